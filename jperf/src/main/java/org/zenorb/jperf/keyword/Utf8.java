package org.zenorb.jperf.keyword;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * The UTF-8 form of a text, read without making it: for sets with keywords beyond ASCII.
 *
 * <p>Nothing here allocates but {@link #decode}. Reading one byte walks the text from its start;
 * that is the price of holding no buffer, and only names of non-ASCII sets pay it.
 *
 * <p>Thread: any.
 */
public final class Utf8 {
    private Utf8() {}

    /** The number of bytes of the text in UTF-8, or -1 if a lone surrogate has no such form. */
    public static int length(CharSequence text) {
        int bytes = 0;
        int chars = text.length();
        for (int i = 0; i < chars; i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                bytes++;
            } else if (c < 0x800) {
                bytes += 2;
            } else if (!Character.isSurrogate(c)) {
                bytes += 3;
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < chars
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                bytes += 4;
                i++;
            } else {
                return -1;
            }
        }
        return bytes;
    }

    /** Byte {@code index} of the text's UTF-8 form; {@code 0 <= index < length(text)}. */
    public static int at(CharSequence text, int index) {
        int rest = index;
        for (int i = 0; ; i++) {
            int c = text.charAt(i);
            if (c < 0x80) {
                if (rest-- == 0) {
                    return c;
                }
                continue;
            }
            int trail = c < 0x800 ? 1 : 2;
            if (Character.isSurrogate((char) c)) {
                i++;
                c = Character.toCodePoint((char) c, text.charAt(i));
                trail = 3;
            }
            if (rest <= trail) {
                int bits = c >> 6 * (trail - rest);
                // The lead bytes of 2, 3 and 4 byte forms begin with 110, 1110, 11110.
                return rest > 0 ? bits & 0x3f | 0x80 : bits | 0xff00 >> trail + 1 & 0xff;
            }
            rest -= trail + 1;
        }
    }

    /** The string whose UTF-8 form these bytes are, or null if they are no valid UTF-8. */
    public static String decode(byte[] key) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(key)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }
}
