package org.zenorb.invoke.dii;

import org.omg.CORBA.Request;
import org.omg.CORBA.portable.DeferredReplies;
import org.zenorb.error.MinorCode;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The requests of an ORB that were sent deferred and whose replies nobody has asked for yet (CORBA
 * 3.3 part 1, "poll_next_response", "get_next_response").
 *
 * <p>Guarantee: each is given once, in the order in which the replies came. Thread: any.
 */
public final class DeferredRequests implements DeferredReplies {
    private final int limit;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Set<DynamicRequest> sent = new LinkedHashSet<>();
    private final Set<DynamicRequest> arrived = new LinkedHashSet<>();
    private final List<Runnable> watchers = new CopyOnWriteArrayList<>();

    /**
     * None.
     *
     * @param limit how many may be sent and not retrieved
     */
    public DeferredRequests(int limit) {
        this.limit = limit;
    }

    /**
     * A request is about to be sent.
     *
     * @throws org.omg.CORBA.NO_RESOURCES TOO_MANY_ASYNC_CALLS
     */
    void enter(DynamicRequest request) {
        lock.lock();
        try {
            if (sent.size() + arrived.size() >= limit) {
                throw MinorCode.TOO_MANY_ASYNC_CALLS.no(
                        limit + " deferred requests are sent and not retrieved");
            }
            sent.add(request);
        } finally {
            lock.unlock();
        }
    }

    /** Its reply is there. */
    void arrived(DynamicRequest request) {
        lock.lock();
        try {
            if (sent.remove(request)) {
                arrived.add(request);
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
        for (Runnable watcher : watchers) {
            watcher.run();
        }
    }

    @Override
    public boolean isAnyThere() {
        lock.lock();
        try {
            return !arrived.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void watch(Runnable watcher) {
        watchers.add(watcher);
    }

    @Override
    public void unwatch(Runnable watcher) {
        watchers.remove(watcher);
    }

    /** It was not sent, or somebody has asked for its reply. */
    void leave(DynamicRequest request) {
        lock.lock();
        try {
            if (!sent.remove(request)) {
                arrived.remove(request);
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Whether a reply is there that nobody has asked for.
     *
     * @throws org.omg.CORBA.BAD_INV_ORDER REQUEST_NOT_SENT when no request is under way
     */
    public boolean poll() {
        lock.lock();
        try {
            requireSome();
            return !arrived.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits for the next reply.
     *
     * @return the request, retrieved; a system exception is in its environment and not thrown,
     *     since the caller would not know whose it is
     * @throws org.omg.CORBA.BAD_INV_ORDER REQUEST_NOT_SENT when no request is under way
     */
    public Request next() {
        DynamicRequest next = null;
        boolean interrupted = false;
        lock.lock();
        try {
            while (next == null) {
                requireSome();
                if (arrived.isEmpty()) {
                    try {
                        changed.await();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                } else {
                    next = arrived.iterator().next();
                    arrived.remove(next);
                }
            }
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        try {
            next.retrieve();
        } catch (org.omg.CORBA.SystemException kept) {
            assert next.env().exception() == kept : "the request keeps it";
        }
        return next;
    }

    private void requireSome() {
        if (sent.isEmpty() && arrived.isEmpty()) {
            throw MinorCode.REQUEST_NOT_SENT.no("no deferred request is under way");
        }
    }
}
