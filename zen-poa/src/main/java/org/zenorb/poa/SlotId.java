package org.zenorb.poa;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The eight bytes of index and generation, as they stand in keys and in object ids.
 *
 * <p>Thread: any; static functions on the caller's bytes.
 */
final class SlotId {
    static final int LENGTH = Long.BYTES;

    /** An index that no slot has: of ids that were made without an object. */
    static final int UNBOUND = Integer.MAX_VALUE;

    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    private SlotId() {}

    static byte[] of(int index, int generation) {
        byte[] id = new byte[LENGTH];
        put(id, 0, index, generation);
        return id;
    }

    static void put(byte[] to, int offset, int index, int generation) {
        INT.set(to, offset, index);
        INT.set(to, offset + Integer.BYTES, generation);
    }

    static int index(byte[] bytes, int offset) {
        return (int) INT.get(bytes, offset);
    }

    static int generation(byte[] bytes, int offset) {
        return (int) INT.get(bytes, offset + Integer.BYTES);
    }
}
