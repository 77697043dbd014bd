package org.zenorb.idl.check;

import org.zenorb.idl.model.BasicType;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;

/** The values that integer types hold. Thread: any. */
final class Ranges {

    /** From the least value to the greatest. */
    record Range(BigInteger min, BigInteger max) {

        boolean holds(BigInteger value) {
            return value.compareTo(min) >= 0 && value.compareTo(max) <= 0;
        }

        boolean unsigned() {
            return min.signum() == 0;
        }
    }

    /** What an intermediate result may reach: all 64-bit types together. */
    static final Range WIDEST = new Range(BigInteger.ONE.shiftLeft(63).negate(), mask(64));

    private static final Map<BasicType, Range> RANGES = new EnumMap<>(BasicType.class);

    static {
        RANGES.put(BasicType.OCTET, unsigned(8));
        RANGES.put(BasicType.INT8, signed(8));
        RANGES.put(BasicType.UINT8, unsigned(8));
        RANGES.put(BasicType.SHORT, signed(16));
        RANGES.put(BasicType.UNSIGNED_SHORT, unsigned(16));
        RANGES.put(BasicType.LONG, signed(32));
        RANGES.put(BasicType.UNSIGNED_LONG, unsigned(32));
        RANGES.put(BasicType.LONG_LONG, signed(64));
        RANGES.put(BasicType.UNSIGNED_LONG_LONG, unsigned(64));
    }

    private Ranges() {}

    /** The range of an integer type (octet counts), else null. */
    static Range of(BasicType type) {
        return RANGES.get(type);
    }

    private static BigInteger mask(int bits) {
        return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    }

    private static Range unsigned(int bits) {
        return new Range(BigInteger.ZERO, mask(bits));
    }

    private static Range signed(int bits) {
        return new Range(BigInteger.ONE.shiftLeft(bits - 1).negate(), mask(bits - 1));
    }
}
