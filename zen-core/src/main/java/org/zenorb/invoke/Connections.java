package org.zenorb.invoke;

import org.omg.CORBA.CompletionStatus;
import org.zenorb.buffer.BufferPool;
import org.zenorb.error.MinorCode;
import org.zenorb.lane.ClientWatch;
import org.zenorb.lane.ConnectionEvents;
import org.zenorb.session.GiopSession;
import org.zenorb.session.SessionListener;
import org.zenorb.transport.ConnectFailure;
import org.zenorb.transport.Transport;
import org.zenorb.transport.TransportChannel;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The connections that this ORB has made, one per address, shared by all references and threads.
 *
 * <p>Thread: any. Making a connection to one address does not hold up those to others.
 */
final class Connections implements SessionListener {
    /** One server. */
    static final class Endpoint {
        private final ReentrantLock connecting = new ReentrantLock();
        private volatile GiopSession session;
    }

    private final InvokeSettings settings;
    private final Transport transport;
    private final BufferPool buffers;
    private final ClientWatch watch;
    private final ConcurrentHashMap<String, Endpoint> endpoints = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();
    private volatile boolean closed;

    Connections(
            InvokeSettings settings, Transport transport, BufferPool buffers, ClientWatch watch) {
        this.settings = settings;
        this.transport = transport;
        this.buffers = buffers;
        this.watch = watch;
    }

    /** The open connection to an address, or null when there is none. */
    GiopSession ifOpen(Target target) {
        Endpoint endpoint = target.endpoint();
        GiopSession session = endpoint == null ? null : endpoint.session;
        return session != null && session.isOpen() ? session : null;
    }

    /**
     * The open connection to an address, made if there is none.
     *
     * @throws org.omg.CORBA.TRANSIENT when nobody takes the connection
     * @throws org.omg.CORBA.IMP_LIMIT when there are too many
     */
    GiopSession get(Target target) {
        Endpoint endpoint = endpoints.computeIfAbsent(target.address(), address -> new Endpoint());
        target.endpoint(endpoint);
        GiopSession session = endpoint.session;
        if (session != null && session.isOpen()) {
            return session;
        }
        lock(endpoint.connecting);
        try {
            session = endpoint.session;
            if (session == null || !session.isOpen()) {
                session = connect(target);
                endpoint.session = session;
            }
            return session;
        } finally {
            endpoint.connecting.unlock();
        }
    }

    /** Waits for whoever is connecting, but not for longer than connecting may take. */
    private void lock(ReentrantLock connecting) {
        boolean interrupted = false;
        long deadline = System.nanoTime() + settings.connectTimeoutNs() * 2;
        try {
            while (true) {
                try {
                    if (connecting.tryLock(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                        return;
                    }
                    throw MinorCode.CONNECT_TIMED_OUT.no(
                            "another thread has been connecting for too long");
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private GiopSession connect(Target target) {
        if (closed) {
            throw MinorCode.ORB_SHUT_DOWN.no(null);
        }
        if (open.incrementAndGet() > settings.maxConnections()) {
            open.decrementAndGet();
            throw MinorCode.TOO_MANY_CONNECTIONS.no(String.valueOf(settings.maxConnections()));
        }
        try {
            TransportChannel channel =
                    transport.connect(target.host(), target.port(), settings.connectTimeoutNs());
            GiopSession session = new GiopSession(channel, buffers, this, settings.limits(), watch);
            watch.add(session);
            ConnectionEvents.opened(session, false);
            return session;
        } catch (ConnectFailure e) {
            open.decrementAndGet();
            MinorCode minor =
                    e.timedOut() ? MinorCode.CONNECT_TIMED_OUT : MinorCode.CONNECTION_REFUSED;
            throw minor.caused(
                    e.getMessage() + "; is the server running?", CompletionStatus.COMPLETED_NO, e);
        }
    }

    @Override
    public void onClosed(GiopSession session) {
        open.decrementAndGet();
        watch.remove(session);
        ConnectionEvents.closed(session, false);
    }

    @Override
    public void onCancel(GiopSession session, int requestId) {
        session.refuse(MinorCode.PROTOCOL_ERROR, "a CancelRequest from a server");
    }

    @Override
    public void onUnsent(GiopSession session) {
        // the next caller sends on, or the watch as soon as the server takes it
        watch.watchOutput(session);
    }

    @Override
    public void onOutputTurnOver(GiopSession session) {
        // a caller's turn has no end
    }

    @Override
    public void onDrained(GiopSession session) {
        // replies are read however slowly the server takes requests
    }

    /** How many connections are open. */
    int open() {
        return open.get();
    }

    /** Ends all connections; callers that wait get BAD_INV_ORDER. */
    void close() {
        closed = true;
        for (Endpoint endpoint : endpoints.values()) {
            lock(endpoint.connecting);
            try {
                GiopSession session = endpoint.session;
                if (session != null) {
                    // before GIOP 1.2 only servers say CloseConnection: a client just leaves
                    session.breakOff(MinorCode.ORB_SHUT_DOWN, null, false);
                }
            } finally {
                endpoint.connecting.unlock();
            }
        }
    }
}
