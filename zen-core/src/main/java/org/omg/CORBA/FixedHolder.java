package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

import java.math.BigDecimal;

/**
 * Carries an IDL {@code fixed} out of a call. Digits and scale on the wire are the value's own,
 * since a holder of this type serves every fixed type.
 *
 * <p>IDL to Java 1.3, "Holder classes" and "Fixed".
 *
 * <p>Thread: one at a time.
 */
public final class FixedHolder implements Streamable {
    /** The value. */
    public BigDecimal value;

    /** Holds null. */
    public FixedHolder() {}

    /** Holds this value. */
    public FixedHolder(BigDecimal initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = input.read_fixed();
    }

    @Override
    public void _write(OutputStream output) {
        output.write_fixed(value);
    }

    @Override
    public TypeCode _type() {
        if (value == null) {
            return ORB.init().get_primitive_tc(TCKind.tk_fixed);
        }
        int digits = Math.max(value.precision(), value.scale());
        return ORB.init().create_fixed_tc((short) digits, (short) value.scale());
    }
}
