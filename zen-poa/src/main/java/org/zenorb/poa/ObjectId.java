package org.zenorb.poa;

import java.util.Arrays;

/**
 * An object id as a map's key: a view of bytes that must not change while it is in use.
 *
 * <p>Thread: any; immutable.
 */
final class ObjectId {
    private final byte[] bytes;
    private final int offset;
    private final int length;
    private final int hash;

    ObjectId(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.offset = offset;
        this.length = length;
        int h = 1;
        for (int i = offset; i < offset + length; i++) {
            h = 31 * h + bytes[i];
        }
        this.hash = h;
    }

    ObjectId(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ObjectId o
                && o.hash == hash
                && Arrays.equals(
                        bytes, offset, offset + length, o.bytes, o.offset, o.offset + o.length);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
