package org.zenorb.lane;

import org.zenorb.session.SessionLimits;

/**
 * How a lane is made; copied from the ORB's settings or from an RT-CORBA thread pool.
 *
 * @param name of at most 8 characters, part of the thread names
 * @param priority RTSJ priority of the threads; 0 for ordinary threads of the scheduler's norm
 * @param threads how many serve; never more
 * @param requestBufferBytes size of a request buffer
 * @param maxConnections connections accepted at once
 * @param stallTimeoutNs how long all threads may wait for nested calls before requests are refused
 * @param limits of each connection
 */
public record LaneSettings(
        String name,
        int priority,
        int threads,
        int requestBufferBytes,
        int maxConnections,
        long stallTimeoutNs,
        SessionLimits limits) {}
