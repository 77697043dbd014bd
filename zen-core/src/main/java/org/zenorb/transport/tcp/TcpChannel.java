package org.zenorb.transport.tcp;

import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A TCP connection on a raw descriptor.
 *
 * <p>The stage and the bounce buffer for sending lie in one block outside the heap, so that the
 * kernel never touches Java objects and a garbage collection never waits for a system call.
 *
 * <pre>
 *      0  errno, pollfd of the reader      128  stage for received bytes
 *     64  errno, pollfd of the writer      128 + STAGE_BYTES  bounce buffer for sending
 * </pre>
 *
 * <p>Thread: as {@link TransportChannel} says.
 */
final class TcpChannel implements TransportChannel {
    private static final int STAGE_BYTES = 64 * 1024;
    private static final int BOUNCE_BYTES = 64 * 1024;
    private static final int POLLFD_OFFSET = 16;
    private static final int WRITER_OFFSET = 64;
    private static final int STAGE_OFFSET = 128;
    private static final long NS_PER_MS = 1_000_000L;

    private final int fd;
    private final String peer;
    private final String local;
    private final long block;
    private final long stage;
    private final long bounce;
    private final MemorySegment readerErrno;
    private final MemorySegment writerErrno;
    private final AtomicBoolean shut = new AtomicBoolean();
    private final AtomicBoolean closed = new AtomicBoolean();

    // the reader's
    private int taken;
    private int end;
    private boolean filled;

    TcpChannel(int fd, String peer, String local) {
        this.fd = fd;
        this.peer = peer;
        this.local = local;
        this.block = LinuxCalls.allocate(STAGE_OFFSET + STAGE_BYTES + BOUNCE_BYTES);
        this.stage = block + STAGE_OFFSET;
        this.bounce = stage + STAGE_BYTES;
        this.readerErrno = LinuxCalls.errnoSegment(block);
        this.writerErrno = LinuxCalls.errnoSegment(block + WRITER_OFFSET);
    }

    int fd() {
        return fd;
    }

    @Override
    public int staged() {
        return end - taken;
    }

    @Override
    public boolean mayHaveMore() {
        return filled;
    }

    @Override
    public int receive(long timeoutNs) throws IOException {
        assert taken == end : "receive with staged bytes";
        taken = 0;
        end = 0;
        if (timeoutNs > 0 && !poll(readerErrno, block, LinuxCalls.POLLIN, timeoutNs)) {
            return 0;
        }
        int flags = timeoutNs == FOREVER ? 0 : LinuxCalls.MSG_DONTWAIT;
        long n;
        try {
            n = (long) LinuxCalls.RECV_FAST.invokeExact(fd, stage, (long) STAGE_BYTES, flags);
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
        return n < 0 ? receiveAgain(flags) : received(n);
    }

    private int received(long n) {
        end = (int) n;
        filled = n == STAGE_BYTES;
        return n == 0 ? -1 : end;
    }

    /** Asks once more, for the bytes that have come since or for the reason why there are none. */
    private int receiveAgain(int flags) throws IOException {
        while (true) {
            long n;
            try {
                n =
                        (long)
                                LinuxCalls.RECV.invokeExact(
                                        readerErrno, fd, stage, (long) STAGE_BYTES, flags);
            } catch (Throwable t) {
                throw LinuxCalls.unexpected(t);
            }
            if (n >= 0) {
                return received(n);
            }
            filled = false;
            int errno = LinuxCalls.errno(readerErrno);
            if (errno == LinuxCalls.EAGAIN) {
                return 0;
            }
            if (errno != LinuxCalls.EINTR) {
                throw new IOException("receiving from " + peer + ": " + LinuxCalls.text(errno));
            }
        }
    }

    @Override
    public void take(byte[] destination, int offset, int length) {
        assert length <= end - taken : "take beyond the stage";
        LinuxCalls.copyOut(stage + taken, destination, offset, length);
        taken += length;
    }

    @Override
    public int send(byte[] source, int offset, int length, long stallNs, long deadlineNs)
            throws IOException {
        int done = 0;
        while (done < length) {
            int chunk = Math.min(length - done, BOUNCE_BYTES);
            LinuxCalls.copyIn(source, offset + done, bounce, chunk);
            int sent = sendBounced(chunk, stallNs, deadlineNs);
            done += sent;
            if (sent < chunk) {
                return done;
            }
        }
        return done;
    }

    private int sendBounced(int length, long stallNs, long deadlineNs) throws IOException {
        int flags = LinuxCalls.MSG_DONTWAIT | LinuxCalls.MSG_NOSIGNAL;
        long first;
        try {
            first = (long) LinuxCalls.SEND_FAST.invokeExact(fd, bounce, (long) length, flags);
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
        return first == length
                ? length
                : sendRest((int) Math.max(first, 0), length, stallNs, deadlineNs);
    }

    private int sendRest(int from, int length, long stallNs, long deadlineNs) throws IOException {
        int flags = LinuxCalls.MSG_DONTWAIT | LinuxCalls.MSG_NOSIGNAL;
        int sent = from;
        while (sent < length) {
            long n;
            try {
                n =
                        (long)
                                LinuxCalls.SEND.invokeExact(
                                        writerErrno,
                                        fd,
                                        bounce + sent,
                                        (long) (length - sent),
                                        flags);
            } catch (Throwable t) {
                throw LinuxCalls.unexpected(t);
            }
            if (n >= 0) {
                sent += (int) n;
                continue;
            }
            int errno = LinuxCalls.errno(writerErrno);
            if (errno == LinuxCalls.EAGAIN) {
                long waitNs =
                        deadlineNs == Long.MAX_VALUE
                                ? stallNs
                                : Math.min(stallNs, deadlineNs - System.nanoTime());
                if (waitNs <= 0
                        || !poll(writerErrno, block + WRITER_OFFSET, LinuxCalls.POLLOUT, waitNs)) {
                    return sent;
                }
            } else if (errno != LinuxCalls.EINTR) {
                throw new IOException("sending to " + peer + ": " + LinuxCalls.text(errno));
            }
        }
        return sent;
    }

    /** Waits for an event on the descriptor; false when the time is up. */
    private boolean poll(MemorySegment errnoSegment, long scratch, short events, long timeoutNs) {
        long pollfd = scratch + POLLFD_OFFSET;
        long deadline = timeoutNs < 0 ? 0 : System.nanoTime() + timeoutNs;
        long left = timeoutNs;
        while (true) {
            LinuxCalls.putInt(pollfd, fd);
            LinuxCalls.putShort(pollfd + 4, events);
            LinuxCalls.putShort(pollfd + 6, (short) 0);
            int timeoutMs =
                    timeoutNs < 0
                            ? -1
                            : (int) Math.min(Integer.MAX_VALUE, (left + NS_PER_MS - 1) / NS_PER_MS);
            int n;
            try {
                n = (int) LinuxCalls.POLL.invokeExact(errnoSegment, pollfd, 1L, timeoutMs);
            } catch (Throwable t) {
                throw LinuxCalls.unexpected(t);
            }
            if (n > 0) {
                return true;
            }
            if (timeoutNs >= 0) {
                left = deadline - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
            }
        }
    }

    @Override
    public void endOutput() {
        Descriptors.shutdown(fd, LinuxCalls.SHUT_WR);
    }

    @Override
    public void shutdown() {
        if (shut.compareAndSet(false, true)) {
            Descriptors.shutdown(fd, LinuxCalls.SHUT_RDWR);
        }
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            shut.set(true);
            Descriptors.close(fd);
            LinuxCalls.free(block);
        }
    }

    @Override
    public String peer() {
        return peer;
    }

    @Override
    public String local() {
        return local;
    }

    @Override
    public String toString() {
        return local + " -> " + peer;
    }
}
