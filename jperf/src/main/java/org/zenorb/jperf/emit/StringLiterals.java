package org.zenorb.jperf.emit;

import java.util.ArrayList;
import java.util.List;

/**
 * Text and tables as Java string literals that any compiler accepts.
 *
 * <p>The literals are pure ASCII. One constant of a class file has at most 65,535 bytes of modified
 * UTF-8, so longer texts come in pieces; adjacent literals that are joined by {@code +} are folded
 * into one constant by the compiler.
 *
 * <p>Thread: any.
 */
final class StringLiterals {
    /** Below the class file's limit of 65,535. */
    static final int MAX_CONSTANT_BYTES = 60_000;

    /** Lines of literals this long read well; texts beyond {@link #LONG} get longer lines. */
    private static final int LINE = 72;

    private static final int LONG_LINE = 4_000;
    private static final int LONG = 8_000;

    private StringLiterals() {}

    /** The text cut into pieces that fit a constant each; one piece at least. */
    static List<String> pieces(CharSequence text) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            int size = constantBytes(text.charAt(i));
            if (bytes + size > MAX_CONSTANT_BYTES) {
                pieces.add(text.subSequence(start, i).toString());
                start = i;
                bytes = 0;
            }
            bytes += size;
        }
        pieces.add(text.subSequence(start, text.length()).toString());
        return pieces;
    }

    /** True if the text may stand as a literal. */
    static boolean isOneConstant(CharSequence text) {
        return constantBytes(text) <= MAX_CONSTANT_BYTES;
    }

    /** The bytes that a text takes in a class file. */
    static long constantBytes(CharSequence text) {
        long bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            bytes += constantBytes(text.charAt(i));
        }
        return bytes;
    }

    private static int constantBytes(char c) {
        if (c > 0 && c < 0x80) {
            return 1;
        }
        return c < 0x800 ? 2 : 3;
    }

    /** The text as one literal, on one line whatever its length. */
    static String literal(CharSequence text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            append(out, text, i);
        }
        return out.append('"').toString();
    }

    /** The text as literals joined by {@code +}, in lines that begin with the indent. */
    static String lines(CharSequence text, String indent) {
        int width = text.length() > LONG ? LONG_LINE : LINE;
        StringBuilder out = new StringBuilder(text.length() * 2).append('"');
        int lineStart = 0;
        for (int i = 0; i < text.length(); i++) {
            if (out.length() - lineStart > width) {
                out.append("\"\n").append(indent);
                lineStart = out.length();
                out.append("+ \"");
            }
            append(out, text, i);
        }
        return out.append('"').toString();
    }

    private static void append(StringBuilder out, CharSequence text, int i) {
        char c = text.charAt(i);
        if (c == '"' || c == '\\') {
            out.append('\\').append(c);
        } else if (c >= ' ' && c < 0x7f) {
            out.append(c);
        } else if (c < 0x100) {
            appendOctal(out, c, i + 1 < text.length() ? text.charAt(i + 1) : ' ');
        } else {
            out.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                out.append(Character.forDigit(c >> shift & 15, 16));
            }
        }
    }

    /** Octal, since {@code \}{@code u000a} would end the line before the literal is even seen. */
    private static void appendOctal(StringBuilder out, char c, char next) {
        String octal = Integer.toOctalString(c);
        out.append('\\');
        if (next >= '0' && next <= '9') {
            out.append("000", 0, 3 - octal.length());
        }
        out.append(octal);
    }
}
