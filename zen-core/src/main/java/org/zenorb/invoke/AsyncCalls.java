package org.zenorb.invoke;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.ReplyAdapter;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.LocalDispatch;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.ReplyFlyweight;
import org.zenorb.ior.Ior;
import org.zenorb.lane.ClientWatch;
import org.zenorb.lane.ReplyThreads;
import org.zenorb.session.GiopSession;
import org.zenorb.session.PendingReply;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Makes asynchronous calls: sends requests without waiting, and gives their replies to handlers.
 *
 * <p>Guarantees: a handler is called exactly once for each call that {@link #send} has accepted, on
 * a reply thread; replies to one handler are handled one after the other, in the order in which
 * they came. Whoever reads the connection only passes replies on.
 *
 * <p>Thread: {@link #send} any; the rest runs on reply threads.
 */
final class AsyncCalls {
    private static final int MAX_RESENDS = 2;

    private final InvokeSettings settings;
    private final ReferenceFactory references;
    private final Router router;
    private final Connections connections;
    private final ClientWatch watch;
    private final LocalDispatch local;
    private final CallsUnderWay underWay;
    private final ReplyThreads threads;

    AsyncCalls(
            InvokeSettings settings,
            ReferenceFactory references,
            Router router,
            Connections connections,
            ClientWatch watch,
            LocalDispatch local) {
        this.settings = settings;
        this.references = references;
        this.router = router;
        this.connections = connections;
        this.watch = watch;
        this.local = local;
        this.underWay = new CallsUnderWay(settings.maxAsyncCalls());
        this.threads = new ReplyThreads(settings.replyThreads(), "zen-reply-");
        watch.keep(underWay);
    }

    // ---------------------------------------------------------------- the caller's thread

    /** Makes a call of what a stub has written into a frame; the frame is free afterwards. */
    AsyncCall prepare(
            ReferenceDelegate reference,
            Invocation frame,
            int length,
            org.omg.CORBA.Object handler,
            ReplyAdapter<?> adapter) {
        if (handler == null && frame.isResponseExpected()) {
            throw MinorCode.NULL_VALUE.no("a reply is expected and nobody wants it");
        }
        AsyncRequest request = new AsyncRequest(references, frame, length);
        long deadlineNs =
                settings.requestTimeoutNs() == 0
                        ? Long.MAX_VALUE
                        : System.nanoTime() + settings.requestTimeoutNs();
        return new AsyncCall(this, reference, frame, request, handler, adapter, deadlineNs);
    }

    /**
     * Sends a request.
     *
     * @throws SystemException when it is not on its way
     */
    void send(AsyncCall call) {
        if (call.handler() == null) {
            if (call.target().isLocal()) {
                serve(call);
            } else {
                transmit(call);
            }
            return;
        }
        threads.start();
        underWay.enter(call);
        boolean accepted = false;
        try {
            if (call.target().isLocal()) {
                // no other call waits for a servant of this process
                threads.submit(call, () -> serve(call));
            } else {
                transmit(call);
            }
            accepted = true;
        } finally {
            if (!accepted) {
                underWay.leave(call);
            }
        }
        if (call.deadlineNs() != Long.MAX_VALUE) {
            watch.lookBy(call.deadlineNs());
        }
    }

    /** Has something done after all that goes to the same handler. */
    void later(Object handlerKey, Runnable action) {
        threads.submit(handlerKey, action);
    }

    // ---------------------------------------------------------------- sending

    /** Sends over the call's connection, or over a new one where it has just been closed. */
    private void transmit(AsyncCall call) {
        while (!attempt(call)) {
            if (call.countResend() > MAX_RESENDS) {
                throw MinorCode.CONNECTION_CLOSED_BY_PEER.no(call.target().address());
            }
            goAnew(call);
            if (call.target().isLocal()) {
                // forwarded meanwhile, by the reply to another call of the reference
                threads.submit(call, () -> serve(call));
                return;
            }
        }
    }

    /** Sends; false when nothing of it was sent because the connection is over. */
    private boolean attempt(AsyncCall call) {
        GiopSession session = call.session();
        AsyncRequest request = call.request();
        long now = System.nanoTime();
        if (call.isExpired(now)) {
            throw MinorCode.REQUEST_TIMED_OUT.no(timedOut("sending to ", call));
        }
        if (now - session.lastUsedNs() > Invoker.QUIET_NS) {
            session.poll();
        }
        session.touch(now);
        AsyncAttempt attempt = null;
        if (request.isResponseExpected()) {
            attempt = new AsyncAttempt(call, session);
            if (!session.enter(attempt.pending())) {
                throw MinorCode.TOO_MANY_PENDING.no(session.toString());
            }
            call.awaits(attempt);
            request.patchRequestId(attempt.pending().requestId());
        }
        GiopSession.Sent sent;
        try {
            byte[] message = request.message();
            sent = session.send(message, message.length, request.cuts(), call.deadlineNs());
        } catch (IOException e) {
            if (attempt == null || session.withdraw(attempt.pending())) {
                throw MinorCode.WRITE_FAILED.caused(
                        e.getMessage(), CompletionStatus.COMPLETED_MAYBE, e);
            }
            // what ended the connection says whether the request may go out again
            attempt.sent();
            return true;
        }
        return conclude(call, attempt, session, sent);
    }

    private boolean conclude(
            AsyncCall call, AsyncAttempt attempt, GiopSession session, GiopSession.Sent sent) {
        if (sent == GiopSession.Sent.WHOLE) {
            AsyncRequest request = call.request();
            if (request.isAnnouncing()) {
                session.codeSets(request.charCodeSet(), request.wcharCodeSet());
            }
            if (attempt != null) {
                // before the call is let go: it may have ended when we are back
                session.attend();
                if (call.isExpired(System.nanoTime())) {
                    call.expire();
                }
                attempt.sent();
            }
            return true;
        }
        if (attempt != null) {
            attempt.abandon();
        }
        if (sent == GiopSession.Sent.NOT_OPEN) {
            return false;
        }
        if (attempt != null && sent == GiopSession.Sent.HALF_IN_TIME) {
            session.cancel(attempt.pending(), call.request().version());
        }
        String detail = timedOut("sending to ", call);
        throw sent == GiopSession.Sent.NOT_IN_TIME
                ? MinorCode.REQUEST_TIMED_OUT.no(detail)
                : MinorCode.REQUEST_TIMED_OUT.maybe(detail);
    }

    private static void goTo(AsyncCall call, Target target, GiopSession session) {
        if (!call.request().address(target, session)) {
            throw MinorCode.FORWARDED_MEANWHILE.no(target.address());
        }
        call.goTo(target, session);
    }

    /** What happened, for people. */
    String timedOut(String doing, AsyncCall call) {
        return TimeUnit.NANOSECONDS.toMillis(settings.requestTimeoutNs())
                + " ms, "
                + doing
                + call.target().address()
                + " (zen.requestTimeoutMs)";
    }

    // ---------------------------------------------------------------- reply threads

    /** Has the request served in this process. */
    private void serve(AsyncCall call) {
        byte[] message = call.request().message();
        RequestBuffer request = RequestBuffer.unpooled(message.length);
        System.arraycopy(message, 0, request.bytes(), 0, message.length);
        try {
            local.call(
                    request,
                    message.length,
                    call.deadlineNs(),
                    (reply, length) ->
                            later(call.handlerKey(), () -> onReply(call, reply, length)));
        } catch (SystemException e) {
            if (call.handler() == null) {
                throw e;
            }
            later(call.handlerKey(), () -> fail(call, e));
        }
    }

    /** A reply has come, or will not come. */
    void onAnswer(AsyncCall call, AsyncAttempt attempt) {
        PendingReply pending = attempt.pending();
        if (pending.state() == PendingReply.State.REPLIED) {
            onReply(call, pending.reply(), pending.replyLength());
        } else if (pending.isRetrySafe()) {
            again(
                    call,
                    () -> {
                        if (call.countResend() > MAX_RESENDS) {
                            throw MinorCode.CONNECTION_CLOSED_BY_PEER.no(call.target().address());
                        }
                        goAnew(call);
                    });
        } else {
            fail(call, pending.failure().maybe(pending.failureDetail()));
        }
    }

    private void onReply(AsyncCall call, RequestBuffer reply, int length) {
        Runnable next;
        try {
            next = read(call, call.adapter(), reply, length);
        } catch (SystemException e) {
            next = () -> fail(call, e);
        } catch (RuntimeException | Error e) {
            // what the application brings along to read values may throw anything
            next = () -> fail(call, unreadable(call, e));
        } finally {
            reply.release();
        }
        next.run();
    }

    private static SystemException unreadable(AsyncCall call, Throwable cause) {
        return MinorCode.REPLY_UNREADABLE.caused(
                call.request().operation(), CompletionStatus.COMPLETED_YES, cause);
    }

    /** Reads a reply; what is returned does not need it any more. */
    private <H> Runnable read(
            AsyncCall call, ReplyAdapter<H> adapter, RequestBuffer reply, int length) {
        AsyncReply in = new AsyncReply(references, call.request(), reply, length);
        switch (in.status()) {
            case ReplyFlyweight.NO_EXCEPTION:
                var results = adapter.results(in.body());
                return () -> finish(call, adapter, adapter.operation(), results);
            case ReplyFlyweight.USER_EXCEPTION:
                ReceivedException raised = in.userException(adapter);
                return () -> except(call, adapter, raised);
            case ReplyFlyweight.SYSTEM_EXCEPTION:
                SystemException e = ReplyOutcome.systemException(in.body(), call.target());
                return () -> fail(call, e);
            case ReplyFlyweight.LOCATION_FORWARD:
            case ReplyFlyweight.LOCATION_FORWARD_PERM:
                Ior place = Ior.read(in.body());
                return () -> again(call, () -> forward(call, place));
            case ReplyFlyweight.NEEDS_ADDRESSING_MODE:
                ReplyOutcome.demandAddressing(in.body(), call.target());
                return () -> again(call, () -> forward(call, null));
            default:
                throw MinorCode.BAD_HEADER.maybe("reply status " + in.status());
        }
    }

    /** Sends the request to where the reference leads now. */
    private void forward(AsyncCall call, Ior place) {
        if (call.countForward() > settings.maxForwards()) {
            throw MinorCode.TOO_MANY_FORWARDS.no(String.valueOf(settings.maxForwards()));
        }
        ReferenceDelegate reference = call.reference();
        if (place != null) {
            reference.forwardTo(place);
        }
        goAnew(call);
    }

    /** Has the call go to the first place of its reference that takes a connection. */
    private void goAnew(AsyncCall call) {
        Route route = call.reference().route();
        if (route.isLocal()) {
            goTo(call, route.first(), null);
            return;
        }
        route = router.reachable(call.reference());
        Target target = route.get(route.preferred());
        goTo(call, target, connections.get(target));
    }

    private void again(AsyncCall call, Runnable address) {
        try {
            address.run();
            if (call.target().isLocal()) {
                threads.submit(call, () -> serve(call));
            } else {
                transmit(call);
            }
        } catch (SystemException e) {
            fail(call, e);
        }
    }

    private void fail(AsyncCall call, SystemException e) {
        except(call, call.adapter(), new ReceivedException(references, e));
    }

    private <H> void except(AsyncCall call, ReplyAdapter<H> adapter, ReceivedException exception) {
        finish(
                call,
                adapter,
                adapter.exceptionOperation(),
                handler -> adapter.except(handler, exception));
    }

    private <H> void finish(
            AsyncCall call,
            ReplyAdapter<H> adapter,
            String operation,
            java.util.function.Consumer<H> upcall) {
        try {
            tell(call.handler(), adapter.handlerType(), operation, upcall);
        } finally {
            underWay.leave(call);
        }
    }

    /** Calls a handler; throws nothing. */
    <H> void tell(
            org.omg.CORBA.Object handler,
            Class<H> handlerType,
            String operation,
            java.util.function.Consumer<H> upcall) {
        long heldUntilNs =
                settings.requestTimeoutNs() == 0
                        ? Long.MAX_VALUE
                        : System.nanoTime() + settings.requestTimeoutNs();
        HandlerUpcall.make(handler, handlerType, operation, heldUntilNs, upcall);
    }

    /** Ends all calls: their handlers are told, and waited for. */
    void close(long timeoutNs) {
        boolean unused = underWay.close(timeoutNs);
        threads.close();
    }
}
