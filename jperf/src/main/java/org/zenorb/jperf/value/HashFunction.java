package org.zenorb.jperf.value;

/**
 * A function from keys to slots that gives every keyword of its set a slot of its own.
 *
 * <p>It is only asked about keys as long as the set's shortest to longest keyword, and never about
 * the empty key. A key that is no keyword gets any slot, or a number outside 0 to {@code slots -
 * 1}.
 *
 * <p>Thread: any; functions are immutable and allocate nothing.
 */
public sealed interface HashFunction permits AssociatedHash, DisplacedHash {
    /** Every keyword's slot is below this. */
    int slots();

    default int slot(byte[] buffer, int offset, int length) {
        return slot(buffer, offset, length, false);
    }

    /**
     * @param buffer the source of the key, see {@link org.zenorb.jperf.position.Bytes}
     * @param ignoreCase true if upper case letters of ASCII are read as lower case ones
     */
    int slot(Object buffer, int offset, int length, boolean ignoreCase);
}
