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
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(key)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }
}
