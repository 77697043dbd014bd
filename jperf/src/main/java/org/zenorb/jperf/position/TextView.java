package org.zenorb.jperf.position;

/**
 * What a hash function sees of a string: one number, different for every keyword of its set.
 *
 * <p>Thread: any; views are immutable.
 */
public sealed interface TextView permits TextView.Code, TextView.Mixed {
    long of(CharSequence text);

    /**
     * The hash code that {@link String#hashCode} prescribes, which a string carries with it once it
     * was asked, and one char where two keywords share a hash code.
     *
     * @param position of the char, inside every keyword: from 0 on, or from the end with -1 for the
     *     last; {@link #NONE} if the hash code is enough
     */
    record Code(int position) implements TextView {
        /** No position. */
        public static final int NONE = Integer.MIN_VALUE;

        @Override
        public long of(CharSequence text) {
            long code = code(text);
            if (position == NONE) {
                return code;
            }
            int index = position < 0 ? text.length() + position : position;
            return index < 0 || index >= text.length() ? 0 : (long) text.charAt(index) << 32 ^ code;
        }

        @Override
        public String toString() {
            return position == NONE ? "hash code" : "hash code and one char";
        }
    }

    /**
     * A hash of all chars that no simple pattern defeats, for keywords that share hash codes by
     * design. Slow: each char's multiplication waits for the one before.
     */
    record Mixed(long multiplier) implements TextView {
        @Override
        public long of(CharSequence text) {
            long hash = multiplier * text.length();
            for (int i = 0; i < text.length(); i++) {
                hash = (hash ^ text.charAt(i)) * multiplier;
                hash ^= hash >>> 32;
            }
            return hash;
        }

        @Override
        public String toString() {
            return "all chars";
        }
    }

    /** What {@link String#hashCode} is, or would be. */
    static int code(CharSequence text) {
        if (text instanceof String) {
            return text.hashCode();
        }
        int code = 0;
        for (int i = 0; i < text.length(); i++) {
            code = 31 * code + text.charAt(i);
        }
        return code;
    }
}
