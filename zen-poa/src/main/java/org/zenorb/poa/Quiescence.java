package org.zenorb.poa;

import org.zenorb.error.MinorCode;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Where the few threads wait that must: for running requests to end, for an id to become free, for
 * a POA manager to leave its holding state. One per ORB.
 *
 * <p>Guarantee: whoever makes a condition true before calling {@link #changed} wakes all who wait
 * for it. Requests that nobody waits for never come here.
 *
 * <p>Thread: any; conditions are evaluated with the lock held and must not take other locks.
 */
final class Quiescence {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /** Says that a condition may have become true. */
    void changed() {
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until a condition holds.
     *
     * @throws org.omg.CORBA.TRANSIENT when the thread is interrupted; its flag stays set
     */
    void await(BooleanSupplier condition) {
        try {
            awaitUntil(condition, Long.MAX_VALUE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw MinorCode.REQUEST_CANCELLED.no("interrupted while waiting for requests to end");
        }
    }

    /**
     * Waits until a condition holds or a time has come.
     *
     * @param deadlineNs on System.nanoTime's scale; Long.MAX_VALUE for none
     * @return whether the condition holds
     */
    boolean awaitUntil(BooleanSupplier condition, long deadlineNs) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!condition.getAsBoolean()) {
                if (deadlineNs == Long.MAX_VALUE) {
                    changed.await();
                } else {
                    long left = deadlineNs - System.nanoTime();
                    if (left <= 0) {
                        return false;
                    }
                    long unused = changed.awaitNanos(Math.min(left, TimeUnit.DAYS.toNanos(1)));
                }
            }
            return true;
        } finally {
            lock.unlock();
        }
    }
}
