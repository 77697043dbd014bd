package org.zenorb.transport;

import java.io.IOException;

/** No connection could be made; the message names the address and the reason. */
public final class ConnectFailure extends IOException {
    private static final long serialVersionUID = 1L;

    private final boolean timedOut;

    /** A failure; {@code timedOut} when nobody answered in time, rather than somebody refusing. */
    public ConnectFailure(String message, boolean timedOut) {
        super(message);
        this.timedOut = timedOut;
    }

    /** Whether time ran out. */
    public boolean timedOut() {
        return timedOut;
    }
}
