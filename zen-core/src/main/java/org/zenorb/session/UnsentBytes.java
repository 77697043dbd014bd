package org.zenorb.session;

import org.omg.CORBA.SystemException;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.util.ArrayDeque;

/**
 * Bytes that the peer has not taken yet, in the order in which it is to get them: the rest of a
 * message that is half on its way, and whole ones behind it.
 *
 * <p>Owner of the buffers: this, until their bytes are sent or {@link #discard} is called. Thread:
 * under the writer's lock.
 */
final class UnsentBytes {
    private static final class Piece {
        final RequestBuffer buffer;
        int from;
        int end;

        Piece(RequestBuffer buffer) {
            this.buffer = buffer;
        }
    }

    private final TransportChannel channel;
    private final BufferPool buffers;
    private final ArrayDeque<Piece> pieces = new ArrayDeque<>();
    private long bytes;

    UnsentBytes(TransportChannel channel, BufferPool buffers) {
        this.channel = channel;
        this.buffers = buffers;
    }

    boolean isEmpty() {
        return bytes == 0;
    }

    /** How many there are. */
    long bytes() {
        return bytes;
    }

    /**
     * Adds a copy of bytes.
     *
     * @throws IOException when there is no memory for them: the peer cannot get a whole message any
     *     more
     */
    void add(byte[] source, int from, int end) throws IOException {
        int length = end - from;
        Piece last = pieces.peekLast();
        if (last == null || last.buffer.capacity() - last.end < length) {
            last = new Piece(lease(buffers, length));
            pieces.add(last);
        }
        System.arraycopy(source, from, last.buffer.bytes(), last.end, length);
        last.end += length;
        bytes += length;
    }

    /** A buffer for so many bytes; an IOException when there is none. */
    static RequestBuffer lease(BufferPool buffers, int length) throws IOException {
        RequestBuffer buffer = buffers.lease();
        try {
            byte[] unused = buffer.ensure(length, 0);
            return buffer;
        } catch (SystemException e) {
            buffer.release();
            throw new IOException("a message stays half sent: " + e.getMessage(), e);
        }
    }

    /**
     * Sends what the peer takes.
     *
     * @param most how many bytes to send at most
     * @return how many bytes that were
     */
    long send(long stallNs, long deadlineNs, long most) throws IOException {
        long before = bytes;
        long last = before - Math.min(before, most);
        while (bytes > last) {
            Piece first = pieces.peek();
            int length = (int) Math.min(first.end - first.from, bytes - last);
            int sent = channel.send(first.buffer.bytes(), first.from, length, stallNs, deadlineNs);
            first.from += sent;
            bytes -= sent;
            if (sent < length) {
                break;
            }
            if (first.from == first.end) {
                pieces.remove().buffer.release();
            }
        }
        return before - bytes;
    }

    /** Forgets all. */
    void discard() {
        while (!pieces.isEmpty()) {
            pieces.remove().buffer.release();
        }
        bytes = 0;
    }
}
