package org.zenorb.session;

import org.zenorb.transport.TransportChannel;

import java.io.ByteArrayOutputStream;

/** A peer that takes as many bytes as the test lets it, and sends none. */
final class TakingChannel implements TransportChannel {
    final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    int room;

    @Override
    public int staged() {
        return 0;
    }

    @Override
    public int receive(long timeoutNs) {
        return 0;
    }

    @Override
    public boolean mayHaveMore() {
        return false;
    }

    @Override
    public void take(byte[] destination, int offset, int length) {
        throw new AssertionError("nothing is staged");
    }

    @Override
    public int send(byte[] source, int offset, int length, long stallNs, long deadlineNs) {
        int sent = Math.min(length, room);
        taken.write(source, offset, sent);
        room -= sent;
        return sent;
    }

    @Override
    public void endOutput() {
        // nobody looks
    }

    @Override
    public void shutdown() {
        // nobody waits
    }

    @Override
    public void close() {
        // nothing is held
    }

    @Override
    public String peer() {
        return "a peer that takes";
    }

    @Override
    public String local() {
        return "here";
    }
}
