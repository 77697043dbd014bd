package org.zenorb.invoke;

import org.zenorb.ior.CodeSetComponent;
import org.zenorb.session.SessionLimits;

/**
 * How calls are made; copied from the ORB's settings once.
 *
 * @param littleEndian byte order of requests
 * @param requestBufferBytes size of a frame's request buffer
 * @param connectTimeoutNs limit for making a connection, per address
 * @param requestTimeoutNs limit from sending a request to its reply; 0 for none
 * @param maxConnections connections made at once
 * @param maxForwards how often one call may be forwarded
 * @param virtualFrames frames that all virtual threads share
 * @param maxAsyncCalls asynchronous calls under way at once
 * @param replyThreads threads that call reply handlers
 * @param collocatedCopies whether calls within the process copy their parameters
 * @param locatesFirst whether a LocateRequest goes before the first request of a reference
 * @param codeSets what this ORB can write and read
 * @param limits of each connection
 */
public record InvokeSettings(
        boolean littleEndian,
        int requestBufferBytes,
        long connectTimeoutNs,
        long requestTimeoutNs,
        int maxConnections,
        int maxForwards,
        int virtualFrames,
        int maxAsyncCalls,
        int replyThreads,
        boolean collocatedCopies,
        boolean locatesFirst,
        CodeSetComponent codeSets,
        SessionLimits limits) {}
