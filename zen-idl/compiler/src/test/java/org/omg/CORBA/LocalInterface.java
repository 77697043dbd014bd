package org.omg.CORBA;

/** The one type of the mapping's that GlassFish's org.omg lacks. */
public interface LocalInterface extends Object {}
