package org.zenorb.jperf.emit;

import org.zenorb.jperf.value.Displacement;

import java.util.List;

/**
 * Writes statements: the way from a number to its slot, and sums.
 *
 * <p>Thread: any.
 */
final class SlotCode {
    /** Statements this long fit a line of 100 when indented by a class and a method. */
    private static final int MAX_LINE = 90;

    private static final String DIGITS = "0123456789abcdef";

    private SlotCode() {}

    /** Declares {@code slot}, from the expression {@code key}, which binds like a product. */
    static void slot(StringBuilder out, Displacement displacement, String key, String shifts) {
        int slots = displacement.slots();
        int bits = displacement.bucketBits();
        if (slots == 1) {
            out.append("int slot = 0;\n");
            return;
        }
        String product = key + " * " + hex(displacement.seed());
        if (bits == 0 && Integer.bitCount(slots) == 1) {
            int shift = 64 - Integer.numberOfTrailingZeros(slots);
            sum(out, "int slot", List.of("(int) (" + product + " >>> " + shift + ")"));
            return;
        }
        if (bits == 0) {
            String place = "(int) ((" + product + " >>> 32) * " + slots + " >>> 32)";
            sum(out, "int slot", List.of(place));
            return;
        }
        sum(out, "long product", List.of(product));
        String shift = shifts + "[(int) (product >>> " + (64 - bits) + ")]";
        if (Integer.bitCount(slots) == 1) {
            int places = 64 - Integer.numberOfTrailingZeros(slots);
            String place = "(int) (product << " + bits + " >>> " + places + ")";
            sum(out, "int slot", List.of(place, "+ " + shift, "& " + (slots - 1)));
            return;
        }
        sum(
                out,
                "int slot",
                List.of(
                        "(int) ((product << " + bits + " >>> 32) * " + slots + " >>> 32)",
                        "+ " + shift));
        out.append("if (slot >= ").append(slots).append(") {\n    slot -= ");
        out.append(slots).append(";\n}\n");
    }

    /** Assigns an expression of several terms: on one line if they fit, else a line for each. */
    static void sum(StringBuilder out, String variable, List<String> terms) {
        String line = variable + " = " + String.join(" ", terms) + ";\n";
        if (line.length() <= MAX_LINE) {
            out.append(line);
            return;
        }
        out.append(variable).append(" =\n        ");
        out.append(String.join("\n                ", terms)).append(";\n");
    }

    /** Returns an expression of several terms, laid out as {@link #sum} does. */
    static void result(StringBuilder out, List<String> terms) {
        String line = "return " + String.join(" ", terms) + ";\n";
        out.append(line.length() <= MAX_LINE ? line : "return " + String.join("\n        ", terms));
        out.append(line.length() <= MAX_LINE ? "" : ";\n");
    }

    static String hex(long number) {
        return addHex(new StringBuilder(19), number).toString();
    }

    /** Adds {@link #hex}: skeletons of many operations have thousands. */
    static StringBuilder addHex(StringBuilder out, long number) {
        out.append("0x");
        int digits = Math.max(1, (67 - Long.numberOfLeadingZeros(number)) / 4);
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            out.append(DIGITS.charAt((int) (number >>> shift) & 15));
        }
        return out.append('L');
    }
}
