package org.omg.CORBA.portable;

import java.io.Serializable;

/**
 * Makes values of one repository id while they are read.
 *
 * <p>IDL to Java 1.3, "Value factory and marshaling".
 */
public interface ValueFactory {
    /**
     * Makes an empty value and lets the stream fill it with its {@code read_value(Serializable)}.
     */
    Serializable read_value(org.omg.CORBA_2_3.portable.InputStream input);
}
