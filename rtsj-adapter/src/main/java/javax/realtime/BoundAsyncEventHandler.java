package javax.realtime;

import java.lang.ref.Cleaner;

/**
 * A handler with a server thread of its own, which nobody else's blocking can keep from it. The
 * thread ends when the handler is no longer reachable.
 *
 * <p>Guarantees, source and threads as in {@link AsyncEventHandler}.
 */
public class BoundAsyncEventHandler extends AsyncEventHandler {
    private static final Cleaner UNREACHABLE = Cleaner.create();

    /** A handler of default parameters, whose subclass has the logic. */
    public BoundAsyncEventHandler() {
        this(null, null, null, null, null, false, null);
    }

    /** A handler with all parameters, see {@link AsyncEventHandler}. */
    public BoundAsyncEventHandler(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            MemoryArea area,
            ProcessingGroupParameters group,
            boolean nonheap,
            Runnable logic) {
        super(scheduling, release, memory, area, group, nonheap, logic);
    }

    @Override
    final HandlerServers firstServers(boolean nonheap) {
        return own(nonheap ? HandlerPool.NO_HEAP : HandlerPool.HEAP);
    }

    /** A new thread: the old one may be waiting at the old priority for longer than we can. */
    @Override
    final HandlerServers serversOf(HandlerServers before) {
        if (before.priority() == eligibility()) {
            return before;
        }
        HandlerServers now = own(before.pool());
        before.close();
        return now;
    }

    private HandlerServers own(HandlerPool pool) {
        HandlerServers servers = pool.single(eligibility());
        UNREACHABLE.register(this, servers::close);
        return servers;
    }
}
