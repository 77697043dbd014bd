package org.zenorb.transport;

import java.io.IOException;

/**
 * A way to move bytes between processes.
 *
 * <p>Thread: any.
 */
public interface Transport {
    /**
     * Connects.
     *
     * @param timeoutNs limit for name look-up and connecting together, per address
     * @throws ConnectFailure when no address of the host takes the connection; nothing was sent
     */
    TransportChannel connect(String host, int port, long timeoutNs) throws ConnectFailure;

    /**
     * Listens.
     *
     * @param host an address or name of this machine; empty for all interfaces
     * @param port 0 for a free one
     * @throws IOException with a message that names the endpoint
     */
    TransportAcceptor listen(String host, int port, int backlog) throws IOException;

    /** A new, empty readiness set. */
    ReadinessSet newReadinessSet();
}
