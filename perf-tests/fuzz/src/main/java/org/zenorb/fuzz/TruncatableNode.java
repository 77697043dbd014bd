package org.zenorb.fuzz;

import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.VM_TRUNCATABLE;
import org.omg.CORBA.ValueMember;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.cdr.type.TypeCodeFactory;

/** A value that travels in chunks. */
final class TruncatableNode extends Node {
    private static final long serialVersionUID = 1L;

    static final String ID = "IDL:f/Trunc:1.0";

    private static final TypeCode TYPE =
            TypeCodeFactory.value(
                    ID,
                    "Trunc",
                    VM_TRUNCATABLE.value,
                    new Node()._type(),
                    new ValueMember[] {member("more", TypeCodeFactory.primitive(TCKind.tk_long))});

    private int more;

    static Node of(Node left, Node right, org.omg.CORBA.Any any) {
        return new TruncatableNode().with("t", left, right, any);
    }

    @Override
    public String[] _truncatable_ids() {
        return new String[] {ID, Node.ID};
    }

    @Override
    public TypeCode _type() {
        return TYPE;
    }

    @Override
    public void _write(OutputStream out) {
        super._write(out);
        out.write_long(more);
    }

    @Override
    public void _read(InputStream in) {
        super._read(in);
        more = in.read_long();
    }
}
