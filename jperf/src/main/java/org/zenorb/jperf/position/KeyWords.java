package org.zenorb.jperf.position;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Keys read 8 bytes at a time, the first byte lowest; where fewer are there, zeros follow.
 *
 * <p>Thread: any.
 */
public final class KeyWords {
    /** The bytes of a word. */
    public static final int BYTES = 8;

    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private KeyWords() {}

    /** The first up to 8 bytes of a key that has at least one. */
    public static long first(byte[] buffer, int offset, int length) {
        if (length >= BYTES) {
            return (long) LONG.get(buffer, offset);
        }
        long word = 0;
        for (int i = length - 1; i >= 0; i--) {
            word = word << 8 | buffer[offset + i] & 0xff;
        }
        return word;
    }

    /** The last 8 bytes of a key; of a shorter one, the same as {@link #first}. */
    public static long last(byte[] buffer, int offset, int length) {
        return length >= BYTES
                ? (long) LONG.get(buffer, offset + length - BYTES)
                : first(buffer, offset, length);
    }
}
