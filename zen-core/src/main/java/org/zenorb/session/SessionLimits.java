package org.zenorb.session;

/**
 * The bounds of a connection, copied from the settings once.
 *
 * @param maxFragmentedMessages messages in fragments that may be under way at once
 * @param maxFragmentedBytes what these may take together
 * @param maxPendingRequests requests of ours that may wait for replies at once
 * @param writeTimeoutNs how long the peer may refuse to take bytes
 * @param fragmentBytes longer messages are sent in fragments of this length; 0 for never
 * @param maxQueuedReplyBytes replies that a client may leave before nothing more is read from it
 * @param outputTurnBytes how much of these one thread sends before others have their turn
 */
public record SessionLimits(
        int maxFragmentedMessages,
        int maxFragmentedBytes,
        int maxPendingRequests,
        long writeTimeoutNs,
        int fragmentBytes,
        int maxQueuedReplyBytes,
        int outputTurnBytes) {}
