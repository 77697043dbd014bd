package org.zenorb.jperf.position;

import org.zenorb.jperf.keyword.AsciiCase;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Reads what a key is looked up in: a {@code byte[]}, or a {@link ByteBuffer} whatever its position
 * and byte order. One method for both keeps each view a single piece of code; where calls are
 * inlined, the type is known and the choice costs nothing.
 *
 * <p>Thread: any.
 */
public final class Bytes {
    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BUFFER_LONG =
            MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BUFFER_INT =
            MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private Bytes() {}

    /** The byte at an index, as 0 to 255. */
    public static int unit(Object source, int index) {
        return (source instanceof byte[] array ? array[index] : ((ByteBuffer) source).get(index))
                & 0xff;
    }

    /** Four bytes, the first one lowest. */
    static int four(Object source, int index) {
        return source instanceof byte[] array
                ? (int) INT.get(array, index)
                : (int) BUFFER_INT.get((ByteBuffer) source, index);
    }

    /** Eight bytes, the first one lowest. */
    static long eight(Object source, int index) {
        return source instanceof byte[] array
                ? (long) LONG.get(array, index)
                : (long) BUFFER_LONG.get((ByteBuffer) source, index);
    }

    /**
     * True if the key stands in the source from {@code offset} on.
     *
     * @param ignoreCase true if upper case letters of ASCII are read as lower case ones
     */
    public static boolean isSame(byte[] key, Object source, int offset, boolean ignoreCase) {
        int i = 0;
        for (; i <= key.length - Long.BYTES; i += Long.BYTES) {
            long word = eight(source, offset + i);
            if (eight(key, i) != (ignoreCase ? AsciiCase.lower(word) : word)) {
                return false;
            }
        }
        for (; i < key.length; i++) {
            int unit = unit(source, offset + i);
            if ((key[i] & 0xff) != (ignoreCase ? AsciiCase.lower(unit) : unit)) {
                return false;
            }
        }
        return true;
    }
}
