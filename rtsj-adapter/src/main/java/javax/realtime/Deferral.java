package javax.realtime;

/**
 * A handler whose next release may not begin yet: it is awake, but in no queue and with no server,
 * until the timer thread of its priority makes it ready again.
 *
 * <p>Thread: {@link #begin} by the handler's server, which then leaves the handler; {@link #look}
 * by any; {@link #due} by the queue's thread.
 */
final class Deferral extends TimedEntry {
    private final AsyncEventHandler handler;
    private final TimerQueue queue;
    private volatile boolean waiting;

    Deferral(AsyncEventHandler handler, TimerQueue queue) {
        this.handler = handler;
        this.queue = queue;
    }

    TimerQueue queue() {
        return queue;
    }

    void begin() {
        waiting = true;
        queue.submit(this);
    }

    /** Has the time looked at again, which changes with what arrives and what is taken. */
    void look() {
        if (waiting) {
            queue.submit(this);
        }
    }

    @Override
    long dueNs() {
        return waiting ? Math.min(handler.nextBeginNs(), NEVER - 1) : NEVER;
    }

    @Override
    void due(long nowNs) {
        if (waiting && handler.nextBeginNs() <= nowNs) {
            waiting = false;
            handler.makeReady();
        }
    }
}
