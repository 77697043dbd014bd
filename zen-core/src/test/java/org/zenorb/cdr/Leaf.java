package org.zenorb.cdr;

import org.omg.CORBA.Any;
import org.omg.CORBA.PUBLIC_MEMBER;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.VM_NONE;
import org.omg.CORBA.VM_TRUNCATABLE;
import org.omg.CORBA.ValueMember;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.StreamableValue;
import org.zenorb.cdr.type.TypeCodeFactory;

import java.io.Serializable;

/** A value with state of every alignment and references to others, as a compiler would make it. */
class Leaf implements StreamableValue {
    private static final long serialVersionUID = 1L;

    static final String ID = "IDL:test/Leaf:1.0";

    int number;
    double weight;
    String text = "";
    byte[] octets = {};
    double[] weights = {};
    Leaf left;
    Leaf right;
    transient Any any;

    @Override
    public String[] _truncatable_ids() {
        return new String[] {ID};
    }

    @Override
    public void _write(OutputStream out) {
        org.omg.CORBA_2_3.portable.OutputStream to = (org.omg.CORBA_2_3.portable.OutputStream) out;
        out.write_long(number);
        out.write_double(weight);
        out.write_string(text);
        out.write_ulong(octets.length);
        out.write_octet_array(octets, 0, octets.length);
        out.write_ulong(weights.length);
        out.write_double_array(weights, 0, weights.length);
        to.write_value(left, ID);
        to.write_value(right, ID);
        out.write_any(any);
    }

    @Override
    public void _read(InputStream in) {
        org.omg.CORBA_2_3.portable.InputStream from = (org.omg.CORBA_2_3.portable.InputStream) in;
        number = in.read_long();
        weight = in.read_double();
        text = in.read_string();
        octets = new byte[count(in, 1)];
        in.read_octet_array(octets, 0, octets.length);
        weights = new double[count(in, 8)];
        in.read_double_array(weights, 0, weights.length);
        left = (Leaf) from.read_value(ID);
        right = (Leaf) from.read_value(ID);
        any = in.read_any();
    }

    static int count(InputStream in, int bytesEach) {
        return ((CdrInput) in).readLength(bytesEach);
    }

    @Override
    public TypeCode _type() {
        return type();
    }

    static TypeCode type() {
        TypeCode self = TypeCodeFactory.recursive(ID);
        TypeCode number = TypeCodeFactory.primitive(TCKind.tk_double);
        return TypeCodeFactory.value(
                ID,
                "Leaf",
                VM_NONE.value,
                null,
                new ValueMember[] {
                    member("number", TypeCodeFactory.primitive(TCKind.tk_long)),
                    member("weight", number),
                    member("text", TypeCodeFactory.string(0)),
                    member(
                            "octets",
                            TypeCodeFactory.sequence(
                                    0, TypeCodeFactory.primitive(TCKind.tk_octet))),
                    member("weights", TypeCodeFactory.sequence(0, number)),
                    member("left", self),
                    member("right", self),
                    member("any", TypeCodeFactory.primitive(TCKind.tk_any))
                });
    }

    static ValueMember member(String name, TypeCode type) {
        return new ValueMember(name, "", "", "", type, null, PUBLIC_MEMBER.value);
    }

    /** Truncatable to its base. */
    static final class Branch extends Leaf {
        private static final long serialVersionUID = 1L;

        static final String ID = "IDL:test/Branch:1.0";

        long[] more = {};
        Serializable child;

        @Override
        public String[] _truncatable_ids() {
            return new String[] {ID, Leaf.ID};
        }

        @Override
        public void _write(OutputStream out) {
            super._write(out);
            out.write_ulong(more.length);
            out.write_longlong_array(more, 0, more.length);
            ((org.omg.CORBA_2_3.portable.OutputStream) out).write_value(child);
        }

        @Override
        public void _read(InputStream in) {
            super._read(in);
            more = new long[count(in, 8)];
            in.read_longlong_array(more, 0, more.length);
            child = ((org.omg.CORBA_2_3.portable.InputStream) in).read_value();
        }

        @Override
        public TypeCode _type() {
            return type();
        }

        static TypeCode type() {
            return TypeCodeFactory.value(
                    ID,
                    "Branch",
                    VM_TRUNCATABLE.value,
                    Leaf.type(),
                    new ValueMember[] {
                        member(
                                "more",
                                TypeCodeFactory.sequence(
                                        0, TypeCodeFactory.primitive(TCKind.tk_longlong))),
                        member(
                                "child",
                                TypeCodeFactory.value(
                                        "IDL:omg.org/CORBA/ValueBase:1.0",
                                        "ValueBase",
                                        VM_NONE.value,
                                        null,
                                        new ValueMember[0]))
                    });
        }
    }
}
