package org.zenorb.jperf.value;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.PositionChoice;
import org.zenorb.jperf.position.PositionSearch;
import org.zenorb.jperf.position.TextView;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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

    /** Looking for positions costs more than reading whole strings in larger sets. */
    private static final int MAX_POSITIONED = 4096;

    private static final PositionChoice LENGTH_TOO = new PositionChoice(List.of(), true);

    private final TextView view;
    private final Displacement displacement;

    private TextHash(TextView view, Displacement displacement) {
        this.view = view;
        this.displacement = displacement;
    }

    /**
     * The function for one or more distinct strings, none of them empty.
     *
     * @param fresh true if single chars are preferred to the hash code, which reads all of a string
     *     that has not kept it
     * @param ignoreCase true if the names are in lower case and stand for any
     */
    public static TextHash find(List<String> names, boolean fresh, boolean ignoreCase, long seed) {
        Random64 random = new Random64(3 + seed);
        TextView view = fresh || ignoreCase ? charsOrNull(names, ignoreCase) : null;
        if (view == null && !ignoreCase) {
            view = codeOrNull(names);
        }
        while (view == null) {
            view = distinctOrNull(new TextView.Mixed(random.next() | 1, ignoreCase), names);
        }
        long[] views = views(view, names);
        Displacement direct = names.size() > MAX_DIRECT ? null : direct(views, random);
        // A power of two saves lookups a multiplication and a comparison.
        int slots = Integer.highestOneBit(Math.max(1, 2 * names.size() - 1));
        return new TextHash(
                view, direct == null ? DisplacementSearch.find(views, slots, random) : direct);
    }

    /** Few chars that tell the names apart. */
    private static TextView charsOrNull(List<String> names, boolean ignoreCase) {
        if (names.size() > MAX_POSITIONED) {
            return null;
        }
        // Positions are searched for in bytes; what differs in the low halves of chars differs.
        Set<ByteBuffer> seen = new HashSet<>();
        List<byte[]> keys = new ArrayList<>();
        for (String name : names) {
            byte[] key = new byte[name.length()];
            for (int i = 0; i < key.length; i++) {
                key[i] = (byte) name.charAt(i);
            }
            if (!seen.add(ByteBuffer.wrap(key))) {
                return null;
            }
            keys.add(key);
        }
        KeyPositions positions =
                PositionSearch.find(
                        KeywordSet.of(keys, false, false), LENGTH_TOO, KeyView.MAX_PACKED);
        return positions == null
                ? null
                : distinctOrNull(new TextView.Chars(positions, ignoreCase), names);
    }

    /** The hash code, with one char if it takes that. */
    private static TextView codeOrNull(List<String> names) {
        TextView view = distinctOrNull(new TextView.Code(TextView.Code.NONE), names);
        int reach = Math.min(REACH, shortest(names));
        for (int i = 0; i < 2 * reach && view == null; i++) {
            int position = (i & 1) == 0 ? i >> 1 : -1 - (i >> 1);
            view = distinctOrNull(new TextView.Code(position), names);
        }
        return view;
    }

    private static TextView distinctOrNull(TextView view, List<String> names) {
        return DisplacementSearch.isDistinct(views(view, names)) ? view : null;
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

    /** True if the slot depends on the hash code alone. */
    public boolean isByHashCode() {
        return view instanceof TextView.Code code && code.position() == TextView.Code.NONE;
    }

    /** The slot of a string with this hash code, if that is all it depends on. */
    public int slot(int hashCode) {
        return displacement.slot(hashCode);
    }

    /** What a table holds of a name, so that most strangers are not compared with it. */
    public int code(String name) {
        return view instanceof TextView.Chars
                ? TextView.Chars.fold(view.of(name))
                : name.hashCode();
    }

    public TextView view() {
        return view;
    }

    public Displacement displacement() {
        return displacement;
    }
}
