package org.zenorb.giop;

/**
 * A LocateRequest message, read where it lies.
 *
 * <pre>
 *  request id   ulong
 *  target       GIOP 1.2: union by addressing disposition; 1.0 and 1.1: object key
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.5. Thread: the owner of the buffer.
 */
public final class LocateRequestFlyweight extends TargetedFlyweight {
    private int requestId;

    /** Lays the flyweight over a whole message; false when its header is not sound. */
    public boolean wrap(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        requestId = readInt();
        readTarget();
        return valid;
    }

    /** The request id. */
    public int requestId() {
        return requestId;
    }
}
