package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries an {@link InvalidName} out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class InvalidNameHolder implements Streamable {
    /** The value. */
    public InvalidName value;

    /** Holds null. */
    public InvalidNameHolder() {}

    /** Holds this value. */
    public InvalidNameHolder(InvalidName initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = InvalidNameHelper.read(input);
    }

    @Override
    public void _write(OutputStream output) {
        InvalidNameHelper.write(output, value);
    }

    @Override
    public TypeCode _type() {
        return InvalidNameHelper.type();
    }
}
