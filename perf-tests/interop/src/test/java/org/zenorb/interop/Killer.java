package org.zenorb.interop;

import interop.ListenerPOA;

import java.io.IOException;

/**
 * Kills a server from inside of a callback: its call of the client is surely under way then.
 *
 * <p>Thread: any.
 */
final class Killer extends ListenerPOA {
    private final PeerProcess victim;

    Killer(PeerProcess victim) {
        this.victim = victim;
    }

    @Override
    public int ask(int n, String note) {
        try {
            victim.signal("KILL");
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return n;
    }

    @Override
    public void hint(int n) {}
}
