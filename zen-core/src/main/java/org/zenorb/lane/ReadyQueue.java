package org.zenorb.lane;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A bounded queue of tasks for any number of producers and consumers.
 *
 * <p>Each cell carries the sequence number of the turn it is ready for (the scheme is Dmitry
 * Vyukov's). Guarantees: no allocation; no lock; first in, first out; {@link #offer} fails only
 * when the queue is full.
 *
 * <p>Thread: any.
 */
final class ReadyQueue {
    private static final VarHandle HEAD;
    private static final VarHandle TAIL;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            HEAD = lookup.findVarHandle(ReadyQueue.class, "head", long.class);
            TAIL = lookup.findVarHandle(ReadyQueue.class, "tail", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int mask;
    private final AtomicReferenceArray<LaneTask> cells;
    private final AtomicLongArray turns;
    private volatile long head;
    private volatile long tail;

    /** A queue for at least this many tasks. */
    ReadyQueue(int capacity) {
        int size = Integer.highestOneBit(Math.max(capacity, 2) - 1) << 1;
        mask = size - 1;
        cells = new AtomicReferenceArray<>(size);
        turns = new AtomicLongArray(size);
        for (int i = 0; i < size; i++) {
            turns.set(i, i);
        }
    }

    boolean offer(LaneTask task) {
        while (true) {
            long at = tail;
            int cell = (int) at & mask;
            long turn = turns.get(cell);
            if (turn == at) {
                if (TAIL.compareAndSet(this, at, at + 1)) {
                    cells.setPlain(cell, task);
                    turns.setRelease(cell, at + 1);
                    return true;
                }
            } else if (turn < at) {
                return false;
            }
        }
    }

    LaneTask poll() {
        while (true) {
            long at = head;
            int cell = (int) at & mask;
            long turn = turns.get(cell);
            if (turn == at + 1) {
                if (HEAD.compareAndSet(this, at, at + 1)) {
                    LaneTask task = cells.getPlain(cell);
                    cells.setPlain(cell, null);
                    turns.setRelease(cell, at + mask + 1);
                    return task;
                }
            } else if (turn < at + 1) {
                return null;
            }
        }
    }

    boolean isEmpty() {
        return head == tail;
    }
}
