package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * Reads fragments of GIOP 1.1 after the words of the specification and with nothing of ZEN's
 * streams. It is as strict as omniORB: where a fragment ends, the next primitive would have begun
 * exactly there, if the fragment had gone on, and arrays of eight octets each lie in one fragment.
 */
final class OldFragmentsReader {
    private final List<byte[]> messages;
    private final ByteOrder order;
    private int index;
    private int place = 12;

    OldFragmentsReader(List<byte[]> messages) {
        this.messages = messages;
        order = (messages.get(0)[6] & 1) != 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        for (int i = 0; i < messages.size(); i++) {
            byte[] each = messages.get(i);
            assertEquals(1, each[5]);
            assertEquals(i < messages.size() - 1, (each[6] & 2) != 0, "fragment " + i);
            assertEquals(i > 0, each[7] == 7);
            assertEquals(each.length - 12, ByteBuffer.wrap(each).order(order).getInt(8));
        }
    }

    private int claim(int octets) {
        int aligned = (place + octets - 1) / octets * octets;
        int end = messages.get(index).length;
        if (aligned + octets > end) {
            assertEquals(end, aligned, "a primitive is broken, or padding is");
            index++;
            assertTrue(index < messages.size(), "the message is too short");
            place = 12;
            return claim(octets);
        }
        place = aligned + octets;
        return aligned;
    }

    private ByteBuffer here() {
        return ByteBuffer.wrap(messages.get(index)).order(order);
    }

    byte octet() {
        int at = claim(1);
        return here().get(at);
    }

    byte[] octets(int count) {
        byte[] octets = new byte[count];
        for (int i = 0; i < count; i++) {
            octets[i] = octet();
        }
        return octets;
    }

    short two() {
        int at = claim(2);
        return here().getShort(at);
    }

    int four() {
        int at = claim(4);
        return here().getInt(at);
    }

    long eight() {
        int at = claim(8);
        return here().getLong(at);
    }

    /** An array. */
    long[] eights(int count) {
        long[] all = new long[count];
        int in = index;
        for (int i = 0; i < count; i++) {
            all[i] = eight();
            assertEquals(in, index, "an array is cut, or cut off from what stands before it");
        }
        return all;
    }

    byte[] sequence() {
        return octets(four());
    }

    /** Whether all was read. */
    boolean isAtEnd() {
        return index == messages.size() - 1 && place == messages.get(index).length;
    }
}
