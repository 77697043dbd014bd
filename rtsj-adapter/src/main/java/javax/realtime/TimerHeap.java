package javax.realtime;

import java.util.Arrays;

/**
 * Entries by the time they are due: a heap of four children per node, in which every entry knows
 * its place.
 *
 * <p>Guarantee: the first entry in constant time; adding, moving and removing in O(log n); no
 * allocation but to grow.
 *
 * <p>Thread: its queue's thread only.
 */
final class TimerHeap {
    private static final int CHILDREN = 4;

    private TimedEntry[] entries = new TimedEntry[64];
    private int size;

    int size() {
        return size;
    }

    /** The entry that is due first, or null. */
    TimedEntry first() {
        return entries[0];
    }

    /** Puts an entry where {@code keyNs} belongs; {@link TimedEntry#NEVER} removes it. */
    void update(TimedEntry entry, long keyNs) {
        if (keyNs == TimedEntry.NEVER) {
            if (entry.place != TimedEntry.OUT) {
                remove(entry);
            }
            return;
        }
        entry.keyNs = keyNs;
        if (entry.place == TimedEntry.OUT) {
            if (size == entries.length) {
                entries = Arrays.copyOf(entries, size * 2);
            }
            size++;
            up(size - 1, entry);
        } else {
            settle(entry.place, entry);
        }
    }

    private void remove(TimedEntry entry) {
        int hole = entry.place;
        entry.place = TimedEntry.OUT;
        size--;
        TimedEntry last = entries[size];
        entries[size] = null;
        if (hole != size) {
            settle(hole, last);
        }
    }

    private void settle(int place, TimedEntry entry) {
        if (place > 0 && entry.keyNs < entries[(place - 1) / CHILDREN].keyNs) {
            up(place, entry);
        } else {
            down(place, entry);
        }
    }

    private void up(int from, TimedEntry entry) {
        int place = from;
        while (place > 0) {
            int parent = (place - 1) / CHILDREN;
            if (entries[parent].keyNs <= entry.keyNs) {
                break;
            }
            put(place, entries[parent]);
            place = parent;
        }
        put(place, entry);
    }

    private void down(int from, TimedEntry entry) {
        int place = from;
        while (true) {
            int firstChild = place * CHILDREN + 1;
            if (firstChild >= size) {
                break;
            }
            int least = firstChild;
            int end = Math.min(firstChild + CHILDREN, size);
            for (int child = firstChild + 1; child < end; child++) {
                if (entries[child].keyNs < entries[least].keyNs) {
                    least = child;
                }
            }
            if (entries[least].keyNs >= entry.keyNs) {
                break;
            }
            put(place, entries[least]);
            place = least;
        }
        put(place, entry);
    }

    private void put(int place, TimedEntry entry) {
        entries[place] = entry;
        entry.place = place;
    }
}
