package javax.realtime;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
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

    /**
     * The handlers that go by these parameters, as long as anybody knows them. Guarded by itself; a
     * list, because a handler's own {@code equals} decides nothing here.
     */
    private List<WeakReference<AsyncEventHandler>> handlers = new ArrayList<>(0);

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
            copy.handlers = new ArrayList<>(0);
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

    final void govern(AsyncEventHandler handler) {
        synchronized (handlers) {
            handlers.removeIf(known -> known.refersTo(null) || known.refersTo(handler));
            handlers.add(new WeakReference<>(handler));
        }
    }

    final void release(AsyncEventHandler handler) {
        synchronized (handlers) {
            handlers.removeIf(known -> known.refersTo(null) || known.refersTo(handler));
        }
    }

    /** Whether a running thread, or a handler, goes by these parameters. */
    final boolean governs() {
        synchronized (handlers) {
            handlers.removeIf(known -> known.refersTo(null));
            return !governed.isEmpty() || !handlers.isEmpty();
        }
    }

    final void changed() {
        for (RealtimeThread thread : governed) {
            thread.applyScheduling();
        }
        List<WeakReference<AsyncEventHandler>> known;
        synchronized (handlers) {
            known = List.copyOf(handlers);
        }
        for (WeakReference<AsyncEventHandler> reference : known) {
            AsyncEventHandler handler = reference.get();
            if (handler != null) {
                handler.eligibilityChanged();
            }
        }
    }
}
