package org.zenorb.lane;

import org.zenorb.buffer.RequestBuffer;
import org.zenorb.session.GiopSession;

/**
 * Takes the requests that a lane has read. The server side of the ORB implements it.
 *
 * <p>Thread: the lane's; several at once.
 */
public interface RequestDispatcher {
    /** Whatever the dispatcher needs per lane thread, made once on that thread. */
    Object newFrame(LaneThread thread);

    /**
     * Looks at a Request message before later messages of its connection can be read; the message
     * remains the caller's. Throws nothing.
     */
    void onArrival(LaneThread thread, GiopSession session, RequestBuffer message, int length);

    /** Serves a Request message; owns the buffer. Throws nothing. */
    void onRequest(LaneThread thread, GiopSession session, RequestBuffer message, int length);

    /** Serves a LocateRequest message; owns the buffer. Throws nothing. */
    void onLocateRequest(LaneThread thread, GiopSession session, RequestBuffer message, int length);

    /** Refuses a Request because the lane is stalled; owns the buffer. Throws nothing. */
    void refuse(LaneThread thread, GiopSession session, RequestBuffer message, int length);

    /** The peer has cancelled a request. */
    void onCancel(GiopSession session, int requestId);

    /** A connection is over. */
    void onClosed(GiopSession session);
}
