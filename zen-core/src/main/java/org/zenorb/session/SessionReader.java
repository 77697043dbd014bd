package org.zenorb.session;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.CancelRequestFlyweight;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.ReplyFlyweight;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;

/**
 * The reading half of a session: takes bytes off the connection and deals with whole messages, as
 * far as they are not the reader's own.
 *
 * <p>Guarantee: allocates nothing but at the connection's end. Owner of a message found: this,
 * until {@link #message()}. Thread: the holder of the claim.
 */
final class SessionReader {
    private final GiopSession session;
    private final TransportChannel channel;
    private final MessageAssembly messages;
    private final PendingTable pending;
    private final SessionListener listener;
    private final ReplyFlyweight reply = new ReplyFlyweight();
    private final CancelRequestFlyweight cancel = new CancelRequestFlyweight();
    private RequestBuffer message;
    private int messageLength;

    SessionReader(
            GiopSession session,
            TransportChannel channel,
            MessageAssembly messages,
            PendingTable pending,
            SessionListener listener) {
        this.session = session;
        this.channel = channel;
        this.messages = messages;
        this.pending = pending;
        this.listener = listener;
    }

    /**
     * Reads messages and gives replies to their callers, until there is something for the reader
     * himself, the time is up or the connection over; {@link GiopSession#read} says more.
     */
    GiopSession.Event read(long timeoutNs, PendingReply awaited) {
        long deadlineNs = timeoutNs > 0 ? System.nanoTime() + timeoutNs : 0;
        try {
            while (true) {
                if (awaited != null && awaited.state() != PendingReply.State.WAITING) {
                    return GiopSession.Event.REPLIED;
                }
                if (channel.staged() == 0) {
                    long left = timeoutNs;
                    if (timeoutNs > 0) {
                        left = Math.max(deadlineNs - System.nanoTime(), TransportChannel.NOW);
                    }
                    int n = channel.receive(left);
                    if (n == 0) {
                        return GiopSession.Event.NOTHING;
                    }
                    if (n < 0) {
                        onEndOfStream();
                        return GiopSession.Event.CLOSED;
                    }
                }
                if (messages.advance()) {
                    GiopSession.Event event = onMessage();
                    if (event != null) {
                        return event;
                    }
                }
            }
        } catch (IOException e) {
            session.breakOff(MinorCode.CONNECTION_LOST, e.getMessage(), false);
            return GiopSession.Event.CLOSED;
        } catch (org.omg.CORBA.SystemException e) {
            session.onLimit(e);
            return GiopSession.Event.CLOSED;
        }
    }

    /** Deals with the messages that have left the kernel already; asks it for nothing. */
    GiopSession.Event readStaged() {
        try {
            while (channel.staged() > 0) {
                GiopSession.Event event = messages.advance() ? onMessage() : null;
                if (event != null) {
                    return event;
                }
            }
            return GiopSession.Event.NOTHING;
        } catch (org.omg.CORBA.SystemException e) {
            session.onLimit(e);
            return GiopSession.Event.CLOSED;
        }
    }

    /** The message that {@link #read} found; the caller owns it now. */
    RequestBuffer message() {
        RequestBuffer taken = message;
        message = null;
        return taken;
    }

    /** The length of the message that {@link #read} found. */
    int messageLength() {
        return messageLength;
    }

    /** Deals with a whole message; null to read on. */
    private GiopSession.Event onMessage() {
        RequestBuffer buffer = messages.take();
        int length = messages.length();
        int type = MessageHeader.type(buffer.bytes(), 0);
        switch (type) {
            case MessageHeader.REQUEST:
            case MessageHeader.LOCATE_REQUEST:
                if (!session.isOpen()) {
                    // CloseConnection has told the peer that nothing more is begun
                    buffer.release();
                    return null;
                }
                message = buffer;
                messageLength = length;
                session.touch(System.nanoTime());
                return type == MessageHeader.REQUEST
                        ? GiopSession.Event.REQUEST
                        : GiopSession.Event.LOCATE_REQUEST;
            case MessageHeader.REPLY:
            case MessageHeader.LOCATE_REPLY:
                onReply(buffer, length);
                return null;
            default:
                return onControl(type, buffer, length);
        }
    }

    private void onReply(RequestBuffer buffer, int length) {
        if (!reply.wrapId(buffer.bytes(), 0, length)) {
            buffer.release();
            throw MinorCode.PROTOCOL_ERROR.maybe("a reply without a sound header");
        }
        if (!pending.deliver(reply.requestId(), buffer, length)) {
            // its caller has given up
            buffer.release();
        }
    }

    private GiopSession.Event onControl(int type, RequestBuffer buffer, int length) {
        boolean sound = true;
        if (type == MessageHeader.CANCEL_REQUEST) {
            sound = cancel.wrap(buffer.bytes(), 0, length);
            if (sound) {
                messages.cancel(cancel.requestId());
                listener.onCancel(session, cancel.requestId());
            }
        }
        buffer.release();
        if (type == MessageHeader.CLOSE_CONNECTION) {
            session.breakOff(MinorCode.CONNECTION_CLOSED_BY_PEER, channel.peer(), true);
            return GiopSession.Event.CLOSED;
        }
        if (type == MessageHeader.MESSAGE_ERROR) {
            session.breakOff(MinorCode.PEER_REPORTED_ERROR, channel.peer(), false);
            return GiopSession.Event.CLOSED;
        }
        if (!sound) {
            throw MinorCode.PROTOCOL_ERROR.no("a CancelRequest that is too short");
        }
        return null;
    }

    private void onEndOfStream() {
        session.breakOff(
                MinorCode.CONNECTION_LOST, channel.peer() + " closed the connection", false);
    }
}
