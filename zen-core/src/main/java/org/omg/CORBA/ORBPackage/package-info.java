/** The exceptions of {@link org.omg.CORBA.ORB}. */
package org.omg.CORBA.ORBPackage;
