package org.zenorb.cdr;

import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Writes a message of GIOP 1.1 in fragments that end anywhere, after the words of the specification
 * and with nothing of ZEN's streams: data is aligned to its place in its fragment, whose body
 * begins at place 12, and no primitive is broken.
 */
final class OldFragments {
    private final Random random;
    private final int length;
    private final boolean little;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<Integer> borders = new ArrayList<>();
    private int base;

    /**
     * A writer behind the message's header.
     *
     * @param length about how long each fragment is; 0 for one piece
     */
    OldFragments(Random random, int length, boolean little) {
        this(random, length, little, 12);
    }

    /** A writer of which the first octet has this place. */
    OldFragments(Random random, int length, boolean little, int place) {
        this.random = random;
        this.length = length;
        this.little = little;
        base = -place;
    }

    private void border() {
        base = bytes.size() - 12;
        borders.add(bytes.size());
    }

    private boolean isTime() {
        return length > 0 && random.nextInt(length) == 0;
    }

    /** The padding before a primitive; it may end a fragment, or be left away with one's end. */
    void align(int alignment) {
        if (isTime()) {
            border();
        }
        while ((bytes.size() - base) % alignment != 0) {
            bytes.write(0x5a);
        }
        if (isTime()) {
            border();
            while ((bytes.size() - base) % alignment != 0) {
                bytes.write(0xa5);
            }
        }
    }

    /** How many octets there are, without headers: what offsets and lengths of chunks count. */
    int size() {
        return bytes.size();
    }

    void octet(int value) {
        align(1);
        bytes.write(value);
    }

    void octets(byte[] value) {
        for (byte octet : value) {
            octet(octet);
        }
    }

    void two(int value) {
        align(2);
        bytes.writeBytes(buffer(2).putShort((short) value).array());
    }

    void four(int value) {
        align(4);
        bytes.writeBytes(buffer(4).putInt(value).array());
    }

    void eight(long value) {
        align(8);
        bytes.writeBytes(buffer(8).putLong(value).array());
    }

    void sequence(byte[] value) {
        four(value.length);
        octets(value);
    }

    private ByteBuffer buffer(int capacity) {
        return ByteBuffer.allocate(capacity)
                .order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }

    /** The header of a Request behind its GIOP header, with contexts that take some room. */
    void requestHeader(int id, String key, String operation) {
        int contexts = random.nextInt(4);
        four(contexts);
        for (int i = 0; i < contexts; i++) {
            four(1000 + i);
            sequence(new byte[random.nextInt(40)]);
        }
        four(id);
        octets(new byte[] {1, 0, 0, 0});
        sequence(key.getBytes(StandardCharsets.US_ASCII));
        sequence((operation + '\0').getBytes(StandardCharsets.US_ASCII));
        sequence(new byte[random.nextInt(5)]);
    }

    /** What was written in one piece, with other values in place of some. */
    byte[] toBytes(Map<Integer, Integer> patches) {
        byte[] all = bytes.toByteArray();
        ByteBuffer patched =
                ByteBuffer.wrap(all).order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        patches.forEach(patched::putInt);
        return all;
    }

    /** What was written, with other values in place of some. */
    List<byte[]> messages(int type, Map<Integer, Integer> patches) {
        byte[] all = toBytes(patches);
        List<byte[]> messages = new ArrayList<>();
        for (int i = 0; i <= borders.size(); i++) {
            int from = i == 0 ? 0 : borders.get(i - 1);
            int to = i == borders.size() ? all.length : borders.get(i);
            byte[] message = new byte[12 + to - from];
            MessageHeader.write(
                    message, 0, GiopVersion.V1_1, little, i == 0 ? type : MessageHeader.FRAGMENT);
            MessageHeader.putBodyBytes(message, 0, to - from);
            if (i < borders.size()) {
                message[6] |= 2;
            }
            System.arraycopy(all, from, message, 12, to - from);
            messages.add(message);
        }
        return messages;
    }
}
