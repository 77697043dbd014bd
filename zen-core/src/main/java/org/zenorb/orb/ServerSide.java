package org.zenorb.orb;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORB;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.invoke.ReferenceDelegate;
import org.zenorb.invoke.References;
import org.zenorb.ior.IiopAddress;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;
import org.zenorb.ior.TaggedOctets;
import org.zenorb.lane.Lane;
import org.zenorb.lane.LaneSettings;
import org.zenorb.rt.ThreadpoolRegistry;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.AdapterHost;
import org.zenorb.serve.RequestAdapter;
import org.zenorb.transport.Transport;
import org.zenorb.transport.TransportAcceptor;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The serving half of an ORB: its lanes with their endpoints, and what the object adapter asks for.
 * Nothing listens and no thread runs until the first reference is made.
 *
 * <p>Thread: any.
 */
final class ServerSide implements AdapterHost {
    private static final System.Logger LOGGER = System.getLogger("org.zenorb.server");
    private static final long FINISH_NS = 1_000_000_000L;
    private static final long TICK_NS = 1_000_000L;

    /** A lane that listens, and the addresses that lead to it. */
    private record Listening(Lane lane, List<IiopAddress> addresses) implements AdapterEndpoints {}

    private final ORB orb;
    private final Context context;
    private final ThreadContexts contexts;
    private final References references;
    private final Transport transport;
    private final LargeBufferPool large;
    private final RequestAdapter adapter;
    private final ThreadpoolRegistry threadpools;
    private final long incarnation;
    private final Runnable onFirstStart;
    private final List<TaggedOctets> components;
    private final List<Listening> running = new CopyOnWriteArrayList<>();
    private final ReentrantLock starting = new ReentrantLock();
    private volatile Listening defaultLane;
    private volatile boolean stopped;

    ServerSide(
            ORB orb,
            Context context,
            ThreadContexts contexts,
            References references,
            Transport transport,
            LargeBufferPool large,
            RequestAdapter adapter,
            ThreadpoolRegistry threadpools,
            long incarnation,
            Runnable onFirstStart) {
        this.orb = orb;
        this.context = context;
        this.contexts = contexts;
        this.references = references;
        this.transport = transport;
        this.large = large;
        this.adapter = adapter;
        this.threadpools = threadpools;
        this.incarnation = incarnation;
        this.onFirstStart = onFirstStart;
        this.components = List.of(OrbType.component(), context.codeSets().toComponent());
    }

    // ---------------------------------------------------------------- for the object adapter

    @Override
    public ORB orb() {
        return orb;
    }

    @Override
    public long incarnation() {
        return incarnation;
    }

    @Override
    public ThreadContexts contexts() {
        return contexts;
    }

    @Override
    public long setting(String name) {
        return context.number(name);
    }

    @Override
    public org.omg.CORBA.Object newReference(
            String repositoryId, byte[] objectKey, AdapterEndpoints endpoints) {
        Listening where = endpoints == null ? defaultLane() : (Listening) endpoints;
        int minor = context.giopMinor();
        IiopProfile profile =
                minor == 0
                        ? new IiopProfile(
                                0,
                                where.addresses().get(0).host(),
                                where.addresses().get(0).port(),
                                objectKey,
                                List.of())
                        : IiopProfile.of(minor, where.addresses(), objectKey, components);
        return references.object(Ior.of(repositoryId, profile));
    }

    @Override
    public org.omg.CORBA.Object interfaceDef(String repositoryId) {
        return new InterfaceRepository(orb).interfaceDef(repositoryId);
    }

    @Override
    public AdapterEndpoints endpoints(int threadpoolId, short corbaPriority) {
        ThreadpoolRegistry.Pool pool = threadpools.get(threadpoolId);
        if (pool == null) {
            throw MinorCode.NO_SUCH_THREADPOOL.no(String.valueOf(threadpoolId));
        }
        ThreadpoolRegistry.LaneSpec spec = pool.lane(corbaPriority);
        if (spec == null) {
            throw MinorCode.POLICY_NOT_SUPPORTED.no(
                    "thread pool " + threadpoolId + " has no lane of priority " + corbaPriority);
        }
        starting.lock();
        try {
            if (spec.attachment() == null) {
                LaneSettings settings =
                        context.laneSettings(
                                threadpoolId + "." + spec.index(),
                                spec.rtsjPriority(),
                                spec.threads());
                spec.attach(start(settings, List.of(new Endpoint(hostOfDefault(), 0))));
            }
            return (Listening) spec.attachment();
        } finally {
            starting.unlock();
        }
    }

    /** Lanes of a pool listen where the default lane does, on ports of their own. */
    private String hostOfDefault() {
        return context.endpoints().isEmpty() ? "" : context.endpoints().get(0).host();
    }

    @Override
    public byte[] localKey(org.omg.CORBA.Object reference) {
        if (reference instanceof org.omg.CORBA.portable.ObjectImpl impl
                && impl._get_delegate() instanceof ReferenceDelegate delegate) {
            return delegate.localKey();
        }
        return null;
    }

    @Override
    public void startServing() {
        defaultLane();
    }

    // ---------------------------------------------------------------- lanes

    private Listening defaultLane() {
        Listening lane = defaultLane;
        if (lane != null) {
            return lane;
        }
        starting.lock();
        try {
            if (defaultLane == null) {
                List<Endpoint> endpoints =
                        context.endpoints().isEmpty()
                                ? List.of(new Endpoint("", 0))
                                : context.endpoints();
                defaultLane =
                        start(
                                context.laneSettings(
                                        "d",
                                        (int) context.number(Setting.LANE_PRIORITY),
                                        (int) context.number(Setting.LANE_THREADS)),
                                endpoints);
            }
            return defaultLane;
        } finally {
            starting.unlock();
        }
    }

    private Listening start(LaneSettings settings, List<Endpoint> endpoints) {
        if (stopped) {
            throw MinorCode.ORB_SHUT_DOWN.no(null);
        }
        List<TransportAcceptor> acceptors = open(endpoints);
        List<IiopAddress> addresses = new ArrayList<>();
        for (TransportAcceptor acceptor : acceptors) {
            addresses.addAll(
                    PublishedAddresses.of(
                            context.text(Setting.PUBLISHED_ADDRESSES),
                            acceptor.listenHost(),
                            acceptor.port()));
        }
        Lane lane = new Lane(settings, transport, large, adapter);
        lane.start();
        for (TransportAcceptor acceptor : acceptors) {
            lane.listen(acceptor);
        }
        boolean first = running.isEmpty();
        Listening listening = new Listening(lane, List.copyOf(addresses));
        running.add(listening);
        LOGGER.log(
                Level.INFO,
                "lane {0} serves with {1} threads; references name {2}",
                settings.name(),
                settings.threads(),
                addresses);
        if (first) {
            onFirstStart.run();
        }
        return listening;
    }

    private List<TransportAcceptor> open(List<Endpoint> endpoints) {
        List<TransportAcceptor> acceptors = new ArrayList<>();
        for (Endpoint endpoint : endpoints) {
            try {
                acceptors.add(
                        transport.listen(
                                endpoint.host(),
                                endpoint.port(),
                                (int) context.number(Setting.LISTEN_BACKLOG)));
            } catch (IOException e) {
                acceptors.forEach(TransportAcceptor::close);
                throw MinorCode.PORT_IN_USE.caused(
                        e.getMessage(), CompletionStatus.COMPLETED_NO, e);
            }
        }
        return acceptors;
    }

    /** Whether anything listens. */
    boolean isServing() {
        return !running.isEmpty();
    }

    /** Stops accepting connections. */
    void stopAccepting() {
        stopped = true;
        for (Listening listening : running) {
            listening.lane().stopAccepting();
        }
    }

    /**
     * Ends all connections in good order, then the lanes.
     *
     * @param timeoutNs how long to wait for requests that run
     */
    void stop(long timeoutNs) {
        long deadline = System.nanoTime() + timeoutNs;
        for (Listening listening : running) {
            if (isQuietBy(deadline, listening.lane())) {
                listening.lane().finishSessions();
            }
            // else: CloseConnection would say that requests under way were never begun
        }
        long finishBy = System.nanoTime() + FINISH_NS;
        for (Listening listening : running) {
            while (listening.lane().connections() > 0 && System.nanoTime() - finishBy < 0) {
                LockSupport.parkNanos(TICK_NS);
            }
            if (!listening.lane().stop(FINISH_NS)) {
                LOGGER.log(
                        Level.WARNING, "a lane has an upcall that does not end; it is left behind");
            }
        }
    }

    private static boolean isQuietBy(long deadlineNs, Lane lane) {
        while (lane.serving() > 0 || lane.hasUnsent()) {
            if (System.nanoTime() - deadlineNs >= 0) {
                // a client that takes no replies loses its connection, but not that of the others
                return lane.serving() == 0;
            }
            LockSupport.parkNanos(TICK_NS);
        }
        return true;
    }
}
