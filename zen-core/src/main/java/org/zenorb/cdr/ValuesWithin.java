package org.zenorb.cdr;

/**
 * What octets taken out of a message must know of the values in that message: indirections reach
 * from them to values outside, and from outside to values in them.
 *
 * <p>Thread: any, once the message has been read.
 */
public final class ValuesWithin {
    /** A stream over the octets. */
    @FunctionalInterface
    public interface Octets {
        /**
         * A stream of its own, at their beginning.
         *
         * @param references who makes what is read; null for whom they were taken with
         */
        CdrInput open(ReferenceFactory references);
    }

    private final int level;
    private final int skipsBefore;
    private final boolean somethingBefore;
    private ValueTable message;
    private int shift;
    private boolean closed;

    private ValuesWithin(int level, int skipsBefore, boolean somethingBefore) {
        this.level = level;
        this.skipsBefore = skipsBefore;
        this.somethingBefore = somethingBefore;
    }

    /** To be called before the octets are stepped over. */
    public static ValuesWithin begin(CdrInput in) {
        ValueInput values = in.valuesOrNull();
        if (values == null) {
            return new ValuesWithin(0, 0, false);
        }
        int unused = values.takeLowestTarget();
        return new ValuesWithin(values.level(), values.skips(), !values.isEmpty());
    }

    /**
     * To be called when the octets have been stepped over.
     *
     * @param from where they begin in the stream
     * @param toOctets from a position in the stream to the position in the octets
     * @return null when the octets can be read on their own
     */
    public ValuesWithin end(CdrInput in, int from, int toOctets, Octets octets) {
        ValueInput values = in.valuesOrNull();
        if (values == null || level == 0 && values.skips() == skipsBefore) {
            return null;
        }
        int lowest = values.takeLowestTarget();
        closed = level == 0 && (lowest >= from || lowest == Integer.MIN_VALUE && !somethingBefore);
        shift = -toOctets;
        message = values.share(from, octets, toOctets);
        return this;
    }

    /** Whether the values in the octets refer to nothing outside of them. */
    public boolean isClosed() {
        return closed;
    }

    /** Whether the octets mean the same in another message, at a place of the same alignment. */
    public boolean canMoveTo(CdrOutput out) {
        return closed && out.valueLevel() == 0;
    }

    int level() {
        return level;
    }

    int shift() {
        return shift;
    }

    ValueTable message() {
        return message;
    }
}
