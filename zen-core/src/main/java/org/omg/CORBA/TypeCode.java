package org.omg.CORBA;

import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.TypeCodePackage.Bounds;
import org.omg.CORBA.portable.IDLEntity;

/**
 * The description of an IDL type at run time. Made by the ORB's {@code create_…_tc} operations.
 *
 * <p>Each operation raises {@link BadKind} when the type's kind has no such part, and {@link
 * Bounds} when a member's index is out of range.
 *
 * <p>CORBA 3.3, part 1, "TypeCodes".
 *
 * <p>Thread: any; immutable.
 */
public abstract class TypeCode implements IDLEntity {
    private static final long serialVersionUID = 1L;

    /** For ORBs. */
    public TypeCode() {}

    /** Whether both are the same in every part, names and typedefs included. */
    public abstract boolean equal(TypeCode other);

    /**
     * Whether values of both look the same on the wire: typedefs and optional names do not count.
     */
    public abstract boolean equivalent(TypeCode other);

    /** The same type without its optional names; typedefs and repository ids stay. */
    public abstract TypeCode get_compact_typecode();

    /** The kind of type. */
    public abstract TCKind kind();

    /** The repository id. */
    public abstract String id() throws BadKind;

    /** The simple name. */
    public abstract String name() throws BadKind;

    /** The number of members of a struct, union, enum, exception or value type. */
    public abstract int member_count() throws BadKind;

    /** A member's name. */
    public abstract String member_name(int index) throws BadKind, Bounds;

    /** A member's type. */
    public abstract TypeCode member_type(int index) throws BadKind, Bounds;

    /** The label of a union's member; an octet 0 stands for the default. */
    public abstract Any member_label(int index) throws BadKind, Bounds;

    /** The type of a union's discriminator. */
    public abstract TypeCode discriminator_type() throws BadKind;

    /** The index of a union's default member, or -1. */
    public abstract int default_index() throws BadKind;

    /** The bound of a string or sequence (0 for none), or the length of an array. */
    public abstract int length() throws BadKind;

    /** What a sequence or array consists of, or a typedef or value box stands for. */
    public abstract TypeCode content_type() throws BadKind;

    /** The number of digits of a fixed. */
    public abstract short fixed_digits() throws BadKind;

    /** The number of digits of a fixed behind the point. */
    public abstract short fixed_scale() throws BadKind;

    /** {@link PRIVATE_MEMBER} or {@link PUBLIC_MEMBER}, for a value type's member. */
    public abstract short member_visibility(int index) throws BadKind, Bounds;

    /** {@link VM_NONE}, {@link VM_CUSTOM}, {@link VM_ABSTRACT} or {@link VM_TRUNCATABLE}. */
    public abstract short type_modifier() throws BadKind;

    /** A value type's concrete base, or null. */
    public abstract TypeCode concrete_base_type() throws BadKind;
}
