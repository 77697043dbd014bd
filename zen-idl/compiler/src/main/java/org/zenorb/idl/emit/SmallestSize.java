package org.zenorb.idl.emit;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypeRef.ArrayType;
import org.zenorb.idl.model.TypeRef.FixedType;
import org.zenorb.idl.model.UnionDef;

/**
 * The fewest octets that a value of a type takes, whatever the GIOP version and without padding;
 * large types are cut short. Thread: any.
 */
final class SmallestSize {

    private static final int MOST = 1024;

    private SmallestSize() {}

    /** The fewest bytes that a value takes on the wire; none if it is a struct without members. */
    static int of(Target target, TypeRef type) {
        TypeRef plain = target.types.plain(type);
        if (plain instanceof BasicType basic) {
            return of(basic);
        } else if (plain instanceof ArrayType array) {
            long elements = 1;
            for (long dimension : array.dimensions()) {
                elements *= dimension;
            }
            return (int) Math.min(MOST, elements * of(target, array.element()));
        } else if (target.types.definition(plain) instanceof StructDef struct) {
            int sum = 0;
            for (Member member : struct.members()) {
                sum += of(target, member.type());
            }
            return Math.min(MOST, sum);
        } else if (target.types.definition(plain) instanceof BitsetDef bitset) {
            return of(new BitsetLayout(target.specification, bitset).holder());
        } else if (plain instanceof FixedType
                || target.types.definition(plain) instanceof UnionDef) {
            return 1;
        }
        return 4;
    }

    private static int of(BasicType basic) {
        switch (basic) {
            case SHORT:
            case UNSIGNED_SHORT:
                return 2;
            case LONG:
            case UNSIGNED_LONG:
            case FLOAT:
            case ANY:
            case OBJECT:
            case TYPE_CODE:
            case VALUE_BASE:
            case ABSTRACT_BASE:
            case PRINCIPAL:
                return 4;
            case LONG_LONG:
            case UNSIGNED_LONG_LONG:
            case DOUBLE:
                return 8;
            default:
                return 1;
        }
    }
}
