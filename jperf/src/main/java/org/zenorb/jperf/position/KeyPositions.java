package org.zenorb.jperf.position;

import org.zenorb.jperf.keyword.KeywordSet;

import java.util.Arrays;

/**
 * Places in a keyword that are read by a hash function.
 *
 * <p>A position of 0 and above counts from the first byte, a negative one from the end: -1 is the
 * last byte. A position beyond a keyword's end means its nearest byte, so that no branch is needed
 * to skip it; together with the length this tells as much apart as leaving it out.
 *
 * <p>Thread: any.
 */
public final class KeyPositions {
    private static final KeyPositions NONE = new KeyPositions(new int[0]);

    private final int[] positions;

    private KeyPositions(int[] positions) {
        this.positions = positions;
    }

    /** The empty selection: only the length is looked at. */
    public static KeyPositions none() {
        return NONE;
    }

    static KeyPositions of(int... positions) {
        int[] sorted = positions.clone();
        Arrays.sort(sorted);
        // From the start first, in order; then those from the end: as a person would list them.
        int negatives = 0;
        while (negatives < sorted.length && sorted[negatives] < 0) {
            negatives++;
        }
        int[] ordered = new int[sorted.length];
        System.arraycopy(sorted, negatives, ordered, 0, sorted.length - negatives);
        System.arraycopy(sorted, 0, ordered, sorted.length - negatives, negatives);
        return new KeyPositions(ordered);
    }

    public int count() {
        return positions.length;
    }

    /** Position number {@code i}, see the class comment for its meaning. */
    public int get(int i) {
        return positions[i];
    }

    /**
     * The byte of {@code position} in a key of at least one byte, as 0 to 255; see {@link Bytes}
     * for its source.
     */
    public static int unit(Object buffer, int offset, int length, int position) {
        return Bytes.unit(buffer, offset + index(position, length));
    }

    /** Where a position lies in a key of at least one byte. */
    static int index(int position, int length) {
        return position >= 0 ? Math.min(position, length - 1) : Math.max(length + position, 0);
    }

    /** True if the position lies inside every keyword of the set, so that no clamping is needed. */
    public static boolean isInside(int position, KeywordSet keywords) {
        return position >= 0 ? position < keywords.minLength() : -position <= keywords.minLength();
    }

    @Override
    public String toString() {
        if (positions.length == 0) {
            return "length only";
        }
        StringBuilder text = new StringBuilder(positions.length == 1 ? "position " : "positions ");
        for (int i = 0; i < positions.length; i++) {
            int p = positions[i];
            text.append(i == 0 ? "" : ", ");
            text.append(p >= 0 ? Integer.toString(p + 1) : p == -1 ? "$" : "$" + (p + 1));
        }
        return text.toString();
    }
}
