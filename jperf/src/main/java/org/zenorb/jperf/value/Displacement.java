package org.zenorb.jperf.value;

/**
 * From numbers to slots: the number is multiplied by a seed; the top bits of the product choose a
 * bucket, the next 32 a place in the table, and the bucket's displacement moves that place to a
 * slot that is free for every number of the bucket.
 *
 * <p>Few numbers do without buckets: with the right seed their places are slots already.
 *
 * <p>Thread: any; immutable.
 */
public final class Displacement {
    private static final int[] NONE = {};

    private final long seed;
    private final int bucketBits;
    private final int[] displacements;
    private final int slots;

    Displacement(long seed, int bucketBits, int[] displacements, int slots) {
        this.seed = seed;
        this.bucketBits = bucketBits;
        this.displacements = displacements;
        this.slots = slots;
    }

    /** Places are slots. */
    static Displacement direct(long seed, int slots) {
        return new Displacement(seed, 0, NONE, slots);
    }

    int slot(long view) {
        long product = view * seed;
        int place = place(product, bucketBits, slots);
        if (bucketBits == 0) {
            return place;
        }
        int slot = place + displacements[bucket(product, bucketBits)];
        return slot >= slots ? slot - slots : slot;
    }

    static int bucket(long product, int bucketBits) {
        return (int) (product >>> 64 - bucketBits);
    }

    static int place(long product, int bucketBits, int slots) {
        return (int) ((product << bucketBits >>> 32) * slots >>> 32);
    }

    public int slots() {
        return slots;
    }

    public long seed() {
        return seed;
    }

    /** The number of bits that choose a bucket; 0 if there are no buckets. */
    public int bucketBits() {
        return bucketBits;
    }

    public int buckets() {
        return displacements.length;
    }

    /** The displacement of a bucket, 0 to {@code slots - 1}. */
    public int displacement(int bucket) {
        return displacements[bucket];
    }
}
