package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.zenorb.cdr.CdrInput;
import org.zenorb.error.MinorCode;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;

/**
 * Reads TypeCodes (CORBA 3.3 part 2, 9.3.5.1). Indirections reach back to what stands in the same
 * outermost TypeCode, as the specification wants it.
 *
 * <p>Guarantee: what it returns has no part without a value: arrays and structs that take no octets
 * stand in no other type, so walking a value costs time in proportion to its octets. Types that
 * were read lately are found again by their octets, without being built anew.
 *
 * <p>Thread: its stream's.
 */
public final class TypeCodeReader {
    private static final int INDIRECTION = 0xffffffff;
    private static final int REMEMBERED = 16;
    private static final int MAX_REMEMBERED_BYTES = 4096;

    private record Remembered(byte[] octets, int charCodeSet, CdrTypeCode type) {}

    private final HashMap<Integer, CdrTypeCode> seen = new HashMap<>();

    /** The kinds of types that are being read, by what stands for them meanwhile. */
    private final IdentityHashMap<CdrTypeCode, Integer> open = new IdentityHashMap<>();

    private final Remembered[] remembered = new Remembered[REMEMBERED];

    /** Reads one; MARSHAL when the octets are none. */
    public CdrTypeCode read(CdrInput in) {
        int kind = in.read_ulong();
        if (kind == INDIRECTION) {
            throw in.error(MinorCode.BAD_TYPECODE, "an indirection outside of any TypeCode");
        }
        CdrTypeCode plain = withoutEncapsulation(in, kind);
        if (plain != null) {
            return plain;
        }
        int start = in.position() - 4;
        if (in.isChunked()) {
            // Its octets may lie apart, so they say nothing about the next one.
            return readOutermost(in, kind);
        }
        int length = in.read_ulong();
        in.skipOctets(length);
        checkSize(in, length);
        int end = in.position();
        int slot = slot(kind, length, in.bytes()[end - 1]);
        Remembered known = remembered[slot];
        if (known != null
                && known.charCodeSet == in.charCodeSet()
                && Arrays.equals(known.octets, 0, known.octets.length, in.bytes(), start, end)) {
            return known.type;
        }
        in.position(start + 4);
        CdrTypeCode type = readOutermost(in, kind);
        if (end - start <= MAX_REMEMBERED_BYTES) {
            byte[] octets = Arrays.copyOfRange(in.bytes(), start, end);
            remembered[slot] = new Remembered(octets, in.charCodeSet(), type);
        }
        return type;
    }

    private CdrTypeCode readOutermost(CdrInput in, int kind) {
        try {
            return readEncapsulated(in, kind);
        } finally {
            seen.clear();
            open.clear();
        }
    }

    private static void checkSize(CdrInput in, int octets) {
        int most = in.limits().typeCodeBytes();
        if (octets > most) {
            throw in.over(MinorCode.TYPECODE_TOO_LARGE, octets, most, "zen.maxTypeCodeBytes");
        }
    }

    private static int slot(int kind, int length, byte last) {
        return (kind * 31 + length * 7 + last) & REMEMBERED - 1;
    }

    /** Kinds without parameters or with a few numbers; null for all others. */
    private static CdrTypeCode withoutEncapsulation(CdrInput in, int kind) {
        switch (kind) {
            case TCKind._tk_string, TCKind._tk_wstring -> {
                int bound = in.read_ulong();
                return bound == 0
                        ? CdrTypeCode.simple(kind)
                        : CdrTypeCode.withLength(kind, bound, null);
            }
            case TCKind._tk_fixed -> {
                short digits = in.read_ushort();
                short scale = in.read_short();
                if (digits < 1 || digits > TypeCodeFactory.MAX_FIXED_DIGITS || scale > digits) {
                    throw in.error(MinorCode.BAD_TYPECODE, "fixed<" + digits + "," + scale + ">");
                }
                return CdrTypeCode.fixed(digits, scale);
            }
            case TCKind._tk_objref -> {
                return null;
            }
            default -> {
                if (!TypeKind.isKind(kind)) {
                    throw in.error(MinorCode.BAD_TYPECODE, "kind " + kind);
                }
                return CdrTypeCode.simple(kind);
            }
        }
    }

    private CdrTypeCode readNested(CdrInput in) {
        int kind = in.read_ulong();
        int start = in.position() - 4;
        if (kind == INDIRECTION) {
            int offset = in.read_long();
            CdrTypeCode meant = offset < -4 ? seen.get(start + 4 + offset) : null;
            if (meant == null) {
                throw in.error(MinorCode.BAD_TYPECODE, "an indirection to no TypeCode, " + offset);
            }
            return meant;
        }
        CdrTypeCode plain = withoutEncapsulation(in, kind);
        return plain != null ? plain : readEncapsulated(in, kind);
    }

    private CdrTypeCode readEncapsulated(CdrInput in, int kind) {
        CdrTypeCode placeholder = null;
        int limit = in.beginEncapsulation();
        checkSize(in, limit - in.origin());
        // Kind and length stand before it, also where it was put together from chunks.
        int start = in.origin() - 8;
        if (canContainItself(kind)) {
            placeholder = CdrTypeCode.placeholder(null);
            seen.put(start, placeholder);
            open.put(placeholder, kind);
        }
        CdrTypeCode type = readParameters(in, kind);
        in.endEncapsulation();
        if (placeholder != null) {
            placeholder.bind(type);
        }
        if (CdrTypeCode.isValueKind(kind) && type.hasEndlessBases()) {
            throw in.error(MinorCode.BAD_TYPECODE, type + " among its own bases");
        }
        seen.put(start, type);
        return type;
    }

    private static boolean canContainItself(int kind) {
        return kind == TCKind._tk_struct
                || kind == TCKind._tk_union
                || kind == TCKind._tk_value
                || kind == TCKind._tk_value_box
                || kind == CdrTypeCode.EVENT;
    }

    private CdrTypeCode readParameters(CdrInput in, int kind) {
        if (kind == TCKind._tk_sequence || kind == TCKind._tk_array) {
            CdrTypeCode element = readMember(in);
            int length = in.read_ulong();
            if (length < 0 || kind == TCKind._tk_array && length == 0) {
                throw in.error(
                        MinorCode.BAD_TYPECODE,
                        TypeKind.nameOf(kind) + " of " + Integer.toUnsignedString(length));
            }
            return CdrTypeCode.withLength(kind, length, element);
        }
        String id = in.read_string();
        String name = in.read_string();
        return switch (kind) {
            case TCKind._tk_struct, TCKind._tk_except -> readStruct(in, kind, id, name);
            case TCKind._tk_union -> readUnion(in, id, name);
            case TCKind._tk_enum -> CdrTypeCode.enumeration(id, name, readNames(in));
            case TCKind._tk_alias, TCKind._tk_value_box ->
                    CdrTypeCode.wrapping(kind, id, name, readMember(in));
            case TCKind._tk_value, CdrTypeCode.EVENT -> readValue(in, kind, id, name);
            default -> CdrTypeCode.named(kind, id, name);
        };
    }

    /** A type that stands in another: it must have a value, and its value must take octets. */
    private CdrTypeCode readMember(CdrInput in) {
        CdrTypeCode type = readNested(in);
        boolean empty = type.kind == TCKind._tk_struct && type.members() == 0;
        if (empty || !TypeCodeFactory.canBeMember(type.kind)) {
            throw in.error(MinorCode.BAD_TYPECODE, "a member of type " + type);
        }
        return type;
    }

    private static String[] readNames(CdrInput in) {
        String[] names = new String[in.readLength(5)];
        for (int i = 0; i < names.length; i++) {
            names[i] = in.read_string();
        }
        return names;
    }

    private CdrTypeCode readStruct(CdrInput in, int kind, String id, String name) {
        int count = in.readLength(8);
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        for (int i = 0; i < count; i++) {
            names[i] = in.read_string();
            types[i] = readMember(in);
        }
        return CdrTypeCode.struct(kind, id, name, names, types);
    }

    private CdrTypeCode readUnion(CdrInput in, String id, String name) {
        CdrTypeCode discriminator = readNested(in);
        if (discriminator.kind == CdrTypeCode.PLACEHOLDER
                || !TypeCodeFactory.canDiscriminate(discriminator.original().kind)) {
            throw in.error(MinorCode.BAD_TYPECODE, "a union switched by " + discriminator);
        }
        int labelKind = discriminator.original().kind;
        int defaultIndex = in.read_long();
        int count = in.readLength(8);
        if (defaultIndex < -1 || defaultIndex >= count) {
            throw in.error(MinorCode.BAD_TYPECODE, "default " + defaultIndex + " of " + count);
        }
        long[] labels = new long[count];
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        for (int i = 0; i < count; i++) {
            labels[i] = Discriminator.read(in, labelKind);
            names[i] = in.read_string();
            types[i] = readMember(in);
        }
        return CdrTypeCode.union(id, name, discriminator, defaultIndex, labels, names, types);
    }

    /** Null where there is none. */
    private CdrTypeCode readBase(CdrInput in) {
        CdrTypeCode base = readNested(in);
        if (base.kind == TCKind._tk_null) {
            return null;
        }
        CdrTypeCode original = base.behindAliases();
        Integer opened = open.get(original);
        if (!CdrTypeCode.isValueKind(opened == null ? original.kind : opened)) {
            throw in.error(MinorCode.BAD_TYPECODE, "a value based on " + base);
        }
        return base;
    }

    private CdrTypeCode readValue(CdrInput in, int kind, String id, String name) {
        short modifier = in.read_short();
        CdrTypeCode base = readBase(in);
        int count = in.readLength(8);
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        short[] visibilities = new short[count];
        for (int i = 0; i < count; i++) {
            names[i] = in.read_string();
            types[i] = readMember(in);
            visibilities[i] = in.read_short();
        }
        return CdrTypeCode.value(kind, id, name, modifier, base, names, types, visibilities);
    }
}
