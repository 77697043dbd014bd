package org.omg.CORBA;

/**
 * The one type of the mapping's that GlassFish's org.omg and the JDK's former one lack; code for
 * local interfaces names it.
 */
public interface LocalInterface extends org.omg.CORBA.Object {}
