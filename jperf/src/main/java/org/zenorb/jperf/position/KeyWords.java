package org.zenorb.jperf.position;

/**
 * Keys read 8 bytes at a time, the first byte lowest; where fewer are there, zeros follow.
 *
 * <p>Thread: any.
 */
public final class KeyWords {
    /** The bytes of a word. */
    public static final int BYTES = 8;

    private KeyWords() {}

    /** The first up to 8 bytes of a key that has at least one; see {@link Bytes} for its source. */
    public static long first(Object buffer, int offset, int length) {
        if (length >= BYTES) {
            return Bytes.eight(buffer, offset);
        }
        long word = 0;
        for (int i = length - 1; i >= 0; i--) {
            word = word << 8 | Bytes.unit(buffer, offset + i);
        }
        return word;
    }

    /**
     * Where a word begins of the {@code words} that cover a key: word 0 at its start, the last one
     * 8 bytes from its end, and what is between one behind the other, but never beyond the last.
     */
    public static int start(int word, int words, int length) {
        int tail = Math.max(length - BYTES, 0);
        return word == words - 1 ? tail : Math.min(word * BYTES, tail);
    }
}
