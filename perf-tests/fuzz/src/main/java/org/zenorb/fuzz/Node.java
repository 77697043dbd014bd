package org.zenorb.fuzz;

import org.omg.CORBA.Any;
import org.omg.CORBA.PRIVATE_MEMBER;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.VM_NONE;
import org.omg.CORBA.ValueMember;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.StreamableValue;
import org.zenorb.cdr.type.TypeCodeFactory;

/** A value with state of several kinds that may refer to itself, as a compiler would make it. */
class Node implements StreamableValue {
    private static final long serialVersionUID = 1L;

    static final String ID = "IDL:f/Node:1.0";

    private static final TypeCode TYPE =
            TypeCodeFactory.value(
                    ID,
                    "Node",
                    VM_NONE.value,
                    null,
                    new ValueMember[] {
                        member("text", TypeCodeFactory.primitive(TCKind.tk_string)),
                        member("left", TypeCodeFactory.recursive(ID)),
                        member("number", TypeCodeFactory.primitive(TCKind.tk_double)),
                        member("right", TypeCodeFactory.recursive(ID)),
                        member("any", TypeCodeFactory.primitive(TCKind.tk_any))
                    });

    private String text = "";
    private double number;
    private Node left;
    private Node right;
    private transient Any any;

    static ValueMember member(String name, TypeCode type) {
        return new ValueMember(name, "", ID, "", type, null, PRIVATE_MEMBER.value);
    }

    static Node of(String text, Node left, Node right, Any any) {
        return new Node().with(text, left, right, any);
    }

    Node with(String newText, Node newLeft, Node newRight, Any newAny) {
        text = newText;
        left = newLeft;
        right = newRight;
        any = newAny;
        return this;
    }

    @Override
    public String[] _truncatable_ids() {
        return new String[] {ID};
    }

    @Override
    public TypeCode _type() {
        return TYPE;
    }

    @Override
    public void _write(OutputStream out) {
        org.omg.CORBA_2_3.portable.OutputStream to = (org.omg.CORBA_2_3.portable.OutputStream) out;
        out.write_string(text);
        to.write_value(left, ID);
        out.write_double(number);
        to.write_value(right, ID);
        out.write_any(any);
    }

    @Override
    public void _read(InputStream in) {
        org.omg.CORBA_2_3.portable.InputStream from = (org.omg.CORBA_2_3.portable.InputStream) in;
        text = in.read_string();
        left = FuzzValues.cast(from.read_value(ID));
        number = in.read_double();
        right = FuzzValues.cast(from.read_value(ID));
        any = in.read_any();
    }
}
