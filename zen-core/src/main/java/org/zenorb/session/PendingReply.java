package org.zenorb.session;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * A caller's place to wait for one reply. Made once per client frame and reused; with a listener,
 * made for one asynchronous request.
 *
 * <p>The connection's reader fills it and then publishes the state; the caller reads the rest after
 * it has seen the state change, or when the listener is told.
 *
 * <p>Owner of the reply buffer: the caller, once the state is {@link State#REPLIED}. Thread: caller
 * and reader, as said.
 */
public final class PendingReply {
    /** How far the reply is. */
    public enum State {
        /** Not in use, or still waiting. */
        WAITING,
        /** The reply is there. */
        REPLIED,
        /** There will be no reply; the failure is set. */
        FAILED
    }

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(PendingReply.class, "state", State.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final ReplyListener listener;

    // the caller's
    Thread waiter;
    int requestId;

    // the reader's until the state is published
    private RequestBuffer reply;
    private int replyLength;
    private MinorCode failure;
    private String failureDetail;
    private boolean retrySafe;

    private volatile State state = State.WAITING;

    /** Whether the caller is parked, or about to be, and will read when it is woken. */
    volatile boolean following;

    /** For requests whose callers wait themselves. */
    public PendingReply() {
        this(null);
    }

    /** For one request whose end a listener is told. */
    public PendingReply(ReplyListener listener) {
        this.listener = listener;
    }

    /** Whether nobody waits for this who could read the connection. */
    boolean isUnattended() {
        return listener != null;
    }

    /** Prepares for a new request of the calling thread. */
    void prepare(int id) {
        requestId = id;
        waiter = Thread.currentThread();
        reply = null;
        failure = null;
        failureDetail = null;
        STATE.setOpaque(this, State.WAITING);
    }

    void replied(RequestBuffer buffer, int length) {
        Thread caller = waiter;
        reply = buffer;
        replyLength = length;
        state = State.REPLIED;
        wake(caller);
    }

    void failed(MinorCode minor, String detail, boolean mayRetry) {
        Thread caller = waiter;
        failure = minor;
        failureDetail = detail;
        retrySafe = mayRetry;
        state = State.FAILED;
        wake(caller);
    }

    /** Ends the wait of an asynchronous request that was taken out of its table. */
    public void giveUp(MinorCode minor, String detail) {
        failed(minor, detail, false);
    }

    private void wake(Thread caller) {
        if (listener != null) {
            listener.onEnd(this);
        } else if (caller != Thread.currentThread()) {
            LockSupport.unpark(caller);
        }
    }

    /** Where the reply stands. */
    public State state() {
        return state;
    }

    /** The id of the request this waits for. */
    public int requestId() {
        return requestId;
    }

    /** The whole reply message, its header at 0. */
    public RequestBuffer reply() {
        return reply;
    }

    /** The length of the reply message. */
    public int replyLength() {
        return replyLength;
    }

    /** Why there is no reply. */
    public MinorCode failure() {
        return failure;
    }

    /** The detail of the failure. */
    public String failureDetail() {
        return failureDetail;
    }

    /** Whether the server is known not to have begun the request. */
    public boolean isRetrySafe() {
        return retrySafe;
    }
}
