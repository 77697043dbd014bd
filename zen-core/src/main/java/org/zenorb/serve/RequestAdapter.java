package org.zenorb.serve;

import org.omg.CORBA.SystemException;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.LocateReplyFlyweight;
import org.zenorb.giop.RequestFlyweight;
import org.zenorb.ior.ObjectKey;
import org.zenorb.lane.LaneThread;
import org.zenorb.lane.RequestDispatcher;
import org.zenorb.session.GiopSession;

import java.io.IOException;
import java.lang.System.Logger.Level;

/**
 * The server side of a call: from a whole Request message to the reply on the same connection.
 *
 * <p>Guarantee: for an active transient object and a generated skeleton nothing is allocated and no
 * lock is taken here.
 *
 * <p>Thread: the lane's, several at once.
 */
public final class RequestAdapter implements RequestDispatcher {
    private static final System.Logger LOGGER = System.getLogger(RequestAdapter.class.getName());
    private static final long COLLOCATED_CODE_SETS = (long) CodeSets.UTF_8 << 32 | CodeSets.UTF_16;

    private final ReferenceFactory references;
    private final PlainKeys plainKeys;
    private final Upcall upcall;
    private final boolean littleEndian;
    private final RequestsUnderWay underWay = new RequestsUnderWay();
    private volatile ObjectAdapter adapter;

    /**
     * An adapter.
     *
     * @param littleEndian the byte order of replies
     */
    public RequestAdapter(
            ReferenceFactory references,
            ThreadContexts contexts,
            PlainKeys plainKeys,
            boolean littleEndian) {
        this.references = references;
        this.plainKeys = plainKeys;
        this.upcall = new Upcall(contexts);
        this.littleEndian = littleEndian;
    }

    /** Sets the object adapter, before the first lane starts. */
    public void objectAdapter(ObjectAdapter found) {
        adapter = found;
    }

    ObjectAdapter objectAdapter() {
        return adapter;
    }

    ServerRequest newRequest() {
        return new ServerRequest(references, littleEndian);
    }

    Upcall upcall() {
        return upcall;
    }

    RequestsUnderWay underWay() {
        return underWay;
    }

    PlainKeys plainKeys() {
        return plainKeys;
    }

    @Override
    public Object newFrame(LaneThread thread) {
        ServerRequest request = newRequest();
        request.cancelledAt(underWay.newThread());
        request.holdingPlace(held -> hold(thread, held));
        return request;
    }

    private HeldMessage hold(LaneThread thread, ServerRequest request) {
        HeldMessage held = new HeldMessage(this, thread.lane(), request);
        underWay.hold(held);
        if (request.isCancelled()) {
            boolean unused = held.cancel();
        }
        return held;
    }

    /**
     * Notes which request the thread will serve, before a later message that cancels it can be
     * read; reads the code sets of a connection off its first request, before a later one is
     * decoded by another thread.
     */
    @Override
    public void onArrival(
            LaneThread thread, GiopSession session, RequestBuffer message, int length) {
        ServerRequest request = (ServerRequest) thread.frame();
        RequestFlyweight header = request.header();
        if (session.codeSets() != 0) {
            if (header.wrapId(message.bytes(), 0, length)) {
                request.begins(session, header.requestId());
            }
        } else if (header.wrap(message.bytes(), 0, length)) {
            request.begins(session, header.requestId());
            if (header.contextCount() != 0) {
                CodeSetsContext.agree(header, session);
            }
        }
    }

    /** Notes which request the thread will serve. */
    void begins(LaneThread thread, GiopSession session, int requestId) {
        ((ServerRequest) thread.frame()).begins(session, requestId);
    }

    @Override
    public void onRequest(
            LaneThread thread, GiopSession session, RequestBuffer message, int length) {
        ServerRequest request = (ServerRequest) thread.frame();
        BufferPool replies = thread.lane().buffers();
        DispatchedEvent event = request.event();
        event.begin();
        try {
            if (!request.begin(session, message, length, replies)) {
                session.refuse(MinorCode.BAD_HEADER, "a Request");
                return;
            }
            if (!request.isCancelled() && serve(request)) {
                reply(request);
                event.commit(request);
            }
        } finally {
            request.end();
        }
    }

    /** Serves a request; false when it was taken over and there is nothing to reply. */
    boolean serve(ServerRequest request) {
        try {
            RequestFlyweight header = request.header();
            if (!header.hasKey()) {
                request.replyNeedsKeyAddress();
                return true;
            }
            int contexts = header.contextCount();
            if (contexts > references.limits().serviceContexts()) {
                throw MinorCode.TOO_MANY_CONTEXTS.no(String.valueOf(contexts));
            }
            GiopSession session = request.session();
            if (session != null && session.codeSets() == 0 && header.contextCount() != 0) {
                CodeSetsContext.check(header);
            }
            Outcome outcome = preinvoke(request);
            switch (outcome) {
                case SERVANT:
                    try {
                        long codeSets = codeSets(session);
                        request.openBody(
                                CodeSetsContext.charCodeSet(codeSets),
                                CodeSetsContext.wcharCodeSet(codeSets));
                        upcall.run(request);
                    } finally {
                        adapter.postinvoke(request);
                    }
                    return true;
                case FORWARD:
                    request.replyForward();
                    return true;
                case REFUSED:
                    request.replyRefusal();
                    return true;
                default:
                    return false;
            }
        } catch (SystemException e) {
            request.replySystemException(e);
            return true;
        } catch (RuntimeException | Error e) {
            // the client must not wait for ever because of an error of ours
            LOGGER.log(Level.ERROR, "serving a request of " + request.session(), e);
            request.replySystemException(MinorCode.BROKEN_INVARIANT.maybe(e.toString()));
            return true;
        }
    }

    /** The object adapter's word, after a plain key has been translated. */
    Outcome preinvoke(ServerRequest request) {
        byte[] bytes = request.keyBytes();
        if (!ObjectKey.isZen(bytes, request.keyOffset(), request.keyLength())) {
            Outcome translated = plainKeys.translate(request);
            if (translated != null) {
                return translated;
            }
        }
        return adapter.preinvoke(request);
    }

    private void reply(ServerRequest request) {
        if (!request.header().isResponseExpected() || request.isCancelled()) {
            return;
        }
        int length = request.concludeReply();
        try {
            request.session().send(request.replyBytes(), length);
        } catch (IOException e) {
            // the client is gone; its request ran, and nobody waits
            LOGGER.log(Level.DEBUG, "a reply found nobody", e);
        }
    }

    @Override
    public void onLocateRequest(
            LaneThread thread, GiopSession session, RequestBuffer message, int length) {
        ServerRequest request = (ServerRequest) thread.frame();
        try {
            if (!request.beginLocate(session, message, length, thread.lane().buffers())) {
                session.refuse(MinorCode.BAD_HEADER, "a LocateRequest");
                return;
            }
            locate(request);
            session.send(request.replyBytes(), request.concludeReply());
        } catch (IOException e) {
            LOGGER.log(Level.DEBUG, "a LocateReply found nobody", e);
        } finally {
            request.end();
        }
    }

    private void locate(ServerRequest request) {
        if (!request.locateHeader().hasKey()) {
            request.beginLocateReply(LocateReplyFlyweight.NEEDS_ADDRESSING_MODE)
                    .write_short((short) RequestFlyweight.KEY_ADDRESS);
            return;
        }
        Outcome outcome = null;
        if (!ObjectKey.isZen(request.keyBytes(), request.keyOffset(), request.keyLength())) {
            outcome = plainKeys.translate(request);
        }
        if (outcome == null) {
            outcome = adapter.locate(request);
        }
        switch (outcome) {
            case SERVANT -> request.beginLocateReply(LocateReplyFlyweight.OBJECT_HERE);
            case FORWARD ->
                    request.beginLocateReply(LocateReplyFlyweight.OBJECT_FORWARD)
                            .write_Object(request.forward());
            default -> request.beginLocateReply(LocateReplyFlyweight.UNKNOWN_OBJECT);
        }
    }

    @Override
    public void refuse(LaneThread thread, GiopSession session, RequestBuffer message, int length) {
        refuse(thread, session, message, length, MinorCode.LANE_STALLED, null);
    }

    void refuse(
            LaneThread thread,
            GiopSession session,
            RequestBuffer message,
            int length,
            MinorCode minor,
            String detail) {
        ServerRequest request = (ServerRequest) thread.frame();
        try {
            if (!request.begin(session, message, length, thread.lane().buffers())) {
                session.refuse(MinorCode.BAD_HEADER, "a Request");
                return;
            }
            request.refuse(minor, detail);
            request.replyRefusal();
            reply(request);
        } finally {
            request.end();
        }
    }

    @Override
    public void onCancel(GiopSession session, int requestId) {
        boolean found = underWay.cancel(session, requestId);
        LOGGER.log(
                Level.DEBUG,
                found ? "{0} cancelled request {1}" : "{0} cancelled request {1}, which is over",
                session,
                requestId);
    }

    @Override
    public void onClosed(GiopSession session) {
        LOGGER.log(Level.DEBUG, "connection {0} is over", session);
    }

    /** What was agreed over a connection; within the process, what ZEN writes by itself. */
    static long codeSets(GiopSession session) {
        return session == null ? COLLOCATED_CODE_SETS : session.codeSets();
    }
}
