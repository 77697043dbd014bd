package org.omg.CORBA;

/**
 * What every local interface of the IDL extends in Java: its objects never leave the process.
 *
 * <p>IDL to Java 1.3, "Local interfaces".
 */
public interface LocalInterface extends Object {}
