package org.zenorb.session;

/**
 * Learns what has become of a request for whose reply no thread waits. Thread: the connection's
 * reader, or whoever closes or gives up; must return at once.
 */
public interface ReplyListener {
    /** The state is no longer WAITING; called once for each time the request was entered. */
    void onEnd(PendingReply reply);
}
