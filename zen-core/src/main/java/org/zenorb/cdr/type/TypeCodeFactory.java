package org.zenorb.cdr.type;

import org.omg.CORBA.Any;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnionMember;
import org.omg.CORBA.VM_NONE;
import org.omg.CORBA.ValueMember;
import org.zenorb.error.MinorCode;

import java.util.HashSet;

/**
 * Makes TypeCodes out of their parts and checks them: what the ORB's {@code create_…_tc} and {@code
 * get_primitive_tc} do (CORBA 3.3 part 1, 8.11.3).
 *
 * <p>Thread: any.
 */
public final class TypeCodeFactory {
    static final int MAX_FIXED_DIGITS = 31;

    private TypeCodeFactory() {}

    // ---- checks

    static boolean canBeMember(int kind) {
        return kind != TCKind._tk_null && kind != TCKind._tk_void && kind != TCKind._tk_except;
    }

    static boolean canDiscriminate(int kind) {
        return switch (kind) {
            case TCKind._tk_short,
                    TCKind._tk_ushort,
                    TCKind._tk_long,
                    TCKind._tk_ulong,
                    TCKind._tk_longlong,
                    TCKind._tk_ulonglong,
                    TCKind._tk_boolean,
                    TCKind._tk_char,
                    TCKind._tk_wchar,
                    TCKind._tk_octet,
                    TCKind._tk_enum ->
                    true;
            default -> false;
        };
    }

    private static void checkIdAndName(String id, String name) {
        if (id == null || !id.isEmpty() && id.indexOf(':') <= 0) {
            throw MinorCode.BAD_REPOSITORY_ID.no(id == null ? "null" : '"' + id + '"');
        }
        if (!isIdentifierOrEmpty(name)) {
            throw MinorCode.BAD_TYPE_NAME.no(
                    (name == null ? "null" : '"' + name + '"') + " for " + id);
        }
    }

    private static boolean isIdentifierOrEmpty(String name) {
        if (name == null) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = c <= 0xff && Character.isLetter(c);
            if (!(letter || c == '_' || i > 0 && c >= '0' && c <= '9')) {
                return false;
            }
        }
        return true;
    }

    private static String checkMemberName(String name, String id) {
        if (!isIdentifierOrEmpty(name)) {
            throw MinorCode.BAD_MEMBER_NAME.no(
                    (name == null ? "null" : '"' + name + '"') + " in " + id);
        }
        return name;
    }

    private static void checkUnique(HashSet<String> names, String name, String id) {
        // IDL tells names apart without regard to case.
        if (!name.isEmpty() && !names.add(name.toLowerCase(java.util.Locale.ROOT))) {
            throw MinorCode.BAD_MEMBER_NAME.no('"' + name + "\" twice in " + id);
        }
    }

    private static CdrTypeCode checkMemberType(TypeCode type, String where) {
        if (type == null) {
            throw MinorCode.MEMBER_TYPE_ILLEGAL.no("no type for " + where);
        }
        CdrTypeCode ours = CdrTypeCode.of(type);
        if (!canBeMember(ours.kind)) {
            throw MinorCode.MEMBER_TYPE_ILLEGAL.no(ours + " in " + where);
        }
        return ours;
    }

    private static <T> T[] checkMembers(T[] members, String id) {
        if (members == null) {
            throw MinorCode.NULL_VALUE.no("members of " + id);
        }
        for (T member : members) {
            if (member == null) {
                throw MinorCode.NULL_VALUE.no("a member of " + id);
            }
        }
        return members;
    }

    // ---- kinds

    /**
     * A type without parameters; string, wstring without bound and Object too.
     *
     * @throws org.omg.CORBA.BAD_PARAM NO_PRIMITIVE for kinds with parameters
     */
    public static TypeCode primitive(TCKind kind) {
        CdrTypeCode type = kind == null ? null : CdrTypeCode.simple(kind.value());
        if (type == null) {
            throw MinorCode.NO_PRIMITIVE.no(kind == null ? "null" : TypeKind.nameOf(kind.value()));
        }
        return type;
    }

    /** A string; no bound when it is 0. */
    public static TypeCode string(int bound) {
        return bounded(TCKind._tk_string, bound);
    }

    /** A wstring; no bound when it is 0. */
    public static TypeCode wstring(int bound) {
        return bounded(TCKind._tk_wstring, bound);
    }

    private static CdrTypeCode bounded(int kind, int bound) {
        if (bound < 0) {
            throw MinorCode.BAD_BOUND.no(TypeKind.nameOf(kind) + "<" + bound + ">");
        }
        return bound == 0 ? CdrTypeCode.simple(kind) : CdrTypeCode.withLength(kind, bound, null);
    }

    /** A fixed. */
    public static TypeCode fixed(short digits, short scale) {
        if (digits < 1 || digits > MAX_FIXED_DIGITS || scale > digits) {
            throw MinorCode.BAD_FIXED_TYPE.no("fixed<" + digits + "," + scale + ">");
        }
        return CdrTypeCode.fixed(digits, scale);
    }

    /** A sequence; no bound when it is 0. */
    public static TypeCode sequence(int bound, TypeCode element) {
        CdrTypeCode type = checkMemberType(element, "sequence");
        if (bound < 0) {
            throw MinorCode.BAD_BOUND.no("sequence of " + bound);
        }
        return CdrTypeCode.withLength(TCKind._tk_sequence, bound, type);
    }

    /** A sequence of a type that encloses it: 1 for the one around the sequence, and so on. */
    public static TypeCode recursiveSequence(int bound, int offset) {
        if (bound < 0 || offset < 1) {
            throw MinorCode.BAD_BOUND.no("sequence of " + bound + ", offset " + offset);
        }
        // The sequence itself is the first type around its element.
        return CdrTypeCode.withLength(
                TCKind._tk_sequence, bound, CdrTypeCode.placeholder(offset + 1));
    }

    /** An array. */
    public static TypeCode array(int length, TypeCode element) {
        CdrTypeCode type = checkMemberType(element, "array");
        if (length < 1) {
            throw MinorCode.BAD_BOUND.no("array of " + length);
        }
        return CdrTypeCode.withLength(TCKind._tk_array, length, type);
    }

    /** A typedef. */
    public static TypeCode alias(String id, String name, TypeCode original) {
        checkIdAndName(id, name);
        return CdrTypeCode.wrapping(TCKind._tk_alias, id, name, checkMemberType(original, id));
    }

    /** A value box. */
    public static TypeCode valueBox(String id, String name, TypeCode boxed) {
        checkIdAndName(id, name);
        return CdrTypeCode.wrapping(TCKind._tk_value_box, id, name, checkMemberType(boxed, id));
    }

    /** An interface. */
    public static TypeCode objref(String id, String name) {
        return named(TCKind._tk_objref, id, name);
    }

    /** An abstract interface. */
    public static TypeCode abstractInterface(String id, String name) {
        return named(TCKind._tk_abstract_interface, id, name);
    }

    /** A local interface. */
    public static TypeCode localInterface(String id, String name) {
        return named(CdrTypeCode.LOCAL_INTERFACE, id, name);
    }

    /** A native type. */
    public static TypeCode nativeType(String id, String name) {
        return named(TCKind._tk_native, id, name);
    }

    /** A component. */
    public static TypeCode component(String id, String name) {
        return named(CdrTypeCode.COMPONENT, id, name);
    }

    /** A home. */
    public static TypeCode home(String id, String name) {
        return named(CdrTypeCode.HOME, id, name);
    }

    private static TypeCode named(int kind, String id, String name) {
        checkIdAndName(id, name);
        return CdrTypeCode.named(kind, id, name);
    }

    /**
     * Stands for the type of this id that it will be part of. Without an id it is a sequence of the
     * type around it, because that is where idlj's helpers ask for one: a sequence has no id.
     */
    public static TypeCode recursive(String id) {
        checkIdAndName(id, "");
        if (id.isEmpty()) {
            return recursiveSequence(0, 1);
        }
        return CdrTypeCode.placeholder(id);
    }

    /** An enum. */
    public static TypeCode enumeration(String id, String name, String[] members) {
        checkIdAndName(id, name);
        String[] names = checkMembers(members, id).clone();
        HashSet<String> unique = new HashSet<>();
        for (String member : names) {
            checkUnique(unique, checkMemberName(member, id), id);
        }
        return CdrTypeCode.enumeration(id, name, names);
    }

    /** A struct. */
    public static TypeCode struct(String id, String name, StructMember[] members) {
        return struct(TCKind._tk_struct, id, name, members);
    }

    /** An exception. */
    public static TypeCode exception(String id, String name, StructMember[] members) {
        return struct(TCKind._tk_except, id, name, members);
    }

    private static TypeCode struct(int kind, String id, String name, StructMember[] members) {
        checkIdAndName(id, name);
        int count = checkMembers(members, id).length;
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        HashSet<String> unique = new HashSet<>();
        for (int i = 0; i < count; i++) {
            names[i] = checkMemberName(members[i].name, id);
            checkUnique(unique, names[i], id);
            types[i] = checkMemberType(members[i].type, id);
        }
        return CdrTypeCode.struct(kind, id, name, names, types);
    }

    /** A union; an octet 0 as label marks the default. */
    public static TypeCode union(
            String id, String name, TypeCode discriminator, UnionMember[] members) {
        checkIdAndName(id, name);
        CdrTypeCode switched = checkMemberType(discriminator, id);
        int labelKind = switched.original().kind;
        if (!canDiscriminate(labelKind)) {
            throw MinorCode.BAD_DISCRIMINATOR.no(switched + " in " + id);
        }
        int count = checkMembers(members, id).length;
        int defaultIndex = -1;
        long[] labels = new long[count];
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        HashSet<Long> unique = new HashSet<>();
        for (int i = 0; i < count; i++) {
            names[i] = checkMemberName(members[i].name, id);
            types[i] = checkMemberType(members[i].type, id);
            if (isDefaultLabel(members[i].label, labelKind)) {
                if (defaultIndex >= 0) {
                    throw MinorCode.DUPLICATE_LABEL.no("default in " + id);
                }
                defaultIndex = i;
            } else {
                labels[i] = label(members[i].label, switched, id);
                if (!unique.add(labels[i])) {
                    throw MinorCode.DUPLICATE_LABEL.no(labels[i] + " in " + id);
                }
            }
        }
        return CdrTypeCode.union(id, name, switched, defaultIndex, labels, names, types);
    }

    private static boolean isDefaultLabel(Any label, int labelKind) {
        return label != null
                && labelKind != TCKind._tk_octet
                && label.type().kind().value() == TCKind._tk_octet
                && label.extract_octet() == 0;
    }

    private static long label(Any label, CdrTypeCode discriminator, String id) {
        if (label == null || !discriminator.equivalent(label.type())) {
            throw MinorCode.BAD_LABEL_TYPE.no(
                    (label == null ? "null" : label.type())
                            + " for "
                            + discriminator
                            + " in "
                            + id);
        }
        return Discriminator.read(label.create_input_stream(), discriminator.original().kind);
    }

    /** A value type of which only the id is known. */
    static TypeCode plainValue(String id, String name) {
        return CdrTypeCode.value(
                TCKind._tk_value,
                id,
                name,
                VM_NONE.value,
                null,
                new String[0],
                new CdrTypeCode[0],
                new short[0]);
    }

    /** A value type; the base is null for none. */
    public static TypeCode value(
            String id, String name, short modifier, TypeCode base, ValueMember[] members) {
        return value(TCKind._tk_value, id, name, modifier, base, members);
    }

    /** An event type; the base is null for none. */
    public static TypeCode event(
            String id, String name, short modifier, TypeCode base, ValueMember[] members) {
        return value(CdrTypeCode.EVENT, id, name, modifier, base, members);
    }

    private static TypeCode value(
            int kind,
            String id,
            String name,
            short modifier,
            TypeCode base,
            ValueMember[] members) {
        checkIdAndName(id, name);
        int count = checkMembers(members, id).length;
        String[] names = new String[count];
        CdrTypeCode[] types = new CdrTypeCode[count];
        short[] visibilities = new short[count];
        HashSet<String> unique = new HashSet<>();
        for (int i = 0; i < count; i++) {
            names[i] = checkMemberName(members[i].name, id);
            checkUnique(unique, names[i], id);
            types[i] = checkMemberType(members[i].type, id);
            visibilities[i] = members[i].access;
        }
        CdrTypeCode concrete = base == null ? null : CdrTypeCode.of(base);
        if (concrete != null && concrete.kind == TCKind._tk_null) {
            concrete = null;
        }
        if (concrete != null) {
            int baseKind = concrete.behindAliases().kind;
            if (baseKind != CdrTypeCode.PLACEHOLDER && !CdrTypeCode.isValueKind(baseKind)) {
                throw MinorCode.MEMBER_TYPE_ILLEGAL.no(concrete + " as the base of " + id);
            }
        }
        CdrTypeCode made =
                CdrTypeCode.value(kind, id, name, modifier, concrete, names, types, visibilities);
        if (made.hasEndlessBases()) {
            throw MinorCode.MEMBER_TYPE_ILLEGAL.no(id + " among its own bases");
        }
        return made;
    }
}
