package org.zenorb.invoke;

import org.omg.CORBA.SystemException;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.LocateReplyFlyweight;
import org.zenorb.giop.MessageHeader;
import org.zenorb.lane.Lane;
import org.zenorb.session.GiopSession;
import org.zenorb.session.PendingReply;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Asks servers where objects are, by LocateRequest, so that a request with long arguments goes to
 * the right place at once, or is not written at all.
 *
 * <p>Guarantee: whatever it raises, nothing of the application was begun (COMPLETED_NO).
 *
 * <p>Source: CORBA 3.3 part 2, sections 9.4.5 and 9.4.6. Thread: any, each on its caller's. Not for
 * the way of every request: it allocates.
 */
final class Locator {
    private static final int MAX_RESENDS = 2;
    private static final int ROOM_BYTES = 512;

    private final InvokeSettings settings;
    private final ReferenceFactory references;
    private final Router router;
    private final Connections connections;

    Locator(
            InvokeSettings settings,
            ReferenceFactory references,
            Router router,
            Connections connections) {
        this.settings = settings;
        this.references = references;
        this.router = router;
        this.connections = connections;
    }

    /**
     * Finds the place where an object is; the reference leads there afterwards.
     *
     * @throws org.omg.CORBA.OBJECT_NOT_EXIST when the server says that there is no such object
     * @throws SystemException when no server says anything
     */
    void locate(ReferenceDelegate reference) {
        long deadlineNs =
                settings.requestTimeoutNs() == 0
                        ? Long.MAX_VALUE
                        : System.nanoTime() + settings.requestTimeoutNs();
        int resends = 0;
        boolean found = false;
        while (!found) {
            if (reference.route().isLocal()) {
                return;
            }
            Route route = router.reachable(reference);
            Target target = route.get(route.preferred());
            PendingReply pending = new PendingReply();
            if (ask(target, connections.get(target), pending, deadlineNs)) {
                found = isHere(reference, route, target, pending);
            } else if (++resends > MAX_RESENDS) {
                throw MinorCode.CONNECTION_CLOSED_BY_PEER.no(target.address());
            }
        }
    }

    /** Sends and waits; false when the server closed the connection in good order first. */
    private boolean ask(Target target, GiopSession session, PendingReply pending, long deadlineNs) {
        if (!session.enter(pending)) {
            throw MinorCode.TOO_MANY_PENDING.no(session.toString());
        }
        byte[] message = message(target, pending.requestId());
        GiopSession.Sent sent;
        try {
            sent = session.send(message, message.length, null, deadlineNs);
        } catch (IOException e) {
            if (!session.abandon(pending) && pending.isRetrySafe()) {
                return false;
            }
            throw MinorCode.WRITE_FAILED.caused(
                    e.getMessage(), org.omg.CORBA.CompletionStatus.COMPLETED_NO, e);
        }
        if (sent != GiopSession.Sent.WHOLE) {
            releaseReply(session, pending);
            if (sent == GiopSession.Sent.NOT_OPEN) {
                return false;
            }
            throw timedOut(target);
        }
        Lane.nestedCallBegins();
        try {
            if (!session.await(pending, deadlineNs) && session.abandon(pending)) {
                session.cancel(pending, target.version());
                throw timedOut(target);
            }
        } finally {
            Lane.nestedCallEnds();
        }
        if (pending.state() == PendingReply.State.REPLIED) {
            return true;
        }
        if (pending.isRetrySafe()) {
            return false;
        }
        throw pending.failure().no(pending.failureDetail());
    }

    private static void releaseReply(GiopSession session, PendingReply pending) {
        if (!session.abandon(pending) && pending.reply() != null) {
            // a reply to what was never sent
            pending.reply().release();
        }
    }

    private SystemException timedOut(Target target) {
        return MinorCode.REQUEST_TIMED_OUT.no(
                TimeUnit.NANOSECONDS.toMillis(settings.requestTimeoutNs())
                        + " ms, locating an object at "
                        + target.address()
                        + " (zen.requestTimeoutMs)");
    }

    private byte[] message(Target target, int requestId) {
        RequestBuffer buffer = RequestBuffer.unpooled(ROOM_BYTES + target.objectKey().length);
        GiopVersion version = target.version();
        boolean little = settings.littleEndian();
        MessageHeader.write(buffer.bytes(), 0, version, little, MessageHeader.LOCATE_REQUEST);
        CdrOutput out = new CdrOutput(references);
        out.attach(
                buffer,
                0,
                MessageHeader.BYTES,
                little,
                version.minor(),
                CodeSets.ISO_8859_1,
                CodeSets.UTF_16);
        out.write_ulong(requestId);
        if (version == GiopVersion.V1_2) {
            target.write(out);
        } else {
            byte[] key = target.objectKey();
            out.write_ulong(key.length);
            out.write_octet_array(key, 0, key.length);
        }
        int length = out.position();
        byte[] message = java.util.Arrays.copyOf(buffer.bytes(), length);
        out.detach();
        MessageHeader.putBodyBytes(message, 0, length - MessageHeader.BYTES);
        return message;
    }

    /** What the reply says; false when another place has to be asked. */
    private boolean isHere(
            ReferenceDelegate reference, Route route, Target target, PendingReply pending) {
        RequestBuffer reply = pending.reply();
        int length = pending.replyLength();
        try {
            LocateReplyFlyweight header = new LocateReplyFlyweight();
            if (MessageHeader.type(reply.bytes(), 0) != MessageHeader.LOCATE_REPLY
                    || !header.wrap(reply.bytes(), 0, length)) {
                throw MinorCode.BAD_HEADER.no("a LocateReply from " + target.address());
            }
            CdrInput in = new CdrInput(references);
            in.attach(
                    reply.bytes(),
                    0,
                    header.bodyPosition(),
                    length,
                    header.isLittleEndian(),
                    header.version().minor(),
                    CodeSets.ISO_8859_1,
                    CodeSets.UTF_16);
            switch (header.status()) {
                case LocateReplyFlyweight.OBJECT_HERE:
                    route.located();
                    reference.onReached();
                    return true;
                case LocateReplyFlyweight.OBJECT_FORWARD:
                case LocateReplyFlyweight.OBJECT_FORWARD_PERM:
                    reference.forward(in);
                    return false;
                case LocateReplyFlyweight.NEEDS_ADDRESSING_MODE:
                    ReplyOutcome.demandAddressing(in, target);
                    return false;
                case LocateReplyFlyweight.SYSTEM_EXCEPTION:
                    throw ReplyOutcome.systemException(in, target);
                case LocateReplyFlyweight.UNKNOWN_OBJECT:
                    throw MinorCode.OBJECT_UNKNOWN.no("says " + target.address());
                default:
                    throw MinorCode.BAD_HEADER.no("locate status " + header.status());
            }
        } finally {
            reply.release();
        }
    }
}
