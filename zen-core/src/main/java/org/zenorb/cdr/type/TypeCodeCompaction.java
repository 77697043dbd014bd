package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * Makes a type without the names that a receiver can do without; ids and aliases stay (CORBA 3.3
 * part 1, 8.11.1).
 *
 * <p>A TypeCode belongs to no ORB, so that no setting reaches it: the limit is the highest that an
 * ORB can be set to, whose streams hold their own when the type is written.
 *
 * <p>Thread: the caller's; used once.
 */
final class TypeCodeCompaction {
    private final IdentityHashMap<CdrTypeCode, CdrTypeCode> done = new IdentityHashMap<>();

    private TypeCodeCompaction() {}

    static CdrTypeCode compact(CdrTypeCode type) {
        return new TypeCodeCompaction().copy(type, 0);
    }

    private CdrTypeCode copy(CdrTypeCode original, int depth) {
        if (original == null) {
            return null;
        }
        CdrTypeCode type = original.resolve();
        if (type.id == null && type.content() == null) {
            return type;
        }
        CdrTypeCode known = done.get(type);
        if (known != null) {
            return known;
        }
        if (depth == WireLimits.MAX_NESTING_DEPTH) {
            throw MinorCode.NESTING_TOO_DEEP.no("TypeCode of " + depth + " levels");
        }
        CdrTypeCode placeholder = CdrTypeCode.placeholder(null);
        done.put(type, placeholder);
        CdrTypeCode copy = copyOf(type, depth + 1);
        placeholder.bind(copy);
        done.put(type, copy);
        return copy;
    }

    private CdrTypeCode copyOf(CdrTypeCode type, int depth) {
        return switch (type.kind) {
            case TCKind._tk_sequence, TCKind._tk_array ->
                    CdrTypeCode.withLength(type.kind, type.length, copy(type.content(), depth));
            case TCKind._tk_alias, TCKind._tk_value_box ->
                    CdrTypeCode.wrapping(type.kind, type.id, "", copy(type.content(), depth));
            case TCKind._tk_enum -> CdrTypeCode.enumeration(type.id, "", noNames(type));
            case TCKind._tk_struct, TCKind._tk_except ->
                    CdrTypeCode.struct(
                            type.kind, type.id, "", noNames(type), copyMembers(type, depth));
            case TCKind._tk_union ->
                    CdrTypeCode.union(
                            type.id,
                            "",
                            copy(type.content(), depth),
                            type.defaultIndex,
                            type.labels,
                            noNames(type),
                            copyMembers(type, depth));
            case TCKind._tk_value, CdrTypeCode.EVENT ->
                    CdrTypeCode.value(
                            type.kind,
                            type.id,
                            "",
                            (short) type.length,
                            copy(type.content(), depth),
                            noNames(type),
                            copyMembers(type, depth),
                            visibilities(type));
            default -> CdrTypeCode.named(type.kind, type.id, "");
        };
    }

    private CdrTypeCode[] copyMembers(CdrTypeCode type, int depth) {
        CdrTypeCode[] types = new CdrTypeCode[type.members()];
        for (int i = 0; i < types.length; i++) {
            types[i] = copy(type.member(i), depth);
        }
        return types;
    }

    private static short[] visibilities(CdrTypeCode type) {
        short[] visibilities = new short[type.members()];
        for (int i = 0; i < visibilities.length; i++) {
            visibilities[i] = type.visibility(i);
        }
        return visibilities;
    }

    private static String[] noNames(CdrTypeCode type) {
        String[] names = new String[type.members()];
        Arrays.fill(names, "");
        return names;
    }
}
