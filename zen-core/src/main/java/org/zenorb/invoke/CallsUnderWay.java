package org.zenorb.invoke;

import org.zenorb.error.MinorCode;
import org.zenorb.lane.ClientWatch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The asynchronous calls of one ORB between their sending and the return of their handlers: how
 * many there may be, and when each one's time is up.
 *
 * <p>All calls of an ORB have the same time-out, so the order of their sending is that of their
 * deadlines.
 *
 * <p>Thread: any; {@link #expire} the watch's.
 */
final class CallsUnderWay implements ClientWatch.Deadlines {
    /** Nothing is due for a while; whatever comes meanwhile announces itself. */
    private static final long IDLE_NS = TimeUnit.HOURS.toNanos(1);

    private final int max;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition empty = lock.newCondition();

    // under the lock: a list, oldest first, and in it the first call whose time was not up
    private AsyncCall first;
    private AsyncCall last;
    private AsyncCall due;
    private int count;
    private boolean closed;

    CallsUnderWay(int max) {
        this.max = max;
    }

    /**
     * Enters a call.
     *
     * @throws org.omg.CORBA.NO_RESOURCES TOO_MANY_ASYNC_CALLS
     * @throws org.omg.CORBA.BAD_INV_ORDER when no more calls are begun
     */
    void enter(AsyncCall call) {
        lock.lock();
        try {
            if (closed) {
                throw MinorCode.ORB_SHUT_DOWN.no(null);
            }
            if (count == max) {
                throw MinorCode.TOO_MANY_ASYNC_CALLS.no(String.valueOf(max));
            }
            count++;
            call.earlier = last;
            if (last == null) {
                first = call;
            } else {
                last.later = call;
            }
            last = call;
            if (due == null) {
                due = call;
            }
        } finally {
            lock.unlock();
        }
    }

    /** A call is over. */
    void leave(AsyncCall call) {
        lock.lock();
        try {
            if (due == call) {
                due = call.later;
            }
            if (call.earlier == null) {
                first = call.later;
            } else {
                call.earlier.later = call.later;
            }
            if (call.later == null) {
                last = call.earlier;
            } else {
                call.later.earlier = call.earlier;
            }
            count--;
            if (count == 0) {
                empty.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public long expire(long nowNs) {
        List<AsyncCall> expired = List.of();
        long next = nowNs + IDLE_NS;
        lock.lock();
        try {
            while (due != null && due.isExpired(nowNs)) {
                if (expired.isEmpty()) {
                    expired = new ArrayList<>();
                }
                expired.add(due);
                due = due.later;
            }
            if (due != null && due.deadlineNs() != Long.MAX_VALUE) {
                next = due.deadlineNs();
            }
        } finally {
            lock.unlock();
        }
        for (AsyncCall call : expired) {
            call.expire();
        }
        return next;
    }

    /**
     * Lets nothing begin any more, fails what waits for replies, and waits for the handlers.
     *
     * @return false when the time was up before all handlers had returned
     */
    boolean close(long timeoutNs) {
        List<AsyncCall> open = new ArrayList<>();
        lock.lock();
        try {
            closed = true;
            for (AsyncCall call = first; call != null; call = call.later) {
                open.add(call);
            }
        } finally {
            lock.unlock();
        }
        for (AsyncCall call : open) {
            call.fail(MinorCode.ORB_SHUT_DOWN, "an asynchronous call was under way");
        }
        return awaitEmpty(timeoutNs);
    }

    private boolean awaitEmpty(long timeoutNs) {
        boolean interrupted = false;
        long deadline = System.nanoTime() + timeoutNs;
        lock.lock();
        try {
            while (count > 0) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                try {
                    // the loop asks for the time itself
                    boolean unused = empty.await(left, TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            return true;
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
