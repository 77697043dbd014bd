package org.zenorb.fuzz;

import org.omg.CORBA.Any;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.StreamableValue;

/** A value with state of several kinds that may refer to itself, as a compiler would make it. */
class Node implements StreamableValue {
    private static final long serialVersionUID = 1L;

    static final String ID = "IDL:f/Node:1.0";

    private String text = "";
    private double number;
    private Node left;
    private Node right;
    private transient Any any;

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
    public org.omg.CORBA.TypeCode _type() {
        throw org.zenorb.error.MinorCode.NOT_IMPLEMENTED.no("a TypeCode of this value");
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
