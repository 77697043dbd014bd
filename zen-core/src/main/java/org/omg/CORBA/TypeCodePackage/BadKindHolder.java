package org.omg.CORBA.TypeCodePackage;

import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries a {@link BadKind} out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class BadKindHolder implements Streamable {
    /** The value. */
    public BadKind value;

    /** Holds null. */
    public BadKindHolder() {}

    /** Holds this value. */
    public BadKindHolder(BadKind initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = BadKindHelper.read(input);
    }

    @Override
    public void _write(OutputStream output) {
        BadKindHelper.write(output, value);
    }

    @Override
    public TypeCode _type() {
        return BadKindHelper.type();
    }
}
