package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries an IDL {@code long long} out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class LongHolder implements Streamable {
    /** The value. */
    public long value;

    /** Holds zero. */
    public LongHolder() {}

    /** Holds this value. */
    public LongHolder(long initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = input.read_longlong();
    }

    @Override
    public void _write(OutputStream output) {
        output.write_longlong(value);
    }

    @Override
    public TypeCode _type() {
        return ORB.init().get_primitive_tc(TCKind.tk_longlong);
    }
}
