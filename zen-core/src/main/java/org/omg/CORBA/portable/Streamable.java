package org.omg.CORBA.portable;

import org.omg.CORBA.TypeCode;

/**
 * A holder: it reads and writes the value it holds, in its IDL type.
 *
 * <p>IDL to Java 1.3, "Streamable APIs".
 */
public interface Streamable {
    /** Reads the value. */
    void _read(InputStream input);

    /** Writes the value. */
    void _write(OutputStream output);

    /** The value's type. */
    TypeCode _type();
}
