package org.zenorb.giop;

/**
 * A Request message, read where it lies.
 *
 * <pre>
 * GIOP 1.2                          GIOP 1.0 and 1.1
 *  request id         ulong          service contexts   sequence
 *  response flags     octet          request id         ulong
 *  reserved           3 octets       response expected  boolean
 *  target             union          reserved           3 octets (1.1 only)
 *  operation          string         object key         sequence of octet
 *  service contexts   sequence       operation          string
 *  (align 8)          body           principal          sequence of octet
 *                                                       body
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.2. Thread: the owner of the buffer.
 */
public final class RequestFlyweight extends TargetedFlyweight {
    /** Addressing disposition: an object key. */
    public static final int KEY_ADDRESS = 0;

    /** Addressing disposition: a profile. */
    public static final int PROFILE_ADDRESS = 1;

    /** Addressing disposition: a reference, and which of its profiles. */
    public static final int REFERENCE_ADDRESS = 2;

    private int requestId;
    private int responseFlags;
    private int operationPosition;
    private int operationLength;

    /**
     * Lays the flyweight over a whole message.
     *
     * @param message holds the message, its header at {@code at}
     * @param messageLimit where it ends
     * @return whether all header fields are there and sound
     */
    public boolean wrap(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        if (version.contextsFirst) {
            skipContexts();
        }
        requestId = readInt();
        responseFlags = readOctet();
        skip(version.reservedOctets);
        readTarget();
        operationLength = readLength() - 1;
        operationPosition = position;
        skip(operationLength + 1);
        // the name ends with its null, which is not part of it
        if (operationLength < 0 || valid && bytes[operationPosition + operationLength] != 0) {
            valid = false;
        }
        if (version.hasPrincipal) {
            skip(readLength());
        } else {
            skipContexts();
        }
        if (version.bodyAligned && position < limit) {
            align(8);
        }
        return valid && position <= limit;
    }

    /** Reads the request id alone; false when it is not there. */
    public boolean wrapId(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        if (version.contextsFirst) {
            skipContexts();
        }
        requestId = readInt();
        return valid;
    }

    /** The request id. */
    public int requestId() {
        return requestId;
    }

    /** Whether the caller waits for a reply. */
    public boolean isResponseExpected() {
        // 1.2: 0 none, 1 with the ORB only, 3 with the target; 1.0 and 1.1: a boolean
        return responseFlags != 0;
    }

    /** Whether the reply is to tell how the upcall went, not merely that the request arrived. */
    public boolean isReplyFromTarget() {
        return version.addressesTarget ? (responseFlags & 3) == 3 : responseFlags != 0;
    }

    /** Where the operation's name lies. */
    public int operationPosition() {
        return operationPosition;
    }

    /** The length of the operation's name, without its null. */
    public int operationLength() {
        return operationLength;
    }

    /** Where the body begins. */
    public int bodyPosition() {
        return position;
    }
}
