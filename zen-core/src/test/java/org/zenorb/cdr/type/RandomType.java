package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.zenorb.cdr.CdrOutput;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Types of every kind that has values, and values of them, out of a seed. */
final class RandomType {
    private static final int[] LEAVES = {
        TCKind._tk_short,
        TCKind._tk_long,
        TCKind._tk_ushort,
        TCKind._tk_ulong,
        TCKind._tk_float,
        TCKind._tk_double,
        TCKind._tk_boolean,
        TCKind._tk_char,
        TCKind._tk_octet,
        TCKind._tk_longlong,
        TCKind._tk_ulonglong,
        TCKind._tk_wchar,
        TCKind._tk_string,
        TCKind._tk_wstring,
        TCKind._tk_any,
        TCKind._tk_TypeCode,
        TCKind._tk_objref
    };

    private final Random random;
    private final List<CdrTypeCode> made = new ArrayList<>();
    private int names;

    RandomType(long seed) {
        random = new Random(seed);
    }

    private String id(String name) {
        return random.nextInt(5) == 0 ? "" : "IDL:test/" + name + ":1.0";
    }

    private String name() {
        return "n" + names++;
    }

    CdrTypeCode type(int depth) {
        // Types used twice become indirections.
        if (!made.isEmpty() && random.nextInt(4) == 0) {
            return made.get(random.nextInt(made.size()));
        }
        CdrTypeCode type = depth <= 0 ? leaf() : constructed(depth);
        made.add(type);
        return type;
    }

    private CdrTypeCode leaf() {
        return switch (random.nextInt(6)) {
            case 0 -> CdrTypeCode.withLength(TCKind._tk_string, 1 + random.nextInt(9), null);
            case 1 -> CdrTypeCode.fixed((short) (1 + random.nextInt(31)), (short) 1);
            case 2 -> enumeration();
            case 3 -> CdrTypeCode.named(TCKind._tk_objref, "IDL:test/I:1.0", "I");
            default -> CdrTypeCode.simple(LEAVES[random.nextInt(LEAVES.length)]);
        };
    }

    private CdrTypeCode enumeration() {
        String[] members = new String[1 + random.nextInt(4)];
        for (int i = 0; i < members.length; i++) {
            members[i] = name();
        }
        String name = name();
        return CdrTypeCode.enumeration(id(name), name, members);
    }

    private CdrTypeCode constructed(int depth) {
        String name = name();
        return switch (random.nextInt(8)) {
            case 0 -> CdrTypeCode.withLength(TCKind._tk_sequence, 0, type(depth - 1));
            case 1 -> CdrTypeCode.withLength(TCKind._tk_array, 3, type(depth - 1));
            case 2 -> CdrTypeCode.wrapping(TCKind._tk_alias, id(name), name, type(depth - 1));
            case 3 -> union(name, depth);
            case 4 -> recursive(name, depth);
            case 5 -> leaf();
            default -> struct(TCKind._tk_struct, name, depth);
        };
    }

    private CdrTypeCode struct(int kind, String name, int depth) {
        int count = 1 + random.nextInt(4);
        String[] memberNames = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        for (int i = 0; i < count; i++) {
            memberNames[i] = name();
            types[i] = type(depth - 1);
        }
        return CdrTypeCode.struct(kind, id(name), name, memberNames, types);
    }

    /** A struct with a sequence of itself among its members. */
    private CdrTypeCode recursive(String name, int depth) {
        String id = "IDL:test/" + name + ":1.0";
        CdrTypeCode itself = CdrTypeCode.placeholder(id);
        return CdrTypeCode.struct(
                TCKind._tk_struct,
                id,
                name,
                new String[] {"first", "more"},
                new CdrTypeCode[] {
                    type(depth - 1), CdrTypeCode.withLength(TCKind._tk_sequence, 0, itself)
                });
    }

    private CdrTypeCode union(String name, int depth) {
        CdrTypeCode discriminator =
                switch (random.nextInt(5)) {
                    case 0 -> CdrTypeCode.simple(TCKind._tk_short);
                    case 1 -> CdrTypeCode.simple(TCKind._tk_ulong);
                    case 2 -> CdrTypeCode.simple(TCKind._tk_longlong);
                    case 3 -> CdrTypeCode.simple(TCKind._tk_char);
                    default ->
                            CdrTypeCode.enumeration(
                                    "IDL:test/E:1.0", "E", new String[] {"a", "b", "c", "d"});
                };
        int count = 1 + random.nextInt(3);
        long[] labels = new long[count];
        String[] memberNames = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        for (int i = 0; i < count; i++) {
            labels[i] = i;
            memberNames[i] = name();
            types[i] = type(depth - 1);
        }
        int defaultIndex = random.nextInt(count + 1) - 1;
        if (defaultIndex >= 0) {
            labels[defaultIndex] = 0;
        }
        return CdrTypeCode.union(
                id(name), name, discriminator, defaultIndex, labels, memberNames, types);
    }

    /** An exception, which is never part of another type. */
    CdrTypeCode exception() {
        return struct(TCKind._tk_except, name(), 2);
    }

    void value(CdrOutput out, CdrTypeCode any, int depth) {
        CdrTypeCode type = any.original();
        if (Discriminator.fits(type.kind)) {
            Discriminator.write(out, type.kind, bits(type));
            return;
        }
        switch (type.kind) {
            case TCKind._tk_string -> out.write_string(text(type.length));
            case TCKind._tk_wstring -> out.write_wstring("\u20ac" + text(type.length));
            case TCKind._tk_fixed -> {
                BigInteger digits = BigInteger.valueOf(random.nextInt(10));
                BigDecimal value = new BigDecimal(digits, type.scale);
                out.write_fixed(value, (short) type.length, type.scale);
            }
            case TCKind._tk_any -> {
                CdrTypeCode inner = depth <= 0 ? leafNumber() : new RandomType(1).type(1);
                out.write_TypeCode(inner);
                value(out, inner, depth - 1);
            }
            case TCKind._tk_TypeCode -> out.write_TypeCode(new RandomType(2).type(2));
            case TCKind._tk_objref -> {
                out.write_string("IDL:test/I:1.0");
                out.write_ulong(1);
                out.write_ulong(77);
                out.write_ulong(3);
                out.write_octet_array(new byte[] {1, 2, 3}, 0, 3);
            }
            case TCKind._tk_struct -> members(out, type, depth);
            case TCKind._tk_except -> {
                out.write_string(type.id);
                members(out, type, depth);
            }
            case TCKind._tk_union -> {
                int kind = type.content().original().kind;
                long label = random.nextInt(4);
                Discriminator.write(out, kind, label);
                if (type.memberFor(label) >= 0) {
                    value(out, type.member(type.memberFor(label)), depth - 1);
                }
            }
            case TCKind._tk_sequence -> {
                int length = depth <= 0 ? 0 : random.nextInt(4);
                out.write_ulong(length);
                elements(out, type.content(), length, depth);
            }
            case TCKind._tk_array -> elements(out, type.content(), type.length, depth);
            default -> throw new AssertionError(type);
        }
    }

    private CdrTypeCode leafNumber() {
        return CdrTypeCode.simple(TCKind._tk_long);
    }

    private String text(int bound) {
        String text = "text, here and there with \u00e4".substring(random.nextInt(27));
        return bound > 0 && text.length() > bound ? text.substring(0, bound) : text;
    }

    private long bits(CdrTypeCode type) {
        return switch (type.kind) {
            case TCKind._tk_boolean -> random.nextInt(2);
            case TCKind._tk_char -> 'a' + random.nextInt(26);
            case TCKind._tk_enum -> random.nextInt(type.members());
            case TCKind._tk_octet -> random.nextInt(256);
            case TCKind._tk_ushort, TCKind._tk_wchar -> random.nextInt(65536);
            case TCKind._tk_short -> (short) random.nextInt();
            case TCKind._tk_long, TCKind._tk_float -> random.nextInt();
            case TCKind._tk_ulong -> random.nextInt() & 0xffffffffL;
            default -> random.nextLong();
        };
    }

    private void members(CdrOutput out, CdrTypeCode type, int depth) {
        for (int i = 0; i < type.members(); i++) {
            value(out, type.member(i), depth - 1);
        }
    }

    private void elements(CdrOutput out, CdrTypeCode type, int length, int depth) {
        for (int i = 0; i < length; i++) {
            value(out, type, depth - 1);
        }
    }
}
