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
public final class LocateRequestFlyweight extends Flyweight {
    private int requestId;
    private int disposition;
    private int keyPosition;
    private int keyLength;

    /** Lays the flyweight over a whole message; false when its header is not sound. */
    public boolean wrap(byte[] message, int at, int messageLimit) {
        begin(message, at, messageLimit);
        if (!valid) {
            return false;
        }
        requestId = readInt();
        disposition = version.addressesTarget ? readShort() : RequestFlyweight.KEY_ADDRESS;
        keyPosition = position;
        keyLength = 0;
        if (disposition == RequestFlyweight.KEY_ADDRESS) {
            keyLength = readLength();
            keyPosition = position;
            skip(keyLength);
        }
        return valid;
    }

    /** The request id. */
    public int requestId() {
        return requestId;
    }

    /** How the target is addressed. */
    public int disposition() {
        return disposition;
    }

    /** Where the object key lies. */
    public int keyPosition() {
        return keyPosition;
    }

    /** The object key's length. */
    public int keyLength() {
        return keyLength;
    }
}
