package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries an IDL {@code char} out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class CharHolder implements Streamable {
    /** The value. */
    public char value;

    /** Holds zero. */
    public CharHolder() {}

    /** Holds this value. */
    public CharHolder(char initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = input.read_char();
    }

    @Override
    public void _write(OutputStream output) {
        output.write_char(value);
    }

    @Override
    public TypeCode _type() {
        return ORB.init().get_primitive_tc(TCKind.tk_char);
    }
}
