package org.zenorb.giop;

/**
 * A CancelRequest message: the id of a request whose reply nobody waits for any more.
 *
 * <pre>
 *  request id   ulong
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.4. Thread: the owner of the buffer.
 */
public final class CancelRequestFlyweight extends Flyweight {
    private int requestId;

    /** Lays the flyweight over a whole message; false when its header is not sound. */
    public boolean wrap(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        requestId = valid ? readInt() : 0;
        return valid;
    }

    /** The request id. */
    public int requestId() {
        return requestId;
    }
}
