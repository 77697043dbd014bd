package org.zenorb.realtime.platform;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A wait by parking the thread it was made for, in nothing but Java. An interrupt of that thread
 * ends it too, as it ends every parking.
 *
 * <p>Guarantee: {@link #wake()} allocates nothing.
 *
 * <p>Thread: {@code ticket} and {@code await} by the thread it was made for, {@code wake} by any.
 */
public final class ParkedWait implements TimedWait {
    private final Thread owner;
    private final AtomicInteger wakes = new AtomicInteger();

    /** A wait of {@code owner}. */
    public ParkedWait(Thread owner) {
        this.owner = owner;
    }

    @Override
    public int ticket() {
        return wakes.get();
    }

    @Override
    public void await(int ticket, long deadlineNs) {
        long nowNs = System.nanoTime();
        if (wakes.get() == ticket && deadlineNs > nowNs) {
            long leftNs = deadlineNs - nowNs;
            // A difference that does not fit is longer than anybody waits.
            LockSupport.parkNanos(this, leftNs > 0 ? leftNs : Long.MAX_VALUE);
        }
    }

    @Override
    public void wake() {
        wakes.incrementAndGet();
        LockSupport.unpark(owner);
    }
}
