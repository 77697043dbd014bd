package org.zenorb.invoke;

import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.ReplyAdapter;
import org.zenorb.error.MinorCode;
import org.zenorb.session.GiopSession;

/**
 * An asynchronous call from its sending until its handler has returned.
 *
 * <p>Thread: one at a time; the hand-over is that of {@link AsyncAttempt} and of the reply threads.
 * {@link #fail} and {@link #expire} any.
 */
final class AsyncCall {
    private final AsyncCalls calls;
    private final ReferenceDelegate reference;
    private final AsyncRequest request;
    private final org.omg.CORBA.Object handler;
    private final ReplyAdapter<?> adapter;
    private final long deadlineNs;

    private Target target;
    private GiopSession session;
    private int forwards;
    private int resends;
    private volatile AsyncAttempt attempt;

    // the list of calls under way; under its lock
    AsyncCall earlier;
    AsyncCall later;

    AsyncCall(
            AsyncCalls calls,
            ReferenceDelegate reference,
            Invocation frame,
            AsyncRequest request,
            org.omg.CORBA.Object handler,
            ReplyAdapter<?> adapter,
            long deadlineNs) {
        this.calls = calls;
        this.reference = reference;
        this.request = request;
        this.handler = handler;
        this.adapter = adapter;
        this.deadlineNs = deadlineNs;
        this.target = frame.target();
        this.session = frame.session();
    }

    ReferenceDelegate reference() {
        return reference;
    }

    AsyncRequest request() {
        return request;
    }

    /** Null when nobody wants to know. */
    org.omg.CORBA.Object handler() {
        return handler;
    }

    ReplyAdapter<?> adapter() {
        return adapter;
    }

    /** When the call's time is up; Long.MAX_VALUE for never. */
    long deadlineNs() {
        return deadlineNs;
    }

    Target target() {
        return target;
    }

    /** The connection to the target; null within the process. */
    GiopSession session() {
        return session;
    }

    /** The call goes to another place, or to the same one over another connection. */
    void goTo(Target place, GiopSession over) {
        target = place;
        session = over;
    }

    /** Counts a forward, and says how many there were. */
    int countForward() {
        return ++forwards;
    }

    /** Counts a sending that the server has not begun, and says how many there were. */
    int countResend() {
        return ++resends;
    }

    /** The request has been entered for this sending, whose answer is awaited from now on. */
    void awaits(AsyncAttempt entered) {
        attempt = entered;
    }

    /** An attempt is answered; runs on the connection's reader. */
    void onAnswer(AsyncAttempt answered) {
        calls.later(handlerKey(), () -> calls.onAnswer(this, answered));
    }

    /** Replies to handlers of equal keys are handled one after the other. */
    Object handlerKey() {
        return handler instanceof ObjectImpl impl
                        && impl._get_delegate() instanceof ReferenceDelegate delegate
                ? delegate.identity()
                : handler;
    }

    /** Whether the call's time is up. */
    boolean isExpired(long nowNs) {
        return deadlineNs != Long.MAX_VALUE && nowNs - deadlineNs >= 0;
    }

    /** The call's time is up: unless it is answered already, its handler is told. */
    void expire() {
        fail(MinorCode.REQUEST_TIMED_OUT, calls.timedOut("waiting for ", this));
    }

    /** Ends the wait for the reply, if that is what the call does. */
    void fail(MinorCode minor, String detail) {
        AsyncAttempt now = attempt;
        if (now != null && now.session().withdraw(now.pending())) {
            now.session().cancel(now.pending(), request.version());
            now.pending().giveUp(minor, detail);
        }
    }
}
