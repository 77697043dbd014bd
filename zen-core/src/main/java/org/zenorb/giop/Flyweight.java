package org.zenorb.giop;

/**
 * A cursor over a message's header fields. Reading beyond the end makes the flyweight invalid
 * instead of throwing, so that a bad message costs no exception.
 *
 * <p>Thread: the owner of the buffer.
 */
abstract sealed class Flyweight
        permits TargetedFlyweight, ReplyFlyweight, LocateReplyFlyweight, CancelRequestFlyweight {
    byte[] bytes;
    int origin;
    int limit;
    boolean littleEndian;
    GiopVersion version;

    int position;
    boolean valid;

    int contextsPosition;
    int contextCount;

    final void begin(byte[] message, int at, int messageLimit) {
        bytes = message;
        origin = at;
        limit = messageLimit;
        littleEndian = MessageHeader.isLittleEndian(message, at);
        version = GiopVersion.ofMinor(MessageHeader.minor(message, at));
        position = at + MessageHeader.BYTES;
        valid = version != null;
    }

    /** The message's bytes, its header at {@link #origin()}. */
    public final byte[] bytes() {
        return bytes;
    }

    /** Where the message header begins. */
    public final int origin() {
        return origin;
    }

    /** Where the message ends. */
    public final int limit() {
        return limit;
    }

    /** The message's byte order. */
    public final boolean isLittleEndian() {
        return littleEndian;
    }

    /** The message's version. */
    public final GiopVersion version() {
        return version;
    }

    /** How many service contexts there are. */
    public final int contextCount() {
        return contextCount;
    }

    /** Where the count of the service contexts lies. */
    public final int contextsPosition() {
        return contextsPosition;
    }

    final void align(int boundary) {
        position = origin + (position - origin + boundary - 1 & -boundary);
    }

    final int readInt() {
        align(4);
        if (position > limit - 4) {
            valid = false;
            return 0;
        }
        int value = MessageHeader.getInt(bytes, position, littleEndian);
        position += 4;
        return value;
    }

    final int readOctet() {
        if (position >= limit) {
            valid = false;
            return 0;
        }
        return bytes[position++] & 0xff;
    }

    final int readShort() {
        align(2);
        int first = readOctet();
        int second = readOctet();
        return littleEndian ? second << 8 | first : first << 8 | second;
    }

    final void skip(int octets) {
        if (octets < 0 || octets > limit - position) {
            valid = false;
        } else {
            position += octets;
        }
    }

    /** Reads a length and checks it against what is there. */
    final int readLength() {
        int length = readInt();
        if (length < 0 || length > limit - position) {
            valid = false;
            return 0;
        }
        return length;
    }

    final void skipContexts() {
        align(4);
        contextsPosition = position;
        contextCount = readInt();
        // a context takes eight octets at least
        if (contextCount < 0 || contextCount > (limit - position) / 8) {
            valid = false;
            return;
        }
        for (int i = 0; i < contextCount && valid; i++) {
            readInt();
            skip(readLength());
        }
    }

    /**
     * Where the data of a service context lies: position in the upper, length in the lower half; -1
     * when there is none. The data is an encapsulation.
     */
    public final long findContext(int id) {
        int kept = position;
        position = contextsPosition + 4;
        long found = -1;
        for (int i = 0; i < contextCount; i++) {
            int contextId = readInt();
            int length = readLength();
            if (contextId == id) {
                found = (long) position << 32 | length;
                break;
            }
            skip(length);
        }
        position = kept;
        return found;
    }
}
