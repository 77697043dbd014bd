package org.zenorb.idl.emit;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.Specification;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the fields of a bitset lie in the integer that holds them: behind the fields of its base,
 * the first at the least significant bit. Source: IDL 4.2, 7.4.13.4.3.2; DDS-XTypes 1.3, 7.4.1.1.
 * Thread: any; immutable.
 */
final class BitsetLayout {

    /** One field with a name; {@code offset} counts from the least significant bit. */
    record Placed(BitsetDef.Field field, int offset) {}

    private final List<Placed> own = new ArrayList<>();
    private final int bits;

    BitsetLayout(Specification specification, BitsetDef bitset) {
        int at =
                bitset.base()
                        .map(base -> specification.require(base, BitsetDef.class))
                        .map(base -> new BitsetLayout(specification, base).bits)
                        .orElse(0);
        for (BitsetDef.Field each : bitset.fields()) {
            if (!each.name().isEmpty()) {
                own.add(new Placed(each, at));
            }
            at += each.bits();
        }
        bits = at;
    }

    /** The fields that have a name, but for those of the base. */
    List<Placed> own() {
        return List.copyOf(own);
    }

    /** The smallest unsigned integer with room for all bits, those of the base among them. */
    BasicType holder() {
        return holder(bits);
    }

    /** The smallest unsigned integer with room for that many bits. */
    static BasicType holder(int bits) {
        if (bits <= 8) {
            return BasicType.OCTET;
        }
        if (bits <= 16) {
            return BasicType.UNSIGNED_SHORT;
        }
        return bits <= 32 ? BasicType.UNSIGNED_LONG : BasicType.UNSIGNED_LONG_LONG;
    }
}
