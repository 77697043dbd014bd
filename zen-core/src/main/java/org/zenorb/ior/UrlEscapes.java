package org.zenorb.ior;

import org.zenorb.error.MinorCode;

import java.io.ByteArrayOutputStream;

/**
 * Escapes of two hexadecimal digits behind a percent sign, as object keys and names in URLs have
 * them (CORBA 3.3 part 2, 7.6.10.1; RFC 2396).
 *
 * <p>Thread: any.
 */
final class UrlEscapes {
    private static final String UNESCAPED = ";/:?@&=+$,-_.!~*'()";

    private UrlEscapes() {}

    /** The octets that the text stands for; BAD_PARAM where it is not valid. */
    static byte[] decode(String text, String url) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%') {
                int high = i + 1 < text.length() ? digit(text.charAt(i + 1)) : -1;
                int low = i + 2 < text.length() ? digit(text.charAt(i + 2)) : -1;
                if ((high | low) < 0) {
                    throw MinorCode.BAD_SCHEME_SPECIFIC_PART.no(
                            "a % without two hexadecimal digits in " + url);
                }
                octets.write(high << 4 | low);
                i += 2;
            } else if (isPlain(c)) {
                octets.write(c);
            } else {
                throw MinorCode.BAD_SCHEME_SPECIFIC_PART.no(
                        "'" + c + "' must be escaped in " + url);
            }
        }
        return octets.toByteArray();
    }

    private static int digit(char c) {
        return c < 0x80 ? Character.digit(c, 16) : -1;
    }

    private static boolean isPlain(int c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c >= '0' && c <= '9'
                || UNESCAPED.indexOf(c) >= 0;
    }

    /** The octets as text of a URL. */
    static String encode(byte[] octets) {
        StringBuilder text = new StringBuilder(octets.length + 16);
        for (byte octet : octets) {
            if (isPlain(octet)) {
                text.append((char) octet);
            } else {
                text.append('%')
                        .append(Character.forDigit(octet >> 4 & 0xf, 16))
                        .append(Character.forDigit(octet & 0xf, 16));
            }
        }
        return text.toString();
    }
}
