package org.zenorb.giop;

/**
 * A LocateReply message, read where it lies.
 *
 * <pre>
 *  request id      ulong
 *  locate status   ulong
 *  body            a reference, a system exception or an addressing disposition
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.6. Thread: the owner of the buffer.
 */
public final class LocateReplyFlyweight extends Flyweight {
    /** Locate status. */
    public static final int UNKNOWN_OBJECT = 0;

    /** Locate status. */
    public static final int OBJECT_HERE = 1;

    /** Locate status. */
    public static final int OBJECT_FORWARD = 2;

    /** Locate status, GIOP 1.2. */
    public static final int OBJECT_FORWARD_PERM = 3;

    /** Locate status, GIOP 1.2. */
    public static final int SYSTEM_EXCEPTION = 4;

    /** Locate status, GIOP 1.2. */
    public static final int NEEDS_ADDRESSING_MODE = 5;

    private int requestId;
    private int status;

    /** Lays the flyweight over a whole message; false when its header is not sound. */
    public boolean wrap(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        requestId = readInt();
        status = readInt();
        return valid;
    }

    /** The request id. */
    public int requestId() {
        return requestId;
    }

    /** The locate status. */
    public int status() {
        return status;
    }

    /** Where the body begins. */
    public int bodyPosition() {
        return position;
    }
}
