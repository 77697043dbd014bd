package org.zenorb.jperf.position;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.keyword.Utf8;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * What a hash function sees of a key: one number, different for every keyword of its set.
 *
 * <p>Keys have at least one byte. For a set of ASCII keywords a text is read char by char; a char
 * above 127 may then give any number, since no keyword can equal that text.
 *
 * <p>Thread: any; views are immutable.
 */
public sealed interface KeyView
        permits KeyView.Packed, KeyView.Hash31, KeyView.Mixed, KeyView.Ends, KeyView.Words {
    /** At most this many positions are packed: with the length they fill 64 bits. */
    int MAX_PACKED = 7;

    long of(byte[] buffer, int offset, int length);

    /** As {@link #of(byte[], int, int)}; {@code length} is the text's length in bytes. */
    long of(CharSequence text, int length, boolean ascii);

    /**
     * The length, if wanted, and the bytes at up to {@link #MAX_PACKED} positions, side by side.
     */
    record Packed(KeyPositions positions, boolean withLength) implements KeyView {
        @Override
        public long of(byte[] buffer, int offset, int length) {
            int count = positions.count();
            long view = withLength ? (long) length << 8 * count : 0;
            for (int i = 0; i < count; i++) {
                long unit = KeyPositions.unit(buffer, offset, length, positions.get(i));
                view |= unit << 8 * i;
            }
            return view;
        }

        @Override
        public long of(CharSequence text, int length, boolean ascii) {
            int count = positions.count();
            long view = withLength ? (long) length << 8 * count : 0;
            for (int i = 0; i < count; i++) {
                long unit = KeyPositions.unit(text, length, positions.get(i), ascii);
                view |= unit << 8 * i;
            }
            return view;
        }

        @Override
        public String toString() {
            return positions.toString();
        }
    }

    /**
     * The hash code that {@link String#hashCode} prescribes, of the whole key: a string carries it
     * with it. Different keywords may share one; then a set needs another view.
     */
    record Hash31() implements KeyView {
        @Override
        public long of(byte[] buffer, int offset, int length) {
            int hash = 0;
            for (int i = offset, end = offset + length; i < end; i++) {
                hash = 31 * hash + buffer[i];
            }
            return hash;
        }

        @Override
        public long of(CharSequence text, int length, boolean ascii) {
            if (ascii && text instanceof String) {
                return text.hashCode();
            }
            int hash = 0;
            for (int i = 0; i < length; i++) {
                hash = 31 * hash + (ascii ? text.charAt(i) : (byte) Utf8.at(text, i));
            }
            return hash;
        }

        @Override
        public String toString() {
            return "the hash code of the whole name";
        }
    }

    /**
     * A hash of the whole key that no simple pattern defeats, for what {@link Hash31} cannot tell
     * apart. Slower: one multiplication waits for the other.
     */
    record Mixed(long multiplier) implements KeyView {
        @Override
        public long of(byte[] buffer, int offset, int length) {
            long hash = length;
            for (int i = offset, end = offset + length; i < end; i++) {
                hash = (hash ^ buffer[i]) * multiplier;
                hash ^= hash >>> 32;
            }
            return hash;
        }

        @Override
        public long of(CharSequence text, int length, boolean ascii) {
            long hash = length;
            for (int i = 0; i < length; i++) {
                int unit = ascii ? text.charAt(i) : (byte) Utf8.at(text, i);
                hash = (hash ^ unit) * multiplier;
                hash ^= hash >>> 32;
            }
            return hash;
        }

        @Override
        public String toString() {
            return "a mixed hash of the whole name";
        }
    }

    /**
     * The length, the first 4 and the last 4 bytes, for machines that load 4 bytes at once. Of keys
     * shorter than that the first byte, the middle and the last are taken.
     */
    record Ends(long multiplier) implements KeyView {
        private static final VarHandle INT =
                MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

        @Override
        public long of(byte[] buffer, int offset, int length) {
            return length * multiplier + ends(buffer, offset, length);
        }

        private static long ends(byte[] buffer, int at, int length) {
            if (length >= 4) {
                long high = (int) INT.get(buffer, at + length - 4);
                return high << 32 | (int) INT.get(buffer, at) & 0xffffffffL;
            }
            return (buffer[at + length - 1] & 0xffL) << 16
                    | (buffer[at + (length >> 1)] & 0xffL) << 8
                    | buffer[at] & 0xffL;
        }

        @Override
        public long of(CharSequence text, int length, boolean ascii) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) (ascii ? text.charAt(i) : Utf8.at(text, i));
            }
            return of(bytes, 0, length);
        }

        @Override
        public String toString() {
            return "the first and the last 4 bytes";
        }
    }

    /**
     * A hash of the whole key, 8 bytes at a time: for machines that load them at once, wherever
     * they stand.
     *
     * <p>Up to 8 bytes are left to the end, of which {@link Ends} takes all.
     */
    record Words(long multiplier) implements KeyView {
        private static final VarHandle LONG =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        @Override
        public long of(byte[] buffer, int offset, int length) {
            long hash = length;
            int at = offset;
            int rest = length;
            for (; rest > 8; rest -= 8, at += 8) {
                hash = (hash ^ (long) LONG.get(buffer, at)) * multiplier;
                hash ^= hash >>> 32;
            }
            hash = (hash ^ Ends.ends(buffer, at, rest)) * multiplier;
            return hash ^ hash >>> 32;
        }

        @Override
        public long of(CharSequence text, int length, boolean ascii) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) (ascii ? text.charAt(i) : Utf8.at(text, i));
            }
            return of(bytes, 0, length);
        }

        @Override
        public String toString() {
            return "the whole name, 8 bytes at a time";
        }
    }

    /** The view of each keyword, or null if two look the same. */
    static long[] distinct(KeyView view, KeywordSet keywords) {
        long[] views = new long[keywords.size()];
        for (int i = 0; i < views.length; i++) {
            byte[] key = keywords.key(i);
            views[i] = view.of(key, 0, key.length);
        }
        long[] sorted = views.clone();
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return null;
            }
        }
        return views;
    }
}
