package org.zenorb.realtime.platform;

/**
 * A mutual exclusion whose holder runs at the priority of the highest thread that waits for it,
 * where {@link #inherits()} says so. Not reentrant: who holds it asks first.
 *
 * <p>Guarantees: taking it when nobody has it, and giving it back when nobody waits, is one
 * compare-and-set; neither allocates. What a holder did before {@link #release} is visible to the
 * next holder.
 *
 * <p>Thread: any that is not virtual.
 */
public interface KernelMutex {
    /** Taken. */
    int TAKEN = 0;

    /** The deadline came first. */
    int TIMED_OUT = 1;

    /** Waiting would never end: the holder waits, over however many others, for the caller. */
    int DEADLOCK = 2;

    /** Whether the system boosts the holder. */
    boolean inherits();

    /**
     * Takes it when nobody has it.
     *
     * @param threadId the system's id of the calling thread
     */
    boolean tryTake(int threadId);

    /**
     * Takes it, waiting as long as need be.
     *
     * @param deadlineNs of {@link System#nanoTime()}; {@link Long#MAX_VALUE} for none
     * @return {@link #TAKEN}, {@link #TIMED_OUT} or {@link #DEADLOCK}
     */
    int take(int threadId, long deadlineNs);

    /** Gives it back; the caller has it. */
    void release(int threadId);

    /** The thread that has it, null for none; exact only as to whether it is the calling one. */
    Thread holder();

    /**
     * Whether it came to the caller, who has it, from a thread that ended without giving it back.
     */
    boolean abandoned();
}
