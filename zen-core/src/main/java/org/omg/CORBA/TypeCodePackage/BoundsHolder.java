package org.omg.CORBA.TypeCodePackage;

import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries a {@link Bounds} out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class BoundsHolder implements Streamable {
    /** The value. */
    public Bounds value;

    /** Holds null. */
    public BoundsHolder() {}

    /** Holds this value. */
    public BoundsHolder(Bounds initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = BoundsHelper.read(input);
    }

    @Override
    public void _write(OutputStream output) {
        BoundsHelper.write(output, value);
    }

    @Override
    public TypeCode _type() {
        return BoundsHelper.type();
    }
}
