/** The ORB of CORBA 2.5, as old programs name it. */
package org.omg.CORBA_2_5;
