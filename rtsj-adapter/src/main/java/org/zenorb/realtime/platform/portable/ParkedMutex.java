package org.zenorb.realtime.platform.portable;

import org.zenorb.realtime.platform.KernelMutex;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Java's own lock: first come, first served at best, nobody inherits anything, and a holder that
 * ends keeps it for ever.
 *
 * <p>Thread: any.
 */
final class ParkedMutex implements KernelMutex {
    private final ReentrantLock lock = new ReentrantLock();
    private volatile Thread holder;

    @Override
    public boolean inherits() {
        return false;
    }

    @Override
    public boolean tryTake(int threadId) {
        return lock.tryLock() && taken();
    }

    @Override
    public int take(int threadId, long deadlineNs) {
        if (deadlineNs == Long.MAX_VALUE) {
            lock.lock();
            taken();
            return TAKEN;
        }
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return lock.tryLock(deadlineNs - System.nanoTime(), TimeUnit.NANOSECONDS)
                                    && taken()
                            ? TAKEN
                            : TIMED_OUT;
                } catch (InterruptedException e) {
                    // As the kernel's waits, this one is not ended by an interrupt.
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void release(int threadId) {
        holder = null;
        lock.unlock();
    }

    @Override
    public Thread holder() {
        return holder;
    }

    @Override
    public boolean abandoned() {
        return false;
    }

    private boolean taken() {
        holder = Thread.currentThread();
        return true;
    }
}
