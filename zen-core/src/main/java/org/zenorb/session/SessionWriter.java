package org.zenorb.session;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.FragmentCuts;
import org.zenorb.giop.FragmentCutter;
import org.zenorb.giop.MessageHeader;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Puts messages on a connection, one after the other, and keeps what the peer does not take.
 *
 * <p>A caller whose time is up while its message is half sent leaves the rest here and goes; the
 * next sender, or the {@link SessionWatch}, sends the rest first. So a caller that gives up never
 * costs the others their connection; only a peer that takes nothing for the write time-out does. A
 * server does not wait for its clients at all: whatever one does not take at once is left here.
 *
 * <p>The lock is fair to those who ask for it in turn, so that a message in fragments lets others
 * pass between them.
 *
 * <p>Owner of what is left: this, until it is sent or {@link #discard} is called. Thread: any,
 * holding the lock where nothing else is said.
 */
final class SessionWriter {
    private static final long NOW = 0;

    private final TransportChannel channel;
    private final long writeTimeoutNs;
    private final long maxQueuedBytes;
    private final long turnBytes;
    private final boolean queues;
    private final ReentrantLock lock = new ReentrantLock(true);
    private final FragmentCutter cutter;
    private final UnsentBytes unsent;
    private final UnsentMessages later;

    private long unsentSinceNs;
    private boolean reported;
    private boolean readingPaused;
    private boolean turnOver;

    private volatile boolean hasRest;
    private volatile boolean backlogged;

    /**
     * A writer.
     *
     * @param queues whether nobody waits for the peer
     */
    SessionWriter(
            TransportChannel channel, BufferPool buffers, SessionLimits limits, boolean queues) {
        this.channel = channel;
        this.writeTimeoutNs = limits.writeTimeoutNs();
        this.maxQueuedBytes = limits.maxQueuedReplyBytes();
        // a caller sends no more than its own request and the rest of one
        this.turnBytes = queues ? limits.outputTurnBytes() : Long.MAX_VALUE;
        this.queues = queues;
        this.cutter = new FragmentCutter(limits.fragmentBytes());
        this.unsent = new UnsentBytes(channel, buffers);
        this.later = new UnsentMessages(buffers, cutter);
    }

    // ---------------------------------------------------------------- without the lock

    /** Whether something is left to be sent. */
    boolean hasRest() {
        return hasRest;
    }

    /** Whether more is left than the peer may leave. */
    boolean isBacklogged() {
        return backlogged;
    }

    /** Whether the message goes out in fragments. */
    boolean cuts(byte[] message, int length) {
        return cutter.cuts(message, length);
    }

    // ---------------------------------------------------------------- the lock

    /** Locks, after those who wait for it. */
    void lock() {
        lock.lock();
    }

    /** Locks if nobody has the lock. */
    boolean tryLock() {
        return lock.tryLock();
    }

    /** Locks; before those who wait if it is free just now; false when the time was up first. */
    boolean lock(long deadlineNs) {
        return lock.tryLock() || lockInTurn(deadlineNs);
    }

    /** Locks, after those who wait for it; false when the time was up first. */
    boolean lockInTurn(long deadlineNs) {
        if (deadlineNs == Long.MAX_VALUE) {
            lock.lock();
            return true;
        }
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return lock.tryLock(deadlineNs - System.nanoTime(), TimeUnit.NANOSECONDS);
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

    void unlock() {
        lock.unlock();
    }

    // ---------------------------------------------------------------- under the lock

    /**
     * Sends a message, or leaves it here when the peer is never waited for.
     *
     * @throws IOException when the connection is broken, or the peer took nothing for the write
     *     time-out
     */
    GiopSession.Sent write(byte[] bytes, int length, long deadlineNs) throws IOException {
        return write(bytes, 0, length, deadlineNs);
    }

    private GiopSession.Sent write(byte[] bytes, int from, int end, long deadlineNs)
            throws IOException {
        if (queues) {
            writeOrKeep(bytes, from, end);
            return GiopSession.Sent.WHOLE;
        }
        if (!unsent.isEmpty() && !writeUnsent(writeTimeoutNs, deadlineNs)) {
            checkIsLate(deadlineNs);
            return GiopSession.Sent.NOT_IN_TIME;
        }
        int sent = channel.send(bytes, from, end - from, writeTimeoutNs, deadlineNs);
        if (sent == end - from) {
            return GiopSession.Sent.WHOLE;
        }
        checkIsLate(deadlineNs);
        if (sent == 0) {
            return GiopSession.Sent.NOT_IN_TIME;
        }
        keep(bytes, from + sent, end);
        return GiopSession.Sent.HALF_IN_TIME;
    }

    /** Sends what the peer takes at once and keeps the rest, behind what is kept already. */
    void writeOrKeep(byte[] bytes, int from, int end) throws IOException {
        int at = from;
        if (unsent.isEmpty() || writeUnsent(NOW, Long.MAX_VALUE)) {
            at += channel.send(bytes, from, end - from, NOW, Long.MAX_VALUE);
        }
        if (at < end) {
            keep(bytes, at, end);
        }
    }

    /**
     * Sends one part of a message of GIOP 1.2 that is cut.
     *
     * @return where the next part begins; {@code from} when the time was up, and nothing of this
     *     part was sent; minus one when part of it was, and the rest will follow
     */
    int writePart(byte[] message, int from, int length, long deadlineNs) throws IOException {
        int to = cutter.endOfPart(from, length);
        int at = 0;
        if (from == 0) {
            cutter.openFirst(message, to);
        } else {
            at =
                    cutter.open(
                            message,
                            from,
                            to,
                            to < length,
                            MessageHeader.isLittleEndian(message, 0),
                            FragmentCutter.requestId(message));
        }
        GiopSession.Sent sent;
        try {
            sent = write(message, at, to, deadlineNs);
        } finally {
            cutter.close(message);
        }
        return switch (sent) {
            case WHOLE -> to;
            case HALF_IN_TIME -> -1;
            default -> from;
        };
    }

    /** Keeps the end of a message of which the parts before {@code from} were written. */
    void keepParts(byte[] message, int from, int length) throws IOException {
        if (from < length) {
            later.add(message, from, length);
            onKept();
        }
    }

    /**
     * Sends all parts of a message of GIOP 1.1, where nothing may stand between them: the rest
     * follows without the caller when its time is up.
     */
    GiopSession.Sent writeAllParts(byte[] message, int length, FragmentCuts cuts, long deadlineNs)
            throws IOException {
        int parts = parts(cuts, length);
        for (int part = 0; part < parts; part++) {
            int at = openPart(message, length, cuts, part, parts);
            GiopSession.Sent sent;
            try {
                sent = write(message, at, endOfPart(cuts, part, parts, length), deadlineNs);
            } finally {
                cutter.close(message);
            }
            if (sent == GiopSession.Sent.NOT_IN_TIME && part == 0) {
                return sent;
            }
            if (sent != GiopSession.Sent.WHOLE) {
                int next = sent == GiopSession.Sent.HALF_IN_TIME ? part + 1 : part;
                keepAllParts(message, length, cuts, next, parts);
                return GiopSession.Sent.HALF_IN_TIME;
            }
        }
        return GiopSession.Sent.WHOLE;
    }

    private void keepAllParts(byte[] message, int length, FragmentCuts cuts, int from, int parts)
            throws IOException {
        for (int part = from; part < parts; part++) {
            int at = openPart(message, length, cuts, part, parts);
            try {
                keep(message, at, endOfPart(cuts, part, parts, length));
            } finally {
                cutter.close(message);
            }
        }
    }

    /** How many parts there are; a cut at the very end makes none. */
    private static int parts(FragmentCuts cuts, int length) {
        int count = cuts.count();
        while (count > 0 && cuts.cut(count - 1) >= length) {
            count--;
        }
        return count + 1;
    }

    private static int endOfPart(FragmentCuts cuts, int part, int parts, int length) {
        return part == parts - 1 ? length : cuts.cut(part);
    }

    /** Writes the header of a part; returns where it begins. */
    private int openPart(byte[] message, int length, FragmentCuts cuts, int part, int parts) {
        int to = endOfPart(cuts, part, parts, length);
        if (part == 0) {
            cutter.openFirst(message, to);
            return 0;
        }
        boolean little = MessageHeader.isLittleEndian(message, 0);
        return cutter.openOld(message, cuts.cut(part - 1), to, part < parts - 1, little);
    }

    /** Nothing moves, and it is not that the caller's time is up: then it is the peer's fault. */
    private void checkIsLate(long deadlineNs) throws IOException {
        if (deadlineNs == Long.MAX_VALUE || deadlineNs - System.nanoTime() > 0) {
            throw stalled();
        }
    }

    private IOException stalled() {
        return new IOException(
                channel.peer()
                        + " took no bytes for "
                        + TimeUnit.NANOSECONDS.toMillis(writeTimeoutNs)
                        + " ms (zen.writeTimeoutMs)");
    }

    private void keep(byte[] bytes, int from, int end) throws IOException {
        if (!hasRest) {
            unsentSinceNs = System.nanoTime();
        }
        unsent.add(bytes, from, end);
        onKept();
    }

    private void onKept() {
        hasRest = true;
        backlogged = keptBytes() > maxQueuedBytes;
    }

    /** Sends what is kept of messages that were begun; false when the time was up first. */
    private boolean writeUnsent(long stallNs, long deadlineNs) throws IOException {
        long sent = unsent.send(stallNs, deadlineNs, turnBytes);
        turnOver = sent == turnBytes;
        backlogged = keptBytes() > maxQueuedBytes;
        if (unsent.isEmpty() && later.isEmpty()) {
            hasRest = false;
            reported = false;
        }
        if (sent > 0) {
            unsentSinceNs = System.nanoTime();
        } else if (System.nanoTime() - unsentSinceNs >= writeTimeoutNs) {
            throw stalled();
        }
        return unsent.isEmpty();
    }

    /** Sends a bit of what is kept without waiting; whether it is worth going on at once. */
    boolean writeKept() throws IOException {
        if (!hasRest || !unsent.isEmpty() && !writeUnsent(NOW, Long.MAX_VALUE)) {
            return false;
        }
        if (later.isEmpty()) {
            return false;
        }
        later.next(this::writeOrKeep);
        backlogged = keptBytes() > maxQueuedBytes;
        hasRest = !unsent.isEmpty() || !later.isEmpty();
        reported &= hasRest;
        return hasRest && unsent.isEmpty();
    }

    /** Leaves what the peer would take to another turn. */
    void endTurn() {
        turnOver = true;
    }

    /** Whether something is left that the peer would take, as far as is known. */
    boolean takeTurnOver() {
        boolean over = turnOver && hasRest;
        turnOver = false;
        return over;
    }

    /** How many bytes one thread sends of what is kept before others have their turn. */
    long turnBytes() {
        return turnBytes;
    }

    /** How many bytes are kept. */
    long keptBytes() {
        return unsent.bytes() + later.bytes();
    }

    /** Whether a rest is there that the caller has to report. */
    boolean takeNewRest() {
        boolean news = hasRest && !reported;
        reported |= news;
        return news;
    }

    /** Notes that nothing more is read from the peer; false when there is no need to. */
    boolean pauseReading() {
        readingPaused = backlogged;
        return readingPaused;
    }

    /** Whether reading may go on that was paused. */
    boolean takeResume() {
        boolean resumes = readingPaused && !backlogged;
        readingPaused &= !resumes;
        return resumes;
    }

    /** Gives up what is kept. */
    void discard() {
        unsent.discard();
        later.discard();
        hasRest = false;
        backlogged = false;
    }
}
