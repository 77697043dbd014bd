package org.zenorb.lane;

import java.lang.System.Logger.Level;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * What a lane's further thread does while the others serve: it refuses requests while all of them
 * wait for calls of their own, has what failed for want of descriptors tried again, and ends
 * connections whose clients take nothing.
 *
 * <p>It sleeps while there is nothing of that. Thread: any; {@link #guard} the sentry's own.
 */
final class LaneSentry {
    private static final System.Logger LOGGER = System.getLogger(LaneSentry.class.getName());
    private static final long ROUND_NS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Lane lane;
    private final AtomicInteger nestedCalls = new AtomicInteger();
    private final ConcurrentLinkedQueue<LaneTask> retries = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<SessionSource> slow = new ConcurrentLinkedQueue<>();
    private volatile LaneThread thread;

    LaneSentry(Lane lane) {
        this.lane = lane;
    }

    void start(LaneThread own) {
        thread = own;
        own.start();
    }

    boolean isStarted() {
        return thread != null;
    }

    /** Has it look whether there is something to do. */
    void wake() {
        LockSupport.unpark(thread);
    }

    /** Goes round while the lane runs. */
    void guard(LaneThread own) {
        while (lane.isRunning()) {
            retry();
            boolean watches = lookAfterSlow();
            if (isStalled()) {
                refuseWhileStalled(own);
            } else if (watches) {
                LockSupport.parkNanos(this, ROUND_NS);
            } else {
                LockSupport.park(this);
            }
        }
    }

    private void refuseWhileStalled(LaneThread own) {
        LockSupport.parkNanos(this, lane.settings().stallTimeoutNs());
        if (isStalled() && lane.isRunning()) {
            LOGGER.log(
                    Level.WARNING,
                    "all {0} threads of lane {1} wait for nested calls; requests are refused"
                            + " until one returns",
                    lane.settings().threads(),
                    lane.settings().name());
        }
        while (isStalled() && lane.isRunning()) {
            boolean unused = lookAfterSlow();
            lane.serveNext(own, ROUND_NS);
        }
        // the sentry may have been woken in place of a thread that waits again
        lane.passOn();
    }

    /** All threads of the lane wait for calls of their own. */
    private boolean isStalled() {
        return nestedCalls.get() >= lane.settings().threads();
    }

    /** A thread of the lane begins to wait for a call of its own. */
    void nestedCallBegins() {
        if (nestedCalls.incrementAndGet() == lane.settings().threads()) {
            wake();
        }
    }

    /** It has its reply. */
    void nestedCallEnds() {
        nestedCalls.decrementAndGet();
    }

    /** Puts a task before the lane's threads again, after a while. */
    void retryLater(LaneTask task) {
        retries.add(task);
        wake();
    }

    private void retry() {
        if (!retries.isEmpty()) {
            LockSupport.parkNanos(this, ROUND_NS);
            LaneTask again = retries.peek();
            while (again != null && lane.submit(again)) {
                retries.remove(again);
                again = retries.peek();
            }
        }
    }

    /** Has a connection looked after whose client does not take its replies. */
    void watchOutput(SessionSource source) {
        slow.add(source);
        wake();
    }

    /** Whether a client has still to take replies. */
    boolean hasUnsent() {
        for (SessionSource source : slow) {
            if (source.session().hasUnsent() && source.session().isOpen()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Ends connections whose clients have taken nothing for the write time-out.
     *
     * @return whether there are slow ones to be looked after
     */
    private boolean lookAfterSlow() {
        for (SessionSource source : slow) {
            // what the client takes is reported; what it does not take for too long is seen here
            source.session().flush();
            if (!source.session().hasUnsent() || !source.session().isOpen()) {
                slow.remove(source);
                if (source.session().hasUnsent() && source.session().isOpen()) {
                    slow.add(source);
                }
            }
        }
        return !slow.isEmpty();
    }
}
