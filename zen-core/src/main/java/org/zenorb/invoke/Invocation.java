package org.zenorb.invoke;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.LocalDispatch;
import org.zenorb.context.ThreadContext;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.ReplyFlyweight;
import org.zenorb.session.GiopSession;
import org.zenorb.session.PendingReply;

/**
 * A client frame: the request that a stub writes and the reply that it reads. Made once and reused;
 * streams go out to the stub and come back with this as their owner.
 *
 * <p>Owner of the reply message: this, from its arrival to {@link #release()}. Thread: the
 * caller's.
 */
final class Invocation implements LocalDispatch.ReplyReceiver {
    /** How far the call is. */
    enum State {
        /** Not in use. */
        FREE,
        /** The stub writes its arguments. */
        WRITING,
        /** Sent; the reply is awaited. */
        SENT,
        /** The stub reads the results. */
        READING
    }

    private final CdrOutput out;
    private final CdrInput in;
    private final RequestBuffer request;
    private final PendingReply pending = new PendingReply();
    private final ReplyFlyweight header = new ReplyFlyweight();
    private final ReplyEvent event = new ReplyEvent();

    private FramePool.Slot slot;
    private State state = State.FREE;
    private ThreadContext context;
    private Target target;
    private GiopSession session;
    private String operation;
    private boolean responseExpected;
    private int requestIdAt;
    private int argumentsAt;
    private boolean announced;
    private RequestBuffer reply;
    private int replyLength;

    Invocation(ReferenceFactory references, RequestBuffer request) {
        this.out = new CdrOutput(references);
        this.in = new CdrInput(references);
        this.request = request;
        out.owner(this);
        in.owner(this);
    }

    /** The shared place this frame goes back to; null for a thread's own. */
    FramePool.Slot slot() {
        return slot;
    }

    void slot(FramePool.Slot place) {
        slot = place;
    }

    State state() {
        return state;
    }

    /** The one door of the state. */
    private void state(State from, State to) {
        if (state != from) {
            throw MinorCode.USED_AFTER_RELEASE.no("a call that is " + state);
        }
        state = to;
    }

    // ---------------------------------------------------------------- the request

    /** Begins a request; the stub writes its arguments into {@link #out()}. */
    void begin(
            ThreadContext caller,
            Target to,
            GiopSession over,
            String name,
            boolean expectsResponse,
            boolean littleEndian) {
        state(State.FREE, State.WRITING);
        context = caller;
        target = to;
        session = over;
        operation = name;
        responseExpected = expectsResponse;
        event.begin();
        GiopVersion version = to.version();
        MessageHeader.write(request.bytes(), 0, version, littleEndian, MessageHeader.REQUEST);
        long codeSets = over == null ? to.codeSets() : over.codeSets();
        boolean announces = over != null && codeSets == 0 && to.codeSets() != 0;
        if (announces) {
            codeSets = to.codeSets();
        }
        int chars = (int) (codeSets >>> 32);
        int wchars = (int) codeSets;
        out.attach(
                request,
                0,
                MessageHeader.BYTES,
                littleEndian,
                version.minor(),
                chars == CodeSets.NONE ? CodeSets.ISO_8859_1 : chars,
                wchars == CodeSets.NONE ? CodeSets.UTF_16 : wchars);
        out.refuseWide(to.wideRefusal());
        if (version == GiopVersion.V1_1 && over != null && over.fragmentBytes() != 0) {
            out.cut(over.fragmentBytes());
        }
        announced = announces;
        requestIdAt = RequestHeader.write(out, to, name, expectsResponse, announces ? codeSets : 0);
        argumentsAt = out.position();
    }

    /** Concludes the request for sending; returns its length. */
    int conclude() {
        state(State.WRITING, State.SENT);
        int length = out.position();
        MessageHeader.putBodyBytes(request.bytes(), 0, length - MessageHeader.BYTES);
        return length;
    }

    /** Patches the id that the connection gave the request. */
    void patchRequestId(int id) {
        MessageHeader.putInt(request.bytes(), requestIdAt, id, out.isLittleEndian());
    }

    /**
     * The request has been sent: what it said of code sets holds for the connection from now on.
     */
    void onSent() {
        if (announced) {
            session.codeSets(out.charCodeSet(), out.wcharCodeSet());
        }
    }

    /**
     * Whether the connection's other end would read the request as it was written: over a new
     * connection, what was agreed over the old one has not been said.
     */
    boolean fitsSession() {
        return announced
                || session.codeSets() != 0
                || out.charCodeSet() == CodeSets.ISO_8859_1
                        && out.wcharCodeSet() == CodeSets.UTF_16;
    }

    /** The connection to use from now on: the request goes out over it again. */
    void session(GiopSession another) {
        session = another;
    }

    // ---------------------------------------------------------------- the reply

    /** Takes over the reply that has come; false when its header is not sound. */
    boolean takeReply() {
        reply = pending.reply();
        replyLength = pending.replyLength();
        return openReply();
    }

    @Override
    public void onReply(RequestBuffer buffer, int length) {
        reply = buffer;
        replyLength = length;
    }

    /** Reads the reply's header and opens its body. */
    boolean openReply() {
        state(State.SENT, State.READING);
        if (MessageHeader.type(reply.bytes(), 0) != MessageHeader.REPLY
                || !header.wrap(reply.bytes(), 0, replyLength)) {
            return false;
        }
        in.attach(
                reply.bytes(),
                0,
                header.bodyPosition(),
                replyLength,
                header.isLittleEndian(),
                header.version().minor(),
                out.charCodeSet(),
                out.wcharCodeSet());
        in.gaps(reply.gaps());
        in.completed(org.omg.CORBA.CompletionStatus.COMPLETED_YES);
        event.commit(this);
        return true;
    }

    int replyStatus() {
        return header.status();
    }

    /** How many service contexts the reply has. */
    int replyContexts() {
        return header.contextCount();
    }

    /** Ends the call and makes the frame fit for the next. */
    void release() {
        state = State.FREE;
        out.detach();
        in.detach();
        request.shrink();
        if (reply != null) {
            reply.release();
            reply = null;
        }
        target = null;
        session = null;
        context = null;
    }

    // ---------------------------------------------------------------- parts

    CdrOutput out() {
        return out;
    }

    CdrInput in() {
        return in;
    }

    RequestBuffer request() {
        return request;
    }

    PendingReply pending() {
        return pending;
    }

    ThreadContext context() {
        return context;
    }

    Target target() {
        return target;
    }

    GiopSession session() {
        return session;
    }

    String operation() {
        return operation;
    }

    /** Where the request's id stands. */
    int requestIdAt() {
        return requestIdAt;
    }

    /** Where the header ends and, but for alignment in GIOP 1.2, the arguments begin. */
    int argumentsAt() {
        return argumentsAt;
    }

    /** Whether the request tells the server the code sets. */
    boolean isAnnouncing() {
        return announced;
    }

    boolean isResponseExpected() {
        return responseExpected;
    }
}
