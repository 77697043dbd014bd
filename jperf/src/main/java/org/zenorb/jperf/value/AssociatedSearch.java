package org.zenorb.jperf.value;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.PositionChoice;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds the associated values of an {@link AssociatedHash}.
 *
 * <p>Bytes get their values one after the other. Giving a byte its value fixes the slots of all
 * keywords whose other bytes have values already, so the byte that fixes the most keywords comes
 * next: the large groups are placed while the table is empty, the single ones fill the gaps. Where
 * a group fits nowhere, the search begins again with other values for the bytes that were free to
 * choose. It tries small tables before large ones and ends after a fixed number of attempts.
 *
 * <p>Thread: one search, one thread.
 */
public final class AssociatedSearch {
    /** More positions than this cost more than hash and displace does. */
    public static final int MAX_POSITIONS = 4;

    /** Attempts per table size, mask, and use of the length. */
    private static final int ATTEMPTS = 12;

    private static final int ROTATION_ATTEMPTS = 32;

    private final KeywordSet keywords;
    private final KeyPositions positions;
    private final int[] masks;
    private final Random64 random;
    private final PositionChoice choice;
    private final int minSlots;
    private final int maxSlots;

    private AssociatedSearch(
            KeywordSet keywords,
            KeyPositions positions,
            PositionChoice choice,
            int minSlots,
            int maxSlots,
            long seed) {
        this.keywords = keywords;
        this.positions = positions;
        this.choice = choice;
        this.minSlots = minSlots;
        this.maxSlots = maxSlots;
        this.random = new Random64(2 + seed);
        this.masks = new int[] {31, keywords.isAscii() ? 127 : 255};
    }

    /**
     * The function for one or more non-empty keywords, which the positions separate; null if none
     * was found.
     *
     * @param choice tells whether the length may be read
     * @param minSlots the smallest table to try, at least as large as the set
     * @param maxSlots the largest
     */
    public static AssociatedHash find(
            KeywordSet keywords,
            KeyPositions positions,
            PositionChoice choice,
            int minSlots,
            int maxSlots,
            long seed) {
        AssociatedSearch search =
                new AssociatedSearch(keywords, positions, choice, minSlots, maxSlots, seed);
        return positions.count() == 0 ? search.byLength() : search.byBytes();
    }

    private AssociatedHash byLength() {
        int slots = keywords.maxLength() - keywords.minLength() + 1;
        if (slots > maxSlots) {
            return null;
        }
        int[] none = new int[0];
        boolean withLength = slots > 1;
        int base = withLength ? keywords.minLength() : 0;
        return new AssociatedHash(positions, none, 0, none, withLength, base, slots);
    }

    private AssociatedHash byBytes() {
        Ordering[] orderings = orderings();
        for (int slots = minSlots; ; slots = Math.min(slots + slots / 16 + 1, maxSlots)) {
            for (Ordering ordering : orderings) {
                for (int attempt = 0; ordering != null && attempt < ATTEMPTS; attempt++) {
                    int[] values = attempt(ordering, slots, attempt);
                    if (values != null) {
                        return function(ordering, values, slots);
                    }
                }
            }
            if (slots >= maxSlots) {
                return null;
            }
        }
    }

    /** The ways of reading a keyword that keep all apart, the cheapest first; null where not. */
    private Ordering[] orderings() {
        Ordering[] orderings = new Ordering[2 * masks.length];
        boolean lengthsDiffer = choice.withLength() && keywords.minLength() < keywords.maxLength();
        for (int m = 0; m < masks.length; m++) {
            orderings[2 * m] = ordering(masks[m], false);
            if (lengthsDiffer) {
                orderings[2 * m + 1] = ordering(masks[m], true);
            }
        }
        return orderings;
    }

    private Ordering ordering(int mask, boolean withLength) {
        int[] rotations = new int[positions.count()];
        for (int attempt = 0; attempt < ROTATION_ATTEMPTS; attempt++) {
            int[][] symbols = symbols(rotations, mask);
            if (isSeparated(symbols, withLength)) {
                return new Ordering(keywords, symbols, rotations, mask, withLength);
            }
            for (int i = 1; i < rotations.length; i++) {
                rotations[i] = random.below(mask + 1);
            }
        }
        return null;
    }

    private int[][] symbols(int[] rotations, int mask) {
        int[][] symbols = new int[keywords.size()][rotations.length];
        for (int k = 0; k < symbols.length; k++) {
            byte[] key = keywords.key(k);
            for (int i = 0; i < rotations.length; i++) {
                int unit = KeyPositions.unit(key, 0, key.length, positions.get(i));
                symbols[k][i] = unit + rotations[i] & mask;
            }
        }
        return symbols;
    }

    /** True if no two keywords have the same bytes, in whatever order, and the same length. */
    private boolean isSeparated(int[][] symbols, boolean withLength) {
        long[] signatures = new long[symbols.length];
        for (int k = 0; k < symbols.length; k++) {
            int[] sorted = symbols[k].clone();
            Arrays.sort(sorted);
            long signature = withLength ? keywords.key(k).length : 0;
            for (int symbol : sorted) {
                signature = signature << 8 | symbol;
            }
            signatures[k] = signature;
        }
        Arrays.sort(signatures);
        for (int i = 1; i < signatures.length; i++) {
            if (signatures[i] == signatures[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** One attempt to fill a table; the values of the symbols, or null. */
    private int[] attempt(Ordering ordering, int slots, int attempt) {
        int[] values = new int[ordering.mask + 1];
        BitSet taken = new BitSet(slots);
        int freedom = Math.max(1, slots >> (attempt & 3));
        for (int step = 0; step < ordering.order.length; step++) {
            int symbol = ordering.order[step];
            int[] group = ordering.groups[step];
            if (group.length == 0) {
                values[symbol] = attempt == 0 ? 0 : random.below(freedom);
            } else if (!fit(ordering, symbol, group, values, taken, slots)) {
                return null;
            }
        }
        return values;
    }

    /** Chooses the symbol's value so that its group finds free slots, and takes them. */
    private boolean fit(
            Ordering ordering, int symbol, int[] group, int[] values, BitSet taken, int slots) {
        int low = Integer.MIN_VALUE;
        int high = Integer.MAX_VALUE;
        int[] offsets = new int[group.length];
        int[] times = new int[group.length];
        for (int g = 0; g < group.length; g++) {
            offsets[g] = ordering.offset(group[g], symbol, values);
            times[g] = ordering.times(group[g], symbol);
            low = Math.max(low, -Math.floorDiv(offsets[g], times[g]));
            high = Math.min(high, Math.floorDiv(slots - 1 - offsets[g], times[g]));
        }
        int count = high - low + 1;
        int start = count > 0 ? random.below(count) : 0;
        for (int i = 0; i < count; i++) {
            int value = low + (start + i < count ? start + i : start + i - count);
            if (take(offsets, times, value, taken)) {
                values[symbol] = value;
                return true;
            }
        }
        return false;
    }

    private static boolean take(int[] offsets, int[] times, int value, BitSet taken) {
        for (int g = 0; g < offsets.length; g++) {
            int slot = offsets[g] + times[g] * value;
            if (taken.get(slot)) {
                for (int undo = 0; undo < g; undo++) {
                    taken.clear(offsets[undo] + times[undo] * value);
                }
                return false;
            }
            taken.set(slot);
        }
        return true;
    }

    private AssociatedHash function(Ordering ordering, int[] values, int slots) {
        int least = Integer.MAX_VALUE;
        for (int symbol : ordering.order) {
            least = Math.min(least, values[symbol]);
        }
        int[] shifted = new int[values.length];
        for (int symbol : ordering.order) {
            shifted[symbol] = values[symbol] - least;
        }
        int base = -least * positions.count() + (ordering.withLength ? ordering.minLength : 0);
        return new AssociatedHash(
                positions,
                ordering.rotations,
                ordering.mask,
                shifted,
                ordering.withLength,
                base,
                slots);
    }

    /** The order in which symbols get values, and the keywords that each of them completes. */
    private static final class Ordering {
        final int[][] symbols;
        final int[] rotations;
        final int mask;
        final boolean withLength;
        final int minLength;
        final int[] lengths;
        final int[] order;
        final int[][] groups;

        Ordering(
                KeywordSet keywords,
                int[][] symbols,
                int[] rotations,
                int mask,
                boolean withLength) {
            this.symbols = symbols;
            this.rotations = rotations.clone();
            this.mask = mask;
            this.withLength = withLength;
            this.minLength = keywords.minLength();
            this.lengths = new int[keywords.size()];
            int[] frequency = new int[mask + 1];
            int used = 0;
            for (int k = 0; k < symbols.length; k++) {
                lengths[k] = keywords.key(k).length;
                for (int symbol : symbols[k]) {
                    used += frequency[symbol]++ == 0 ? 1 : 0;
                }
            }
            this.order = new int[used];
            this.groups = new int[used][];
            boolean[] known = new boolean[mask + 1];
            for (int step = 0; step < used; step++) {
                int symbol = next(known, frequency);
                order[step] = symbol;
                groups[step] = completedBy(symbol, known);
                known[symbol] = true;
            }
        }

        /** The symbol that completes most keywords; among equals, the most frequent. */
        private int next(boolean[] known, int[] frequency) {
            int[] completes = new int[known.length];
            for (int[] key : symbols) {
                int missing = missing(key, known);
                if (missing >= 0) {
                    completes[missing]++;
                }
            }
            int best = -1;
            for (int s = 0; s < known.length; s++) {
                if (known[s] || frequency[s] == 0) {
                    continue;
                }
                if (best < 0
                        || completes[s] > completes[best]
                        || completes[s] == completes[best] && frequency[s] > frequency[best]) {
                    best = s;
                }
            }
            return best;
        }

        /** The only symbol of the keyword without a value yet; -1 if there are more or none. */
        private static int missing(int[] key, boolean[] known) {
            int missing = -1;
            for (int symbol : key) {
                if (!known[symbol] && symbol != missing) {
                    if (missing >= 0) {
                        return -1;
                    }
                    missing = symbol;
                }
            }
            return missing;
        }

        private int[] completedBy(int symbol, boolean[] known) {
            int[] group = new int[symbols.length];
            int count = 0;
            for (int k = 0; k < symbols.length; k++) {
                if (missing(symbols[k], known) == symbol) {
                    group[count++] = k;
                }
            }
            return Arrays.copyOf(group, count);
        }

        /** What the keyword's sum is without the symbol. */
        int offset(int keyword, int symbol, int[] values) {
            int sum = withLength ? lengths[keyword] - minLength : 0;
            for (int other : symbols[keyword]) {
                if (other != symbol) {
                    sum += values[other];
                }
            }
            return sum;
        }

        int times(int keyword, int symbol) {
            int times = 0;
            for (int other : symbols[keyword]) {
                times += other == symbol ? 1 : 0;
            }
            return times;
        }
    }
}
