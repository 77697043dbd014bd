package org.zenorb.jperf.value;

import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.position.KeyPositions;

/**
 * gperf's function: the length of the key, plus an associated value for each byte looked at.
 *
 * <p>{@code slot = [length] + values[(byte0 + rotation0) & mask] + ... - base}. A mask below 255
 * lets bytes share a value, which keeps the table small; a rotation tells the same byte at two
 * positions apart (gperf's alpha increments).
 *
 * <p>Thread: any; immutable.
 */
public final class AssociatedHash implements HashFunction {
    private final KeyPositions positions;
    private final int[] rotations;
    private final int mask;
    private final int[] values;
    private final boolean withLength;
    private final int base;
    private final int slots;

    AssociatedHash(
            KeyPositions positions,
            int[] rotations,
            int mask,
            int[] values,
            boolean withLength,
            int base,
            int slots) {
        this.positions = positions;
        this.rotations = rotations;
        this.mask = mask;
        this.values = values;
        this.withLength = withLength;
        this.base = base;
        this.slots = slots;
    }

    @Override
    public int slot(Object buffer, int offset, int length, boolean ignoreCase) {
        int sum = withLength ? length - base : -base;
        for (int i = 0; i < rotations.length; i++) {
            int unit = KeyPositions.unit(buffer, offset, length, positions.get(i));
            unit = ignoreCase ? AsciiCase.lower(unit) : unit;
            sum += values[unit + rotations[i] & mask];
        }
        return sum;
    }

    @Override
    public int slots() {
        return slots;
    }

    public KeyPositions positions() {
        return positions;
    }

    /** What is added to the byte at position number {@code i} before it is masked. */
    public int rotation(int i) {
        return rotations[i];
    }

    public int mask() {
        return mask;
    }

    /** The associated value, 0 or more, of a masked byte; 0 to {@link #mask} exist. */
    public int value(int maskedUnit) {
        return values[maskedUnit];
    }

    /** True if the length is part of the sum. */
    public boolean isWithLength() {
        return withLength;
    }

    /** The smallest sum of a keyword, which is taken off so that slots begin at 0. */
    public int base() {
        return base;
    }

    @Override
    public String toString() {
        return positions.toString();
    }
}
