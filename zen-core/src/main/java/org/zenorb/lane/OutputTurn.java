package org.zenorb.lane;

import org.zenorb.session.GiopSession;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A connection's next turn to send what its client had not taken before: behind whatever else the
 * lane has to do, so that a client with much to take delays the others by one turn at most.
 *
 * <p>Guarantee: at most one is in the lane's queue for each connection. Where the queue is full,
 * the lane's sentry comes round instead. Thread: any.
 */
final class OutputTurn implements LaneTask {
    private final Lane lane;
    private final GiopSession session;
    private final AtomicBoolean waits = new AtomicBoolean();

    OutputTurn(Lane lane, GiopSession session) {
        this.lane = lane;
        this.session = session;
    }

    /** Takes a place in the lane's queue, unless it has one. */
    void next() {
        if (waits.compareAndSet(false, true) && !lane.submit(this)) {
            waits.set(false);
        }
    }

    @Override
    public void run(LaneThread thread) {
        // before it looks: whoever leaves more behind from now on has to take another turn
        waits.set(false);
        session.flush();
    }

    @Override
    public void discard() {
        waits.set(false);
    }
}
