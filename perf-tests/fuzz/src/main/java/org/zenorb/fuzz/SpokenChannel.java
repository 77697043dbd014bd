package org.zenorb.fuzz;

import org.zenorb.transport.TransportChannel;

/** A peer that has sent all it will, and takes whatever is sent to it. Thread: one at a time. */
final class SpokenChannel implements TransportChannel {
    private final byte[] spoken;
    private int at;
    private boolean arrived;

    SpokenChannel(byte[] spoken) {
        this.spoken = spoken;
    }

    @Override
    public int staged() {
        return arrived ? spoken.length - at : 0;
    }

    @Override
    public int receive(long timeoutNs) {
        int before = staged();
        arrived = true;
        return staged() > before ? staged() : -1;
    }

    @Override
    public boolean mayHaveMore() {
        return false;
    }

    @Override
    public void take(byte[] destination, int offset, int length) {
        System.arraycopy(spoken, at, destination, offset, length);
        at += length;
    }

    @Override
    public int send(byte[] source, int offset, int length, long stallNs, long deadlineNs) {
        return length;
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
        return "a peer that has spoken";
    }

    @Override
    public String local() {
        return "here";
    }
}
