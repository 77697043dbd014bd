package org.zenorb.jperf.position;

import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.keyword.KeywordSet;

/**
 * What a hash function sees of a key: one number, different for every keyword of its set.
 *
 * <p>Keys have at least one byte.
 *
 * <p>Thread: any; views are immutable.
 */
public sealed interface KeyView
        permits KeyView.Packed,
                KeyView.WordEnds,
                KeyView.AllWords,
                KeyView.Ends,
                KeyView.LongEnds,
                KeyView.Quarters,
                KeyView.Words {
    /** At most this many positions are packed: with the length they fill 64 bits. */
    int MAX_PACKED = 7;

    /**
     * @param buffer the source of the key, see {@link Bytes}
     * @param ignoreCase true if upper case letters of ASCII are read as lower case ones
     */
    long of(Object buffer, int offset, int length, boolean ignoreCase);

    /**
     * The length, if wanted, and the bytes at up to {@link #MAX_PACKED} positions, side by side.
     */
    record Packed(KeyPositions positions, boolean withLength) implements KeyView {
        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            int count = positions.count();
            long view = withLength ? (long) length << 8 * count : 0;
            for (int i = 0; i < count; i++) {
                int unit = KeyPositions.unit(buffer, offset, length, positions.get(i));
                unit = ignoreCase ? AsciiCase.lower(unit) : unit;
                view |= (long) unit << 8 * i;
            }
            return view;
        }

        @Override
        public String toString() {
            return positions.toString();
        }
    }

    /**
     * The first 8 bytes and the last 8, which for up to 16 bytes is all: {@code first ^ (last
     * rotated left by }{@link #ROTATION}{@code )}, as {@link KeyWords} reads them. Of keywords that
     * fill one word only the first is taken.
     *
     * @param both true if the last 8 bytes count
     * @param withLength true if the length times {@link #LENGTH_FACTOR} is added
     */
    record WordEnds(boolean both, boolean withLength) implements KeyView {
        /** Odd, and not near a multiple of 8: like bytes of the two words meet unlike ones. */
        public static final int ROTATION = 29;

        public static final long LENGTH_FACTOR = 0x9e3779b97f4a7c15L;

        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            long view = word(buffer, offset, length, ignoreCase);
            if (both) {
                int start = KeyWords.start(1, 2, length);
                long last = word(buffer, offset + start, length - start, ignoreCase);
                view ^= Long.rotateLeft(last, ROTATION);
            }
            return withLength ? view + length * LENGTH_FACTOR : view;
        }

        @Override
        public String toString() {
            return both ? "the first and the last 8 bytes" : "the first 8 bytes";
        }
    }

    /**
     * All of a key of up to 8 times {@code words} bytes: {@code word0 + word1 * m + word2 * m * m +
     * ...}, the words as {@link KeyWords#start} has them. For what its ends do not tell apart: no
     * loop, and no branch that depends on the length.
     *
     * @param withLength true if the length times {@link WordEnds#LENGTH_FACTOR} is added
     */
    record AllWords(int words, long multiplier, boolean withLength) implements KeyView {
        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            long view = withLength ? length * WordEnds.LENGTH_FACTOR : 0;
            long factor = 1;
            for (int word = 0; word < words; word++) {
                int start = KeyWords.start(word, words, length);
                view += factor * word(buffer, offset + start, length - start, ignoreCase);
                factor *= multiplier;
            }
            return view;
        }

        @Override
        public String toString() {
            return "all of up to " + words * KeyWords.BYTES + " bytes";
        }
    }

    /**
     * The length, the first 4 and the last 4 bytes, for machines that load 4 bytes at once. Of keys
     * shorter than that the first byte, the middle and the last are taken. With 0 for a multiplier
     * the length does not count.
     */
    record Ends(long multiplier) implements KeyView {
        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            return length * multiplier + ends(buffer, offset, length, ignoreCase);
        }

        private static long ends(Object buffer, int at, int length, boolean ignoreCase) {
            long ends = ends(buffer, at, length);
            return ignoreCase ? AsciiCase.lower(ends) : ends;
        }

        private static long ends(Object buffer, int at, int length) {
            if (length >= 4) {
                long high = Bytes.four(buffer, at + length - 4);
                return high << 32 | Bytes.four(buffer, at) & 0xffffffffL;
            }
            return Bytes.unit(buffer, at + length - 1) << 16
                    | Bytes.unit(buffer, at + (length >> 1)) << 8
                    | Bytes.unit(buffer, at);
        }

        @Override
        public String toString() {
            return "the first and the last 4 bytes";
        }
    }

    /** The length, the first 8 and the last 8 bytes; of shorter keys what {@link Ends} takes. */
    record LongEnds(long multiplier) implements KeyView {
        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            long ends;
            if (length < KeyWords.BYTES) {
                ends = Ends.ends(buffer, offset, length, ignoreCase);
            } else {
                int last = offset + length - KeyWords.BYTES;
                ends = word(buffer, last, KeyWords.BYTES, ignoreCase) * multiplier;
                ends += word(buffer, offset, length, ignoreCase);
            }
            return ends + length * WordEnds.LENGTH_FACTOR;
        }

        @Override
        public String toString() {
            return "the first and the last 8 bytes";
        }
    }

    /**
     * The length, the first and the last 4 bytes and two times 4 between them: all of a key of up
     * to 16 bytes, without a branch that depends on how long it is.
     */
    record Quarters(long multiplier) implements KeyView {
        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            long inner = inner(buffer, offset, length);
            return (ignoreCase ? AsciiCase.lower(inner) : inner) * multiplier
                    + length * WordEnds.LENGTH_FACTOR
                    + Ends.ends(buffer, offset, length, ignoreCase);
        }

        private static long inner(Object buffer, int at, int length) {
            if (length < Integer.BYTES) {
                return 0;
            }
            int step = length >> 3 << 2;
            long high = Bytes.four(buffer, at + length - Integer.BYTES - step);
            return high << 32 | Bytes.four(buffer, at + step) & 0xffffffffL;
        }

        @Override
        public String toString() {
            return "four times 4 bytes";
        }
    }

    /**
     * A hash of the whole key, 8 bytes at a time: for what its ends do not tell apart.
     *
     * <p>Up to 8 bytes are left to the end, of which {@link Ends} takes all.
     */
    record Words(long multiplier) implements KeyView {
        @Override
        public long of(Object buffer, int offset, int length, boolean ignoreCase) {
            long hash = multiplier * length;
            int at = offset;
            int rest = length;
            for (; rest > KeyWords.BYTES; rest -= KeyWords.BYTES, at += KeyWords.BYTES) {
                hash = (hash ^ word(buffer, at, rest, ignoreCase)) * multiplier;
                hash ^= hash >>> 32;
            }
            hash = (hash ^ Ends.ends(buffer, at, rest, ignoreCase)) * multiplier;
            return hash ^ hash >>> 32;
        }

        @Override
        public String toString() {
            return "the whole name, 8 bytes at a time";
        }
    }

    private static long word(Object buffer, int offset, int length, boolean ignoreCase) {
        long word = KeyWords.first(buffer, offset, length);
        return ignoreCase ? AsciiCase.lower(word) : word;
    }

    /** The view of each keyword. */
    static long[] all(KeyView view, KeywordSet keywords) {
        long[] views = new long[keywords.size()];
        for (int i = 0; i < views.length; i++) {
            byte[] key = keywords.key(i);
            views[i] = view.of(key, 0, key.length, false);
        }
        return views;
    }
}
