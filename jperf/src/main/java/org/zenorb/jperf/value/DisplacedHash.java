package org.zenorb.jperf.value;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyView;

import java.util.List;

/**
 * Hash and displace: a view of the key, and the displacement that gives it its slot.
 *
 * <p>Thread: any; immutable.
 */
public final class DisplacedHash implements HashFunction {
    private final KeyView view;
    private final Displacement displacement;

    private DisplacedHash(KeyView view, Displacement displacement) {
        this.view = view;
        this.displacement = displacement;
    }

    /**
     * The function for a set of one or more non-empty keywords.
     *
     * @param views what may be read of a keyword, the best first; the first that tells all apart is
     *     taken, and if none does, all of it is read
     * @param slots how many slots to begin with, at least as many as keywords
     */
    public static DisplacedHash find(
            KeywordSet keywords, List<? extends KeyView> views, int slots, long seed) {
        Random64 random = new Random64(1 + seed);
        for (KeyView view : views) {
            if (isEnough(view, keywords)) {
                return find(keywords, view, slots, random);
            }
        }
        while (true) {
            KeyView view = new KeyView.Words(random.next() | 1);
            if (isEnough(view, keywords)) {
                return find(keywords, view, slots, random);
            }
        }
    }

    private static DisplacedHash find(
            KeywordSet keywords, KeyView view, int slots, Random64 random) {
        long[] numbers = KeyView.all(view, keywords);
        return new DisplacedHash(view, DisplacementSearch.find(numbers, slots, random));
    }

    /** True if the view tells all keywords apart. */
    public static boolean isEnough(KeyView view, KeywordSet keywords) {
        return DisplacementSearch.isDistinct(KeyView.all(view, keywords));
    }

    @Override
    public int slot(Object buffer, int offset, int length, boolean ignoreCase) {
        return displacement.slot(view.of(buffer, offset, length, ignoreCase));
    }

    @Override
    public int slots() {
        return displacement.slots();
    }

    public KeyView view() {
        return view;
    }

    public Displacement displacement() {
        return displacement;
    }

    @Override
    public String toString() {
        return displacement.slots() == 1
                ? "one comparison"
                : view
                        + (displacement.bucketBits() == 0
                                ? ""
                                : ", " + displacement.buckets() + " buckets");
    }
}
