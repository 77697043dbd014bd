package org.zenorb.dynamic;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;

/**
 * One comparison of two DynAnys: the values that are still to be compared in pairs, and those that
 * are taken for equal meanwhile. Values are compared one pair after the other and not in each
 * other, since two circles make a chain of pairs as long as the product of their lengths.
 *
 * <p>Thread: its DynAnys'.
 */
final class ValueComparison {
    private record Pair(ValueState one, ValueState other) {}

    private final Set<Pair> met = new HashSet<>();
    private final ArrayDeque<Pair> open = new ArrayDeque<>();

    private ValueComparison() {}

    /** Whether two nodes of equivalent types have the same value. */
    static boolean areEqual(DynNode one, DynNode other) {
        ValueComparison comparison = new ValueComparison();
        return one.hasValueOf(other, comparison) && comparison.areRestEqual();
    }

    private boolean areRestEqual() {
        while (!open.isEmpty()) {
            Pair next = open.pop();
            if (!next.one.hasContentOf(next.other, this)) {
                return false;
            }
        }
        return true;
    }

    /** These two are to be equal; false where one alone is null. */
    boolean expectBoth(ValueState one, ValueState other) {
        if (one == null || other == null) {
            return one == other;
        }
        Pair pair = new Pair(one, other);
        if (one != other && met.add(pair)) {
            open.push(pair);
        }
        return true;
    }
}
