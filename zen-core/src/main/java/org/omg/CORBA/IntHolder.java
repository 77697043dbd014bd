package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries an IDL {@code long} out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class IntHolder implements Streamable {
    /** The value. */
    public int value;

    /** Holds zero. */
    public IntHolder() {}

    /** Holds this value. */
    public IntHolder(int initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = input.read_long();
    }

    @Override
    public void _write(OutputStream output) {
        output.write_long(value);
    }

    @Override
    public TypeCode _type() {
        return ORB.init().get_primitive_tc(TCKind.tk_long);
    }
}
