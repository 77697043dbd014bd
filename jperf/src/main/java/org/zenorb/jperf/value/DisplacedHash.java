package org.zenorb.jperf.value;

import org.zenorb.jperf.position.KeyView;

/**
 * Hash and displace: a key's view is multiplied by a seed; the top bits of the product choose a
 * bucket, the next 32 a place in the table, and the bucket's displacement moves that place to a
 * slot that is free for every keyword of the bucket.
 *
 * <p>Thread: any; immutable.
 */
public final class DisplacedHash implements HashFunction {
    private final KeyView view;
    private final long seed;
    private final int bucketBits;
    private final int[] displacements;
    private final int slots;

    DisplacedHash(KeyView view, long seed, int bucketBits, int[] displacements, int slots) {
        this.view = view;
        this.seed = seed;
        this.bucketBits = bucketBits;
        this.displacements = displacements;
        this.slots = slots;
    }

    @Override
    public int slot(byte[] buffer, int offset, int length) {
        return slot(view.of(buffer, offset, length) * seed);
    }

    @Override
    public int slot(CharSequence text, int length, boolean ascii) {
        return slot(view.of(text, length, ascii) * seed);
    }

    private int slot(long product) {
        int slot = place(product, bucketBits, slots) + displacements[bucket(product, bucketBits)];
        return slot >= slots ? slot - slots : slot;
    }

    static int bucket(long product, int bucketBits) {
        return (int) (product >>> 64 - bucketBits);
    }

    static int place(long product, int bucketBits, int slots) {
        return (int) ((product << bucketBits >>> 32) * slots >>> 32);
    }

    @Override
    public int slots() {
        return slots;
    }

    public KeyView view() {
        return view;
    }

    public long seed() {
        return seed;
    }

    /** The number of bits that choose a bucket, 1 or more. */
    public int bucketBits() {
        return bucketBits;
    }

    /** The displacement of a bucket, 0 to {@code slots - 1}. */
    public int displacement(int bucket) {
        return displacements[bucket];
    }

    @Override
    public String toString() {
        return view + ", " + displacements.length + " buckets";
    }
}
