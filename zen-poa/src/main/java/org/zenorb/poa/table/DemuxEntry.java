package org.zenorb.poa.table;

/**
 * What stands in a slot of an {@link ActiveDemuxTable}: it carries its own index and generation, so
 * that reading the slot once gives both and no reader can see a generation of one entry with the
 * value of another.
 *
 * <p>Thread: any; immutable here.
 */
public abstract class DemuxEntry {
    private final int index;
    private final int generation;

    /** An entry of this place, as the table gave it to the factory. */
    protected DemuxEntry(int index, int generation) {
        this.index = index;
        this.generation = generation;
    }

    /** The slot. */
    public final int index() {
        return index;
    }

    /** The number that tells this use of the slot from all others. */
    public final int generation() {
        return generation;
    }
}
