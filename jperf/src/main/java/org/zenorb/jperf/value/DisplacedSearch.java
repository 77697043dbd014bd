package org.zenorb.jperf.value;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyView;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds the seed and the displacements of a {@link DisplacedHash}.
 *
 * <p>Guarantee: ends with a function for any set of non-empty keywords, as good as always with no
 * more slots than keywords. A seed fails when two keywords of one bucket also share a place, which
 * happens to about two seeds in three whatever the size, or when a larger bucket finds no room; the
 * next one is tried then. Buckets with one keyword always fit, and so fill the last gaps.
 *
 * <p>Thread: one search, one thread.
 */
public final class DisplacedSearch {
    /** A bucket holds between half as many keywords as this and this many, on average. */
    private static final int BUCKET_LOAD = 3;

    /** A seed that crowds more keywords than this into one bucket is not worth a look. */
    private static final int MAX_BUCKET = 32;

    /** Seeds tried before the table may grow by one slot in 32. */
    private static final int SEEDS_PER_SIZE = 256;

    /** Reading more single bytes than this costs more than two loads of 4 bytes. */
    private static final int FEW_POSITIONS = 2;

    private final KeywordSet keywords;
    private final Random64 random;
    private final int bucketBits;
    private final int[] bucketOf;
    private final int[] placeOf;

    /** Keywords sorted by bucket; bucket {@code b} has those from {@code starts[b]} on. */
    private final int[] members;

    private final int[] starts;

    private DisplacedSearch(KeywordSet keywords, long seed) {
        this.keywords = keywords;
        this.random = new Random64(1 + seed);
        int n = keywords.size();
        int buckets = Math.max(2, (n + BUCKET_LOAD - 1) / BUCKET_LOAD);
        this.bucketBits = 32 - Integer.numberOfLeadingZeros(buckets - 1);
        this.bucketOf = new int[n];
        this.placeOf = new int[n];
        this.members = new int[n];
        this.starts = new int[(1 << bucketBits) + 1];
    }

    /**
     * The function for a set of one or more non-empty keywords.
     *
     * @param packedOrNull what to read of a keyword; if null, whole keywords are read
     * @param words true if several bytes may be read at a time
     * @param slots how many slots to begin with, at least as many as keywords
     */
    public static DisplacedHash find(
            KeywordSet keywords, KeyView.Packed packedOrNull, boolean words, int slots, long seed) {
        return new DisplacedSearch(keywords, seed).search(packedOrNull, words, slots);
    }

    private DisplacedHash search(KeyView.Packed packedOrNull, boolean words, int minSlots) {
        KeyView view = words && isDear(packedOrNull) ? ends() : packedOrNull;
        long[] views = view == null ? null : KeyView.distinct(view, keywords);
        if (views == null && view != packedOrNull && packedOrNull != null) {
            view = packedOrNull;
            views = KeyView.distinct(view, keywords);
        }
        if (views == null && !words) {
            view = new KeyView.Hash31();
            views = KeyView.distinct(view, keywords);
        }
        while (views == null) {
            long multiplier = random.next() | 1;
            view = words ? new KeyView.Words(multiplier) : new KeyView.Mixed(multiplier);
            views = KeyView.distinct(view, keywords);
        }
        int slots = minSlots;
        for (int tries = 1; ; tries++) {
            long seed = random.next() | 1;
            int[] displacements = fill(views, seed, slots);
            if (displacements != null) {
                return new DisplacedHash(view, seed, bucketBits, displacements, slots);
            }
            if (tries % SEEDS_PER_SIZE == 0) {
                slots += slots / 32 + 1;
            }
        }
    }

    private static boolean isDear(KeyView.Packed packedOrNull) {
        return packedOrNull == null || packedOrNull.positions().count() > FEW_POSITIONS;
    }

    private KeyView ends() {
        return new KeyView.Ends(random.next() | 1);
    }

    private int[] fill(long[] views, long seed, int slots) {
        int buckets = 1 << bucketBits;
        Arrays.fill(starts, 0);
        for (int i = 0; i < views.length; i++) {
            long product = views[i] * seed;
            bucketOf[i] = DisplacedHash.bucket(product, bucketBits);
            placeOf[i] = DisplacedHash.place(product, bucketBits, slots);
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

    /** True if two keywords of one bucket have one place: no displacement can part them. */
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
     * Puts the bucket's first keyword into each free slot in turn, from its own place on, until the
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

    private int slot(int keyword, int displacement, int slots) {
        int slot = placeOf[keyword] + displacement;
        return slot >= slots ? slot - slots : slot;
    }
}
