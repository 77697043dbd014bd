package org.zenorb.cdr;

import org.zenorb.error.MinorCode;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The fixed type: packed decimal digits, two to an octet, the most significant first, the sign in
 * the last half octet (CORBA 3.3 part 2, 9.3.2.8).
 *
 * <p>Thread: its stream's.
 */
final class FixedDecimal {
    /** What IDL allows. */
    static final int MAX_DIGITS = 31;

    private static final int POSITIVE = 0xc;
    private static final int NEGATIVE = 0xd;

    private FixedDecimal() {}

    /** Writes as many digits as the value has. */
    static void write(CdrOutput out, BigDecimal value) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("fixed");
        }
        String digits = value.unscaledValue().abs().toString();
        if (digits.length() > MAX_DIGITS) {
            throw MinorCode.FIXED_OUT_OF_RANGE.no(value.toPlainString());
        }
        write(out, digits, digits.length(), value.signum() < 0);
    }

    static void write(CdrOutput out, BigDecimal value, short digits, short scale) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("fixed");
        }
        checkDigits(digits, scale);
        BigInteger unscaled = value.setScale(scale, RoundingMode.DOWN).unscaledValue();
        String text = unscaled.abs().toString();
        if (text.length() > digits) {
            throw MinorCode.FIXED_OUT_OF_RANGE.no(
                    value.toPlainString() + " in fixed<" + digits + "," + scale + ">");
        }
        write(out, text, digits, unscaled.signum() < 0);
    }

    private static void write(CdrOutput out, String digits, int count, boolean negative) {
        int octets = count / 2 + 1;
        int at = out.claim(1, octets);
        byte[] bytes = out.bytes();
        int last = 2 * octets - 2;
        for (int octet = 0; octet < octets; octet++) {
            int high = digit(digits, last - 2 * octet);
            int low =
                    octet == octets - 1
                            ? negative ? NEGATIVE : POSITIVE
                            : digit(digits, last - 2 * octet - 1);
            bytes[at + octet] = (byte) (high << 4 | low);
        }
    }

    /** The digit that stands so many places before the last one. */
    private static int digit(String digits, int placesBeforeLast) {
        int index = digits.length() - 1 - placesBeforeLast;
        return index < 0 ? 0 : digits.charAt(index) - '0';
    }

    /** Reads up to the sign; the scale is not on the wire and stays 0. */
    static BigDecimal read(CdrInput in) {
        char[] digits = new char[MAX_DIGITS + 2];
        int count = 0;
        while (true) {
            int octet = in.read_octet() & 0xff;
            int low = octet & 0xf;
            if (count + 1 > digits.length) {
                throw in.error(MinorCode.BAD_FIXED, "more than " + MAX_DIGITS + " digits");
            }
            digits[count++] = digit(in, octet >> 4);
            if (low > 9) {
                return value(in, digits, count, low, 0);
            }
            if (count + 1 > digits.length) {
                throw in.error(MinorCode.BAD_FIXED, "more than " + MAX_DIGITS + " digits");
            }
            digits[count++] = digit(in, low);
        }
    }

    static BigDecimal read(CdrInput in, short digits, short scale) {
        checkDigits(digits, scale);
        int octets = digits / 2 + 1;
        int claimed = in.claimMany(octets, 1);
        byte[] bytes = in.source(claimed);
        int at = CdrInput.index(claimed);
        char[] text = new char[2 * octets - 1];
        for (int i = 0; i < text.length; i++) {
            int octet = bytes[at + i / 2] & 0xff;
            text[i] = digit(in, (i & 1) == 0 ? octet >> 4 : octet & 0xf);
        }
        return value(in, text, text.length, bytes[at + octets - 1] & 0xf, scale);
    }

    private static char digit(CdrInput in, int nibble) {
        if (nibble > 9) {
            throw in.error(MinorCode.BAD_FIXED, "digit " + nibble);
        }
        return (char) ('0' + nibble);
    }

    private static BigDecimal value(CdrInput in, char[] digits, int count, int sign, int scale) {
        if (sign != POSITIVE && sign != NEGATIVE) {
            throw in.error(MinorCode.BAD_FIXED, "sign " + sign);
        }
        BigInteger unscaled = new BigInteger(new String(digits, 0, count));
        return new BigDecimal(sign == NEGATIVE ? unscaled.negate() : unscaled, scale);
    }

    private static void checkDigits(short digits, short scale) {
        if (digits < 1 || digits > MAX_DIGITS || scale > digits) {
            throw MinorCode.BAD_FIXED_TYPE.no("fixed<" + digits + "," + scale + ">");
        }
    }
}
