package org.zenorb.serve;

import org.zenorb.session.GiopSession;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The requests that a CancelRequest may be meant for: those that a thread is at, and those that are
 * held.
 *
 * <p>Guarantee: a request that was read before its CancelRequest is found, wherever it moves
 * meanwhile: it enters its next place before it leaves the one before, and places that it moves
 * between are asked in an order that it cannot slip through.
 *
 * <p>Thread: any.
 */
final class RequestsUnderWay {
    private record Key(GiopSession session, int requestId) {}

    private final List<CurrentRequest> threads = new CopyOnWriteArrayList<>();
    private final ConcurrentHashMap<Key, HeldMessage> held = new ConcurrentHashMap<>();

    /** A place where a serving thread says what it is at. */
    CurrentRequest newThread() {
        CurrentRequest place = new CurrentRequest();
        threads.add(place);
        return place;
    }

    /** A request is held from now on. */
    void hold(HeldMessage request) {
        held.put(new Key(request.session(), request.requestId()), request);
    }

    /** A request is not held any more. */
    void forget(HeldMessage request) {
        held.remove(new Key(request.session(), request.requestId()), request);
    }

    /** Cancels a request; false when there is none such. */
    boolean cancel(GiopSession session, int requestId) {
        Key key = new Key(session, requestId);
        if (cancelHeld(key)) {
            return true;
        }
        boolean found = false;
        for (CurrentRequest thread : threads) {
            found |= thread.cancel(session, requestId);
        }
        // it may have become a held one while we looked
        return cancelHeld(key) || found;
    }

    private boolean cancelHeld(Key key) {
        HeldMessage found = held.get(key);
        return found != null && found.cancel();
    }
}
