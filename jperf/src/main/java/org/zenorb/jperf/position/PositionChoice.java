package org.zenorb.jperf.position;

import java.util.List;

/**
 * What a search may read of a keyword.
 *
 * <p>Thread: any; immutable.
 *
 * @param positions the only positions allowed, as in {@link KeyPositions}; empty for any
 * @param withLength false if the length must not be looked at
 */
public record PositionChoice(List<Integer> positions, boolean withLength) {
    public PositionChoice {
        positions = List.copyOf(positions);
    }

    /** True if a hash function may read whole keywords. */
    public boolean isFree() {
        return positions.isEmpty() && withLength;
    }
}
