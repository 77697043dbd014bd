package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The ready handlers of one priority and the threads that serve them.
 *
 * <p>Assumptions: all servers have one priority, at which they take handlers; a handler is queued
 * at most once.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>{@link #add} is lock-free, allocates nothing, and makes one system call at most, which
 *       wakes a server.
 *   <li>No handler waits while a server is idle: whoever queues wakes an idle server after
 *       queueing, a server looks once more after it has said that it is idle, and one that takes a
 *       handler and leaves others wakes the next.
 *   <li>Handlers are elected in the order in which they became ready; the server that became idle
 *       last, whose caches are warm, is woken first.
 *   <li>Servers of one priority share a lock while they elect. Those of another priority and those
 *       who fire never take it, so that it cannot let a lower priority hold up a higher one.
 * </ul>
 *
 * <p>VarHandle modes: {@code pushed} and {@code idle} are read and changed with volatile semantics,
 * because each side writes its own and then reads the other's.
 *
 * <p>Thread: {@link #add} by any, {@link #ensure} by one at a time, the rest by the servers.
 */
final class HandlerServers {
    /** As many as one word holds in four bits each, zero being the end. */
    static final int MOST = 15;

    private static final int INDEX_BITS = 4;
    private static final int INDEX_MASK = 15;
    private static final VarHandle PUSHED;
    private static final VarHandle IDLE;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            PUSHED = lookup.findVarHandle(HandlerServers.class, "pushed", ReadyNode.class);
            IDLE = lookup.findVarHandle(HandlerServers.class, "idle", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final HandlerPool pool;
    private final int priority;
    private final String name;
    private final HandlerServer[] servers = new HandlerServer[MOST];
    private final Object electing = new Object();
    private int count;

    /** What was made ready since the last look, newest first. */
    private volatile ReadyNode pushed;

    /** The stack of idle servers by value, so that no change of it can go unnoticed. */
    private volatile long idle;

    /** What is elected next, oldest first. Guarded by {@link #electing}. */
    private ReadyNode eldest;

    private volatile boolean closed;

    HandlerServers(HandlerPool pool, int priority, String name) {
        this.pool = pool;
        this.priority = priority;
        this.name = name;
    }

    HandlerPool pool() {
        return pool;
    }

    int priority() {
        return priority;
    }

    /** How many servers there are. */
    int count() {
        return count;
    }

    /** Starts servers until there are {@code wanted}. */
    void ensure(int wanted) {
        while (count < wanted) {
            int index = count;
            HandlerServer server = new HandlerServer(this, index, name + '-' + index);
            servers[index] = server;
            server.start();
            count = index + 1;
        }
    }

    /** Makes a handler ready, whose node is marked as queued. */
    void add(ReadyNode node) {
        ReadyNode newest;
        do {
            newest = pushed;
            node.next = newest;
        } while (!PUSHED.compareAndSet(this, newest, node));
        wakeOne();
    }

    /** Lets the servers end when they have nothing to do. */
    void close() {
        closed = true;
        while (wakeOne()) {
            // Each is woken once.
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** The handler that has been ready longest, or null. */
    ReadyNode elect() {
        ReadyNode elected;
        boolean more;
        synchronized (electing) {
            if (eldest == null) {
                eldest = reversed((ReadyNode) PUSHED.getAndSet(this, null));
            }
            elected = eldest;
            if (elected != null) {
                eldest = elected.next;
                elected.next = null;
            }
            more = eldest != null || pushed != null;
        }
        if (more) {
            wakeOne();
        }
        return elected;
    }

    /** Puts a server on top of the idle ones. */
    void pushIdle(int index) {
        long seen;
        do {
            seen = idle;
        } while (!IDLE.compareAndSet(this, seen, seen << INDEX_BITS | (index + 1)));
    }

    boolean isIdle(int index) {
        return shiftOf(idle, index) >= 0;
    }

    /** Takes a server from the idle ones; false when somebody has woken it before. */
    boolean removeIdle(int index) {
        while (true) {
            long seen = idle;
            int shift = shiftOf(seen, index);
            if (shift < 0) {
                return false;
            }
            long above = seen & ((1L << shift) - 1);
            long below = shift + INDEX_BITS == Long.SIZE ? 0 : seen >>> (shift + INDEX_BITS);
            if (IDLE.compareAndSet(this, seen, below << shift | above)) {
                return true;
            }
        }
    }

    /** Wakes the server that became idle last; false when none is idle. */
    boolean wakeOne() {
        while (true) {
            long seen = idle;
            if (seen == 0) {
                return false;
            }
            if (IDLE.compareAndSet(this, seen, seen >>> INDEX_BITS)) {
                servers[(int) (seen & INDEX_MASK) - 1].wakeIdle();
                return true;
            }
        }
    }

    /** Where a server stands in a stack, -1 when it does not. */
    private static int shiftOf(long stack, int index) {
        for (int shift = 0; shift < Long.SIZE && stack >>> shift != 0; shift += INDEX_BITS) {
            if ((stack >>> shift & INDEX_MASK) == index + 1) {
                return shift;
            }
        }
        return -1;
    }

    private static ReadyNode reversed(ReadyNode newest) {
        ReadyNode first = null;
        ReadyNode node = newest;
        while (node != null) {
            ReadyNode after = node.next;
            node.next = first;
            first = node;
            node = after;
        }
        return first;
    }
}
