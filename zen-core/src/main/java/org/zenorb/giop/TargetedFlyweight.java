package org.zenorb.giop;

/**
 * A message that is sent to an object. In GIOP 1.2 the object may be named by its key, by a profile
 * of a reference or by a whole reference; whichever it is, the key is found where it lies.
 *
 * <pre>
 *  KEY_ADDRESS        object key        sequence of octet
 *  PROFILE_ADDRESS    profile           ulong tag, encapsulation
 *  REFERENCE_ADDRESS  selected profile  ulong
 *                     reference         string type, sequence of profile
 *
 *  the encapsulation of an IIOP profile: 1, minor version, string host, ushort port, object key
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, sections 9.4.2.2 and 9.7.2. Thread: the owner of the buffer.
 */
abstract sealed class TargetedFlyweight extends Flyweight
        permits RequestFlyweight, LocateRequestFlyweight {
    private static final int IIOP_PROFILE = 0;
    private static final int IIOP_MAJOR = 1;

    private int disposition;
    private boolean keyed;
    private int keyPosition;
    private int keyLength;

    /** Reads the target of a message of this version. */
    final void readTarget() {
        disposition = version.addressesTarget ? readShort() : RequestFlyweight.KEY_ADDRESS;
        keyed = false;
        keyPosition = position;
        keyLength = 0;
        switch (disposition) {
            case RequestFlyweight.KEY_ADDRESS -> {
                keyLength = readLength();
                keyPosition = position;
                keyed = valid;
                skip(keyLength);
            }
            case RequestFlyweight.PROFILE_ADDRESS -> readProfile(true);
            case RequestFlyweight.REFERENCE_ADDRESS -> readReference();
            default -> valid = false;
        }
    }

    private void readReference() {
        int selected = readInt();
        skip(readLength());
        int profiles = readInt();
        // a profile takes eight octets at least
        if (profiles < 0 || profiles > (limit - position) / 8) {
            valid = false;
        }
        for (int i = 0; i < profiles && valid; i++) {
            readProfile(i == selected);
        }
    }

    private void readProfile(boolean wanted) {
        int tag = readInt();
        int length = readLength();
        int end = position + length;
        if (valid && wanted && tag == IIOP_PROFILE) {
            readIiopProfile(end);
        }
        position = end;
    }

    /** Looks for the key in an encapsulation, whose own order and alignment hold in it. */
    private void readIiopProfile(int end) {
        int from = position;
        if (end - from < 3 || bytes[from + 1] != IIOP_MAJOR) {
            return;
        }
        boolean little = bytes[from] == 1;
        int at = skipOctets(from + 3, from, end, little);
        // the port, and what aligns it
        at = at < 0 ? at : from + (at - from + 1 & -2) + 2;
        int behind = skipOctets(at, from, end, little);
        if (behind >= 0) {
            keyPosition = from + (at - from + 3 & -4) + 4;
            keyLength = behind - keyPosition;
            keyed = true;
        }
    }

    /** Where a length and so many octets end; -1 when that is beyond the end. */
    private int skipOctets(int at, int from, int end, boolean little) {
        int lengthAt = from + (at - from + 3 & -4);
        if (at < 0 || lengthAt > end - 4) {
            return -1;
        }
        int length = MessageHeader.getInt(bytes, lengthAt, little);
        return length < 0 || length > end - lengthAt - 4 ? -1 : lengthAt + 4 + length;
    }

    /** How the target is addressed. */
    public final int disposition() {
        return disposition;
    }

    /**
     * Whether the key was found; not so for a profile that is none of IIOP 1, whose client has to
     * be asked for the key.
     */
    public final boolean hasKey() {
        return keyed;
    }

    /** Where the object key lies. */
    public final int keyPosition() {
        return keyPosition;
    }

    /** The object key's length; 0 when it was not found. */
    public final int keyLength() {
        return keyLength;
    }
}
