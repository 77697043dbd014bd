package org.zenorb.realtime.platform;

/**
 * A wait of one thread until an absolute time, which any other thread can end.
 *
 * <p>Use: take a {@link #ticket()}, look whether there is a reason not to wait, then {@link
 * #await}. Guarantee: a {@link #wake()} after the ticket was taken ends the wait, also when it
 * comes before the wait began. A wait may end early for no reason: look again.
 *
 * <p>Thread: {@code ticket} and {@code await} by one thread, {@code wake} by any.
 */
public interface TimedWait {
    /** What to hand to {@link #await}. */
    int ticket();

    /** Waits until woken or until {@link System#nanoTime()} reaches {@code deadlineNs}. */
    void await(int ticket, long deadlineNs);

    /** Ends the wait. */
    void wake();
}
