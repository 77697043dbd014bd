package org.zenorb.session;

/**
 * Learns what happens to a connection beyond replies. Thread: the connection's reader, or whoever
 * closes.
 */
public interface SessionListener {
    /** The connection is over; called once. */
    void onClosed(GiopSession session);

    /** The peer has cancelled a request. */
    void onCancel(GiopSession session, int requestId);

    /** The peer does not take all that is sent to it; {@link GiopSession#flush} sends on. */
    void onUnsent(GiopSession session);

    /**
     * The peer would take more, but this thread has sent enough for one turn: somebody has to call
     * {@link GiopSession#flush}, for nothing else will announce it.
     */
    void onOutputTurnOver(GiopSession session);

    /** Reading may go on that {@link GiopSession#pausesReading} has paused. */
    void onDrained(GiopSession session);
}
