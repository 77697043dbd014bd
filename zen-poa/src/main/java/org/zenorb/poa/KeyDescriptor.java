package org.zenorb.poa;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Where the parts of an object key lie.
 *
 * <pre>
 *   0  'Z' 'E' 'N' 1          magic and version
 *   4  flags                  bit 0 PERSISTENT, bit 1 path and id follow
 *   5  0 0 0
 *   8  incarnation            64 bits, big-endian as all that follows
 *  16  POA index              with the generation: a hint if path and id follow
 *  20  POA generation
 *  24  servant index          together the object id where no id follows
 *  28  servant generation
 *  32  count of POA names     u16; here and below only with bit 1
 *      names                  each u16 length, UTF-8
 *      id length              u32
 *      id
 * </pre>
 *
 * <p>Thread: any; static functions on the caller's bytes.
 */
final class KeyDescriptor {
    static final int FLAG_PERSISTENT = 1;
    static final int FLAG_PATH = 2;
    static final int HEADER_LENGTH = 32;

    /** The servant index that no slot has: a key without a hint. */
    static final int NO_INDEX = -1;

    private static final int MAGIC = 0x5A454E01;
    private static final int FLAGS = 4;
    private static final int INCARNATION = 8;
    private static final int POA_INDEX = 16;
    private static final int POA_GENERATION = 20;
    static final int SERVANT_INDEX = 24;
    private static final int SERVANT_GENERATION = 28;

    private static final VarHandle INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private KeyDescriptor() {}

    /** Whether the header is ours; says nothing about path and id. */
    static boolean isValid(byte[] key, int offset, int length) {
        if (length < HEADER_LENGTH || intAt(key, offset) != MAGIC) {
            return false;
        }
        int flagsWord = intAt(key, offset + FLAGS);
        int flags = flagsWord >>> 24;
        if ((flagsWord & 0x00FFFFFF) != 0 || (flags & ~(FLAG_PERSISTENT | FLAG_PATH)) != 0) {
            return false;
        }
        return (flags & FLAG_PATH) != 0 || length == HEADER_LENGTH;
    }

    static int flags(byte[] key, int offset) {
        return key[offset + FLAGS];
    }

    static long incarnation(byte[] key, int offset) {
        return (long) LONG.get(key, offset + INCARNATION);
    }

    static int poaIndex(byte[] key, int offset) {
        return intAt(key, offset + POA_INDEX);
    }

    static int poaGeneration(byte[] key, int offset) {
        return intAt(key, offset + POA_GENERATION);
    }

    static int servantIndex(byte[] key, int offset) {
        return intAt(key, offset + SERVANT_INDEX);
    }

    static int servantGeneration(byte[] key, int offset) {
        return intAt(key, offset + SERVANT_GENERATION);
    }

    /** Where the id's bytes begin if this path stands in the key and the lengths fit; else -1. */
    static int idOffset(byte[] key, int offset, int length, byte[] path) {
        int idAt = HEADER_LENGTH + path.length + 4;
        if (length < idAt
                || !Arrays.equals(
                        key,
                        offset + HEADER_LENGTH,
                        offset + HEADER_LENGTH + path.length,
                        path,
                        0,
                        path.length)
                || intAt(key, offset + HEADER_LENGTH + path.length) != length - idAt) {
            return -1;
        }
        return offset + idAt;
    }

    /**
     * The POA names of a key with path, root excluded, or null when the bytes are not a path and an
     * id that fill the key exactly.
     */
    static String[] pathOf(byte[] key, int offset, int length) {
        int end = offset + length;
        int at = offset + HEADER_LENGTH;
        if (end - at < 2) {
            return null;
        }
        int count = shortAt(key, at);
        at += 2;
        if (count * 2L > end - at) {
            return null;
        }
        String[] names = new String[count];
        for (int i = 0; i < count; i++) {
            if (end - at < 2 || end - at - 2 < shortAt(key, at)) {
                return null;
            }
            int nameLength = shortAt(key, at);
            names[i] = new String(key, at + 2, nameLength, StandardCharsets.UTF_8);
            at += 2 + nameLength;
        }
        return end - at >= 4 && intAt(key, at) == end - at - 4 ? names : null;
    }

    /** A key without path: the servant's index and generation are the id. */
    static byte[] shortKey(long incarnation, int poaIndex, int poaGeneration, long id) {
        byte[] key = new byte[HEADER_LENGTH];
        writeHeader(key, 0, incarnation, poaIndex, poaGeneration);
        LONG.set(key, SERVANT_INDEX, id);
        return key;
    }

    /** A key with path and id, and the place of the servant as a hint. */
    static byte[] longKey(
            int lifespanFlag,
            long incarnation,
            int poaIndex,
            int poaGeneration,
            int servantIndex,
            int servantGeneration,
            byte[] path,
            byte[] id) {
        byte[] key = new byte[HEADER_LENGTH + path.length + 4 + id.length];
        writeHeader(key, lifespanFlag | FLAG_PATH, incarnation, poaIndex, poaGeneration);
        INT.set(key, SERVANT_INDEX, servantIndex);
        INT.set(key, SERVANT_GENERATION, servantGeneration);
        System.arraycopy(path, 0, key, HEADER_LENGTH, path.length);
        INT.set(key, HEADER_LENGTH + path.length, id.length);
        System.arraycopy(id, 0, key, HEADER_LENGTH + path.length + 4, id.length);
        return key;
    }

    private static void writeHeader(
            byte[] key, int flags, long incarnation, int poaIndex, int poaGeneration) {
        INT.set(key, 0, MAGIC);
        key[FLAGS] = (byte) flags;
        LONG.set(key, INCARNATION, incarnation);
        INT.set(key, POA_INDEX, poaIndex);
        INT.set(key, POA_GENERATION, poaGeneration);
    }

    static int intAt(byte[] bytes, int at) {
        return (int) INT.get(bytes, at);
    }

    static long longAt(byte[] bytes, int at) {
        return (long) LONG.get(bytes, at);
    }

    static void putInt(byte[] bytes, int at, int value) {
        INT.set(bytes, at, value);
    }

    static void putLong(byte[] bytes, int at, long value) {
        LONG.set(bytes, at, value);
    }

    private static int shortAt(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }
}
