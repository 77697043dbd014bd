package javax.realtime;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The servers of handlers, by priority. There are two pools: handlers that must not see the heap
 * never share a thread with those that may.
 *
 * <p>Each priority has servers of its own, which no other priority can take: however many handlers
 * of lower priority are pending, running or blocked, a handler of a higher one finds a server of
 * its own, and the kernel prefers it. Servers are started where handlers are made or change their
 * priority, never by firing.
 *
 * <p>Bound: a priority has as many servers as handlers were made for it, at most {@link
 * #MOST_PER_PRIORITY}. So many handlers of one priority can be blocked at a time before others of
 * the same priority wait for them; those that block for long should be {@link
 * BoundAsyncEventHandler}s.
 *
 * <p>Thread: any.
 */
final class HandlerPool {
    /** The system property that sets {@link #MOST_PER_PRIORITY}. */
    static final String PROPERTY = "org.zenorb.realtime.serversPerPriority";

    /** 1 to 15, 8 unless the system property says otherwise. */
    static final int MOST_PER_PRIORITY = mostPerPriority(System.getProperty(PROPERTY));

    static final HandlerPool HEAP = new HandlerPool("rt-aeh-");
    static final HandlerPool NO_HEAP = new HandlerPool("rt-nhaeh-");

    private static final int DEFAULT_PER_PRIORITY = 8;

    private final String prefix;
    private final AtomicReferenceArray<HandlerServers> byPriority =
            new AtomicReferenceArray<>(PriorityScheduler.instance().getMaxPriority() + 1);

    private HandlerPool(String prefix) {
        this.prefix = prefix;
    }

    /** The servers of a priority, with one more for one more handler while the bound allows it. */
    HandlerServers prepare(int priority) {
        synchronized (byPriority) {
            HandlerServers servers = byPriority.get(priority);
            if (servers == null) {
                servers = new HandlerServers(this, priority, prefix + priority);
            }
            servers.ensure(Math.min(servers.count() + 1, MOST_PER_PRIORITY));
            byPriority.set(priority, servers);
            return servers;
        }
    }

    /** A server for one handler alone. */
    HandlerServers single(int priority) {
        HandlerServers servers = new HandlerServers(this, priority, prefix + priority + 'b');
        servers.ensure(1);
        return servers;
    }

    static int mostPerPriority(String text) {
        if (text == null) {
            return DEFAULT_PER_PRIORITY;
        }
        int most;
        try {
            most = Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            most = 0;
        }
        if (most < 1 || most > HandlerServers.MOST) {
            throw new IllegalArgumentException(
                    PROPERTY + " is 1 to " + HandlerServers.MOST + ", not \"" + text + '"');
        }
        return most;
    }
}
