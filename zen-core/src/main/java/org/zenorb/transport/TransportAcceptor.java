package org.zenorb.transport;

import java.io.IOException;

/**
 * A listening endpoint.
 *
 * <p>Thread: accept: one at a time; the rest: any.
 */
public interface TransportAcceptor {
    /** The next connection that waits, or null when there is none. Does not block. */
    TransportChannel accept() throws IOException;

    /** The host or address as it was asked for; empty for all interfaces. */
    String listenHost();

    /** The port that is really open. */
    int port();

    /** Closes the listening socket. Idempotent. */
    void close();
}
