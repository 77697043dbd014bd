package org.zenorb.jperf.position;

import org.zenorb.jperf.keyword.AsciiCase;

/**
 * What a hash function sees of a string: one number, different for every keyword of its set.
 *
 * <p>Thread: any; views are immutable.
 */
public sealed interface TextView permits TextView.Code, TextView.Chars, TextView.Mixed {
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
     * The length and the chars at up to {@link KeyView#MAX_PACKED} positions, side by side: for
     * strings that were not asked for their hash code before, of which it reads a few chars only.
     * Texts must have at least one char.
     */
    record Chars(KeyPositions positions, boolean ignoreCase) implements TextView {
        @Override
        public long of(CharSequence text) {
            int count = positions.count();
            int length = text.length();
            long view = (long) length << 8 * count;
            for (int i = 0; i < count; i++) {
                char unit = text.charAt(KeyPositions.index(positions.get(i), length));
                view ^= (long) (ignoreCase ? AsciiCase.lower(unit) : unit) << 8 * i;
            }
            return view;
        }

        /** Half as long as the view, to stand in tables. */
        public static int fold(long view) {
            return (int) (view ^ view >>> 32);
        }

        @Override
        public String toString() {
            return positions.toString();
        }
    }

    /**
     * A hash of all chars that no simple pattern defeats, for keywords that share hash codes by
     * design. Slow: each char's multiplication waits for the one before.
     */
    record Mixed(long multiplier, boolean ignoreCase) implements TextView {
        @Override
        public long of(CharSequence text) {
            long hash = multiplier * text.length();
            for (int i = 0; i < text.length(); i++) {
                char unit = text.charAt(i);
                hash = (hash ^ (ignoreCase ? AsciiCase.lower(unit) : unit)) * multiplier;
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
