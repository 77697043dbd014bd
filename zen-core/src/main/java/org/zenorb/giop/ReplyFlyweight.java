package org.zenorb.giop;

/**
 * A Reply message, read where it lies.
 *
 * <pre>
 * GIOP 1.2                          GIOP 1.0 and 1.1
 *  request id         ulong          service contexts   sequence
 *  reply status       ulong          request id         ulong
 *  service contexts   sequence       reply status       ulong
 *  (align 8)          body                              body
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.3. Thread: the owner of the buffer.
 */
public final class ReplyFlyweight extends Flyweight {
    /** Reply status. */
    public static final int NO_EXCEPTION = 0;

    /** Reply status. */
    public static final int USER_EXCEPTION = 1;

    /** Reply status. */
    public static final int SYSTEM_EXCEPTION = 2;

    /** Reply status. */
    public static final int LOCATION_FORWARD = 3;

    /** Reply status, GIOP 1.2. */
    public static final int LOCATION_FORWARD_PERM = 4;

    /** Reply status, GIOP 1.2. */
    public static final int NEEDS_ADDRESSING_MODE = 5;

    private int requestId;
    private int status;

    /** Lays the flyweight over a whole message; false when its header is not sound. */
    public boolean wrap(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        if (version.contextsFirst) {
            skipContexts();
        }
        requestId = readInt();
        status = readInt();
        if (!version.contextsFirst) {
            skipContexts();
        }
        if (version.bodyAligned && position < limit) {
            align(8);
        }
        return valid && position <= limit;
    }

    /**
     * The request id of a Reply or LocateReply message, without reading the rest; the message must
     * be known to hold it.
     *
     * @return whether the id could be read, in the upper half; the id in the lower
     */
    public boolean wrapId(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        if (version.contextsFirst && MessageHeader.type(message, at) == MessageHeader.REPLY) {
            skipContexts();
        }
        requestId = readInt();
        return valid;
    }

    /** The request id. */
    public int requestId() {
        return requestId;
    }

    /** The reply status. */
    public int status() {
        return status;
    }

    /** Where the body begins. */
    public int bodyPosition() {
        return position;
    }
}
