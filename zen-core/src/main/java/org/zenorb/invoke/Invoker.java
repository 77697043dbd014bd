package org.zenorb.invoke;

import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.zenorb.buffer.BufferPool;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.LocalDispatch;
import org.zenorb.context.ThreadContext;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.error.SystemExceptions;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.ReplyFlyweight;
import org.zenorb.ior.CodeSetComponent;
import org.zenorb.ior.IiopAddress;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;
import org.zenorb.ior.TaggedOctets;
import org.zenorb.lane.ClientWatch;
import org.zenorb.lane.Lane;
import org.zenorb.session.GiopSession;
import org.zenorb.session.PendingReply;
import org.zenorb.transport.Transport;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
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
    private static final long QUIET_NS = 100_000;

    private static final long COLLOCATED_CODE_SETS = (long) CodeSets.UTF_8 << 32 | CodeSets.UTF_16;

    /** How often a request goes out again that the server is known not to have begun. */
    private static final int MAX_RESENDS = 2;

    /** A frame that virtual threads share, made when it is first needed. */
    static final class FrameSlot {
        private Invocation frame;
    }

    private final InvokeSettings settings;
    private final ThreadContexts contexts;
    private final ReferenceFactory references;
    private final BufferPool buffers;
    private final Connections connections;
    private final ClientWatch watch;
    private final LocalDispatch local;
    private final ArrayBlockingQueue<FrameSlot> virtualFrames;

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
        this.buffers = buffers;
        this.local = local;
        this.watch = new ClientWatch(transport, watchName);
        this.connections = new Connections(settings, transport, buffers, watch);
        this.virtualFrames = new ArrayBlockingQueue<>(settings.virtualFrames());
        for (int i = 0; i < settings.virtualFrames(); i++) {
            virtualFrames.add(new FrameSlot());
        }
    }

    InvokeSettings settings() {
        return settings;
    }

    LocalDispatch local() {
        return local;
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
        Target target;
        GiopSession session = null;
        if (route.isLocal()) {
            target = route.first();
        } else {
            target = route.get(route.preferred());
            session = connections.ifOpen(target);
            if (session == null) {
                route = reachable(reference);
                target = route.get(route.preferred());
                session = connections.get(target);
            }
        }
        if (target.codeSets() == Target.INCOMPATIBLE) {
            throw MinorCode.NO_COMMON_CODESET.no(
                    target.address() + " offers neither UTF-8, ISO 8859-1 nor UTF-16");
        }
        Invocation call = take(context);
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
                giveBack(context, call);
            }
        }
        return call.out();
    }

    /** Tries the places where a reference leads until one takes a connection. */
    private Route reachable(ReferenceDelegate reference) {
        while (true) {
            Route route = reference.route();
            if (route.isEmpty()) {
                throw MinorCode.NO_USABLE_PROFILE.no(reference.ior().typeId());
            }
            org.omg.CORBA.SystemException last = null;
            for (int i = 0; i < route.size(); i++) {
                int index = (route.preferred() + i) % route.size();
                try {
                    connections.get(route.get(index));
                    route.prefer(index);
                    return route;
                } catch (org.omg.CORBA.TRANSIENT e) {
                    if (last != null) {
                        e.addSuppressed(last);
                    }
                    last = e;
                }
            }
            if (!reference.backToOriginal()) {
                throw last;
            }
        }
    }

    private void addTargets(List<Target> targets, Ior ior, int index, IiopProfile profile) {
        byte[] key = profile.key();
        if (local.isLocal(key)) {
            targets.add(
                    0,
                    new Target(
                            profile.host(),
                            profile.port(),
                            GiopVersion.V1_2,
                            key,
                            COLLOCATED_CODE_SETS,
                            true,
                            ior,
                            index));
            return;
        }
        GiopVersion version = GiopVersion.ofMinor(profile.giopMinor());
        long codeSets = codeSets(profile);
        for (IiopAddress address : profile.addresses()) {
            targets.add(
                    new Target(
                            address.host(),
                            address.port(),
                            version,
                            key,
                            codeSets,
                            false,
                            ior,
                            index));
        }
    }

    private long codeSets(IiopProfile profile) {
        CodeSetComponent theirs = profile.codeSets();
        if (theirs == null) {
            return 0;
        }
        try {
            long chars = CodeSetComponent.chooseChar(settings.codeSets(), theirs);
            int wchars = CodeSetComponent.chooseWchar(settings.codeSets(), theirs);
            return chars << 32 | wchars & 0xffff_ffffL;
        } catch (CODESET_INCOMPATIBLE e) {
            // only a call is wrong then; the reference can still be passed on
            return Target.INCOMPATIBLE;
        }
    }

    /** Where a reference leads: each address of each profile that this ORB can use. */
    Route route(Ior ior) {
        List<Target> targets = new ArrayList<>();
        List<TaggedOctets> profiles = ior.profiles();
        for (int index = 0; index < profiles.size(); index++) {
            if (IiopProfile.isReadable(profiles.get(index))) {
                addTargets(targets, ior, index, IiopProfile.fromProfile(profiles.get(index)));
            }
        }
        return new Route(targets);
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
            InputStream results = results(reference, call);
            handedOut = true;
            return results;
        } catch (ApplicationException e) {
            handedOut = true;
            throw e;
        } finally {
            if (!handedOut) {
                context.expectEmptyRelease();
                giveBack(context, call);
            }
        }
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
                giveBack(context, call);
            }
            return;
        }
        if (results instanceof CdrInput in && in.owner() instanceof Invocation call) {
            if (call.state() == Invocation.State.READING && call.in() == in) {
                giveBack(call.context(), call);
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
            call.session(connections.get(call.target()));
            if (!call.fitsSession()) {
                reference.startAgain();
                throw new RemarshalException();
            }
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
            sent = session.send(call.request().bytes(), length, deadline);
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

    // ---------------------------------------------------------------- the reply

    private InputStream results(ReferenceDelegate reference, Invocation call)
            throws ApplicationException, RemarshalException {
        CdrInput in = call.in();
        switch (call.replyStatus()) {
            case ReplyFlyweight.NO_EXCEPTION:
                reference.onReached();
                return in;
            case ReplyFlyweight.USER_EXCEPTION:
                int begin = in.position();
                String id = in.read_string();
                in.position(begin);
                throw new ApplicationException(id, in);
            case ReplyFlyweight.SYSTEM_EXCEPTION:
                throw systemException(in, call);
            case ReplyFlyweight.LOCATION_FORWARD:
            case ReplyFlyweight.LOCATION_FORWARD_PERM:
                reference.forward(in);
                throw new RemarshalException();
            case ReplyFlyweight.NEEDS_ADDRESSING_MODE:
                int demanded = in.read_short();
                if (!call.target().disposition(demanded)) {
                    throw MinorCode.BAD_HEADER.no(
                            call.target().address() + " demands addressing mode " + demanded);
                }
                throw new RemarshalException();
            default:
                throw MinorCode.BAD_HEADER.maybe("reply status " + call.replyStatus());
        }
    }

    private static org.omg.CORBA.SystemException systemException(CdrInput in, Invocation call) {
        String id = in.read_string();
        int minor = in.read_ulong();
        int completed = in.read_ulong();
        if (completed < 0 || completed > CompletionStatus._COMPLETED_MAYBE) {
            return MinorCode.BAD_ENUM.maybe("completion status " + completed);
        }
        String peer = call.target().isLocal() ? "this process" : call.target().address();
        return SystemExceptions.received(id, minor, CompletionStatus.from_int(completed), peer);
    }

    // ---------------------------------------------------------------- frames

    private Invocation take(ThreadContext context) {
        if (Thread.currentThread().isVirtual()) {
            return takeVirtual();
        }
        Object kept = context.takeFrame();
        return kept == null ? newFrame() : (Invocation) kept;
    }

    private Invocation newFrame() {
        return new Invocation(references, buffers.ownedBuffer());
    }

    private Invocation takeVirtual() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    FrameSlot slot =
                            virtualFrames.poll(
                                    settings.connectTimeoutNs() * 4, TimeUnit.NANOSECONDS);
                    if (slot == null) {
                        throw MinorCode.FRAMES_EXHAUSTED.no(
                                settings.virtualFrames() + " (zen.virtualFrames)");
                    }
                    if (slot.frame == null) {
                        slot.frame = newFrame();
                        slot.frame.slot(slot);
                    }
                    return slot.frame;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void giveBack(ThreadContext context, Invocation call) {
        call.release();
        if (call.slot() != null) {
            virtualFrames.add(call.slot());
        } else if (context == contexts.current()) {
            // frames beyond those that a thread keeps are left to the collector
            context.keepFrame(call);
        }
    }

    /** How many connections are open. */
    public int openConnections() {
        return connections.open();
    }

    /** Ends all connections. */
    public void close() {
        connections.close();
        watch.close();
    }
}
