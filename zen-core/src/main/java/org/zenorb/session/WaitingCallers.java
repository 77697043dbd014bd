package org.zenorb.session;

import org.zenorb.transport.TransportChannel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * The callers of one connection that wait for replies: one of them reads for all, until its own
 * reply is there, and the others follow.
 *
 * <p>Guarantee: while callers follow, somebody reads or has been woken to read, as long as whoever
 * ends reading, and whoever was woken and leaves instead, calls {@link #wakeOne()}.
 *
 * <p>Thread: any.
 */
final class WaitingCallers {
    private static final long CLOSING_NS = 50_000;
    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(WaitingCallers.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final GiopSession session;
    private final TransportChannel channel;
    private final SessionReader reader;
    private final ReadClaim claim;
    private final PendingTable pending;
    private final SessionWatch watch;

    /** How many follow that will read. */
    private volatile int count;

    WaitingCallers(
            GiopSession session,
            TransportChannel channel,
            SessionReader reader,
            ReadClaim claim,
            PendingTable pending,
            SessionWatch watch) {
        this.session = session;
        this.channel = channel;
        this.reader = reader;
        this.claim = claim;
        this.pending = pending;
        this.watch = watch;
    }

    /**
     * Waits until the reply is no longer waiting, reading for all callers while nobody else does.
     *
     * @param deadlineNs on System.nanoTime's scale; Long.MAX_VALUE for none
     * @return false when the time was up first
     */
    boolean await(PendingReply reply, long deadlineNs) {
        // a virtual thread would take its carrier with it into a blocking system call
        boolean maySit = !Thread.currentThread().isVirtual();
        while (reply.state() == PendingReply.State.WAITING) {
            if (maySit && claim.take()) {
                read(reply, deadlineNs);
            } else {
                follow(reply, deadlineNs, maySit);
            }
            if (reply.state() == PendingReply.State.WAITING
                    && deadlineNs != Long.MAX_VALUE
                    && System.nanoTime() - deadlineNs >= 0) {
                // we may have been woken to read, and do not
                wakeOne();
                return false;
            }
        }
        return true;
    }

    private void read(PendingReply reply, long deadlineNs) {
        GiopSession.Event event = reader.read(remaining(deadlineNs), reply);
        session.refuseRequests(event);
        boolean leavesMore = channel.staged() > 0;
        session.leaveToNext();
        if (leavesMore) {
            readForUnattended();
        }
        if (event == GiopSession.Event.CLOSED && reply.state() == PendingReply.State.WAITING) {
            // whoever is closing the connection tells us soon; it may need our processor
            LockSupport.parkNanos(session, CLOSING_NS);
        }
    }

    /**
     * Bytes that have left the kernel are announced by nobody: those who never read themselves rely
     * on every reader to deal with them, and on themselves when they begin to wait.
     */
    private void readForUnattended() {
        if (pending.hasUnattended() && claim.take()) {
            session.refuseRequests(reader.readStaged());
            session.leaveToNext();
        }
    }

    private static long remaining(long deadlineNs) {
        if (deadlineNs == Long.MAX_VALUE) {
            return TransportChannel.FOREVER;
        }
        return Math.max(deadlineNs - System.nanoTime(), TransportChannel.NOW);
    }

    private void follow(PendingReply reply, long deadlineNs, boolean maySit) {
        boolean interrupted = false;
        reply.following = maySit;
        if (maySit) {
            COUNT.getAndAdd(this, 1);
        } else {
            pending.unattendedBegins();
            // only now: the watch asks for the unattended before it stops watching
            watch.watch(session);
            readForUnattended();
        }
        // the claim may have been given back between the failed attempt and the announcement
        while (reply.state() == PendingReply.State.WAITING && !(maySit && claim.isFree())) {
            if (deadlineNs == Long.MAX_VALUE) {
                LockSupport.park(session);
            } else {
                long left = deadlineNs - System.nanoTime();
                if (left <= 0) {
                    break;
                }
                LockSupport.parkNanos(session, left);
            }
            // an interrupt does not end a call, and must not make the park spin
            interrupted |= Thread.interrupted();
            if (!maySit) {
                break;
            }
        }
        if (maySit) {
            COUNT.getAndAdd(this, -1);
        } else {
            pending.unattendedEnds();
        }
        reply.following = false;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Wakes a caller to read, unless somebody reads already. */
    void wakeOne() {
        if (count > 0 && claim.isFree()) {
            Thread next = pending.anyFollower();
            if (next != null) {
                LockSupport.unpark(next);
            }
        }
    }
}
