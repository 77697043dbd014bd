package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;

/**
 * What the number of a kind of type says by itself.
 *
 * <p>Thread: any.
 */
final class TypeKind {
    private TypeKind() {}

    static boolean isSimple(int kind) {
        return kind >= 0 && kind <= TCKind._tk_Principal
                || kind >= TCKind._tk_longlong && kind <= TCKind._tk_wchar;
    }

    static boolean hasId(int kind) {
        return switch (kind) {
            case TCKind._tk_objref,
                    TCKind._tk_struct,
                    TCKind._tk_union,
                    TCKind._tk_enum,
                    TCKind._tk_alias,
                    TCKind._tk_except,
                    TCKind._tk_value,
                    TCKind._tk_value_box,
                    TCKind._tk_native,
                    TCKind._tk_abstract_interface,
                    CdrTypeCode.LOCAL_INTERFACE,
                    CdrTypeCode.COMPONENT,
                    CdrTypeCode.HOME,
                    CdrTypeCode.EVENT ->
                    true;
            default -> false;
        };
    }

    static boolean isValue(int kind) {
        return kind == TCKind._tk_value || kind == CdrTypeCode.EVENT;
    }

    static boolean hasTypedMembers(int kind) {
        return kind == TCKind._tk_struct
                || kind == TCKind._tk_union
                || kind == TCKind._tk_except
                || isValue(kind);
    }

    static boolean isKind(int kind) {
        return kind >= 0 && kind <= CdrTypeCode.EVENT;
    }

    static String nameOf(int kind) {
        return switch (kind) {
            case TCKind._tk_null -> "null";
            case TCKind._tk_void -> "void";
            case TCKind._tk_short -> "short";
            case TCKind._tk_long -> "long";
            case TCKind._tk_ushort -> "unsigned short";
            case TCKind._tk_ulong -> "unsigned long";
            case TCKind._tk_float -> "float";
            case TCKind._tk_double -> "double";
            case TCKind._tk_boolean -> "boolean";
            case TCKind._tk_char -> "char";
            case TCKind._tk_octet -> "octet";
            case TCKind._tk_any -> "any";
            case TCKind._tk_TypeCode -> "TypeCode";
            case TCKind._tk_Principal -> "Principal";
            case TCKind._tk_objref -> "interface";
            case TCKind._tk_struct -> "struct";
            case TCKind._tk_union -> "union";
            case TCKind._tk_enum -> "enum";
            case TCKind._tk_string -> "string";
            case TCKind._tk_sequence -> "sequence";
            case TCKind._tk_array -> "array";
            case TCKind._tk_alias -> "alias";
            case TCKind._tk_except -> "exception";
            case TCKind._tk_longlong -> "long long";
            case TCKind._tk_ulonglong -> "unsigned long long";
            case TCKind._tk_longdouble -> "long double";
            case TCKind._tk_wchar -> "wchar";
            case TCKind._tk_wstring -> "wstring";
            case TCKind._tk_fixed -> "fixed";
            case TCKind._tk_value -> "valuetype";
            case TCKind._tk_value_box -> "value box";
            case TCKind._tk_native -> "native";
            case TCKind._tk_abstract_interface -> "abstract interface";
            case CdrTypeCode.LOCAL_INTERFACE -> "local interface";
            case CdrTypeCode.COMPONENT -> "component";
            case CdrTypeCode.HOME -> "home";
            case CdrTypeCode.EVENT -> "eventtype";
            case CdrTypeCode.PLACEHOLDER -> "recursive type";
            default -> "kind " + kind;
        };
    }
}
