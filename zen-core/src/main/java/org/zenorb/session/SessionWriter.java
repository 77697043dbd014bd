package org.zenorb.session;

import org.omg.CORBA.SystemException;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The sending half of a session: whole messages, one after the other.
 *
 * <p>A sender whose time is up while its message is half sent leaves the rest here and goes; the
 * next sender, or the {@link SessionWatch}, sends the rest first. So a caller that gives up never
 * costs the others their connection; only a peer that takes nothing for the write time-out does.
 *
 * <p>Owner of the rest: this, until it is sent or {@link #discard} is called. Thread: any, holding
 * the lock where that is said.
 */
final class SessionWriter {
    private final TransportChannel channel;
    private final BufferPool buffers;
    private final long writeTimeoutNs;
    private final ReentrantLock lock = new ReentrantLock();

    // under the lock
    private RequestBuffer rest;
    private int restFrom;
    private int restEnd;
    private long restSinceNs;

    private volatile boolean hasRest;

    SessionWriter(TransportChannel channel, BufferPool buffers, long writeTimeoutNs) {
        this.channel = channel;
        this.buffers = buffers;
        this.writeTimeoutNs = writeTimeoutNs;
    }

    /** Whether a half sent message waits for somebody to send on. */
    boolean hasRest() {
        return hasRest;
    }

    void lock() {
        lock.lock();
    }

    /** Locks; false when the time was up first. */
    boolean lock(long deadlineNs) {
        if (lock.tryLock()) {
            return true;
        }
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

    /**
     * Sends a message; the lock is held.
     *
     * @throws IOException when the connection is broken, or the peer took nothing for the write
     *     time-out
     */
    GiopSession.Sent write(byte[] bytes, int length, long deadlineNs) throws IOException {
        if (rest != null && !writeRest(deadlineNs)) {
            checkIsLate(deadlineNs);
            return GiopSession.Sent.NOT_IN_TIME;
        }
        int sent = channel.send(bytes, 0, length, writeTimeoutNs, deadlineNs);
        if (sent == length) {
            return GiopSession.Sent.WHOLE;
        }
        checkIsLate(deadlineNs);
        if (sent == 0) {
            return GiopSession.Sent.NOT_IN_TIME;
        }
        keepRest(bytes, sent, length);
        return GiopSession.Sent.HALF_IN_TIME;
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

    private void keepRest(byte[] bytes, int from, int end) throws IOException {
        RequestBuffer kept = buffers.lease();
        try {
            System.arraycopy(bytes, from, kept.ensure(end - from, 0), 0, end - from);
        } catch (SystemException e) {
            kept.release();
            throw new IOException("a message stays half sent: " + e.getMessage(), e);
        }
        rest = kept;
        restFrom = 0;
        restEnd = end - from;
        restSinceNs = System.nanoTime();
        hasRest = true;
    }

    /** Sends what an earlier sender left; false when the time was up first. */
    boolean writeRest(long deadlineNs) throws IOException {
        int sent =
                channel.send(
                        rest.bytes(), restFrom, restEnd - restFrom, writeTimeoutNs, deadlineNs);
        restFrom += sent;
        if (restFrom == restEnd) {
            discard();
            return true;
        }
        long now = System.nanoTime();
        if (sent > 0) {
            restSinceNs = now;
        } else if (now - restSinceNs >= writeTimeoutNs) {
            throw stalled();
        }
        return false;
    }

    /** Sends on without waiting, unless somebody is sending. */
    void poll() throws IOException {
        if (lock.tryLock()) {
            try {
                if (rest != null) {
                    boolean unused = writeRest(System.nanoTime());
                }
            } finally {
                lock.unlock();
            }
        }
    }

    /** Gives the rest up; the lock is held. */
    void discard() {
        if (rest != null) {
            rest.release();
            rest = null;
            hasRest = false;
        }
    }
}
