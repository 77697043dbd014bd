package org.zenorb.jperf.fields;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The values behind a keyword: C's literals turned into Java's.
 *
 * <p>Thread: any.
 */
final class FieldValue {
    private FieldValue() {}

    /** Cuts the text at its commas, but not inside of quotes and brackets. */
    static List<String> split(String fields) {
        List<String> values = new ArrayList<>();
        int depth = 0;
        char quote = 0;
        int begin = 0;
        for (int i = 0; i < fields.length(); i++) {
            char c = fields.charAt(i);
            if (quote != 0) {
                i += c == '\\' ? 1 : 0;
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if ("([{".indexOf(c) >= 0) {
                depth++;
            } else if (")]}".indexOf(c) >= 0) {
                depth--;
            } else if (c == ',' && depth == 0) {
                values.add(fields.substring(begin, i).strip());
                begin = i + 1;
            }
        }
        String last = fields.substring(begin).strip();
        if (!last.isEmpty()) {
            values.add(last);
        }
        return values;
    }

    /**
     * The value in Java.
     *
     * @throws IllegalArgumentException if it has no form there
     */
    static String toJava(String value, String type) {
        String text = value.replaceAll("(?s)/\\*.*?\\*/", " ").strip();
        switch (type) {
            case "String":
                if (text.equals("0") || text.equals("NULL")) {
                    return "null";
                }
                if (text.matches("(?s)\"([^\"\\\\]|\\\\.)*+\"")) {
                    return string(text);
                }
                break;
            case "boolean":
                if (text.equals("true") || text.equals("1")) {
                    return "true";
                }
                if (text.equals("false") || text.equals("0")) {
                    return "false";
                }
                break;
            case "double":
            case "float":
                if (text.matches("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?[fFlL]?")) {
                    return text.replaceAll("[fFlL]$", "") + (type.equals("float") ? "f" : "");
                }
                break;
            default:
                if (text.matches("[-+~]?(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*")) {
                    return number(text.replaceAll("[uUlL]+$", ""), type);
                }
                if (text.matches("'([ -&(-\\[\\]-~]|\\\\[bfnrt'\"\\\\])'")) {
                    return text;
                }
        }
        throw new IllegalArgumentException(
                "the field '"
                        + value
                        + "' is no constant of Java's type "
                        + type
                        + "; write one, or declare %language=Java and what it needs between %{ and"
                        + " %}");
    }

    private static String number(String text, String type) {
        String digits = text.replaceFirst("^[-+~]", "");
        try {
            long number =
                    Long.parseUnsignedLong(
                            digits.replaceFirst("^0[xX]|^0(?=.)", ""), radix(digits));
            if (type.equals("long") || number >= 0 && number <= Integer.MAX_VALUE) {
                return text + (type.equals("long") ? "L" : "");
            }
            if (number == 1L << 31 && text.startsWith("-")) {
                return text;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(
                "the number " + text + " does not fit Java's type " + type);
    }

    private static int radix(String digits) {
        if (digits.length() > 1 && digits.charAt(0) == '0') {
            return digits.charAt(1) == 'x' || digits.charAt(1) == 'X' ? 16 : 8;
        }
        return 10;
    }

    /** A string literal of C, whose bytes are UTF-8, as one of Java in ASCII. */
    private static String string(String literal) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 1; i < literal.length() - 1; ) {
            int end = i + 1;
            if (literal.charAt(i) != '\\') {
                end = literal.offsetByCodePoints(i, 1);
                bytes.writeBytes(literal.substring(i, end).getBytes(StandardCharsets.UTF_8));
            } else {
                end = escape(literal, i + 1, bytes);
            }
            i = end;
        }
        return quote(bytes.toString(StandardCharsets.UTF_8));
    }

    /** Reads the escape whose first character is at {@code at}; gives the index behind it. */
    private static int escape(String literal, int at, ByteArrayOutputStream bytes) {
        int plain = "abfnrtv\\\"'?".indexOf(literal.charAt(at));
        if (plain >= 0) {
            bytes.write("\007\b\f\n\r\t\013\\\"'?".charAt(plain));
            return at + 1;
        }
        boolean hex = literal.charAt(at) == 'x';
        int begin = hex ? at + 1 : at;
        int end = begin;
        while (end < begin + (hex ? 2 : 3)
                && Character.digit(literal.charAt(end), hex ? 16 : 8) >= 0) {
            end++;
        }
        if (end == begin) {
            throw new IllegalArgumentException(
                    "the escape \\" + literal.charAt(at) + " in " + literal + " is unknown");
        }
        bytes.write(Integer.parseInt(literal.substring(begin, end), hex ? 16 : 8));
        return end;
    }

    private static String quote(String text) {
        StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int named = "\b\f\n\r\t\\\"".indexOf(c);
            if (named >= 0) {
                literal.append('\\').append("bfnrt\\\"".charAt(named));
            } else if (c >= ' ' && c < 0x7f) {
                literal.append(c);
            } else {
                literal.append(String.format("\\u%04x", (int) c));
            }
        }
        return literal.append('"').toString();
    }
}
