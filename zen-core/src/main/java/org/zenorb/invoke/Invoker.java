package org.zenorb.invoke;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.omg.CORBA.portable.ReplyAdapter;
import org.zenorb.buffer.BufferPool;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.LocalDispatch;
import org.zenorb.context.ThreadContext;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.invoke.dii.DeferredRequests;
import org.zenorb.ior.Ior;
import org.zenorb.lane.ClientWatch;
import org.zenorb.lane.Lane;
import org.zenorb.session.GiopSession;
import org.zenorb.session.PendingReply;
import org.zenorb.transport.Transport;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Makes calls: from a stub's wish for a request to the stream with its results.
 *
 * <p>Guarantee: a call with a reply over an open connection allocates nothing and takes no lock but
 * the connection's own for writing.
 *
 * <p>Thread: any; each call on its caller's.
 */
public final class Invoker {
    /** A connection that was quiet for so long is looked at before it is used. */
    static final long QUIET_NS = 100_000;

    /** How often a request goes out again that the server is known not to have begun. */
    private static final int MAX_RESENDS = 2;

    private final InvokeSettings settings;
    private final ThreadContexts contexts;
    private final ReferenceFactory references;
    private final Connections connections;
    private final ClientWatch watch;
    private final LocalDispatch local;
    private final FramePool frames;
    private final Router router;
    private final Locator locator;
    private final AsyncCalls async;
    private final DeferredRequests deferred;

    /** An invoker. */
    public Invoker(
            InvokeSettings settings,
            ThreadContexts contexts,
            ReferenceFactory references,
            BufferPool buffers,
            Transport transport,
            LocalDispatch local,
            String watchName) {
        this.settings = settings;
        this.contexts = contexts;
        this.references = references;
        this.local = local;
        this.watch = new ClientWatch(transport, watchName);
        this.connections = new Connections(settings, transport, buffers, watch);
        this.frames = new FramePool(settings, contexts, references, buffers);
        this.router = new Router(settings.codeSets(), local, connections);
        this.locator = new Locator(settings, references, router, connections);
        this.async = new AsyncCalls(settings, references, router, connections, watch, local);
        this.deferred = new DeferredRequests(settings.maxAsyncCalls());
    }

    InvokeSettings settings() {
        return settings;
    }

    LocalDispatch local() {
        return local;
    }

    /** Dynamic requests whose replies nobody has asked for yet. */
    public DeferredRequests deferred() {
        return deferred;
    }

    ReferenceFactory references() {
        return references;
    }

    // ---------------------------------------------------------------- the portable contract

    /** Begins a request; the stub writes its arguments into the stream. */
    OutputStream request(ReferenceDelegate reference, String operation, boolean responseExpected) {
        ThreadContext context = contexts.current();
        Route route = reference.route();
        if (route.isEmpty()) {
            throw MinorCode.NO_USABLE_PROFILE.no(reference.ior().typeId());
        }
        if (settings.locatesFirst() && !route.isLocated() && !route.isLocal()) {
            locator.locate(reference);
            route = reference.route();
        }
        Target target;
        GiopSession session = null;
        if (route.isLocal()) {
            target = route.first();
        } else {
            target = route.get(route.preferred());
            session = connections.ifOpen(target);
            if (session == null) {
                route = router.reachable(reference);
                target = route.get(route.preferred());
                session = connections.get(target);
            }
        }
        if (target.codeSets() == Target.INCOMPATIBLE) {
            throw MinorCode.NO_COMMON_CODESET.no(
                    target.address() + " offers neither UTF-8, ISO 8859-1 nor UTF-16");
        }
        Invocation call = frames.take(context);
        boolean begun = false;
        try {
            call.begin(
                    context, target, session, operation, responseExpected, settings.littleEndian());
            context.pushOpen(call);
            begun = true;
        } finally {
            if (!begun) {
                // a key or a name that is longer than a message may be
                context.expectEmptyRelease();
                frames.giveBack(context, call);
            }
        }
        return call.out();
    }

    /** Asks the server where the object is; {@link Locator#locate} says more. */
    void locate(ReferenceDelegate reference) {
        locator.locate(reference);
    }

    /** Where a reference leads: each address of each profile that this ORB can use. */
    Route route(Ior ior) {
        return router.route(ior);
    }

    /**
     * Sends a request and waits for its reply.
     *
     * @return the results; null for a oneway
     */
    InputStream invoke(ReferenceDelegate reference, OutputStream output)
            throws ApplicationException, RemarshalException {
        Invocation call = owner(output);
        int length = call.conclude();
        ThreadContext context = call.context();
        context.removeOpen(call);
        boolean handedOut = false;
        try {
            if (call.target().isLocal()) {
                local.call(call.request(), length, deadlineNs(System.nanoTime()), call);
                if (!call.isResponseExpected()) {
                    return null;
                }
                call.openReply();
            } else if (!exchange(reference, call, length)) {
                return null;
            }
            InputStream results = ReplyOutcome.of(reference, call);
            handedOut = true;
            return results;
        } catch (ApplicationException e) {
            handedOut = true;
            throw e;
        } finally {
            if (!handedOut) {
                context.expectEmptyRelease();
                frames.giveBack(context, call);
            }
        }
    }

    /**
     * Sends a request whose reply goes to a handler.
     *
     * @throws org.omg.CORBA.SystemException when it is not on its way; the handler is not told
     */
    void send(
            ReferenceDelegate reference,
            OutputStream output,
            org.omg.CORBA.Object handler,
            ReplyAdapter<?> adapter) {
        Invocation frame = owner(output);
        int length = frame.conclude();
        ThreadContext context = frame.context();
        context.removeOpen(frame);
        AsyncCall call;
        try {
            call = async.prepare(reference, frame, length, handler, adapter);
        } finally {
            context.expectEmptyRelease();
            frames.giveBack(context, frame);
        }
        async.send(call);
    }

    /** Calls a reply handler; throws nothing. */
    <H> void tell(
            org.omg.CORBA.Object handler,
            Class<H> handlerType,
            String operation,
            java.util.function.Consumer<H> upcall) {
        async.tell(handler, handlerType, operation, upcall);
    }

    /** Ends a call. Safe in any order and with null, as stubs of all compilers do it. */
    void release(InputStream results) {
        ThreadContext context = contexts.current();
        if (results == null) {
            if (!context.takeEmptyRelease()
                    && context.lastOpen() instanceof Invocation call
                    && call.state() == Invocation.State.WRITING) {
                // the stub failed before it came to sending
                context.removeOpen(call);
                frames.giveBack(context, call);
            }
            return;
        }
        if (results instanceof CdrInput in && in.owner() instanceof Invocation call) {
            if (call.state() == Invocation.State.READING && call.in() == in) {
                frames.giveBack(call.context(), call);
            }
        }
    }

    private static Invocation owner(OutputStream output) {
        if (output instanceof CdrOutput out && out.owner() instanceof Invocation call) {
            return call;
        }
        throw MinorCode.BAD_STREAM.no("not a stream that _request has given");
    }

    // ---------------------------------------------------------------- over a connection

    long deadlineNs(long nowNs) {
        return settings.requestTimeoutNs() == 0
                ? Long.MAX_VALUE
                : nowNs + settings.requestTimeoutNs();
    }

    /** Sends the request and waits for the reply; false for a oneway. */
    private boolean exchange(ReferenceDelegate reference, Invocation call, int length)
            throws RemarshalException {
        long now = System.nanoTime();
        long deadline = deadlineNs(now);
        for (int attempt = 0; ; attempt++) {
            GiopSession session = call.session();
            if (now - session.lastUsedNs() > QUIET_NS) {
                session.poll();
            }
            session.touch(now);
            boolean sent = send(call, session, length, deadline);
            if (sent && !call.isResponseExpected()) {
                return false;
            }
            if (sent && await(call, session, deadline)) {
                return true;
            }
            if (attempt == MAX_RESENDS) {
                throw MinorCode.CONNECTION_CLOSED_BY_PEER.no(call.target().address());
            }
            // nothing of this request was begun: it goes out over a new connection
            call.session(reconnect(reference, call));
            if (!call.fitsSession()) {
                reference.startAgain();
                throw new RemarshalException();
            }
        }
    }

    /** Connects to the same place; where that is gone, the request is written for another one. */
    private GiopSession reconnect(ReferenceDelegate reference, Invocation call)
            throws RemarshalException {
        try {
            return connections.get(call.target());
        } catch (org.omg.CORBA.TRANSIENT e) {
            // COMPLETED_NO: the search for a place tries this one again, and then the others
            reference.startAgain();
            throw new RemarshalException();
        }
    }

    /** Sends; false when the server has not begun the request and will not. */
    private boolean send(Invocation call, GiopSession session, int length, long deadline) {
        PendingReply pending = call.pending();
        boolean awaits = call.isResponseExpected();
        if (awaits) {
            if (!session.enter(pending)) {
                throw MinorCode.TOO_MANY_PENDING.no(session.toString());
            }
            call.patchRequestId(pending.requestId());
        }
        GiopSession.Sent sent;
        try {
            sent = session.send(call.request().bytes(), length, call.out().cuts(), deadline);
        } catch (IOException e) {
            if (awaits && !session.abandon(pending) && isRetrySafe(pending)) {
                return false;
            }
            throw MinorCode.WRITE_FAILED.caused(
                    e.getMessage(), CompletionStatus.COMPLETED_MAYBE, e);
        }
        if (sent == GiopSession.Sent.WHOLE) {
            call.onSent();
            return true;
        }
        if (awaits && !session.abandon(pending) && pending.reply() != null) {
            // a reply to what was never sent
            pending.reply().release();
        }
        if (sent == GiopSession.Sent.NOT_OPEN) {
            return false;
        }
        if (awaits && sent == GiopSession.Sent.HALF_IN_TIME) {
            session.cancel(pending, call.target().version());
        }
        String detail = timedOut("sending to ", call);
        throw sent == GiopSession.Sent.NOT_IN_TIME
                ? MinorCode.REQUEST_TIMED_OUT.no(detail)
                : MinorCode.REQUEST_TIMED_OUT.maybe(detail);
    }

    private static boolean isRetrySafe(PendingReply pending) {
        return pending.state() == PendingReply.State.FAILED && pending.isRetrySafe();
    }

    private String timedOut(String doing, Invocation call) {
        return TimeUnit.NANOSECONDS.toMillis(settings.requestTimeoutNs())
                + " ms, "
                + doing
                + call.target().address()
                + " (zen.requestTimeoutMs)";
    }

    /** Waits; true when the reply is there, false when the request has to be sent again. */
    private boolean await(Invocation call, GiopSession session, long deadline) {
        PendingReply pending = call.pending();
        Lane.nestedCallBegins();
        try {
            if (!session.await(pending, deadline) && session.abandon(pending)) {
                session.cancel(pending, call.target().version());
                throw MinorCode.REQUEST_TIMED_OUT.maybe(timedOut("waiting for ", call));
            }
        } finally {
            Lane.nestedCallEnds();
        }
        if (pending.state() == PendingReply.State.FAILED) {
            if (isRetrySafe(pending)) {
                return false;
            }
            throw pending.failure().maybe(pending.failureDetail());
        }
        if (!call.takeReply()) {
            session.refuse(MinorCode.BAD_HEADER, "a Reply");
            throw MinorCode.BAD_HEADER.maybe("a Reply from " + call.target().address());
        }
        return true;
    }

    /** How many connections are open. */
    public int openConnections() {
        return connections.open();
    }

    /** Ends asynchronous calls: their handlers are told, and waited for. */
    public void closeAsync(long timeoutNs) {
        async.close(timeoutNs);
    }

    /** Ends all connections. */
    public void close() {
        connections.close();
        watch.close();
    }
}
