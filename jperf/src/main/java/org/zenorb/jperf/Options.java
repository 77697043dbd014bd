package org.zenorb.jperf;

import java.util.Objects;

/**
 * What kind of perfect hash is wanted; the default fits almost always.
 *
 * <p>Thread: any; immutable.
 *
 * @param construction how the hash function may be made
 * @param minimal true if the table must have exactly as many slots as keywords
 */
public record Options(Construction construction, boolean minimal) {
    /** How a hash function is made. */
    public enum Construction {
        /** Associated values where they are found quickly, else hash and displace. */
        AUTO,
        /** gperf's way: key positions and associated values; does not exist for every set. */
        ASSOCIATED,
        /** Hash and displace: exists for every set. */
        DISPLACED
    }

    private static final Options DEFAULTS = new Options(Construction.AUTO, false);

    public Options {
        Objects.requireNonNull(construction, "construction");
    }

    /** Any construction; a slot or so in eight may stay empty. */
    public static Options defaults() {
        return DEFAULTS;
    }

    public Options withConstruction(Construction wanted) {
        return new Options(wanted, minimal);
    }

    public Options withMinimal(boolean wanted) {
        return new Options(construction, wanted);
    }
}
