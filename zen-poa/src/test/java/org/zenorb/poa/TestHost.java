package org.zenorb.poa;

import org.omg.CORBA.LocalObject;
import org.omg.CORBA.ORB;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.omg.PortableServer.Servant;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.AdapterHost;
import org.zenorb.serve.ObjectAdapter;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;
import org.zenorb.serve.TestRequests;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An ORB without sockets: makes references that hold nothing but a key, and calls through keys. */
final class TestHost implements AdapterHost {
    /** The one thread pool, with lanes of priorities 5 and 20. */
    static final int POOL = 7;

    final Map<String, Long> settings =
            new HashMap<>(
                    Map.of(
                            "zen.poa.maxPoas", 64L,
                            "zen.poa.maxObjects", 4096L,
                            "zen.poa.maxHeldRequests", 4L));
    final ThreadContexts contexts = new ThreadContexts(64);
    final List<AdapterEndpoints> endpointsUsed = new ArrayList<>();
    final long incarnation;
    Map<Short, AdapterEndpoints> lanes =
            Map.of((short) 5, new AdapterEndpoints() {}, (short) 20, new AdapterEndpoints() {});
    int serving;
    private ObjectAdapter adapter;

    TestHost(long incarnation) {
        this.incarnation = incarnation;
    }

    TestHost() {
        this(0x1122334455667788L);
    }

    /** A reference as this host makes it. */
    @SuppressWarnings("serial")
    static final class Reference extends LocalObject {
        final TestHost host;
        final String repositoryId;
        final byte[] key;

        Reference(TestHost host, String repositoryId, byte[] key) {
            this.host = host;
            this.repositoryId = repositoryId;
            this.key = key;
        }
    }

    ObjectAdapter adapter() {
        if (adapter == null) {
            adapter = new PoaSupplier().newObjectAdapter(this);
        }
        return adapter;
    }

    /** The RootPOA, its manager active. */
    POA activeRoot() {
        POA root = root();
        try {
            root.the_POAManager().activate();
        } catch (AdapterInactive e) {
            throw new AssertionError(e);
        }
        return root;
    }

    POA root() {
        return (POA) adapter().initialReference("RootPOA");
    }

    static byte[] key(org.omg.CORBA.Object reference) {
        return ((Reference) reference).key;
    }

    /** What the adapter says to a request. */
    static ServerRequest request(byte[] key) {
        byte[] message = new byte[key.length + 11];
        System.arraycopy(key, 0, message, 5, key.length);
        return TestRequests.collocated(message, 5, key.length, Long.MAX_VALUE);
    }

    /** Runs something inside an upcall of the object; fails when there is no servant. */
    Servant call(org.omg.CORBA.Object reference, Runnable body) {
        ServerRequest request = begin(key(reference));
        if (request.refusal() != null) {
            throw request.refusal().no(request.refusalDetail());
        }
        try {
            body.run();
            return request.servant();
        } finally {
            end(request);
        }
    }

    Servant call(org.omg.CORBA.Object reference) {
        return call(reference, () -> {});
    }

    /** Begins an upcall on this thread, or returns the refused request. */
    ServerRequest begin(byte[] key) {
        ServerRequest request = request(key);
        Outcome outcome = adapter().preinvoke(request);
        if (outcome == Outcome.SERVANT) {
            contexts.current().pushUpcall(request);
        } else if (outcome != Outcome.REFUSED) {
            throw new AssertionError(outcome);
        }
        return request;
    }

    void end(ServerRequest request) {
        if (contexts.current().currentUpcall() != request) {
            throw new AssertionError("not the innermost upcall");
        }
        contexts.current().popUpcall();
        adapter().postinvoke(request);
    }

    @Override
    public ORB orb() {
        return null;
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
        return settings.get(name);
    }

    @Override
    public org.omg.CORBA.Object newReference(
            String repositoryId, byte[] objectKey, AdapterEndpoints endpoints) {
        endpointsUsed.add(endpoints);
        return new Reference(this, repositoryId, objectKey);
    }

    @Override
    public AdapterEndpoints endpoints(int threadpoolId, short corbaPriority) {
        if (threadpoolId != POOL) {
            throw MinorCode.NO_SUCH_THREADPOOL.no("" + threadpoolId);
        }
        AdapterEndpoints lane = lanes.get(corbaPriority);
        if (lane == null) {
            throw MinorCode.POLICY_NOT_SUPPORTED.no("no lane of priority " + corbaPriority);
        }
        return lane;
    }

    @Override
    public byte[] localKey(org.omg.CORBA.Object reference) {
        return reference instanceof Reference r && r.host == this ? r.key : null;
    }

    @Override
    public org.omg.CORBA.Object interfaceDef(String repositoryId) {
        throw MinorCode.NO_INTERFACE_REPOSITORY.no(repositoryId);
    }

    @Override
    public void startServing() {
        serving++;
    }
}
