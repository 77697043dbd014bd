package org.zenorb.poa;

import org.omg.PortableServer.POAManager;
import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.HeldRequest;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What a POA manager does to requests: lets them through, holds them, discards or refuses them
 * (CORBA 3.3 part 1, 15.3.2).
 *
 * <p>An open gate costs a request two reads of one word: before it looks for its object, and after
 * it is counted in. The one who closes the gate writes the word before it looks at the counts; so
 * either the request sees the closed gate or the closer sees the request.
 *
 * <p>Guarantee: held requests are resumed in the order in which they came, and before any that come
 * later. At most {@code maxHeld} requests are held.
 *
 * <p>Thread: any.
 */
final class RequestGate {
    /** What happens to new requests. */
    enum State {
        HOLDING,
        ACTIVE,
        DISCARDING,
        INACTIVE
    }

    private static final Map<State, Set<State>> ALLOWED = new EnumMap<>(State.class);

    static {
        Set<State> all = EnumSet.allOf(State.class);
        ALLOWED.put(State.HOLDING, all);
        ALLOWED.put(State.ACTIVE, all);
        ALLOWED.put(State.DISCARDING, all);
        ALLOWED.put(State.INACTIVE, EnumSet.of(State.INACTIVE));
    }

    private static final System.Logger LOG = System.getLogger(RequestGate.class.getName());

    private final String id;
    private final int maxHeld;
    private final Quiescence quiescence;
    private final ThreadContexts contexts;
    private final List<PoaNode> poas = new CopyOnWriteArrayList<>();

    private final ReentrantLock lock = new ReentrantLock();
    private final ArrayDeque<HeldRequest> held = new ArrayDeque<>();
    private volatile State state = State.HOLDING;

    private POAManager face;

    RequestGate(String id, int maxHeld, Quiescence quiescence, ThreadContexts contexts) {
        this.id = id;
        this.maxHeld = maxHeld;
        this.quiescence = quiescence;
        this.contexts = contexts;
    }

    /** The manager's id. */
    String id() {
        return id;
    }

    POAManager face() {
        return face;
    }

    /** Sets the CORBA object that stands for this; once, before anybody sees either. */
    void face(POAManager manager) {
        face = manager;
    }

    State state() {
        return state;
    }

    boolean isOpen() {
        return state == State.ACTIVE;
    }

    /** Whether a manager may go from one state to another. */
    static boolean isAllowed(State from, State to) {
        return ALLOWED.get(from).contains(to);
    }

    void attach(PoaNode poa) {
        poas.add(poa);
    }

    boolean hasNoPoas() {
        return poas.isEmpty();
    }

    /** The POA is destroyed: its held requests are looked at anew, to be refused. */
    void detach(PoaNode poa) {
        poas.remove(poa);
        lock.lock();
        try {
            resumeHeld();
        } finally {
            lock.unlock();
        }
    }

    /**
     * What becomes of a request that found the gate closed.
     *
     * @return HELD or REFUSED; null when the gate has opened meanwhile
     */
    Outcome turnAway(ServerRequest request) {
        if (request.isCollocated()) {
            return block(request);
        }
        lock.lock();
        try {
            switch (state) {
                case ACTIVE:
                    return null;
                case HOLDING:
                    return hold(request);
                default:
                    return refuse(request);
            }
        } finally {
            lock.unlock();
        }
    }

    /** POAManager::activate. */
    void activate() throws AdapterInactive {
        lock.lock();
        try {
            checkNotInactive();
            // Those who come now wait for the lock and so stay behind those who were held.
            resumeHeld();
            state(State.ACTIVE, "activate");
            resumeHeld();
        } finally {
            lock.unlock();
        }
        quiescence.changed();
    }

    /** POAManager::hold_requests. */
    void hold(boolean waitForCompletion) throws AdapterInactive {
        close(State.HOLDING, waitForCompletion, "hold_requests");
    }

    /** POAManager::discard_requests. */
    void discard(boolean waitForCompletion) throws AdapterInactive {
        close(State.DISCARDING, waitForCompletion, "discard_requests");
    }

    /** POAManager::deactivate; may be repeated, to wait. */
    void deactivate(boolean etherealize, boolean waitForCompletion) {
        if (waitForCompletion) {
            Upcalls.checkMayWait(contexts);
        }
        boolean first;
        lock.lock();
        try {
            first = state != State.INACTIVE;
            state(State.INACTIVE, "deactivate");
            refuseHeld(MinorCode.ADAPTER_INACTIVE);
        } finally {
            lock.unlock();
        }
        quiescence.changed();
        if (first && etherealize) {
            for (PoaNode poa : poas) {
                if (poa.hasServantActivator()) {
                    poa.objects().deactivateAll();
                }
            }
        }
        if (waitForCompletion) {
            awaitQuiet(State.INACTIVE);
            if (first && etherealize) {
                quiescence.await(this::areEtherealized);
            }
        }
    }

    private void close(State next, boolean waitForCompletion, String reason)
            throws AdapterInactive {
        if (waitForCompletion) {
            Upcalls.checkMayWait(contexts);
        }
        lock.lock();
        try {
            checkNotInactive();
            state(next, reason);
            if (next == State.DISCARDING) {
                refuseHeld(MinorCode.REQUEST_DISCARDED);
            }
        } finally {
            lock.unlock();
        }
        quiescence.changed();
        if (waitForCompletion) {
            awaitQuiet(next);
        }
    }

    /** Waits until no request runs, or the manager has left the state again. */
    private void awaitQuiet(State wanted) {
        quiescence.await(() -> state != wanted || areQuietOrWatched());
    }

    private boolean areEtherealized() {
        for (PoaNode poa : poas) {
            if (poa.hasServantActivator() && !poa.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private boolean areQuietOrWatched() {
        for (PoaNode poa : poas) {
            if (!poa.isQuietOrWatched()) {
                return false;
            }
        }
        return true;
    }

    private Outcome hold(ServerRequest request) {
        if (held.size() >= maxHeld) {
            held.removeIf(HeldRequest::isCancelled);
        }
        if (held.size() >= maxHeld) {
            request.refuse(MinorCode.HOLD_QUEUE_FULL, "see zen.poa.maxHeldRequests");
            return Outcome.REFUSED;
        }
        held.add(request.hold());
        return Outcome.HELD;
    }

    private Outcome refuse(ServerRequest request) {
        request.refuse(
                state == State.INACTIVE ? MinorCode.ADAPTER_INACTIVE : MinorCode.REQUEST_DISCARDED,
                id);
        return Outcome.REFUSED;
    }

    private Outcome block(ServerRequest request) {
        try {
            if (!quiescence.awaitUntil(() -> state != State.HOLDING, request.deadlineNs())) {
                request.refuse(MinorCode.REQUEST_TIMED_OUT, "the POA manager still holds requests");
                return Outcome.REFUSED;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            request.refuse(MinorCode.REQUEST_CANCELLED, "interrupted while held");
            return Outcome.REFUSED;
        }
        return switch (state) {
            case ACTIVE, HOLDING -> null; // held anew: the caller comes back here
            case DISCARDING, INACTIVE -> refuse(request);
        };
    }

    private void resumeHeld() {
        for (int left = held.size(); left > 0; left--) {
            held.remove().resume();
        }
    }

    private void refuseHeld(MinorCode reason) {
        while (!held.isEmpty()) {
            held.remove().refuse(reason, id);
        }
    }

    private void checkNotInactive() throws AdapterInactive {
        if (state == State.INACTIVE) {
            throw new AdapterInactive("a deactivated POA manager stays so");
        }
    }

    private void state(State next, String reason) {
        assert lock.isHeldByCurrentThread();
        if (!isAllowed(state, next)) {
            throw MinorCode.BROKEN_INVARIANT.no(id + ": " + state + " to " + next);
        }
        LOG.log(System.Logger.Level.DEBUG, "{0}: {1} to {2} by {3}", id, state, next, reason);
        state = next;
    }
}
