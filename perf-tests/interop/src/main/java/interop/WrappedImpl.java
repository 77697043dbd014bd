package interop;

import org.omg.CORBA.DataInputStream;
import org.omg.CORBA.DataOutputStream;
import org.omg.CORBA.TypeCode;

/** Writes and reads itself, the text first. */
public final class WrappedImpl extends Wrapped {
    private static final long serialVersionUID = 1L;

    public WrappedImpl() {}

    public WrappedImpl(int number, String text) {
        this.number = number;
        this.text = text;
    }

    @Override
    public void marshal(DataOutputStream out) {
        out.write_string(text);
        out.write_octet((byte) 7);
        out.write_long(number);
        out.write_double(number / 4.0);
    }

    @Override
    public void unmarshal(DataInputStream in) {
        text = in.read_string();
        if (in.read_octet() != 7) {
            throw new org.omg.CORBA.MARSHAL("the octet is not 7");
        }
        number = in.read_long();
        if (in.read_double() != number / 4.0) {
            throw new org.omg.CORBA.MARSHAL("the double is not a quarter of " + number);
        }
    }

    // idlj leaves this to whoever extends its class.
    @SuppressWarnings("MissingOverride")
    public TypeCode _type() {
        return WrappedHelper.type();
    }
}
