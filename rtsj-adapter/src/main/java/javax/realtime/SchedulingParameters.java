package javax.realtime;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a scheduler orders schedulables by. One object may serve many threads; a change through its
 * methods reaches all of them that run.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any.
 */
public abstract class SchedulingParameters implements Cloneable {
    /** The running threads that these parameters govern; a thread leaves when it ends. */
    private Set<RealtimeThread> governed = ConcurrentHashMap.newKeySet(4);

    /** For the kinds of parameters that schedulers know. */
    protected SchedulingParameters() {
        super();
    }

    /** A copy that governs no thread yet. */
    @Override
    public Object clone() {
        try {
            SchedulingParameters copy = (SchedulingParameters) super.clone();
            copy.governed = ConcurrentHashMap.newKeySet(4);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    final void govern(RealtimeThread thread) {
        governed.add(thread);
    }

    final void release(RealtimeThread thread) {
        governed.remove(thread);
    }

    /** Whether a running thread goes by these parameters. */
    final boolean governs() {
        return !governed.isEmpty();
    }

    final void changed() {
        for (RealtimeThread thread : governed) {
            thread.applyScheduling();
        }
    }
}
