package org.zenorb.jperf.value;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds the seed and the displacements of a {@link Displacement}.
 *
 * <p>Guarantee: ends with a function for any set of distinct numbers, as good as always with no
 * more slots than numbers. A seed fails when two numbers of one bucket also share a place, which
 * happens to about two seeds in three whatever the size, or when a larger bucket finds no room; the
 * next one is tried then. Buckets with one number always fit, and so fill the last gaps.
 *
 * <p>Thread: one search, one thread.
 */
final class DisplacementSearch {
    /** A bucket holds between half as many numbers as this and this many, on average. */
    private static final int BUCKET_LOAD = 3;

    /** A seed that crowds more numbers than this into one bucket is not worth a look. */
    private static final int MAX_BUCKET = 32;

    /** Seeds tried before the table may grow by one slot in 32. */
    private static final int SEEDS_PER_SIZE = 256;

    /** As many numbers as this find slots without displacements in a table without gaps. */
    private static final int MAX_DIRECT = 10;

    /** Numbers that a search without displacements may place, successes and failures together. */
    private static final int DIRECT_STEPS = 1 << 17;

    private final Random64 random;
    private final int bucketBits;
    private final int[] bucketOf;
    private final int[] placeOf;

    /** Numbers sorted by bucket; bucket {@code b} has those from {@code starts[b]} on. */
    private final int[] members;

    private final int[] starts;

    private DisplacementSearch(int n, Random64 random) {
        this.random = random;
        int buckets = Math.max(2, (n + BUCKET_LOAD - 1) / BUCKET_LOAD);
        this.bucketBits = 32 - Integer.numberOfLeadingZeros(buckets - 1);
        this.bucketOf = new int[n];
        this.placeOf = new int[n];
        this.members = new int[n];
        this.starts = new int[(1 << bucketBits) + 1];
    }

    /** True if no two of the numbers are the same. */
    static boolean isDistinct(long[] views) {
        long[] sorted = views.clone();
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /**
     * The function for one or more distinct numbers.
     *
     * @param slots how many slots to begin with, at least as many as numbers
     */
    static Displacement find(long[] views, int slots, Random64 random) {
        Displacement direct = views.length > MAX_DIRECT ? null : direct(views, slots, random);
        return direct != null
                ? direct
                : new DisplacementSearch(views.length, random).search(views, slots);
    }

    /** The function without displacements, or null if none was found in reasonable time. */
    static Displacement direct(long[] views, int slots, Random64 random) {
        BitSet taken = new BitSet(slots);
        for (int steps = 0; steps < DIRECT_STEPS; ) {
            long seed = random.next() | 1;
            taken.clear();
            int placed = 0;
            while (placed < views.length) {
                int slot = Displacement.place(views[placed] * seed, 0, slots);
                steps++;
                if (taken.get(slot)) {
                    break;
                }
                taken.set(slot);
                placed++;
            }
            if (placed == views.length) {
                return Displacement.direct(seed, slots);
            }
        }
        return null;
    }

    private Displacement search(long[] views, int minSlots) {
        int slots = minSlots;
        for (int tries = 1; ; tries++) {
            long seed = random.next() | 1;
            int[] displacements = fill(views, seed, slots);
            if (displacements != null) {
                return new Displacement(seed, bucketBits, displacements, slots);
            }
            if (tries % SEEDS_PER_SIZE == 0) {
                slots += slots / 32 + 1;
            }
        }
    }

    private int[] fill(long[] views, long seed, int slots) {
        int buckets = 1 << bucketBits;
        Arrays.fill(starts, 0);
        for (int i = 0; i < views.length; i++) {
            long product = views[i] * seed;
            bucketOf[i] = Displacement.bucket(product, bucketBits);
            placeOf[i] = Displacement.place(product, bucketBits, slots);
            starts[bucketOf[i] + 1]++;
        }
        int largest = 0;
        for (int b = 0; b < buckets; b++) {
            largest = Math.max(largest, starts[b + 1]);
            starts[b + 1] += starts[b];
        }
        int[] next = Arrays.copyOf(starts, buckets);
        for (int i = 0; i < views.length; i++) {
            members[next[bucketOf[i]]++] = i;
        }
        if (largest > MAX_BUCKET || isAmbiguous(buckets)) {
            return null;
        }
        return place(buckets, largest, slots);
    }

    /** True if two numbers of one bucket have one place: no displacement can part them. */
    private boolean isAmbiguous(int buckets) {
        for (int b = 0; b < buckets; b++) {
            for (int i = starts[b]; i < starts[b + 1]; i++) {
                for (int j = i + 1; j < starts[b + 1]; j++) {
                    if (placeOf[members[i]] == placeOf[members[j]]) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private int[] place(int buckets, int largest, int slots) {
        int[] displacements = new int[buckets];
        BitSet taken = new BitSet(slots);
        for (int size = largest; size > 0; size--) {
            for (int b = 0; b < buckets; b++) {
                if (starts[b + 1] - starts[b] == size) {
                    displacements[b] = fit(b, taken, slots);
                    if (displacements[b] < 0) {
                        return null;
                    }
                }
            }
        }
        return displacements;
    }

    /**
     * Puts the bucket's first number into each free slot in turn, from its own place on, until the
     * others fit too. (From the lowest free slot on would fill the table from one end; names that
     * differ in a number have many buckets of like shape, and those would then find no room.)
     */
    private int fit(int bucket, BitSet taken, int slots) {
        int begin = starts[bucket];
        int end = starts[bucket + 1];
        int first = placeOf[members[begin]];
        int slot = taken.nextClearBit(first);
        for (boolean wrapped = false; ; slot = taken.nextClearBit(slot + 1)) {
            if (slot >= slots && !wrapped) {
                wrapped = true;
                slot = taken.nextClearBit(0);
            }
            if (wrapped && slot >= first) {
                return -1;
            }
            int displacement = slot >= first ? slot - first : slot - first + slots;
            int i = begin + 1;
            while (i < end && !taken.get(slot(members[i], displacement, slots))) {
                i++;
            }
            if (i == end) {
                for (i = begin; i < end; i++) {
                    taken.set(slot(members[i], displacement, slots));
                }
                return displacement;
            }
        }
    }

    private int slot(int number, int displacement, int slots) {
        int slot = placeOf[number] + displacement;
        return slot >= slots ? slot - slots : slot;
    }
}
