package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A handler's place in a queue of ready handlers. A handler has one that it uses again and again;
 * it gets a new one only when its priority changes while it is queued: the old one is cancelled
 * where it stands, so that nobody has to search a queue.
 *
 * <p>Guarantee: of those who see a node queued, one server takes it or one changer cancels it.
 *
 * <p>Thread: any. Volatile modes throughout: whoever queues writes the state before it reads which
 * queue the handler belongs in, and whoever changes that writes it before it reads the state; with
 * anything weaker both could miss each other.
 */
final class ReadyNode {
    private static final int OUT = 0;
    private static final int QUEUED = 1;
    private static final int CANCELLED = 2;
    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(ReadyNode.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final AsyncEventHandler handler;

    /** Owner: the queue this node is in. */
    ReadyNode next;

    private volatile int state;

    ReadyNode(AsyncEventHandler handler) {
        this.handler = handler;
    }

    void queue() {
        assert state == OUT;
        state = QUEUED;
    }

    /** Whether the caller now runs the handler. */
    boolean take() {
        return STATE.compareAndSet(this, QUEUED, OUT);
    }

    /** Whether the caller now queues the handler elsewhere. */
    boolean cancel() {
        return STATE.compareAndSet(this, QUEUED, CANCELLED);
    }
}
