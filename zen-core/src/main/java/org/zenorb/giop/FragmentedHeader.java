package org.zenorb.giop;

import org.zenorb.buffer.FragmentGaps;

import java.util.Arrays;

/**
 * The parts of a message of GIOP 1.1 that is coming in fragments: where they lie, and, once all are
 * there, the header fields of Request or Reply put side by side, so that they are read as those of
 * any other message.
 *
 * <p>A gap is at least four octets wide. Between two gaps the fields take as many octets side by
 * side as they took in the fragments, and behind a gap three more at the most, for another padding:
 * so they always find room before where they were read.
 *
 * <p>Thread: the connection's reader.
 */
final class FragmentedHeader {
    private static final int FIRST_CAPACITY = 16;
    private static final int MIN_GAP = 4;
    private static final int MOST_STEPS = 4096;

    private int[] ends = new int[FIRST_CAPACITY];
    private int[] starts = new int[FIRST_CAPACITY];
    private int parts;

    private byte[] bytes;
    private int length;
    private boolean littleEndian;
    private boolean moves;
    private boolean sound;
    private int steps;
    private int part;
    private int at;
    private int to;

    /** Another message begins. */
    void begin() {
        parts = 0;
    }

    /** How many gaps there are. */
    int gaps() {
        return parts;
    }

    /**
     * Where the next part of a message goes: four octets off a multiple of eight, as behind the 12
     * octets of a fragment's header.
     */
    static int startBehind(int end) {
        return (end + 7 & -8) + MIN_GAP;
    }

    /** Notes that a part ends and another one begins behind it. */
    void add(int end, int start) {
        if (parts == ends.length) {
            ends = Arrays.copyOf(ends, parts * 2);
            starts = Arrays.copyOf(starts, parts * 2);
        }
        ends[parts] = end;
        starts[parts++] = start;
    }

    /**
     * Puts the header fields of a whole message side by side.
     *
     * @return whether they are all there and sound
     */
    boolean join(byte[] message, int messageLength) {
        begin(message, messageLength, true);
        int unused = readId();
        if (MessageHeader.type(message, 0) == MessageHeader.REQUEST) {
            // whether a reply is expected, and three reserved octets
            take(4);
            take(readInt());
            take(readInt());
            take(readInt());
        } else {
            int status = readInt();
        }
        return sound;
    }

    /**
     * The request id of what has come so far; not found behind more contexts and parts than any
     * peer sends, since whoever cancels may ask for it again and again.
     *
     * @return the id, and whether it is there in the upper half
     */
    long requestId(byte[] message, int messageLength) {
        begin(message, messageLength, false);
        int id = readId();
        return sound ? 1L << 32 | id & 0xffff_ffffL : 0;
    }

    /** The length of the message, once joined. */
    int length() {
        return at == length ? to : length;
    }

    /** The gaps that are left, once joined; null for none. */
    FragmentGaps left() {
        if (at == length) {
            return null;
        }
        if (part < parts && at == ends[part]) {
            ends[part] = to;
            return new FragmentGaps(ends, starts, part, parts);
        }
        if (part == 0) {
            return new FragmentGaps(ends, starts, 0, parts);
        }
        // what is left of the part that the header ends in begins behind the header
        ends[part - 1] = to;
        starts[part - 1] = at;
        return new FragmentGaps(ends, starts, part - 1, parts);
    }

    private void begin(byte[] message, int messageLength, boolean move) {
        bytes = message;
        length = messageLength;
        littleEndian = MessageHeader.isLittleEndian(message, 0);
        moves = move;
        sound = true;
        steps = 0;
        part = 0;
        at = MessageHeader.BYTES;
        to = at;
    }

    private int readId() {
        int contexts = readInt();
        for (int i = 0; i < contexts && sound; i++) {
            int unused = readInt();
            take(readInt());
        }
        return readInt();
    }

    private int end() {
        return part == parts ? length : ends[part];
    }

    /** Goes on in the next part; false when there is none. */
    private boolean next() {
        if (part == parts || isTooFar()) {
            sound = false;
            return false;
        }
        at = starts[part++];
        return true;
    }

    private boolean isTooFar() {
        return !moves && steps++ > MOST_STEPS;
    }

    private int readInt() {
        if (isTooFar()) {
            sound = false;
            return 0;
        }
        int aligned = at + 3 & -4;
        while (aligned >= end()) {
            if (!next()) {
                return 0;
            }
            aligned = at;
        }
        if (aligned > end() - 4) {
            sound = false;
            return 0;
        }
        at = aligned;
        int value = MessageHeader.getInt(bytes, at, littleEndian);
        while ((to & 3) != 0) {
            put((byte) 0);
        }
        take(4);
        return value;
    }

    private void put(byte octet) {
        if (moves && to < at) {
            bytes[to] = octet;
        }
        to++;
    }

    /** Steps over octets, which move before the gaps. */
    private void take(int octets) {
        int left = octets;
        if (left < 0) {
            sound = false;
        }
        while (sound && left > 0) {
            int there = Math.min(left, end() - at);
            if (moves && to < at) {
                System.arraycopy(bytes, at, bytes, to, there);
            }
            at += there;
            to += there;
            left -= there;
            if (left > 0) {
                boolean unused = next();
            }
        }
    }
}
