/** The ORB of CORBA 2.3, as old programs name it. */
package org.omg.CORBA_2_3;
