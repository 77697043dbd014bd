package org.zenorb.realtime;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

import javax.realtime.PriorityScheduler;

/**
 * A lock whose holder runs at the lock's ceiling: priority ceiling emulation.
 *
 * <p>Guarantees on Linux, with the privilege for SCHED_FIFO: a thread is raised to the ceiling
 * before it takes the lock, by sched_setscheduler, and returns to the highest ceiling it still
 * holds, or to its own priority as that is then, after it has given it back; locks may be given
 * back in any order. Underneath lies a {@link PriorityInheritanceLock}, so that a thread of higher
 * priority that waits on another processor is inherited from, and with that lock's guarantees as to
 * threads that end and threads that wait for themselves. Taking and giving back is one system call
 * each. Ordinary threads may use it; they become real-time threads while they hold it.
 *
 * <p>Without the privilege, and on the portable platform, it excludes, and one warning says that
 * priorities are not in force.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: any that is not virtual.
 */
public final class PriorityCeilingLock implements Lock {
    private final PriorityInheritanceLock lock = new PriorityInheritanceLock();
    private final int ceiling;

    /**
     * A lock that nobody holds.
     *
     * @throws IllegalArgumentException when {@code ceiling} is not a real-time priority
     */
    public PriorityCeilingLock(int ceiling) {
        PriorityScheduler scheduler = PriorityScheduler.instance();
        if (ceiling < scheduler.getMinPriority() || ceiling > scheduler.getMaxPriority()) {
            throw new IllegalArgumentException(
                    "a ceiling is a real-time priority, "
                            + scheduler.getMinPriority()
                            + " to "
                            + scheduler.getMaxPriority()
                            + ", not "
                            + ceiling);
        }
        this.ceiling = ceiling;
    }

    /** The ceiling. */
    public int getCeiling() {
        return ceiling;
    }

    /**
     * Locks, waiting as long as need be.
     *
     * @throws javax.realtime.CeilingViolationException when the caller's own priority, or a ceiling
     *     that it holds, is above this one's
     * @throws IllegalMonitorStateException when the caller would wait for itself
     * @throws UnsupportedOperationException on a virtual thread
     */
    @Override
    public void lock() {
        if (lock.isHeldByCurrentThread()) {
            lock.lock();
            return;
        }
        HeldCeilings ceilings = raise();
        boolean locked = false;
        try {
            lock.lock();
            locked = true;
        } finally {
            if (!locked) {
                ceilings.lower(ceiling);
            }
        }
    }

    /**
     * Locks when nobody else holds the lock.
     *
     * @throws javax.realtime.CeilingViolationException as {@link #lock()}
     */
    @Override
    public boolean tryLock() {
        if (lock.isHeldByCurrentThread()) {
            return lock.tryLock();
        }
        HeldCeilings ceilings = raise();
        boolean locked = false;
        try {
            locked = lock.tryLock();
        } finally {
            if (!locked) {
                ceilings.lower(ceiling);
            }
        }
        return locked;
    }

    /**
     * Locks, waiting at most for {@code time}.
     *
     * @throws javax.realtime.CeilingViolationException as {@link #lock()}
     * @throws InterruptedException when the caller is interrupted already
     */
    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (lock.isHeldByCurrentThread()) {
            return lock.tryLock(time, unit);
        }
        HeldCeilings ceilings = raise();
        boolean locked = false;
        try {
            locked = lock.tryLock(time, unit);
        } finally {
            if (!locked) {
                ceilings.lower(ceiling);
            }
        }
        return locked;
    }

    /**
     * Unlocks.
     *
     * @throws IllegalMonitorStateException when the caller does not hold the lock
     */
    @Override
    public void unlock() {
        lock.unlock();
        if (!lock.isHeldByCurrentThread()) {
            HeldCeilings.ofCaller().lower(ceiling);
        }
    }

    /**
     * Not supported, see {@link PriorityInheritanceLock#lockInterruptibly()}.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public void lockInterruptibly() {
        lock.lockInterruptibly();
    }

    /**
     * Not supported.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public Condition newCondition() {
        throw new UnsupportedOperationException("priority ceiling locks have no conditions");
    }

    /** Whether the calling thread holds the lock. */
    public boolean isHeldByCurrentThread() {
        return lock.isHeldByCurrentThread();
    }

    /** Whether anybody holds the lock at this moment. */
    public boolean isLocked() {
        return lock.isLocked();
    }

    /** How often the calling thread has locked and not unlocked. */
    public int getHoldCount() {
        return lock.getHoldCount();
    }

    /**
     * Whether the lock came to the caller from a thread that ended without unlocking it.
     *
     * @throws IllegalMonitorStateException when the caller does not hold the lock
     */
    public boolean isAbandoned() {
        return lock.isAbandoned();
    }

    /** Whether the system raises the holder, where this process has the privilege. */
    public boolean raises() {
        return lock.inherits();
    }

    private HeldCeilings raise() {
        if (Thread.currentThread().isVirtual()) {
            throw new UnsupportedOperationException(
                    "the system does not know virtual threads: it cannot give them priorities");
        }
        HeldCeilings ceilings = HeldCeilings.ofCaller();
        ceilings.raise(ceiling);
        return ceilings;
    }
}
