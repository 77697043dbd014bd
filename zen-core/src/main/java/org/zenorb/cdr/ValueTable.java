package org.zenorb.cdr;

import java.util.Arrays;

/**
 * What stands at which position of a message: values and repository ids that an indirection may
 * refer to.
 *
 * <p>Positions are mostly entered in ascending order, so an entry costs no object of its own.
 *
 * <p>Thread: its stream's, until nothing is entered any more.
 */
final class ValueTable {
    private static final int FIRST_CAPACITY = 16;

    private int[] positions = new int[FIRST_CAPACITY];
    private Object[] entries = new Object[FIRST_CAPACITY];
    private int size;
    private ValueTable message;
    private int shift;

    /**
     * The octets that this table is for were taken out of a message.
     *
     * @param whole what is known of the message; null for none
     * @param toWhole from a position here to the position there
     */
    void within(ValueTable whole, int toWhole) {
        message = whole;
        shift = toWhole;
    }

    /** What stands there, in these octets or in the message that they were taken out of. */
    Object find(int position) {
        ValueTable table = this;
        int at = position;
        while (true) {
            Object found = table.get(at);
            if (found != null || table.message == null) {
                return found;
            }
            at += table.shift;
            table = table.message;
        }
    }

    /** What stands there in the messages that these octets were taken out of, or null. */
    Object findOutside(int position) {
        return message == null ? null : message.find(position + shift);
    }

    /** What stands there, or null. */
    Object get(int position) {
        int index = Arrays.binarySearch(positions, 0, size, position);
        return index < 0 ? null : entries[index];
    }

    /** Enters something, instead of what stood there. */
    void put(int position, Object entry) {
        int index =
                size == 0 || positions[size - 1] < position
                        ? ~size
                        : Arrays.binarySearch(positions, 0, size, position);
        if (index >= 0) {
            entries[index] = entry;
            return;
        }
        int at = ~index;
        if (size == positions.length) {
            positions = Arrays.copyOf(positions, size * 2);
            entries = Arrays.copyOf(entries, size * 2);
        }
        System.arraycopy(positions, at, positions, at + 1, size - at);
        System.arraycopy(entries, at, entries, at + 1, size - at);
        positions[at] = position;
        entries[at] = entry;
        size++;
    }

    /** Enters something, unless something stands there. */
    void putIfAbsent(int position, Object entry) {
        if (get(position) == null) {
            put(position, entry);
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    Object entry(int index) {
        return entries[index];
    }

    int position(int index) {
        return positions[index];
    }

    void clear() {
        Arrays.fill(entries, 0, size, null);
        size = 0;
        message = null;
    }
}
