package org.zenorb.jperf.table;

import org.zenorb.jperf.position.PositionChoice;

/**
 * What is asked of a search; the front has checked the ranges.
 *
 * <p>Thread: any; immutable.
 *
 * @param construction which constructions may be used
 * @param minimal true if the table must have exactly as many slots as keywords
 * @param choice what may be read of a keyword
 * @param bytewise true if a function that reads few single bytes is preferred to one that reads
 *     words of 8 bytes
 * @param slotsPerKeyword how many slots to begin with, 1 or more
 * @param seed where the search begins
 * @param attempts searches to make, each from the next seed; the smallest table is kept
 */
public record SearchSettings(
        Construction construction,
        boolean minimal,
        PositionChoice choice,
        boolean bytewise,
        double slotsPerKeyword,
        long seed,
        int attempts) {
    /** Which constructions may be used. */
    public enum Construction {
        ANY,
        ASSOCIATED,
        DISPLACED
    }

    /** The smallest table that may be tried for so many keywords. */
    int minSlots(int keywords) {
        return (int) Math.ceil(slotsPerKeyword * keywords);
    }

    SearchSettings withSeed(long other) {
        return new SearchSettings(
                construction, minimal, choice, bytewise, slotsPerKeyword, other, 1);
    }
}
