package org.zenorb.transport;

import java.io.IOException;

/**
 * One connection as a stream of bytes, whichever transport carries it.
 *
 * <p>Received bytes are staged inside the channel: {@link #receive} fetches what is there from the
 * kernel, {@link #take} copies it out. There is one reader and one writer at a time; who that is,
 * is the session's business. {@link #shutdown} may come from any thread and wakes both.
 *
 * <p>Guarantee: no method allocates except where it throws; interrupting a thread that waits here
 * neither closes the channel nor ends the wait.
 *
 * <p>Thread: receive, take and staged: the reader only. send: the writer only. shutdown and the
 * names: any. close: the last user.
 */
public interface TransportChannel {
    /** Does not wait. */
    long NOW = 0;

    /** Waits without limit. */
    long FOREVER = -1;

    /** Bytes received and not yet taken. */
    int staged();

    /**
     * Fetches bytes from the kernel into the (empty) stage.
     *
     * @param timeoutNs how long to wait for the first byte; {@link #NOW} or {@link #FOREVER}
     * @return bytes fetched; 0 when none came in time; -1 at the end of the stream
     */
    int receive(long timeoutNs) throws IOException;

    /** Whether the last {@link #receive} may have left bytes in the kernel. */
    boolean mayHaveMore();

    /** Copies staged bytes out; {@code length} must not exceed {@link #staged()}. */
    void take(byte[] destination, int offset, int length);

    /**
     * Sends bytes, all of them unless time runs out.
     *
     * @param stallNs how long the peer may refuse to take anything before this gives up
     * @param deadlineNs when this gives up in any case, on System.nanoTime's scale; Long.MAX_VALUE
     *     for never
     * @return how many were sent
     * @throws IOException when the connection is broken; an unknown part was sent
     */
    int send(byte[] source, int offset, int length, long stallNs, long deadlineNs)
            throws IOException;

    /** Tells the peer that nothing more will be sent; receiving goes on. The writer only. */
    void endOutput();

    /** Ends both directions: reader and writer wake up and see the end. Idempotent. */
    void shutdown();

    /** Frees the descriptor and the stage. Nobody may be inside any other method. Idempotent. */
    void close();

    /** The peer's address, for people. */
    String peer();

    /** This end's address, for people. */
    String local();
}
