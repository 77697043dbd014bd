/** The ORB of CORBA 3.0, as programs name it. */
package org.omg.CORBA_3_0;
