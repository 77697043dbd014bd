package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.TypeCodePackage.Bounds;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.HashMap;

/**
 * Copies a TypeCode that another implementation made, through the API alone. A type that contains
 * itself is found by its repository id, which every such type has. The limit is that of {@link
 * TypeCodeCompaction}, for the same reason.
 *
 * <p>Thread: the caller's; used once.
 */
final class ForeignTypeCode {
    private final HashMap<String, CdrTypeCode> open = new HashMap<>();
    private int depth;

    private ForeignTypeCode() {}

    static CdrTypeCode copy(TypeCode type) {
        if (type == null) {
            throw MinorCode.NULL_VALUE.no("TypeCode");
        }
        try {
            return new ForeignTypeCode().copyOf(type);
        } catch (BadKind | Bounds e) {
            throw MinorCode.MEMBER_TYPE_ILLEGAL.caused(
                    "a TypeCode of " + type.getClass().getName() + " contradicts itself",
                    org.omg.CORBA.CompletionStatus.COMPLETED_NO,
                    e);
        }
    }

    private CdrTypeCode copyOf(TypeCode type) throws BadKind, Bounds {
        if (type instanceof CdrTypeCode ours) {
            return ours;
        }
        int kind = type.kind().value();
        switch (kind) {
            case TCKind._tk_string, TCKind._tk_wstring:
                return CdrTypeCode.withLength(kind, type.length(), null);
            case TCKind._tk_fixed:
                return CdrTypeCode.fixed(type.fixed_digits(), type.fixed_scale());
            case TCKind._tk_objref:
                return CdrTypeCode.named(kind, type.id(), type.name());
            default:
                CdrTypeCode simple = CdrTypeCode.simple(kind);
                return simple != null ? simple : copyConstructed(type, kind);
        }
    }

    private CdrTypeCode copyConstructed(TypeCode type, int kind) throws BadKind, Bounds {
        if (++depth > WireLimits.MAX_NESTING_DEPTH) {
            throw MinorCode.NESTING_TOO_DEEP.no("TypeCode of " + depth + " levels");
        }
        CdrTypeCode copy;
        if (kind == TCKind._tk_sequence || kind == TCKind._tk_array) {
            copy = CdrTypeCode.withLength(kind, type.length(), copyOf(type.content_type()));
        } else {
            String id = type.id();
            CdrTypeCode enclosing = id.isEmpty() ? null : open.get(id);
            copy = enclosing != null ? enclosing : copyNamed(type, kind, id);
        }
        depth--;
        return copy;
    }

    private CdrTypeCode copyNamed(TypeCode type, int kind, String id) throws BadKind, Bounds {
        CdrTypeCode placeholder = CdrTypeCode.placeholder(null);
        open.put(id, placeholder);
        String name = type.name();
        CdrTypeCode copy =
                switch (kind) {
                    case TCKind._tk_struct, TCKind._tk_except ->
                            CdrTypeCode.struct(kind, id, name, names(type), types(type));
                    case TCKind._tk_union -> copyUnion(type, id, name);
                    case TCKind._tk_enum -> CdrTypeCode.enumeration(id, name, names(type));
                    case TCKind._tk_alias, TCKind._tk_value_box ->
                            CdrTypeCode.wrapping(kind, id, name, copyOf(type.content_type()));
                    case TCKind._tk_value, CdrTypeCode.EVENT -> copyValue(type, kind, id, name);
                    default -> CdrTypeCode.named(kind, id, name);
                };
        placeholder.bind(copy);
        if (copy.hasEndlessBases()) {
            throw MinorCode.MEMBER_TYPE_ILLEGAL.no(id + " among its own bases");
        }
        open.remove(id);
        return copy;
    }

    private CdrTypeCode copyUnion(TypeCode type, String id, String name) throws BadKind, Bounds {
        CdrTypeCode discriminator = copyOf(type.discriminator_type());
        int labelKind = discriminator.original().kind;
        int defaultIndex = type.default_index();
        long[] labels = new long[type.member_count()];
        for (int i = 0; i < labels.length; i++) {
            if (i != defaultIndex) {
                labels[i] =
                        Discriminator.read(type.member_label(i).create_input_stream(), labelKind);
            }
        }
        return CdrTypeCode.union(
                id, name, discriminator, defaultIndex, labels, names(type), types(type));
    }

    private CdrTypeCode copyValue(TypeCode type, int kind, String id, String name)
            throws BadKind, Bounds {
        TypeCode base = type.concrete_base_type();
        boolean hasBase = base != null && base.kind().value() != TCKind._tk_null;
        short[] visibilities = new short[type.member_count()];
        for (int i = 0; i < visibilities.length; i++) {
            visibilities[i] = type.member_visibility(i);
        }
        return CdrTypeCode.value(
                kind,
                id,
                name,
                type.type_modifier(),
                hasBase ? copyOf(base) : null,
                names(type),
                types(type),
                visibilities);
    }

    private static String[] names(TypeCode type) throws BadKind, Bounds {
        String[] names = new String[type.member_count()];
        for (int i = 0; i < names.length; i++) {
            names[i] = type.member_name(i);
        }
        return names;
    }

    private CdrTypeCode[] types(TypeCode type) throws BadKind, Bounds {
        CdrTypeCode[] types = new CdrTypeCode[type.member_count()];
        for (int i = 0; i < types.length; i++) {
            types[i] = copyOf(type.member_type(i));
        }
        return types;
    }
}
