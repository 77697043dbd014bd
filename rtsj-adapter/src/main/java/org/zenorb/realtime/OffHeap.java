package org.zenorb.realtime;

import java.lang.foreign.MemorySegment;

import javax.realtime.MemoryArea;
import javax.realtime.RealtimeThread;
import javax.realtime.ScopedMemory;

/**
 * Memory outside the collected heap, on account of a scope.
 *
 * <p>Guarantee: constant time whatever the size, once the scope is {@linkplain #prepare prepared};
 * the memory is zeroed, and stays what it is until the last thread has left the scope. Then it is
 * zeroed and given out again: a segment kept beyond that reads what others write, as a stale
 * pointer in C would, but never memory that is not the scope's.
 *
 * <p>Thread: a real-time thread that is inside the scope.
 */
public final class OffHeap {
    private static final long MAX_ALIGNMENT = 4096;

    private OffHeap() {}

    /**
     * Allocates from the calling thread's current area.
     *
     * @throws IllegalStateException when that is not a scope
     * @throws OutOfMemoryError when the scope has no room for it
     */
    public static MemorySegment allocate(long bytes, long alignment) {
        MemoryArea current = RealtimeThread.getCurrentMemoryArea();
        if (!(current instanceof ScopedMemory scope)) {
            throw new IllegalStateException(
                    "memory outside the heap belongs to a scope; the current area is " + current);
        }
        return allocate(scope, bytes, alignment);
    }

    /**
     * Allocates from a scope that the calling thread is in.
     *
     * @param alignment a power of two up to 4096
     * @throws OutOfMemoryError when the scope has no room for it
     */
    public static MemorySegment allocate(ScopedMemory scope, long bytes, long alignment) {
        if (bytes < 0) {
            throw new IllegalArgumentException("negative size " + bytes);
        }
        if (alignment < 1 || alignment > MAX_ALIGNMENT || Long.bitCount(alignment) != 1) {
            throw new IllegalArgumentException(
                    "an alignment is a power of two up to " + MAX_ALIGNMENT + ", not " + alignment);
        }
        return Inside.DOOR.allocate(scope, bytes, alignment);
    }

    /**
     * Reserves the scope's memory now, all of it, and locks it where the system lets us, so that
     * allocation does not meet a page fault. Takes time in proportion to the size.
     *
     * @return whether it is locked
     */
    public static boolean prepare(ScopedMemory scope) {
        return Inside.DOOR.prepare(scope);
    }

    /**
     * Runs an action once, by the thread that leaves the scope last, before the scope is emptied.
     * Actions run in the reverse order of their registration, outside the scope.
     *
     * @throws IllegalStateException when the scope has 1024 actions already
     */
    public static void onExit(ScopedMemory scope, Runnable action) {
        if (action == null) {
            throw new IllegalArgumentException("no action");
        }
        Inside.DOOR.onExit(scope, action);
    }
}
