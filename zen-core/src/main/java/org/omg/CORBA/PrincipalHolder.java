package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries a Principal out of a call.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * @deprecated {@link Principal} went with CORBA 2.2.
 */
@Deprecated
public final class PrincipalHolder implements Streamable {
    /** The value. */
    public Principal value;

    /** Holds null. */
    public PrincipalHolder() {}

    /** Holds this value. */
    public PrincipalHolder(Principal initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = input.read_Principal();
    }

    @Override
    public void _write(OutputStream output) {
        output.write_Principal(value);
    }

    @Override
    public TypeCode _type() {
        return ORB.init().get_primitive_tc(TCKind.tk_Principal);
    }
}
