package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A timer from a start to its end.
 *
 * <p>Guarantee: an expiry is decided by one compare-and-set of the target time. Who reschedules or
 * moves the activation changes the target likewise, so that one expiry is fired or skipped once, or
 * is put off as a whole. An expiry decided before a stop may fire while that returns.
 *
 * <p>Thread: any; {@link #due} by the queue's thread.
 */
final class TimerActivation extends TimedEntry {
    /** The target of an activation that has come to its end or moved to another queue. */
    private static final long TAKEN = Long.MIN_VALUE;

    private static final VarHandle TARGET;

    static {
        try {
            TARGET =
                    MethodHandles.lookup()
                            .findVarHandle(TimerActivation.class, "targetNs", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Timer timer;
    private final TimerQueue queue;
    private volatile long targetNs;

    /** Whether a fire time has come in this activation; written by the queue's thread. */
    private volatile boolean begun;

    private volatile boolean enabled;

    TimerActivation(Timer timer, TimerQueue queue, long targetNs, boolean enabled) {
        this.timer = timer;
        this.queue = queue;
        this.targetNs = targetNs;
        this.enabled = enabled;
    }

    TimerQueue queue() {
        return queue;
    }

    long targetNs() {
        return targetNs;
    }

    boolean isEnabled() {
        return enabled;
    }

    void enable(boolean on) {
        enabled = on;
    }

    void submit() {
        queue.submit(this);
    }

    /** Puts the first expiry to another time; false when that has come already. */
    boolean reschedule(long newTargetNs) {
        while (true) {
            long seen = targetNs;
            if (begun || seen == TAKEN) {
                return false;
            }
            if (TARGET.compareAndSet(this, seen, newTargetNs)) {
                submit();
                return true;
            }
        }
    }

    /** The same activation in another queue, to be submitted there; null when this has ended. */
    TimerActivation moveTo(TimerQueue other) {
        long target = (long) TARGET.getAndSet(this, TAKEN);
        if (target == TAKEN) {
            return null;
        }
        TimerActivation moved = new TimerActivation(timer, other, target, enabled);
        moved.begun = begun;
        return moved;
    }

    @Override
    long dueNs() {
        long target = targetNs;
        // Far targets and the end of the range are one: nobody waits for it.
        return target == TAKEN || !timer.isActivation(this) ? NEVER : Math.min(target, NEVER - 1);
    }

    @Override
    void due(long nowNs) {
        long target = targetNs;
        if (target == TAKEN || target > nowNs || !timer.isActivation(this)) {
            return;
        }
        long periodNs = timer.periodNs();
        boolean fires;
        if (periodNs == 0) {
            fires = TARGET.compareAndSet(this, target, TAKEN) && enabled & timer.end(this);
        } else {
            boolean before = begun;
            begun = true;
            long next = RealtimeClock.plusSaturated(target, periodNs);
            if (!TARGET.compareAndSet(this, target, next)) {
                begun = before;
                return;
            }
            fires = enabled;
        }
        if (fires) {
            timer.expire();
        }
        if (periodNs != 0) {
            timer.handlersChanged();
        }
    }
}
