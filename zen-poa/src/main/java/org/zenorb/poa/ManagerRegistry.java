package org.zenorb.poa;

import org.omg.PortableServer.POAManager;
import org.omg.PortableServer.POAManagerFactoryPackage.ManagerAlreadyExists;
import org.zenorb.context.ThreadContexts;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The POA managers of one ORB by their ids. A manager is forgotten with its last POA, and known
 * again when it gets another.
 *
 * <p>Thread: any.
 */
final class ManagerRegistry {
    static final String ROOT_ID = "RootPOAManager";

    private final int maxHeldRequests;
    private final Quiescence quiescence;
    private final ThreadContexts contexts;
    private final AtomicInteger made = new AtomicInteger();
    private final ConcurrentHashMap<String, RequestGate> byId = new ConcurrentHashMap<>();

    ManagerRegistry(int maxHeldRequests, Quiescence quiescence, ThreadContexts contexts) {
        this.maxHeldRequests = maxHeldRequests;
        this.quiescence = quiescence;
        this.contexts = contexts;
    }

    /** A new manager in its holding state, with an id of its own. */
    RequestGate anonymous() {
        while (true) {
            RequestGate gate = newGate("POAManager-" + made.incrementAndGet());
            if (byId.putIfAbsent(gate.id(), gate) == null) {
                return gate;
            }
        }
    }

    /** A new manager in its holding state, with this id. */
    RequestGate named(String id) throws ManagerAlreadyExists {
        RequestGate gate = newGate(id);
        if (byId.putIfAbsent(id, gate) != null) {
            throw new ManagerAlreadyExists("there is a POA manager " + id);
        }
        return gate;
    }

    /** The root's manager; a later root gets a new one. */
    RequestGate ofRoot() {
        RequestGate gate = newGate(ROOT_ID);
        byId.put(ROOT_ID, gate);
        return gate;
    }

    /** The gate behind a manager of this ORB; null for any other. */
    RequestGate gateOf(POAManager manager) {
        return manager instanceof PoaManagerFace face && face.isOf(this) ? face.gate() : null;
    }

    /** A POA has been attached to a manager. */
    void onAttached(RequestGate gate) {
        byId.putIfAbsent(gate.id(), gate);
    }

    /** A manager has lost a POA. */
    void onDetached(RequestGate gate) {
        if (gate.hasNoPoas()) {
            byId.remove(gate.id(), gate);
            if (!gate.hasNoPoas()) {
                onAttached(gate); // it got one meanwhile
            }
        }
    }

    /** All managers. */
    POAManager[] list() {
        return byId.values().stream().map(RequestGate::face).toArray(POAManager[]::new);
    }

    /** The manager of an id, or null. */
    POAManager find(String id) {
        RequestGate gate = byId.get(id);
        return gate == null ? null : gate.face();
    }

    private RequestGate newGate(String id) {
        RequestGate gate = new RequestGate(id, maxHeldRequests, quiescence, contexts);
        gate.face(new PoaManagerFace(this, gate));
        return gate;
    }
}
