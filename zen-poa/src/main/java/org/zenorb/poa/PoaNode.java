package org.zenorb.poa;

import org.omg.PortableServer.POA;
import org.zenorb.error.MinorCode;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.table.DemuxEntry;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.ServerRequest;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
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
    static final int MAX_NAME_BYTES = 0xFFFF;

    private final String name;
    private final PoaNode parent;
    private final byte[] path;
    private final int keyFlags;
    private final PoaPolicies policies;
    private final IdScheme ids;
    private final RequestGate gate;
    private final ActiveObjectMap objects;
    private final AdapterEndpoints endpoints;
    private final ReentrantLock turn;
    private final ConcurrentHashMap<String, PoaNode> children = new ConcurrentHashMap<>();

    private POA face;
    private volatile boolean destroyed;

    /** What a new POA is made of. */
    record Parts(
            String name,
            PoaNode parent,
            byte[] path,
            PoaPolicies policies,
            IdScheme ids,
            RequestGate gate,
            ActiveObjectMap objects,
            AdapterEndpoints endpoints) {}

    PoaNode(int index, int generation, Parts parts) {
        super(index, generation);
        this.name = parts.name;
        this.parent = parts.parent;
        this.path = parts.path;
        this.policies = parts.policies;
        this.ids = parts.ids;
        this.gate = parts.gate;
        this.objects = parts.objects;
        this.endpoints = parts.endpoints;
        this.turn = policies.singleThread() ? new ReentrantLock() : null;
        this.keyFlags =
                (policies.persistent() ? KeyDescriptor.FLAG_PERSISTENT : 0)
                        | (ids.isSlotNamed() ? 0 : KeyDescriptor.FLAG_PATH);
    }

    String name() {
        return name;
    }

    PoaNode parent() {
        return parent;
    }

    /** The names from below the root to here, as they stand in keys; not to be changed. */
    byte[] path() {
        return path;
    }

    int keyFlags() {
        return keyFlags;
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

    boolean isQuietOrWatched() {
        return objects.isQuietOrWatched();
    }

    void etherealizeAll() {}

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
            return IdScheme.Slot.bytes(index(), generation());
        }
        byte[] id = new byte[Long.BYTES + 1 + path.length]; // longer than any transient POA's
        System.arraycopy(path, 0, id, Long.BYTES + 1, path.length);
        return id;
    }

    /** The names from the root, for people. */
    String pathForPeople() {
        ArrayDeque<String> names = new ArrayDeque<>();
        for (PoaNode node = this; node != null; node = node.parent) {
            names.addFirst(node.name);
        }
        return String.join("/", names);
    }

    /** The path of a child in the form of keys. */
    byte[] pathOfChild(String childName) {
        byte[] utf8 = childName.getBytes(StandardCharsets.UTF_8);
        int count = ((path[0] & 0xFF) << 8 | path[1] & 0xFF) + 1;
        if (utf8.length > MAX_NAME_BYTES || count > MAX_NAME_BYTES) {
            throw MinorCode.BAD_POA_NAME.no(
                    "a name has at most "
                            + MAX_NAME_BYTES
                            + " bytes of UTF-8, a path as many names");
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(count >>> 8);
        out.write(count);
        out.write(path, 2, path.length - 2);
        out.write(utf8.length >>> 8);
        out.write(utf8.length);
        out.writeBytes(utf8);
        return out.toByteArray();
    }
}
