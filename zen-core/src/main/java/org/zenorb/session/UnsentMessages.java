package org.zenorb.session;

import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.giop.FragmentCutter;
import org.zenorb.giop.MessageHeader;

import java.io.IOException;
import java.util.ArrayDeque;

/**
 * The ends of messages that go out in fragments and whose peer is slower than their sender. Each
 * gives one fragment in turn, so that none holds up another, nor what is short and comes later.
 *
 * <p>Owner of the buffers: this, until the last fragment of a message was given or {@link #discard}
 * is called. Thread: under the writer's lock.
 */
final class UnsentMessages {
    private static final class Rest {
        final RequestBuffer buffer;
        final boolean littleEndian;
        final int requestId;
        final int end;
        int at = FragmentCutter.HEADER_BYTES;

        Rest(RequestBuffer buffer, int end, boolean littleEndian, int requestId) {
            this.buffer = buffer;
            this.end = end;
            this.littleEndian = littleEndian;
            this.requestId = requestId;
        }
    }

    private final BufferPool buffers;
    private final FragmentCutter cutter;
    private final ArrayDeque<Rest> rests = new ArrayDeque<>();
    private long bytes;

    UnsentMessages(BufferPool buffers, FragmentCutter cutter) {
        this.buffers = buffers;
        this.cutter = cutter;
    }

    boolean isEmpty() {
        return bytes == 0;
    }

    /** How many bytes there are, without headers. */
    long bytes() {
        return bytes;
    }

    /** Adds a copy of a message's end, which begins where a fragment does; of GIOP 1.2. */
    void add(byte[] message, int from, int end) throws IOException {
        int length = end - from;
        RequestBuffer copy = UnsentBytes.lease(buffers, FragmentCutter.HEADER_BYTES + length);
        System.arraycopy(message, from, copy.bytes(), FragmentCutter.HEADER_BYTES, length);
        rests.add(
                new Rest(
                        copy,
                        FragmentCutter.HEADER_BYTES + length,
                        MessageHeader.isLittleEndian(message, 0),
                        FragmentCutter.requestId(message)));
        bytes += length;
    }

    /** Takes a part of a message's bytes as a whole message. */
    interface Output {
        void write(byte[] bytes, int from, int end) throws IOException;
    }

    /** Gives the next fragment. */
    void next(Output output) throws IOException {
        Rest rest = rests.remove();
        int to = cutter.endOfPart(rest.at, rest.end);
        byte[] all = rest.buffer.bytes();
        int from = cutter.open(all, rest.at, to, to < rest.end, rest.littleEndian, rest.requestId);
        try {
            output.write(all, from, to);
        } finally {
            cutter.close(all);
            bytes -= to - rest.at;
            rest.at = to;
            if (to < rest.end) {
                rests.add(rest);
            } else {
                rest.buffer.release();
            }
        }
    }

    /** Forgets all. */
    void discard() {
        while (!rests.isEmpty()) {
            rests.remove().buffer.release();
        }
        bytes = 0;
    }
}
