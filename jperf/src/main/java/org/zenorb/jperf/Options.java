package org.zenorb.jperf;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * What kind of perfect hash is wanted; the default fits almost always.
 *
 * <p>Thread: any; immutable.
 *
 * @param construction how the hash function may be made
 * @param minimal true if the table must have exactly as many slots as keywords
 * @param positions the only bytes of a keyword that may be looked at: 1 to 255 from its start, -1
 *     its last, -2 the one before that; empty for any
 * @param readLength false if the length of a keyword must not count
 * @param slotsPerKeyword how many slots to begin with, 1 or more: a larger table refuses more
 *     strangers without a comparison
 * @param seed where the search begins: another number gives another function, as good on average
 * @param attempts how many searches to make, each from the next seed; the smallest table is kept
 * @param ignoreCase true if upper and lower case of ASCII's letters are the same, in keywords and
 *     in what is looked up; other letters keep their case
 * @param duplicates true if keywords may repeat: each has a number, and lookups give the first one;
 *     keywords that are alike at the {@code positions} are then told apart by other bytes
 * @param strings what is known of the strings that are looked up
 */
public record Options(
        Construction construction,
        boolean minimal,
        List<Integer> positions,
        boolean readLength,
        double slotsPerKeyword,
        long seed,
        int attempts,
        boolean ignoreCase,
        boolean duplicates,
        Strings strings) {
    /** Which strings are looked up most of the time; all are answered. */
    public enum Strings {
        /**
         * Constants, or strings that were looked up before: they keep the hash code that they were
         * once asked for, and nothing is read of a stranger.
         */
        KEPT,
        /**
         * Strings that were just made, as a parser does: few of their chars are read in place of a
         * hash code of all. Where up to 7 chars and the length do not tell the keywords apart, or
         * these are more than 4,096, it is the same as {@link #KEPT}.
         */
        FRESH,
        /**
         * Hardly any: there is no table of strings. Lookups of strings encode them and look up the
         * bytes; emitted Java has no such lookup.
         */
        NONE
    }

    /** How a hash function is made. */
    public enum Construction {
        /** Associated values where they are found quickly, else hash and displace. */
        AUTO,
        /** gperf's way: key positions and associated values; does not exist for every set. */
        ASSOCIATED,
        /** Hash and displace: exists for every set. */
        DISPLACED
    }

    /** The most slots per keyword that may be asked for. */
    public static final int MAX_SLOTS_PER_KEYWORD = 64;

    /** The most searches for one set. */
    public static final int MAX_ATTEMPTS = 10_000;

    /** The last position that may be named, as in gperf. */
    public static final int MAX_POSITION = 255;

    private static final Options DEFAULTS =
            new Options(
                    Construction.AUTO, false, List.of(), true, 1, 0, 1, false, false, Strings.KEPT);

    public Options {
        Objects.requireNonNull(construction, "construction");
        Objects.requireNonNull(strings, "strings");
        positions = List.copyOf(positions);
        for (int position : positions) {
            if (position == 0 || Math.abs(position) > MAX_POSITION) {
                throw new IllegalArgumentException(
                        "position " + position + ": they go from 1 to 255, and -1 to -255");
            }
        }
        if (new HashSet<>(positions).size() < positions.size()) {
            throw new IllegalArgumentException("a position stands twice in " + positions);
        }
        if (!(slotsPerKeyword >= 1 && slotsPerKeyword <= MAX_SLOTS_PER_KEYWORD)) {
            throw new IllegalArgumentException(
                    "slots per keyword " + slotsPerKeyword + ": from 1 to 64 is possible");
        }
        if (minimal && slotsPerKeyword > 1) {
            throw new IllegalArgumentException("a minimal table has one slot per keyword");
        }
        if (attempts < 1 || attempts > MAX_ATTEMPTS) {
            throw new IllegalArgumentException(
                    "attempts " + attempts + ": from 1 to 10000 is possible");
        }
    }

    /** Any construction; a slot or so in eight may stay empty. */
    public static Options defaults() {
        return DEFAULTS;
    }

    public Options withConstruction(Construction wanted) {
        return new Options(
                wanted,
                minimal,
                positions,
                readLength,
                slotsPerKeyword,
                seed,
                attempts,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withMinimal(boolean wanted) {
        return new Options(
                construction,
                wanted,
                positions,
                readLength,
                slotsPerKeyword,
                seed,
                attempts,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withPositions(List<Integer> wanted) {
        return new Options(
                construction,
                minimal,
                wanted,
                readLength,
                slotsPerKeyword,
                seed,
                attempts,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withReadLength(boolean wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                wanted,
                slotsPerKeyword,
                seed,
                attempts,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withSlotsPerKeyword(double wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                readLength,
                wanted,
                seed,
                attempts,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withSeed(long wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                readLength,
                slotsPerKeyword,
                wanted,
                attempts,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withAttempts(int wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                readLength,
                slotsPerKeyword,
                seed,
                wanted,
                ignoreCase,
                duplicates,
                strings);
    }

    public Options withIgnoreCase(boolean wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                readLength,
                slotsPerKeyword,
                seed,
                attempts,
                wanted,
                duplicates,
                strings);
    }

    public Options withDuplicates(boolean wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                readLength,
                slotsPerKeyword,
                seed,
                attempts,
                ignoreCase,
                wanted,
                strings);
    }

    public Options withStrings(Strings wanted) {
        return new Options(
                construction,
                minimal,
                positions,
                readLength,
                slotsPerKeyword,
                seed,
                attempts,
                ignoreCase,
                duplicates,
                wanted);
    }
}
