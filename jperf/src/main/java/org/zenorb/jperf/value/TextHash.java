package org.zenorb.jperf.value;

import org.zenorb.jperf.position.TextView;

import java.util.List;

/**
 * From strings to slots: a view of the string, and the displacement that gives it its slot.
 *
 * <p>A string that is no keyword gets any slot.
 *
 * <p>Thread: any; immutable.
 */
public final class TextHash {
    /** Up to this many strings a table of up to six slots each does without displacements. */
    private static final int MAX_DIRECT = 48;

    /** No char further than this from either end is looked at. */
    private static final int REACH = 16;

    private final TextView view;
    private final Displacement displacement;

    private TextHash(TextView view, Displacement displacement) {
        this.view = view;
        this.displacement = displacement;
    }

    /** The function for one or more distinct strings. */
    public static TextHash find(List<String> names, long seed) {
        Random64 random = new Random64(3 + seed);
        TextView view = new TextView.Code(TextView.Code.NONE);
        long[] views = views(view, names);
        int reach = Math.min(REACH, shortest(names));
        for (int i = 0; i < 2 * reach && !DisplacementSearch.isDistinct(views); i++) {
            view = new TextView.Code((i & 1) == 0 ? i >> 1 : -1 - (i >> 1));
            views = views(view, names);
        }
        while (!DisplacementSearch.isDistinct(views)) {
            view = new TextView.Mixed(random.next() | 1);
            views = views(view, names);
        }
        Displacement direct = names.size() > MAX_DIRECT ? null : direct(views, random);
        // A power of two saves lookups a multiplication and a comparison.
        int slots = Integer.highestOneBit(Math.max(1, 2 * names.size() - 1));
        return new TextHash(
                view, direct == null ? DisplacementSearch.find(views, slots, random) : direct);
    }

    /** As many slots as it takes for one seed in some hundreds to part all numbers. */
    private static Displacement direct(long[] views, Random64 random) {
        int n = views.length;
        int slots = Integer.highestOneBit(Math.max(1, 2 * Math.max(n, n * n / 12) - 1));
        return DisplacementSearch.direct(views, slots, random);
    }

    private static int shortest(List<String> names) {
        int shortest = Integer.MAX_VALUE;
        for (String name : names) {
            shortest = Math.min(shortest, name.length());
        }
        return shortest;
    }

    private static long[] views(TextView view, List<String> names) {
        long[] views = new long[names.size()];
        for (int i = 0; i < views.length; i++) {
            views[i] = view.of(names.get(i));
        }
        return views;
    }

    public int slot(CharSequence text) {
        return displacement.slot(view.of(text));
    }

    public TextView view() {
        return view;
    }

    public Displacement displacement() {
        return displacement;
    }
}
