package org.zenorb.idl.model;

import java.math.BigDecimal;
import java.math.BigInteger;

/** An evaluated constant, already in the range of its type. Thread: any. */
public sealed interface ConstantValue {

    /** Of an integer type or of octet; unsigned ones as the mathematical, positive value. */
    record IntegerValue(BigInteger value) implements ConstantValue {

        public static IntegerValue of(long value) {
            return new IntegerValue(BigInteger.valueOf(value));
        }
    }

    /** Of float, double or long double. */
    record FloatingValue(double value) implements ConstantValue {}

    /** Of a fixed-point type. */
    record FixedValue(BigDecimal value) implements ConstantValue {}

    /** Of boolean. */
    record BooleanValue(boolean value) implements ConstantValue {}

    /** Of char (ISO 8859-1) or wchar (one UTF-16 unit); the constant's type says which. */
    record CharValue(char value) implements ConstantValue {}

    /** Of string or wstring, escapes already replaced. */
    record StringValue(String value) implements ConstantValue {}

    /**
     * Of an enum.
     *
     * @param enumType the enum's name
     * @param enumerator the enumerator's simple name
     */
    record EnumValue(ScopedName enumType, String enumerator) implements ConstantValue {}
}
