package org.omg.CORBA.portable;

import org.omg.CORBA.DIIPollable;
import org.omg.CORBA.DIIPollableHelper;
import org.omg.CORBA.PollableSet;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Stands for all dynamic requests that an ORB sent deferred: it is ready while a reply is there
 * that {@code get_next_response} would give. It says nothing of whose reply that is, and does not
 * retrieve it.
 *
 * <p>CORBA 3.3, part 1, "CORBA Messaging", polling model. Thread: any.
 */
final class DeferredPollable extends SetMember implements DIIPollable {
    private static final long serialVersionUID = 1L;
    private static final int FOREVER = -1;

    private final transient org.omg.CORBA.Object target;
    private final transient DeferredReplies replies;
    private final transient AtomicReference<ReplyPollables> set = new AtomicReference<>();

    DeferredPollable(org.omg.CORBA.Object target, DeferredReplies replies) {
        this.target = target;
        this.replies = replies;
    }

    @Override
    boolean enter(ReplyPollables entered) {
        return set.compareAndSet(null, entered) || set.get() == entered;
    }

    @Override
    void leave() {
        set.set(null);
    }

    @Override
    boolean isWanted() {
        return replies.isAnyThere();
    }

    @Override
    boolean isDelivered() {
        return false;
    }

    @Override
    void watch(Runnable watcher) {
        replies.watch(watcher);
    }

    @Override
    void unwatch(Runnable watcher) {
        replies.unwatch(watcher);
    }

    @Override
    public boolean is_ready(int timeout) {
        Semaphore arrivals = new Semaphore(0);
        Runnable watcher = arrivals::release;
        long endNs =
                System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Integer.toUnsignedLong(timeout));
        boolean interrupted = false;
        replies.watch(watcher);
        try {
            while (!replies.isAnyThere()) {
                try {
                    if (timeout == FOREVER) {
                        arrivals.acquire();
                    } else if (!arrivals.tryAcquire(
                            endNs - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                        return replies.isAnyThere();
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            return true;
        } finally {
            replies.unwatch(watcher);
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** A set that has this pollable in it. */
    @Override
    public PollableSet create_pollable_set() {
        ReplyPollables made = new ReplyPollables(target);
        made.add_pollable(this);
        return made;
    }

    @Override
    public String[] _truncatable_ids() {
        return new String[] {DIIPollableHelper.id()};
    }

    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException("deferred requests are of the process that made them");
    }
}
