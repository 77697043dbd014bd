package org.omg.CORBA.portable;

import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.DIIPollable;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.NO_RESPONSE;
import org.omg.CORBA.Pollable;
import org.omg.CORBA.PollableSetPackage.NoPossiblePollable;
import org.omg.CORBA.PollableSetPackage.UnknownPollable;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA._PollableSetLocalBase;

import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Several pollers, of which the first that has its reply is wanted. A poller is in one set at most;
 * it leaves the set when it is given out, or when its reply went elsewhere. The pollable of the
 * deferred requests is a member like others.
 *
 * <p>CORBA 3.3, part 1, 7.4. Thread: any.
 */
final class ReplyPollables extends _PollableSetLocalBase {
    private static final long serialVersionUID = 1L;
    private static final int OMG = 0x4f4d0000;
    private static final int FOREVER = -1;

    private final transient ReentrantLock lock = new ReentrantLock();
    private final transient Condition changed = lock.newCondition();

    // under the lock, which is never taken by who holds that of a member
    private final transient Set<SetMember> pollers = new LinkedHashSet<>();

    private final transient org.omg.CORBA.Object target;
    private final transient Runnable watcher = this::changed;

    /**
     * An empty set.
     *
     * @param target an object of the ORB whose deferred requests {@link #create_dii_pollable} means
     */
    ReplyPollables(org.omg.CORBA.Object target) {
        this.target = target;
    }

    /** {@inheritDoc} It is not in this set before {@link #add_pollable}. */
    @Override
    public DIIPollable create_dii_pollable() {
        if (!(target instanceof ObjectImpl stub)) {
            throw new NO_IMPLEMENT("the pollers of this set belong to no ORB");
        }
        return new DeferredPollable(target, stub._get_delegate().deferredReplies(stub));
    }

    @Override
    public void add_pollable(Pollable potential) {
        if (!(potential instanceof SetMember poller)) {
            throw new BAD_PARAM(
                    "a pollable set takes what sendp_ operations and create_dii_pollable give");
        }
        lock.lock();
        try {
            if (!poller.enter(this)) {
                throw new BAD_PARAM(
                        "the pollable is in another set", OMG | 43, CompletionStatus.COMPLETED_NO);
            }
            pollers.add(poller);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public Pollable get_ready_pollable(int timeout) throws NoPossiblePollable {
        boolean interrupted = false;
        long leftNs = TimeUnit.MILLISECONDS.toNanos(Integer.toUnsignedLong(timeout));
        Set<SetMember> watched = new HashSet<>();
        lock.lock();
        try {
            while (true) {
                watch(watched);
                SetMember ready = takeReady();
                if (ready != null) {
                    return ready;
                }
                if (pollers.isEmpty()) {
                    throw new NoPossiblePollable();
                }
                if (leftNs <= 0 && timeout != FOREVER) {
                    throw late(timeout);
                }
                try {
                    if (timeout == FOREVER) {
                        changed.await();
                    } else {
                        leftNs = changed.awaitNanos(leftNs);
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            lock.unlock();
            for (SetMember each : watched) {
                each.unwatch(watcher);
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Members may join while somebody waits. */
    private void watch(Set<SetMember> watched) {
        for (SetMember each : pollers) {
            if (watched.add(each)) {
                each.watch(watcher);
            }
        }
    }

    private static org.omg.CORBA.SystemException late(int timeout) {
        return timeout == 0
                ? new NO_RESPONSE(
                        "no pollable of the set is ready", OMG | 1, CompletionStatus.COMPLETED_NO)
                : new TIMEOUT(
                        "no pollable of the set was ready within "
                                + Integer.toUnsignedString(timeout)
                                + " ms",
                        OMG | 1,
                        CompletionStatus.COMPLETED_NO);
    }

    /** Takes one out that is ready, and those that never will be. */
    private SetMember takeReady() {
        dropDelivered();
        for (SetMember each : pollers) {
            if (each.isWanted()) {
                pollers.remove(each);
                each.leave();
                return each;
            }
        }
        return null;
    }

    private void dropDelivered() {
        pollers.removeIf(each -> {
            if (each.isDelivered()) {
                each.leave();
                return true;
            }
            return false;
        });
    }

    @Override
    public void remove(Pollable potential) throws UnknownPollable {
        lock.lock();
        try {
            if (!(potential instanceof SetMember poller) || !pollers.remove(poller)) {
                throw new UnknownPollable();
            }
            poller.leave();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public short number_left() {
        lock.lock();
        try {
            dropDelivered();
            return (short) Math.min(pollers.size(), 0xFFFF);
        } finally {
            lock.unlock();
        }
    }

    /** A poller of this set has its reply, or gave it away. */
    void changed() {
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException(
                "a set of pollers is of the process that made the calls");
    }
}
