package org.zenorb.realtime.platform;

import java.lang.foreign.MemorySegment;

/**
 * What {@code org.zenorb.realtime} reaches inside {@code javax.realtime}, where nothing but the
 * standard is public. Implemented there by a package-private class.
 *
 * @param <T> the real-time thread
 * @param <S> the scoped memory
 */
public interface Internals<T, S> {
    /** The attachment at an index from 0 to 3. */
    Object attachment(T thread, int index);

    /** Sets the attachment at an index from 0 to 3. */
    void attach(T thread, int index, Object value);

    /** The system's id of a running thread, 0 when it does not run or the platform has none. */
    int threadId(T thread);

    /** The base priority of a thread: what its parameters ask for. */
    int basePriority(T thread);

    /**
     * Keeps a thread at a priority or above from now on; 0 for its own.
     *
     * @return 0, or the system's error number
     */
    int holdAbove(T thread, int priority);

    /** What to throw when a priority lies above a ceiling. */
    RuntimeException ceilingViolation(int priority, int ceiling);

    /** Allocates outside the heap, on account of the scope, which the calling thread must be in. */
    MemorySegment allocate(S scope, long bytes, long alignment);

    /** Reserves the scope's memory now; whether it is locked. */
    boolean prepare(S scope);

    /** Runs an action once, when the last thread has left the scope. */
    void onExit(S scope, Runnable action);
}
