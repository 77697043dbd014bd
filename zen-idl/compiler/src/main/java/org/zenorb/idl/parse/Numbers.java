package org.zenorb.idl.parse;

import org.zenorb.idl.parse.Syntax.LiteralKind;

import java.util.function.Consumer;

/** The spelling of numbers and escapes. Source: CORBA 3.4 part 1, 7.2.6. Thread: any. */
final class Numbers {

    private Numbers() {}

    /** What kind of number the text spells, or null where it is none. */
    static LiteralKind kindOf(String text) {
        if (text.startsWith("0x") || text.startsWith("0X")) {
            return text.length() > 2 && digits(text, 2, 16) == text.length()
                    ? LiteralKind.INTEGER
                    : null;
        }
        int at = digits(text, 0, 10);
        if (at == text.length()) {
            return text.charAt(0) == '0' && digits(text, 0, 8) != at ? null : LiteralKind.INTEGER;
        }
        int digits = at;
        if (text.charAt(at) == '.') {
            int fraction = digits(text, at + 1, 10);
            digits += fraction - at - 1;
            at = fraction;
        }
        if (digits == 0) {
            return null;
        }
        if (at < text.length() && (text.charAt(at) == 'd' || text.charAt(at) == 'D')) {
            return at + 1 == text.length() ? LiteralKind.FIXED : null;
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            int exponent = at + 1;
            if (exponent < text.length()
                    && (text.charAt(exponent) == '+' || text.charAt(exponent) == '-')) {
                exponent++;
            }
            at = digits(text, exponent, 10);
            if (at == exponent) {
                return null;
            }
        }
        return at == text.length() ? LiteralKind.FLOATING : null;
    }

    /** Whether the text would be a number, were it not for the leading zero. */
    static boolean isOctalMistake(String text) {
        return text.charAt(0) == '0' && digits(text, 0, 10) == text.length();
    }

    private static int digits(String text, int from, int radix) {
        int at = from;
        while (at < text.length()
                && text.charAt(at) < 128
                && Character.digit(text.charAt(at), radix) >= 0) {
            at++;
        }
        return at;
    }

    /**
     * Replaces one escape sequence.
     *
     * @param at index behind the backslash
     * @return index behind the sequence
     */
    static int escape(
            String raw, int at, boolean wide, StringBuilder out, Consumer<String> problem) {
        char c = raw.charAt(at);
        if (c == '\r' || c == '\n') {
            return at + (raw.startsWith("\r\n", at) ? 2 : 1);
        }
        if (c >= '0' && c <= '7') {
            return number(raw, at, 3, 8, out, problem);
        }
        if (c == 'x') {
            return number(raw, at + 1, 2, 16, out, problem);
        }
        if (c == 'u') {
            if (!wide) {
                problem.accept("\\u stands only in wide characters and wide strings");
            }
            return number(raw, at + 1, 4, 16, out, problem);
        }
        switch (c) {
            case 'n' -> out.append('\n');
            case 't' -> out.append('\t');
            case 'v' -> out.append('\u000B');
            case 'b' -> out.append('\b');
            case 'r' -> out.append('\r');
            case 'f' -> out.append('\f');
            case 'a' -> out.append('\u0007');
            case '\\', '?', '\'', '"' -> out.append(c);
            default -> {
                problem.accept("\\" + c + " is no escape sequence of IDL");
                out.append(c);
            }
        }
        return at + 1;
    }

    private static int number(
            String raw,
            int from,
            int maxDigits,
            int radix,
            StringBuilder out,
            Consumer<String> problem) {
        int end = Math.min(digits(raw, from, radix), from + maxDigits);
        if (end == from) {
            problem.accept("an escape sequence has no digits");
            return from;
        }
        int value = Integer.parseInt(raw.substring(from, end), radix);
        if (radix == 8 && value > 255) {
            problem.accept("\\" + raw.substring(from, end) + " is beyond \\377");
        }
        out.append((char) value);
        return end;
    }
}
