package org.omg.CORBA;

/**
 * The one type of the mapping's that GlassFish's org.omg lacks; code for local interfaces names it.
 */
public interface LocalInterface extends org.omg.CORBA.Object {}
