package org.zenorb.endtoend;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Bytes as the tests write them: hexadecimal digits, blanks, and text in single quotes. */
final class Hex {
    private Hex() {}

    /** The bytes of {@code "47494f50 'GIOP' 00"}. */
    static byte[] bytes(String text) {
        StringBuilder digits = new StringBuilder();
        boolean quoted = false;
        for (char c : text.toCharArray()) {
            if (c == '\'') {
                quoted = !quoted;
            } else if (quoted) {
                digits.append(HexFormat.of().toHexDigits((byte) c));
            } else if (!Character.isWhitespace(c)) {
                digits.append(c);
            }
        }
        return HexFormat.of().parseHex(digits);
    }

    static String text(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    /** The same notation without blanks and quotes, to compare with {@link #text(byte[])}. */
    static String plain(String text) {
        return text(bytes(text));
    }

    static String ofText(String text) {
        return text(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
