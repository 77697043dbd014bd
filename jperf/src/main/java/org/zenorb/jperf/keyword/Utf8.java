package org.zenorb.jperf.keyword;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Bytes as the string whose UTF-8 form they are.
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
