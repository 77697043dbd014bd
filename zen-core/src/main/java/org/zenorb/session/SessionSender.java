package org.zenorb.session;

import org.zenorb.buffer.FragmentCuts;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.FragmentCutter;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The sending half of a session: requests and replies, whole or in fragments, and the messages that
 * end them or the connection.
 *
 * <p>Guarantee: between two fragments of a message of GIOP 1.2 whoever waits to send comes first. A
 * CancelRequest never makes its sender wait.
 *
 * <p>Thread: any.
 */
final class SessionSender {
    private static final System.Logger LOGGER = System.getLogger(SessionSender.class.getName());
    private static final long CONTROL_NS = 100_000_000;
    private static final int CANCEL_BYTES = MessageHeader.BYTES + 4;

    private final GiopSession session;
    private final TransportChannel channel;
    private final SessionListener listener;
    private final SessionWriter writer;
    private final boolean queues;
    private final ConcurrentLinkedQueue<byte[]> cancels = new ConcurrentLinkedQueue<>();

    SessionSender(
            GiopSession session,
            TransportChannel channel,
            SessionListener listener,
            SessionWriter writer,
            boolean queues) {
        this.session = session;
        this.channel = channel;
        this.listener = listener;
        this.writer = writer;
        this.queues = queues;
    }

    /** Sends a message; {@link GiopSession#send(byte[], int, FragmentCuts, long)} says more. */
    GiopSession.Sent send(byte[] bytes, int length, FragmentCuts cuts, long deadlineNs)
            throws IOException {
        if (writer.cuts(bytes, length)) {
            if (MessageHeader.minor(bytes, 0) >= 2) {
                return sendInTurns(bytes, length, deadlineNs);
            }
            if (cuts != null && cuts.count() > 0) {
                return sendContiguous(bytes, length, cuts, deadlineNs);
            }
        }
        if (!writer.lock(deadlineNs)) {
            return GiopSession.Sent.NOT_IN_TIME;
        }
        try {
            return session.isOpen()
                    ? writer.write(bytes, length, deadlineNs)
                    : GiopSession.Sent.NOT_OPEN;
        } finally {
            unlock();
        }
    }

    private GiopSession.Sent sendContiguous(
            byte[] bytes, int length, FragmentCuts cuts, long deadlineNs) throws IOException {
        if (!writer.lock(deadlineNs)) {
            return GiopSession.Sent.NOT_IN_TIME;
        }
        try {
            return session.isOpen()
                    ? writer.writeAllParts(bytes, length, cuts, deadlineNs)
                    : GiopSession.Sent.NOT_OPEN;
        } finally {
            unlock();
        }
    }

    private GiopSession.Sent sendInTurns(byte[] bytes, int length, long deadlineNs)
            throws IOException {
        int from = 0;
        while (from < length) {
            if (!(from == 0 ? writer.lock(deadlineNs) : writer.lockInTurn(deadlineNs))) {
                return cutShort(bytes, from);
            }
            int next;
            try {
                if (!session.isOpen()) {
                    return GiopSession.Sent.NOT_OPEN;
                }
                next = writer.writePart(bytes, from, length, deadlineNs);
                if (queues && writer.hasRest()) {
                    writer.keepParts(bytes, next, length);
                    next = length;
                }
            } finally {
                unlock();
            }
            if (next <= from) {
                return cutShort(bytes, next < 0 ? 1 : from);
            }
            from = next;
        }
        return GiopSession.Sent.WHOLE;
    }

    /** A caller's time is up: what it has sent of a request is taken back, and never begun. */
    private GiopSession.Sent cutShort(byte[] bytes, int sent) {
        if (sent > 0) {
            cancel(FragmentCutter.requestId(bytes), GiopVersion.V1_2);
        }
        return GiopSession.Sent.NOT_IN_TIME;
    }

    /** Tells the server that nobody waits for a reply any more; waits for nothing. */
    void cancel(int requestId, GiopVersion version) {
        byte[] message = new byte[CANCEL_BYTES];
        MessageHeader.write(message, 0, version, false, MessageHeader.CANCEL_REQUEST);
        MessageHeader.putBodyBytes(message, 0, CANCEL_BYTES - MessageHeader.BYTES);
        MessageHeader.putInt(message, MessageHeader.BYTES, requestId, false);
        cancels.add(message);
        sendCancels();
    }

    /** Whoever has the lock does it on leaving, when it is not free now. */
    private void sendCancels() {
        while (!cancels.isEmpty() && writer.tryLock()) {
            try {
                byte[] message = cancels.poll();
                if (message != null && session.isOpen()) {
                    writer.writeOrKeep(message, 0, message.length);
                }
            } catch (IOException e) {
                // the reader sees the end of the connection too, and tells everybody
                LOGGER.log(Level.DEBUG, "no CancelRequest to a peer that is gone", e);
            } finally {
                boolean keepsNew = writer.takeNewRest();
                writer.unlock();
                if (keepsNew) {
                    listener.onUnsent(session);
                }
            }
        }
    }

    private void unlock() {
        boolean keepsNew = writer.takeNewRest();
        boolean resumes = writer.takeResume();
        boolean turnOver = writer.takeTurnOver();
        writer.unlock();
        if (!cancels.isEmpty()) {
            sendCancels();
        }
        session.freeIfOver();
        if (keepsNew) {
            listener.onUnsent(session);
        }
        if (turnOver) {
            listener.onOutputTurnOver(session);
        }
        if (resumes) {
            listener.onDrained(session);
        }
    }

    /** Sends a header alone, if the peer takes it soon: the connection ends after it anyway. */
    void sendControl(int type, GiopVersion version) {
        byte[] header = new byte[MessageHeader.BYTES];
        MessageHeader.write(header, 0, version, false, type);
        if (!writer.lock(System.nanoTime() + CONTROL_NS)) {
            return;
        }
        try {
            if (session.isOpen()) {
                GiopSession.Sent sent =
                        writer.write(header, header.length, System.nanoTime() + CONTROL_NS);
                LOGGER.log(Level.DEBUG, "control message {0} to {1}: {2}", type, channel, sent);
            }
        } catch (IOException e) {
            LOGGER.log(Level.DEBUG, "the peer is gone already", e);
        } finally {
            unlock();
        }
    }

    /**
     * Ends the output in good order.
     *
     * @return false when the peer still has to take what was sent before
     */
    boolean finish(Runnable begins) {
        if (!writer.lock(System.nanoTime() + CONTROL_NS)) {
            return false;
        }
        try {
            if (writer.hasRest()) {
                return false;
            }
            begins.run();
            return true;
        } finally {
            unlock();
        }
    }

    /** Sends on what was kept, as far as the peer takes it now and for one turn at most. */
    void flush() {
        long left = writer.turnBytes();
        try {
            boolean more = writer.hasRest();
            while (more) {
                writer.lock();
                try {
                    long before = writer.keptBytes();
                    more = session.isOpen() && writer.writeKept();
                    left -= before - writer.keptBytes();
                    if (more && left <= 0) {
                        writer.endTurn();
                        more = false;
                    }
                } finally {
                    unlock();
                }
            }
        } catch (IOException e) {
            session.breakOff(MinorCode.CONNECTION_LOST, e.getMessage(), false);
        }
    }

    /** Sends on what was kept, unless somebody is sending. */
    void poll() {
        if (!writer.hasRest() || !writer.tryLock()) {
            return;
        }
        try {
            boolean more = true;
            while (more) {
                more = writer.writeKept();
            }
        } catch (IOException e) {
            session.breakOff(MinorCode.CONNECTION_LOST, e.getMessage(), false);
        } finally {
            unlock();
        }
    }

    /** Whether the peer leaves so much that nothing more may be read from it for now. */
    boolean pausesReading() {
        if (!writer.isBacklogged()) {
            return false;
        }
        writer.lock();
        try {
            return writer.pauseReading();
        } finally {
            unlock();
        }
    }
}
