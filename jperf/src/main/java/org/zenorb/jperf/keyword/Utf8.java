package org.zenorb.jperf.keyword;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Bytes and the string whose UTF-8 form they are.
 *
 * <p>Thread: any.
 */
public final class Utf8 {
    private Utf8() {}

    /** The string whose UTF-8 form these bytes are, or null if they are no valid UTF-8. */
    public static String decode(byte[] key) {
        if (isAscii(key)) {
            return new String(key, StandardCharsets.ISO_8859_1);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(key)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /** The UTF-8 form of the string, or null if it holds a lone surrogate. */
    public static byte[] encode(String text) {
        if (isAscii(text)) {
            return text.getBytes(StandardCharsets.ISO_8859_1);
        }
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            return Arrays.copyOf(bytes.array(), bytes.remaining());
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    /** Whether every byte is below 128, so that bytes and chars are the same. */
    static boolean isAscii(byte[] key) {
        for (byte b : key) {
            if (b < 0) {
                return false;
            }
        }
        return true;
    }
}
