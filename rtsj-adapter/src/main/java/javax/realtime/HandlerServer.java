package javax.realtime;

import org.zenorb.realtime.platform.Platforms;
import org.zenorb.realtime.platform.TimedWait;

/**
 * A thread that runs handlers, one after the other. While it runs one it is the handler: it has its
 * parameters, its priority and its scope stack.
 *
 * <p>Guarantee: nothing that a handler throws ends the thread. No priority, scope, interrupt or
 * uncaught exception handler stays from one handler to the next; thread-locals do.
 *
 * <p>Thread: itself; {@link #wakeIdle} and {@link #applyScheduling} by any.
 */
final class HandlerServer extends RealtimeThread {
    private final HandlerServers group;
    private final int index;

    /** Written before the server is first seen idle. */
    private TimedWait idleWait;

    private volatile AsyncEventHandler served;

    HandlerServer(HandlerServers group, int index, String name) {
        super(new PriorityParameters(group.priority()), HandlerServer::serveAll, name);
        this.group = group;
        this.index = index;
    }

    /** By whoever has taken this server from the idle ones. */
    void wakeIdle() {
        idleWait.wake();
    }

    /** The handler that runs here, or null. */
    AsyncEventHandler served() {
        return served;
    }

    @Override
    SchedulableParameters parameters() {
        AsyncEventHandler handler = served;
        return handler == null ? super.parameters() : handler.parameters();
    }

    @Override
    InitialScopes scopes() {
        AsyncEventHandler handler = served;
        return handler == null ? super.scopes() : handler.scopes();
    }

    @Override
    void replaceScheduling(SchedulingParameters suitable) {
        AsyncEventHandler handler = served;
        if (handler == null) {
            super.replaceScheduling(suitable);
        } else {
            handler.replaceScheduling(suitable);
        }
    }

    private static void serveAll() {
        ((HandlerServer) Thread.currentThread()).serve();
    }

    private void serve() {
        idleWait = Platforms.current().newWait();
        while (true) {
            ReadyNode node = group.elect();
            if (node == null) {
                node = awaitReady();
            }
            if (node == null) {
                if (group.isClosed()) {
                    return;
                }
            } else if (node.take()) {
                serve(node.handler);
            }
        }
    }

    private ReadyNode awaitReady() {
        int ticket = idleWait.ticket();
        group.pushIdle(index);
        ReadyNode node = group.elect();
        if (node != null || group.isClosed()) {
            if (!group.removeIdle(index)) {
                // Somebody woke this server for another handler, which another server takes now.
                group.wakeOne();
            }
            return node;
        }
        while (group.isIdle(index)) {
            idleWait.await(ticket, Long.MAX_VALUE);
            ticket = idleWait.ticket();
        }
        return null;
    }

    private void serve(AsyncEventHandler handler) {
        ScopeStack own = scopeStack();
        do {
            served = handler;
            handler.server(this);
            if (handler.servers() != group) {
                applyScheduling();
            }
            scopeStack(handler.stack());
            try {
                handler.serveReleases();
            } finally {
                scopeStack(own);
                handler.server(null);
                served = null;
                if (kernelPriority() != group.priority()) {
                    applyScheduling();
                }
                // What was meant for the handler is not meant for the next one.
                interruptions().forget();
                setUncaughtExceptionHandler(null);
            }
        } while (!handler.rest());
    }
}
