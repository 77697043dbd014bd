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
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Several pollers, of which the first that has its reply is wanted. A poller is in one set at most;
 * it leaves the set when it is given out, or when its reply went elsewhere.
 *
 * <p>CORBA 3.3, part 1, 7.4. Thread: any.
 */
final class ReplyPollables extends _PollableSetLocalBase {
    private static final long serialVersionUID = 1L;
    private static final int OMG = 0x4f4d0000;
    private static final int FOREVER = -1;

    private final transient ReentrantLock lock = new ReentrantLock();
    private final transient Condition changed = lock.newCondition();

    // under the lock, which is never taken by who holds that of a poller
    private final transient Set<ReplyPoller> pollers = new LinkedHashSet<>();

    ReplyPollables() {}

    @Override
    public DIIPollable create_dii_pollable() {
        throw new NO_IMPLEMENT("there are no deferred requests of the DII");
    }

    @Override
    public void add_pollable(Pollable potential) {
        if (!(potential instanceof ReplyPoller poller)) {
            throw new BAD_PARAM("a pollable set takes the pollers that sendp_ operations give");
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
        lock.lock();
        try {
            while (true) {
                ReplyPoller ready = takeReady();
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
            if (interrupted) {
                Thread.currentThread().interrupt();
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
    private ReplyPoller takeReady() {
        dropDelivered();
        for (ReplyPoller each : pollers) {
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
            if (!(potential instanceof ReplyPoller poller) || !pollers.remove(poller)) {
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
