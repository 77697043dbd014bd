package org.zenorb.lane;

import org.zenorb.transport.ReadinessSet;

import javax.realtime.PriorityParameters;
import javax.realtime.RealtimeThread;

/**
 * A thread of a lane. Waits for the lane's connections, serves what comes.
 *
 * <p>Thread: itself.
 */
public final class LaneThread extends RealtimeThread {
    private final Lane lane;
    private final boolean sentry;
    private ReadinessSet.Wait wait;
    private Object frame;

    LaneThread(Lane lane, String name, PriorityParameters priority, boolean sentry) {
        // a run() of this class's own would make the platform watch every thread of the process
        Life life = new Life();
        super(priority, null, null, lane.area(), null, life);
        life.thread = this;
        this.lane = lane;
        this.sentry = sentry;
        setName(name);
        setDaemon(true);
    }

    /** What the thread does. */
    private static final class Life implements Runnable {
        private LaneThread thread;

        @Override
        public void run() {
            thread.live();
        }
    }

    /** The lane this thread belongs to. */
    public Lane lane() {
        return lane;
    }

    /** What the dispatcher made for this thread. */
    public Object frame() {
        return frame;
    }

    /** Whether this thread refuses requests while all others are stalled. */
    public boolean isSentry() {
        return sentry;
    }

    ReadinessSet.Wait readinessWait() {
        return wait;
    }

    private void live() {
        wait = lane.newWait();
        try {
            frame = lane.dispatcher().newFrame(this);
            if (sentry) {
                lane.guard(this);
            } else {
                lane.serve(this);
            }
        } finally {
            wait.close();
            lane.onThreadEnd();
        }
    }
}
