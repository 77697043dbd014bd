package org.omg.CORBA.portable;

import java.io.Serializable;

/**
 * How a boxed value travels whose Java type says nothing about its IDL type.
 *
 * <p>IDL to Java 1.3, "Value box types".
 */
public interface BoxedValueHelper {
    /** Reads the content. */
    Serializable read_value(InputStream input);

    /** Writes the content. */
    void write_value(OutputStream output, Serializable value);

    /** The repository id. */
    String get_id();
}
