package org.zenorb.fuzz;

import org.omg.CORBA.Any;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Plain CDR, TypeCodes and Anys. Thread: one at a time. */
final class CdrTargets {
    private static final int MOST_OPERATIONS = 64;

    private CdrTargets() {}

    static void any(byte[] data) {
        CdrInput in = Streams.in(FuzzValues.REFERENCES, data);
        Any any = in.read_any();
        CdrOutput out = Streams.like(in);
        out.write_any(any);
        CdrInput again = out.create_input_stream();
        Any same = again.read_any();
        Oracle.require(again.available() == 0, "octets are left behind an any");
        Oracle.require(any.type().equal(same.type()), "the any's type has changed");
        Oracle.require(any.equal(same), "the any has changed: " + any.type());
    }

    static void typeCode(byte[] data) {
        CdrInput in = Streams.in(null, data);
        TypeCode type = in.read_TypeCode();
        CdrOutput out = Streams.like(in);
        out.write_TypeCode(type);
        CdrInput again = out.create_input_stream();
        TypeCode same = again.read_TypeCode();
        Oracle.require(again.available() == 0, "octets are left behind a TypeCode");
        Oracle.require(type.equal(same) && same.equal(type), "the TypeCode has changed: " + type);
        Oracle.require(type.equivalent(same), "not equivalent to itself: " + type);
        Oracle.require(
                type.get_compact_typecode().equivalent(type), "compacted to another: " + type);
        Oracle.require(!type.toString().isEmpty(), "no name");
        describe(type);
    }

    /** What a program may ask of any TypeCode. */
    private static void describe(TypeCode type) {
        List<String> answers = new ArrayList<>();
        try {
            answers.add(type.id() + type.name());
            answers.add(type.content_type().toString());
        } catch (BadKind e) {
            answers.add("no content");
        }
        try {
            for (int i = Math.min(8, type.member_count()) - 1; i >= 0; i--) {
                answers.add(type.member_name(i));
            }
        } catch (BadKind | org.omg.CORBA.TypeCodePackage.Bounds e) {
            answers.add("no members");
        }
        Oracle.require(!answers.isEmpty(), "no answer");
    }

    static void operations(byte[] data) {
        int count = data.length < 2 ? 0 : data[1] & MOST_OPERATIONS - 1;
        CdrInput in = Streams.in(FuzzValues.REFERENCES, data, 2 + count);
        int from = Math.min(2, data.length);
        operations(in, Arrays.copyOfRange(data, from, Math.min(from + count, data.length)));
    }

    /** Reads of every kind, in this order. */
    static void operations(CdrInput in, byte[] operations) {
        int encapsulations = 0;
        for (byte operation : operations) {
            switch (operation & 31) {
                case 0 -> in.read_boolean();
                case 1 -> in.read_char();
                case 2 -> in.read_wchar();
                case 3 -> in.read_octet();
                case 4 -> in.read_short();
                case 5 -> in.read_long();
                case 6 -> in.read_longlong();
                case 7 -> in.read_double();
                case 8 -> in.read_string();
                case 9 -> in.read_wstring();
                case 10 -> in.read_fixed();
                case 11 -> in.read_fixed((short) 9, (short) 2);
                case 12 -> in.read_any();
                case 13 -> in.read_TypeCode();
                case 14 -> in.read_value();
                case 15 -> in.read_abstract_interface();
                case 16 -> {
                    int unused = in.beginEncapsulation();
                    encapsulations++;
                }
                case 17 -> {
                    if (encapsulations > 0) {
                        in.endEncapsulation();
                        encapsulations--;
                    }
                }
                case 18 -> org.omg.CORBA.StringSeqHelper.read(in);
                case 19 -> org.omg.CORBA.LongLongSeqHelper.read(in);
                case 20 -> org.omg.CORBA.OctetSeqHelper.read(in);
                case 21 -> org.omg.CORBA.WStringSeqHelper.read(in);
                case 22 -> org.omg.CORBA.AnySeqHelper.read(in);
                case 23 -> in.mark(0);
                case 24 -> in.reset();
                case 25 -> in.skipOctets(in.read_octet());
                case 26 -> in.read_char_array(new char[3], 0, 3);
                case 27 -> in.read_boolean_array(new boolean[3], 0, 3);
                default -> in.align(8);
            }
            Oracle.require(
                    in.position() >= 0 && in.position() <= in.bytes().length,
                    "read beyond the end");
        }
    }
}
