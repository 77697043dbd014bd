package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

import java.io.Serializable;

/**
 * Carries any value type out of a call: an IDL {@code ValueBase}.
 *
 * <p>IDL to Java 1.3, "Value types".
 *
 * <p>Thread: one at a time.
 */
public final class ValueBaseHolder implements Streamable {
    /** The value. */
    public Serializable value;

    /** Holds null. */
    public ValueBaseHolder() {}

    /** Holds this value. */
    public ValueBaseHolder(Serializable initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = ValueBaseHelper.read(input);
    }

    @Override
    public void _write(OutputStream output) {
        ValueBaseHelper.write(output, value);
    }

    @Override
    public TypeCode _type() {
        return ValueBaseHelper.type();
    }
}
