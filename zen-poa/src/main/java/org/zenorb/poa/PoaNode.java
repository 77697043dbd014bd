package org.zenorb.poa;

import org.omg.PortableServer.AdapterActivator;
import org.omg.PortableServer.POA;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.table.DemuxEntry;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.ServerRequest;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One POA as the request's way sees it: what a key must look like to be its own, the gate of its
 * manager, its objects.
 *
 * <p>Thread: any.
 */
final class PoaNode extends DemuxEntry {
    private final String name;
    private final PoaNode parent;
    private final List<String> path;
    private final byte[] encodedPath;
    private final int keyFlags;
    private final PoaPolicies policies;
    private final IdScheme ids;
    private final RequestGate gate;
    private final ActiveObjectMap objects;
    private final AdapterEndpoints endpoints;
    private final RequestProcessing processing;
    private final ObjectEntry shared;
    private final ReentrantLock turn;
    private final ReentrantLock activation = new ReentrantLock();
    private final ConcurrentHashMap<String, PoaNode> children = new ConcurrentHashMap<>();

    private POA face;
    private volatile boolean destroyed;
    private volatile AdapterActivator activator;

    /** What a new POA is made of. */
    record Parts(
            PoaNode parent,
            List<String> path,
            byte[] encodedPath,
            PoaPolicies policies,
            IdScheme ids,
            RequestGate gate,
            ActiveObjectMap objects,
            AdapterEndpoints endpoints,
            RequestProcessing processing) {}

    PoaNode(int index, int generation, Parts parts) {
        super(index, generation);
        this.name = parts.path.isEmpty() ? PoaTree.ROOT_NAME : parts.path.getLast();
        this.parent = parts.parent;
        this.path = parts.path;
        this.encodedPath = parts.encodedPath;
        this.policies = parts.policies;
        this.ids = parts.ids;
        this.gate = parts.gate;
        this.objects = parts.objects;
        this.endpoints = parts.endpoints;
        this.processing = parts.processing;
        this.shared = ObjectEntry.shared(objects);
        this.turn = policies.singleThread() ? new ReentrantLock() : null;
        this.keyFlags =
                (policies.persistent() ? ObjectKey.FLAG_PERSISTENT : 0)
                        | (ids.isSlotNamed() ? 0 : ObjectKey.FLAG_PATH);
    }

    String name() {
        return name;
    }

    PoaNode parent() {
        return parent;
    }

    /** The names from below the root to here. */
    List<String> path() {
        return path;
    }

    /** The same as it stands in keys; not to be changed. */
    byte[] encodedPath() {
        return encodedPath;
    }

    /** Whether a checked key has the flags of this POA's keys. */
    boolean hasFlagsOf(byte[] key, int offset) {
        return key[offset + ObjectKey.FLAGS_OFFSET] == keyFlags;
    }

    PoaPolicies policies() {
        return policies;
    }

    IdScheme ids() {
        return ids;
    }

    RequestGate gate() {
        return gate;
    }

    ActiveObjectMap objects() {
        return objects;
    }

    AdapterEndpoints endpoints() {
        return endpoints;
    }

    ConcurrentHashMap<String, PoaNode> children() {
        return children;
    }

    POA face() {
        return face;
    }

    void face(POA poa) {
        face = poa;
    }

    boolean isDestroyed() {
        return destroyed;
    }

    void markDestroyed() {
        destroyed = true;
    }

    /** Where servants come from that are not in the object map. */
    RequestProcessing processing() {
        return processing;
    }

    /** Counts the requests that run in no entry of the object map. */
    ObjectEntry shared() {
        return shared;
    }

    AdapterActivator activator() {
        return activator;
    }

    void activator(AdapterActivator next) {
        activator = next;
    }

    /** Held while the application makes a child of this POA. */
    ReentrantLock activation() {
        return activation;
    }

    /** Whether no request runs; if one does, its end will wake those who wait. */
    boolean isQuietOrWatched() {
        return objects.isQuietOrWatched() && shared.isQuietOrWatched();
    }

    /** Whether no request runs and no object is left. */
    boolean isEmpty() {
        return objects.isEmpty() && shared.running() == 0;
    }

    /** Ends all objects and all that runs in none. */
    void close(boolean etherealize) {
        shared.close();
        objects.close(etherealize);
    }

    /** The id of the object in which a request of this POA runs. */
    byte[] idOf(ServerRequest request) {
        ObjectEntry entry = (ObjectEntry) request.entry();
        return entry.hasNoSlot() && entry.storedId() == null
                ? objects.idOf(request.keyBytes(), request.keyOffset(), request.keyLength())
                : entry.copyOfId();
    }

    /** Whether the application is to be told of objects that go. */
    boolean hasServantActivator() {
        return processing instanceof ServantActivation;
    }

    /**
     * Waits for this request's turn under SINGLE_THREAD_MODEL. A thread whose turn it is already,
     * further up in its stack of upcalls, goes on.
     *
     * @return false when the request was refused
     */
    boolean takeTurn(ServerRequest request) {
        if (turn == null) {
            return true;
        }
        if (request.deadlineNs() == Long.MAX_VALUE) {
            turn.lock();
            return true;
        }
        try {
            long leftNs = request.deadlineNs() - System.nanoTime();
            if (turn.tryLock(leftNs, TimeUnit.NANOSECONDS)) {
                return true;
            }
            request.refuse(MinorCode.REQUEST_TIMED_OUT, "the POA is single-threaded and busy");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            request.refuse(MinorCode.REQUEST_CANCELLED, "interrupted while waiting for its turn");
        }
        return false;
    }

    void endTurn() {
        if (turn != null) {
            turn.unlock();
        }
    }

    /** What POA::id gives: the path for a persistent POA, the place in the table for others. */
    byte[] stableId() {
        if (!policies.persistent()) {
            return SlotId.of(index(), generation());
        }
        byte[] id = new byte[SlotId.LENGTH + 1 + encodedPath.length]; // longer than the other kind
        System.arraycopy(encodedPath, 0, id, SlotId.LENGTH + 1, encodedPath.length);
        return id;
    }

    /** The names from the root, for people. */
    String pathForPeople() {
        return path.isEmpty()
                ? PoaTree.ROOT_NAME
                : PoaTree.ROOT_NAME + "/" + String.join("/", path);
    }
}
