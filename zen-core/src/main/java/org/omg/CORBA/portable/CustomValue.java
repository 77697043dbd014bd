package org.omg.CORBA.portable;

import org.omg.CORBA.CustomMarshal;

/**
 * A value type that reads and writes its state itself.
 *
 * <p>IDL to Java 1.3, "Value types".
 */
public interface CustomValue extends ValueBase, CustomMarshal {}
