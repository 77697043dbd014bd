package org.zenorb.poa.table;

/** An entry that shows whether all of its constructor was seen. */
final class Thing extends DemuxEntry {
    static final int NOTHING = 0;
    static final int WHOLE = 1;
    static final int HALF_MADE = 2;
    static final int ANOTHER = 3;

    private int plain;

    Thing(int index, int generation) {
        super(index, generation);
        this.plain = ~generation;
    }

    /** What a reader got who asked for this generation. */
    static int seen(Thing thing, int generation) {
        if (thing == null) {
            return NOTHING;
        }
        if (thing.generation() != generation) {
            return ANOTHER;
        }
        return thing.plain == ~generation ? WHOLE : HALF_MADE;
    }
}
