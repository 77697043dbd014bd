package org.zenorb.invoke;

import org.zenorb.session.GiopSession;
import org.zenorb.session.PendingReply;
import org.zenorb.session.ReplyListener;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * One sending of an asynchronous request over one connection. Sender and reader may meet here in
 * any order; whoever comes second passes the call on, so that nobody touches it while it is still
 * being sent.
 *
 * <p>Guarantee: the call is told of its answer once, or, after {@link #abandon()}, never.
 *
 * <p>Thread: any.
 */
final class AsyncAttempt implements ReplyListener {
    private enum State {
        /** The sender is at work. */
        SENDING,
        /** Sent; the answer passes the call on. */
        SENT,
        /** Answered before the sender was done; the sender passes the call on. */
        ANSWERED,
        /** The sender wants no answer. */
        ABANDONED
    }

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(AsyncAttempt.class, "state", State.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final AsyncCall call;
    private final GiopSession session;
    private final PendingReply pending = new PendingReply(this);
    private volatile State state = State.SENDING;

    AsyncAttempt(AsyncCall call, GiopSession session) {
        this.call = call;
        this.session = session;
    }

    GiopSession session() {
        return session;
    }

    /** The answer, once the call was told. */
    PendingReply pending() {
        return pending;
    }

    /** The sender is done, and has left it to the answer what comes next. */
    void sent() {
        if (!STATE.compareAndSet(this, State.SENDING, State.SENT)) {
            call.onAnswer(this);
        }
    }

    /** The sender will try elsewhere or tell the caller itself. */
    void abandon() {
        if (session.withdraw(pending)) {
            return;
        }
        if (!STATE.compareAndSet(this, State.SENDING, State.ABANDONED)) {
            releaseReply();
        }
    }

    @Override
    public void onEnd(PendingReply reply) {
        if (STATE.compareAndSet(this, State.SENDING, State.ANSWERED)) {
            return;
        }
        if (state == State.ABANDONED) {
            releaseReply();
        } else {
            call.onAnswer(this);
        }
    }

    /** Nobody will read the reply. */
    void releaseReply() {
        if (pending.state() == PendingReply.State.REPLIED) {
            pending.reply().release();
        }
    }
}
