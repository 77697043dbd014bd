package org.zenorb.idl.model;

import java.util.List;

/** A use of a type. Thread: any. */
public sealed interface TypeRef
        permits BasicType,
                TypeRef.StringType,
                TypeRef.FixedType,
                TypeRef.SequenceType,
                TypeRef.MapType,
                TypeRef.ArrayType,
                TypeRef.NamedType {

    /**
     * {@code string} or {@code wstring}.
     *
     * @param bound 0 where there is none
     */
    record StringType(boolean wide, long bound) implements TypeRef {}

    /**
     * {@code fixed<digits, scale>}.
     *
     * @param digits 0 in a constant's {@code fixed} without digits
     */
    record FixedType(int digits, int scale) implements TypeRef {}

    /**
     * {@code sequence<element, bound>}.
     *
     * @param bound 0 where there is none
     */
    record SequenceType(TypeRef element, long bound) implements TypeRef {}

    /**
     * {@code map<key, value, bound>} (IDL 4).
     *
     * @param bound 0 where there is none
     */
    record MapType(TypeRef key, TypeRef value, long bound) implements TypeRef {}

    /**
     * An array.
     *
     * @param dimensions at least one, outermost first
     */
    record ArrayType(TypeRef element, List<Long> dimensions) implements TypeRef {

        public ArrayType {
            dimensions = List.copyOf(dimensions);
        }
    }

    /**
     * A struct, union, enum, bitset, bitmask, interface, value type, box, typedef or native type,
     * by its absolute name.
     */
    record NamedType(ScopedName name) implements TypeRef {}
}
