package org.zenorb.realtime;

import org.zenorb.realtime.platform.KernelMutex;
import org.zenorb.realtime.platform.Platforms;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/**
 * A lock whose holder runs at least at the priority of every thread that waits for it, also over
 * chains of such locks: what {@code synchronized} of the RTSJ promises and that of a stock virtual
 * machine does not keep.
 *
 * <p>Guarantees on Linux: reentrant; one compare-and-set when nobody competes, no allocation; the
 * kernel boosts the holder from the moment another thread waits, and serves waiting threads by
 * priority. When a holder ends without unlocking, the next thread gets the lock and can tell by
 * {@link #isAbandoned()} that what the lock guards may be half done. A thread that would wait for
 * itself, over however many locks of this kind, gets an {@link IllegalMonitorStateException}
 * instead of waiting for ever.
 *
 * <p>On the portable platform it excludes, and {@link #inherits()} is false.
 *
 * <p>Waiting is not ended by an interrupt, because the kernel's wait is not: {@link
 * #lockInterruptibly()} is not supported, and a timed wait sees an interrupt only before it begins.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: any that is not virtual.
 */
public final class PriorityInheritanceLock implements Lock {
    private final KernelMutex mutex = Platforms.current().newMutex();

    /** Of the holder: how often it has locked beyond the first time. */
    private int reentries;

    /** Of the holder: the system's id of it. */
    private int holderId;

    /** A lock that nobody holds. */
    public PriorityInheritanceLock() {
        super();
    }

    /**
     * Locks, waiting as long as need be.
     *
     * @throws IllegalMonitorStateException when the caller would wait for itself
     * @throws UnsupportedOperationException on a virtual thread
     */
    @Override
    public void lock() {
        if (!reentered()) {
            take(Long.MAX_VALUE);
        }
    }

    /** Locks when nobody else holds the lock. */
    @Override
    public boolean tryLock() {
        if (reentered()) {
            return true;
        }
        int id = CallingThread.id();
        return taken(id, mutex.tryTake(id));
    }

    /**
     * Locks, waiting at most for {@code time}.
     *
     * @throws InterruptedException when the caller is interrupted already
     * @throws IllegalMonitorStateException when the caller would wait for itself
     */
    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (tryLock()) {
            return true;
        }
        long waitNs = unit.toNanos(time);
        if (waitNs <= 0) {
            return false;
        }
        long deadlineNs = System.nanoTime() + waitNs;
        return take(deadlineNs < 0 ? Long.MAX_VALUE : deadlineNs);
    }

    /**
     * Unlocks.
     *
     * @throws IllegalMonitorStateException when the caller does not hold the lock
     */
    @Override
    public void unlock() {
        if (!isHeldByCurrentThread()) {
            throw new IllegalMonitorStateException(
                    Thread.currentThread().getName() + " does not hold this lock");
        }
        if (reentries > 0) {
            reentries--;
        } else {
            mutex.release(holderId);
        }
    }

    /**
     * Not supported: the kernel's wait for such a lock cannot be interrupted.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public void lockInterruptibly() {
        throw new UnsupportedOperationException(
                "waiting for a priority-inheriting lock cannot be interrupted");
    }

    /**
     * Not supported.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public Condition newCondition() {
        throw new UnsupportedOperationException("priority-inheriting locks have no conditions");
    }

    /** Whether the calling thread holds the lock. */
    public boolean isHeldByCurrentThread() {
        return mutex.holder() == Thread.currentThread();
    }

    /** Whether anybody holds the lock at this moment. */
    public boolean isLocked() {
        return mutex.holder() != null;
    }

    /** How often the calling thread has locked and not unlocked. */
    public int getHoldCount() {
        return isHeldByCurrentThread() ? reentries + 1 : 0;
    }

    /**
     * Whether the lock came to the caller from a thread that ended without unlocking it.
     *
     * @throws IllegalMonitorStateException when the caller does not hold the lock
     */
    public boolean isAbandoned() {
        if (!isHeldByCurrentThread()) {
            throw new IllegalMonitorStateException("only the holder can tell");
        }
        return mutex.abandoned();
    }

    /** Whether the system boosts the holder. */
    public boolean inherits() {
        return mutex.inherits();
    }

    private boolean reentered() {
        if (!isHeldByCurrentThread()) {
            return false;
        }
        if (reentries == Integer.MAX_VALUE - 1) {
            throw new IllegalMonitorStateException("locked too often by one thread");
        }
        reentries++;
        return true;
    }

    private boolean take(long deadlineNs) {
        int id = CallingThread.id();
        int outcome = mutex.take(id, deadlineNs);
        if (outcome == KernelMutex.DEADLOCK) {
            throw new IllegalMonitorStateException(
                    Thread.currentThread().getName()
                            + " would wait for itself: the holder waits for a lock of its");
        }
        return taken(id, outcome == KernelMutex.TAKEN);
    }

    private boolean taken(int id, boolean taken) {
        if (taken) {
            // It may still be that of a thread that ended while holding the lock.
            reentries = 0;
            holderId = id;
        }
        return taken;
    }
}
