package org.zenorb.session;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.FragmentAssembly;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.transport.TransportChannel;

/**
 * Makes whole messages of the bytes that a connection has staged: reads headers, checks lengths
 * against the limits, puts fragments together.
 *
 * <p>Guarantee: memory is taken for what has come, not for what was announced. Owner of a message
 * that is still coming: this, until it is whole or {@link #discard()} is called. Thread: the holder
 * of the claim; {@link #peerMinor()} any.
 */
final class MessageAssembly {
    /** A message up to this size is given its whole buffer before it has come. */
    private static final int TRUSTED_BYTES = 128 * 1024;

    private final TransportChannel channel;
    private final BufferPool buffers;
    private final FragmentAssembly fragments;
    private final SessionLimits limits;

    private volatile int peerMinor = GiopVersion.V1_2.minor();
    private RequestBuffer incoming;
    private int have;
    private int want;
    private RequestBuffer whole;
    private int wholeLength;

    MessageAssembly(TransportChannel channel, BufferPool buffers, SessionLimits limits) {
        this.channel = channel;
        this.buffers = buffers;
        this.limits = limits;
        this.fragments =
                new FragmentAssembly(limits.maxFragmentedMessages(), limits.maxFragmentedBytes());
    }

    /** The GIOP minor version of the message that came last; 2 before the first. */
    int peerMinor() {
        return peerMinor;
    }

    /**
     * Takes staged bytes up to the end of a message.
     *
     * @return whether a whole message is there to be {@linkplain #take() taken}; else more bytes
     *     are needed
     * @throws org.omg.CORBA.SystemException when the bytes are no message, or a limit is broken
     */
    boolean advance() {
        return takeStaged() && conclude();
    }

    /** The whole message; the caller owns it now. */
    RequestBuffer take() {
        RequestBuffer taken = whole;
        whole = null;
        return taken;
    }

    /** The length of the message that was last found whole. */
    int length() {
        return wholeLength;
    }

    /** Forgets the fragments of a request that the peer has cancelled. */
    void cancel(int requestId) {
        fragments.cancel(requestId);
    }

    /** Gives all buffers back. */
    void discard() {
        if (incoming != null) {
            incoming.release();
            incoming = null;
        }
        fragments.discard();
    }

    /** Moves staged bytes into the incoming message; true when it is whole. */
    private boolean takeStaged() {
        if (incoming == null) {
            incoming = buffers.lease();
            have = 0;
            want = MessageHeader.BYTES;
        }
        if (have < MessageHeader.BYTES) {
            takeInto(incoming.bytes(), MessageHeader.BYTES);
            if (have < MessageHeader.BYTES) {
                return false;
            }
            onHeader(incoming.bytes());
        }
        int room = Math.min(want, Math.max(TRUSTED_BYTES, have + channel.staged()));
        takeInto(incoming.ensure(room, have), want);
        return have == want;
    }

    private void onHeader(byte[] bytes) {
        if (!MessageHeader.isValid(bytes, 0)) {
            throw MinorCode.PROTOCOL_ERROR.no(channel.peer());
        }
        peerMinor = MessageHeader.minor(bytes, 0);
        int body = MessageHeader.bodyBytes(bytes, 0);
        if (body < 0 || body > buffers.maxMessageBytes() - MessageHeader.BYTES) {
            throw MinorCode.MESSAGE_TOO_LARGE.no(
                    Integer.toUnsignedString(body)
                            + " bytes announced by "
                            + channel.peer()
                            + ", the limit is "
                            + buffers.maxMessageBytes());
        }
        want = MessageHeader.BYTES + body;
    }

    private void takeInto(byte[] bytes, int upTo) {
        int n = Math.min(upTo - have, channel.staged());
        channel.take(bytes, have, n);
        have += n;
    }

    /** What has come is a message or a fragment of one; true when it is, or ends, a message. */
    private boolean conclude() {
        RequestBuffer buffer = incoming;
        int length = have;
        incoming = null;
        byte[] bytes = buffer.bytes();
        if (MessageHeader.type(bytes, 0) == MessageHeader.FRAGMENT) {
            return append(buffer, length);
        }
        if (MessageHeader.hasMoreFragments(bytes, 0)) {
            beginFragments(buffer, length);
            return false;
        }
        whole = buffer;
        wholeLength = length;
        return true;
    }

    private boolean append(RequestBuffer buffer, int length) {
        FragmentAssembly.Result result;
        try {
            result = fragments.append(buffer.bytes(), length);
        } finally {
            buffer.release();
        }
        switch (result) {
            case WAITING:
                return false;
            case TOO_MANY_BYTES:
                throw MinorCode.TOO_MANY_FRAGMENTS.no(
                        channel.peer()
                                + " has more than "
                                + limits.maxFragmentedBytes()
                                + " bytes under way (zen.maxFragmentedBytes)");
            case BAD_HEADER:
                throw MinorCode.PROTOCOL_ERROR.no(
                        "fragments of " + channel.peer() + " without a sound header");
            case UNEXPECTED:
                // the rest of a cancelled request, or of a reply nobody waits for
                return false;
            default:
                whole = fragments.assembled();
                wholeLength = fragments.assembledLength();
                return true;
        }
    }

    private void beginFragments(RequestBuffer buffer, int length) {
        byte[] bytes = buffer.bytes();
        int id = 0;
        if (MessageHeader.minor(bytes, 0) >= 2) {
            // Request, Reply, LocateRequest and LocateReply of 1.2 all begin with the request id
            if (length < MessageHeader.BYTES + 4) {
                buffer.release();
                throw MinorCode.PROTOCOL_ERROR.no("a fragment without a request id");
            }
            id =
                    MessageHeader.getInt(
                            bytes, MessageHeader.BYTES, MessageHeader.isLittleEndian(bytes, 0));
        } else if (MessageHeader.type(bytes, 0) > MessageHeader.REPLY) {
            int type = MessageHeader.type(bytes, 0);
            buffer.release();
            throw MinorCode.PROTOCOL_ERROR.no(
                    "a message of type " + type + " and GIOP 1.1 in fragments");
        }
        if (!fragments.begin(buffer, length, id)) {
            buffer.release();
            throw MinorCode.TOO_MANY_FRAGMENTS.no(
                    channel.peer()
                            + " began more than "
                            + limits.maxFragmentedMessages()
                            + " messages in fragments, or one of them twice"
                            + " (zen.maxFragmentedMessages)");
        }
    }
}
