package org.zenorb.fuzz;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.giop.RequestFlyweight;
import org.zenorb.session.GiopSession;
import org.zenorb.session.SessionLimits;
import org.zenorb.session.SessionListener;

import java.util.Arrays;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A connection on which messages and fragments of all versions come in any order, and what is read
 * of the requests that they make.
 *
 * <pre>
 *  operations  octet, and so many octets: what is read of each request
 *  messages    flags     octet: version 2 bits, little-endian, more fragments, type 3 bits
 *              length    octet, in fours
 *              body
 * </pre>
 *
 * <p>Thread: one at a time.
 */
final class AssemblyTarget {
    private static final int MOST_OPERATIONS = 32;
    private static final int BUFFERS = 8;
    private static final int MOST_BYTES = 1 << 16;
    private static final SessionLimits LIMITS =
            new SessionLimits(3, MOST_BYTES, 16, 1_000_000_000, 0, 1 << 16, 1 << 16);

    /** Held, so that its level stays: a connection that breaks a rule is worth a warning. */
    private static final Logger WARNINGS = Logger.getLogger(GiopSession.class.getName());

    static {
        WARNINGS.setLevel(Level.OFF);
    }

    private static final SessionListener NOBODY =
            new SessionListener() {
                @Override
                public void onClosed(GiopSession session) {
                    // the target looks for itself
                }

                @Override
                public void onCancel(GiopSession session, int requestId) {
                    // no request is served
                }

                @Override
                public void onUnsent(GiopSession session) {
                    // the peer takes everything
                }

                @Override
                public void onOutputTurnOver(GiopSession session) {
                    // the peer takes everything
                }

                @Override
                public void onDrained(GiopSession session) {
                    // reading is never paused
                }
            };

    private AssemblyTarget() {}

    static void read(byte[] data) {
        int count = data.length == 0 ? 0 : Math.min(data[0] & MOST_OPERATIONS - 1, data.length - 1);
        byte[] operations = data.length == 0 ? data : Arrays.copyOfRange(data, 1, 1 + count);
        LargeBufferPool large = new LargeBufferPool(MOST_BYTES, 0, 0);
        BufferPool buffers = new BufferPool(BUFFERS, 256, large, byte[]::new);
        SpokenChannel channel = new SpokenChannel(messages(data, Math.min(1 + count, data.length)));
        GiopSession session = new GiopSession(channel, buffers, NOBODY, LIMITS, null);
        Oracle.require(session.claim(), "somebody else reads");
        GiopSession.Event event = session.read(0, null);
        while (event != GiopSession.Event.CLOSED) {
            RequestBuffer message = session.message();
            int length = session.messageLength();
            try {
                if (event == GiopSession.Event.REQUEST) {
                    request(message, length, operations);
                }
            } finally {
                message.release();
            }
            event = session.read(0, null);
        }
        Oracle.require(session.release(), "more was reported");
        Oracle.require(large.leasedBytes() == 0, "large buffers are held");
        for (int i = 0; i < BUFFERS; i++) {
            RequestBuffer unused = buffers.lease();
        }
        Oracle.require(buffers.overflows() == 0, "buffers are held");
    }

    private static byte[] messages(byte[] data, int from) {
        byte[] spoken = new byte[data.length * (MessageHeader.BYTES + 1)];
        int to = 0;
        int at = from;
        while (at + 1 < data.length) {
            int flags = data[at];
            int length = Math.min((data[at + 1] & 0xff) * 4, data.length - at - 2);
            GiopVersion version = GiopVersion.ofMinor(flags & 3);
            MessageHeader.write(spoken, to, version, (flags & 4) != 0, flags >> 4 & 7);
            spoken[to + 6] |= (byte) ((flags & 8) != 0 ? 2 : 0);
            MessageHeader.putBodyBytes(spoken, to, length);
            System.arraycopy(data, at + 2, spoken, to + MessageHeader.BYTES, length);
            to += MessageHeader.BYTES + length;
            at += 2 + length;
        }
        return Arrays.copyOf(spoken, to);
    }

    private static void request(RequestBuffer message, int length, byte[] operations) {
        RequestFlyweight header = new RequestFlyweight();
        if (!header.wrap(message.bytes(), 0, length)) {
            return;
        }
        CdrInput in = new CdrInput(FuzzValues.REFERENCES);
        in.attach(
                message.bytes(),
                0,
                header.bodyPosition(),
                length,
                header.isLittleEndian(),
                header.version().minor(),
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        in.gaps(message.gaps());
        int before = in.available();
        Oracle.require(before >= 0 && before <= length, before + " octets are there");
        try {
            CdrTargets.operations(in, operations);
        } catch (org.omg.CORBA.SystemException e) {
            Oracle.require(e.minor != 0 || Oracle.isOfGeneratedCode(e), "no minor code in " + e);
        }
    }
}
