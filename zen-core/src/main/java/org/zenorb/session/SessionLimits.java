package org.zenorb.session;

/**
 * The bounds of a connection, copied from the settings once.
 *
 * @param maxFragmentedMessages messages in fragments that may be under way at once
 * @param maxPendingRequests requests of ours that may wait for replies at once
 * @param writeTimeoutNs how long the peer may refuse to take bytes
 */
public record SessionLimits(
        int maxFragmentedMessages, int maxPendingRequests, long writeTimeoutNs) {}
