package org.omg.CORBA.portable;

/**
 * A value type whose state the generated code reads and writes.
 *
 * <p>IDL to Java 1.3, "Value types".
 */
public interface StreamableValue extends Streamable, ValueBase {}
