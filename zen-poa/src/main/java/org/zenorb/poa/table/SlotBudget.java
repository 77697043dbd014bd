package org.zenorb.poa.table;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many slots may be in use in all tables that share this budget.
 *
 * <p>Thread: any.
 */
public final class SlotBudget {
    private final int max;
    private final AtomicInteger used = new AtomicInteger();

    /** A budget of so many slots. */
    public SlotBudget(int max) {
        if (max < 1 || max > ActiveDemuxTable.MAX_SLOTS) {
            throw new IllegalArgumentException(
                    "a table holds 1 to " + ActiveDemuxTable.MAX_SLOTS + " entries, not " + max);
        }
        this.max = max;
    }

    /** The bound. */
    public int max() {
        return max;
    }

    /** Slots in use. */
    public int used() {
        return used.get();
    }

    boolean tryTake() {
        int now = used.get();
        while (now < max) {
            if (used.compareAndSet(now, now + 1)) {
                return true;
            }
            now = used.get();
        }
        return false;
    }

    void giveBack() {
        used.decrementAndGet();
    }
}
