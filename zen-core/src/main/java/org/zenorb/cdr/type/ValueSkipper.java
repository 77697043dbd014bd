package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.omg.CORBA.VM_CUSTOM;
import org.zenorb.cdr.CdrInput;
import org.zenorb.error.MinorCode;

/**
 * Finds the end of a value that lies in a stream, by its type.
 *
 * <p>Guarantee: time in proportion to the octets; values nested deeper than the stream's limit are
 * IMP_LIMIT; what is cut off is MARSHAL. Contents of strings are not looked at.
 *
 * <p>Thread: the stream's.
 */
final class ValueSkipper {
    private static final int MOST_MEMBERS_LOOKED_AT = 32;

    private ValueSkipper() {}

    static void skip(CdrInput in, CdrTypeCode any) {
        CdrTypeCode type = any.original();
        int size = fixedSize(type.kind);
        if (size > 0) {
            in.align(Math.min(size, 8));
            in.skipOctets(size);
            return;
        }
        in.enter();
        skipConstructed(in, type);
        in.leave();
    }

    /** Octets of a value of this kind, which is also its alignment; 0 where they vary. */
    static int fixedSize(int kind) {
        return switch (kind) {
            case TCKind._tk_octet, TCKind._tk_char, TCKind._tk_boolean -> 1;
            case TCKind._tk_short, TCKind._tk_ushort -> 2;
            case TCKind._tk_long, TCKind._tk_ulong, TCKind._tk_float, TCKind._tk_enum -> 4;
            case TCKind._tk_longlong, TCKind._tk_ulonglong, TCKind._tk_double -> 8;
            case TCKind._tk_longdouble -> 16;
            default -> 0;
        };
    }

    /** The largest alignment in a value, looked for so many levels deep; 8 where there are more. */
    static int alignment(CdrTypeCode any, int levels) {
        CdrTypeCode type = any.original();
        int size = fixedSize(type.kind);
        if (size > 0) {
            return Math.min(size, 8);
        }
        switch (type.kind) {
            case TCKind._tk_fixed -> {
                return 1;
            }
            case TCKind._tk_string, TCKind._tk_wstring, TCKind._tk_objref -> {
                return 4;
            }
            case TCKind._tk_struct, TCKind._tk_sequence, TCKind._tk_array -> {
                int largest = type.kind == TCKind._tk_sequence ? 4 : 1;
                if (levels == 0 || type.members() > MOST_MEMBERS_LOOKED_AT) {
                    return 8;
                }
                if (type.content() != null) {
                    largest = Math.max(largest, alignment(type.content(), levels - 1));
                }
                for (int i = 0; i < type.members(); i++) {
                    largest = Math.max(largest, alignment(type.member(i), levels - 1));
                }
                return largest;
            }
            default -> {
                return 8;
            }
        }
    }

    private static void skipConstructed(CdrInput in, CdrTypeCode type) {
        switch (type.kind) {
            case TCKind._tk_null, TCKind._tk_void -> {
                // Takes no octets.
            }
            case TCKind._tk_wchar -> in.read_wchar();
            case TCKind._tk_string -> skipString(in);
            case TCKind._tk_Principal -> in.skipOctets(in.read_ulong());
            case TCKind._tk_wstring -> skipWideString(in);
            case TCKind._tk_fixed -> in.skipOctets(type.length / 2 + 1);
            case TCKind._tk_any -> skip(in, CdrTypeCode.of(in.read_TypeCode()));
            case TCKind._tk_TypeCode -> in.read_TypeCode();
            case TCKind._tk_objref, CdrTypeCode.COMPONENT, CdrTypeCode.HOME -> skipReference(in);
            case TCKind._tk_struct -> skipMembers(in, type);
            case TCKind._tk_except -> {
                skipString(in);
                skipMembers(in, type);
            }
            case TCKind._tk_union -> {
                long label = Discriminator.read(in, type.content().original().kind);
                int index = type.memberFor(label);
                if (index >= 0) {
                    skip(in, type.member(index));
                }
            }
            case TCKind._tk_sequence -> {
                int length = in.read_ulong();
                skipElements(in, type.content(), length);
            }
            case TCKind._tk_array -> skipElements(in, type.content(), type.length);
            case TCKind._tk_value, CdrTypeCode.EVENT -> {
                boolean custom = type.length == VM_CUSTOM.value;
                in.skipValue(type.id, custom ? null : () -> skipState(in, type));
            }
            case TCKind._tk_value_box -> in.skipValue(type.id, () -> skip(in, type.content()));
            case TCKind._tk_abstract_interface -> {
                if (in.read_boolean()) {
                    skipReference(in);
                } else {
                    in.skipValue(type.id, null);
                }
            }
            default -> throw in.error(MinorCode.BAD_TYPECODE, "a value of type " + type);
        }
    }

    private static void skipMembers(CdrInput in, CdrTypeCode type) {
        for (int i = 0; i < type.members(); i++) {
            skip(in, type.member(i));
        }
    }

    /** The state of the bases comes first. A type that came may say that it is its own base. */
    private static void skipState(CdrInput in, CdrTypeCode type) {
        if (type.content() == null) {
            skipMembers(in, type);
            return;
        }
        int most = in.limits().nestingDepth();
        int bases = 0;
        for (CdrTypeCode each = base(type); each != null; each = base(each)) {
            if (++bases > most) {
                throw in.over(MinorCode.NESTING_TOO_DEEP, bases, most, "zen.maxNestingDepth");
            }
        }
        CdrTypeCode[] lineage = new CdrTypeCode[bases + 1];
        lineage[0] = type;
        for (int i = 1; i <= bases; i++) {
            lineage[i] = base(lineage[i - 1]);
        }
        for (int i = bases; i >= 0; i--) {
            skipMembers(in, lineage[i]);
        }
    }

    private static CdrTypeCode base(CdrTypeCode type) {
        return type.content() == null ? null : type.content().original();
    }

    private static void skipElements(CdrInput in, CdrTypeCode type, int length) {
        if (length < 0 || length > in.available()) {
            // Every element takes an octet at least.
            in.skipOctets(length);
        }
        in.checkSequence(length);
        int size = fixedSize(type.original().kind);
        if (size > 0 && length > 0) {
            in.align(Math.min(size, 8));
            in.skipOctets(length > Integer.MAX_VALUE / size ? -1 : length * size);
        } else {
            for (int i = 0; i < length; i++) {
                skip(in, type);
            }
        }
    }

    private static void skipWideString(CdrInput in) {
        switch (in.giopMinor()) {
            case 0 -> throw in.error(MinorCode.NO_WCHAR_IN_GIOP_1_0, null);
            case 1 -> {
                int length = in.read_ulong();
                in.skipOctets(length > Integer.MAX_VALUE / 2 ? -1 : length * 2);
                in.checkString(2 * (length - 1));
            }
            default -> {
                int length = in.read_ulong();
                in.skipOctets(length);
                in.checkString(length);
            }
        }
    }

    private static void skipString(CdrInput in) {
        int length = in.read_ulong();
        in.skipOctets(length);
        in.checkString(length - 1);
    }

    private static void skipReference(CdrInput in) {
        skipString(in);
        int profiles = in.readLength(8);
        if (profiles > in.limits().profiles()) {
            throw in.over(
                    MinorCode.TOO_MANY_PROFILES,
                    profiles,
                    in.limits().profiles(),
                    "zen.maxProfiles");
        }
        for (int i = 0; i < profiles; i++) {
            in.read_ulong();
            in.skipOctets(in.read_ulong());
        }
    }
}
