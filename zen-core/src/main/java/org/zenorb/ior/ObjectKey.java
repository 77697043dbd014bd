package org.zenorb.ior;

import org.zenorb.error.MinorCode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * ZEN's object key, read where it lies.
 *
 * <pre>
 *   0                 1                 2                 3
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |       'Z'       |       'E'       |       'N'       |    version 1    |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |      flags      |            seal: 0 without PATH                    |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |                              incarnation                              |
 *  |                                                                       |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |                               POA index                               |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |                            POA generation                             |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |                             servant index                             |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |                          servant generation                           |
 *  +-----------------+-----------------+-----------------+-----------------+
 *  |   with PATH:  u16 number of POA names, each u16 length and UTF-8;     |
 *  |               u32 length of the object id, the id                     |
 *  +-----------------------------------------------------------------------+
 * </pre>
 *
 * <p>All numbers are big-endian. Flags: bit 0 PERSISTENT, bit 1 PATH (names and id follow); a
 * PERSISTENT key always has PATH. Without PATH servant index and generation are the object id; with
 * it they are a hint, and {@link #NO_INDEX} says that there is none. The seal is a cyclic
 * redundancy check of all that follows the header: whoever goes by names and id instead of the hint
 * looks at it first, so that a damaged key does not become the key of another object.
 *
 * <p>Guarantee: {@link #check} and {@link #isSealIntact} together accept exactly the keys that an
 * encoder here can make; the readers allocate nothing and are for checked keys only.
 *
 * <p>Thread: any; static functions on the caller's bytes.
 */
public final class ObjectKey {
    /** {@link #check}: not one of ZEN's; a plain name or another ORB's. */
    public static final int FOREIGN = 0;

    /** {@link #check}: begins as ZEN's do and is none. */
    public static final int MALFORMED = 1;

    /** {@link #check}: indices only. */
    public static final int SHORT = 2;

    /** {@link #check}: indices, path and id. */
    public static final int LONG = 3;

    /** Flag: the object outlives its server process. */
    public static final int FLAG_PERSISTENT = 1;

    /** Flag: POA names and object id follow. */
    public static final int FLAG_PATH = 2;

    /** Length of a short key, and of what every key begins with. */
    public static final int HEADER_BYTES = 32;

    /** The servant index of a key that has no hint. */
    public static final int NO_INDEX = -1;

    /** Where the flags stand. */
    public static final int FLAGS_OFFSET = 4;

    /** Where the incarnation stands. */
    public static final int INCARNATION_OFFSET = 8;

    /** Where the POA's index stands. */
    public static final int POA_INDEX_OFFSET = 16;

    /** Where the POA's generation stands. */
    public static final int POA_GENERATION_OFFSET = 20;

    /** Where the servant's index stands. */
    public static final int SERVANT_INDEX_OFFSET = 24;

    /** Where the servant's generation stands. */
    public static final int SERVANT_GENERATION_OFFSET = 28;

    private static final int SEAL_MASK = 0xffffff;
    private static final int MAGIC = 0x5a454e01;
    private static final VarHandle INTS =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private ObjectKey() {}

    /** Whether the bytes begin as ZEN's keys do. */
    public static boolean isZen(byte[] bytes, int offset, int length) {
        return length >= 4 && (int) INTS.get(bytes, offset) == MAGIC;
    }

    /**
     * What the bytes are.
     *
     * @return {@link #FOREIGN}, {@link #MALFORMED}, {@link #SHORT} or {@link #LONG}
     */
    public static int check(byte[] bytes, int offset, int length) {
        if (!isZen(bytes, offset, length)) {
            return FOREIGN;
        }
        if (length < HEADER_BYTES || poaIndex(bytes, offset) < 0) {
            return MALFORMED;
        }
        int flagsAndSeal = (int) INTS.get(bytes, offset + FLAGS_OFFSET);
        int index = servantIndex(bytes, offset);
        if (flagsAndSeal == 0) {
            return length == HEADER_BYTES && index >= 0 ? SHORT : MALFORMED;
        }
        int flags = flagsAndSeal >>> 24;
        boolean known = flags == FLAG_PATH || flags == (FLAG_PATH | FLAG_PERSISTENT);
        return known && index >= NO_INDEX && idOffset(bytes, offset, length) >= 0
                ? LONG
                : MALFORMED;
    }

    /** Whether the object outlives its server process. */
    public static boolean isPersistent(byte[] bytes, int offset) {
        return (bytes[offset + FLAGS_OFFSET] & FLAG_PERSISTENT) != 0;
    }

    /** Whether POA names and object id follow the header. */
    public static boolean hasPath(byte[] bytes, int offset) {
        return (bytes[offset + FLAGS_OFFSET] & FLAG_PATH) != 0;
    }

    /** The life of the server that made the key. */
    public static long incarnation(byte[] bytes, int offset) {
        return (long) LONGS.get(bytes, offset + INCARNATION_OFFSET);
    }

    /** Index of the POA. */
    public static int poaIndex(byte[] bytes, int offset) {
        return (int) INTS.get(bytes, offset + POA_INDEX_OFFSET);
    }

    /** Generation of the POA's slot. */
    public static int poaGeneration(byte[] bytes, int offset) {
        return (int) INTS.get(bytes, offset + POA_GENERATION_OFFSET);
    }

    /** Index of the servant. */
    public static int servantIndex(byte[] bytes, int offset) {
        return (int) INTS.get(bytes, offset + SERVANT_INDEX_OFFSET);
    }

    /** Generation of the servant's slot. */
    public static int servantGeneration(byte[] bytes, int offset) {
        return (int) INTS.get(bytes, offset + SERVANT_GENERATION_OFFSET);
    }

    /** Number of POA names of a checked key with path, the root POA not counted. */
    public static int pathLength(byte[] bytes, int offset) {
        return unsignedShort(bytes, offset + HEADER_BYTES);
    }

    /** Index of the first POA name of a checked key with path. */
    public static int firstName(byte[] bytes, int offset) {
        return offset + HEADER_BYTES + 2;
    }

    /** Index of the name behind the one at {@code nameOffset}. */
    public static int nextName(byte[] bytes, int nameOffset) {
        return nameOffset + 2 + unsignedShort(bytes, nameOffset);
    }

    /** Length of the UTF-8 of the name at {@code nameOffset}; it begins two bytes further. */
    public static int nameLength(byte[] bytes, int nameOffset) {
        return unsignedShort(bytes, nameOffset);
    }

    /**
     * Index of the object id of a key with path; the id ends with the key.
     *
     * @return -1 when names and id do not fill the key exactly
     */
    public static int idOffset(byte[] bytes, int offset, int length) {
        int end = offset + length;
        int at = offset + HEADER_BYTES;
        if (end - at < 2) {
            return -1;
        }
        int names = unsignedShort(bytes, at);
        at += 2;
        for (int i = 0; i < names; i++) {
            if (end - at < 2) {
                return -1;
            }
            at += 2 + unsignedShort(bytes, at);
            if (at > end) {
                return -1;
            }
        }
        return end - at >= 4 && (int) INTS.get(bytes, at) == end - at - 4 ? at + 4 : -1;
    }

    /**
     * Whether names and id of a checked key with path are as they were when it was made. Any change
     * within three neighbouring bytes is noticed; nobody who makes keys on purpose is kept out.
     */
    public static boolean isSealIntact(byte[] bytes, int offset, int length) {
        return ((int) INTS.get(bytes, offset + FLAGS_OFFSET) & SEAL_MASK)
                == seal(bytes, offset + HEADER_BYTES, offset + length);
    }

    /** CRC-24 of RFC 9580, section 6.1. */
    private static int seal(byte[] bytes, int from, int to) {
        int crc = 0xb704ce;
        for (int i = from; i < to; i++) {
            crc ^= (bytes[i] & 0xff) << 16;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x800000) == 0 ? crc << 1 : crc << 1 ^ 0x1864cfb;
            }
        }
        return crc & SEAL_MASK;
    }

    private static int unsignedShort(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
    }

    // ---- encoding

    /** A short key. */
    public static byte[] encode(
            long incarnation,
            int poaIndex,
            int poaGeneration,
            int servantIndex,
            int servantGeneration) {
        byte[] key = new byte[HEADER_BYTES];
        encodeHeader(key, 0, 0, incarnation, poaIndex, poaGeneration);
        encodeServant(key, 0, servantIndex, servantGeneration);
        return key;
    }

    /**
     * A long key.
     *
     * @param path POA names as {@link #encodePath} makes them
     * @param servantIndex the hint, or {@link #NO_INDEX}
     */
    public static byte[] encode(
            boolean persistent,
            long incarnation,
            int poaIndex,
            int poaGeneration,
            int servantIndex,
            int servantGeneration,
            byte[] path,
            byte[] id) {
        byte[] key = new byte[HEADER_BYTES + path.length + 4 + id.length];
        int flags = persistent ? FLAG_PATH | FLAG_PERSISTENT : FLAG_PATH;
        encodeHeader(key, 0, flags, incarnation, poaIndex, poaGeneration);
        encodeServant(key, 0, servantIndex, servantGeneration);
        System.arraycopy(path, 0, key, HEADER_BYTES, path.length);
        int at = HEADER_BYTES + path.length;
        INTS.set(key, at, id.length);
        System.arraycopy(id, 0, key, at + 4, id.length);
        int seal = seal(key, HEADER_BYTES, key.length);
        INTS.set(key, FLAGS_OFFSET, flags << 24 | seal);
        return key;
    }

    /** Writes all of the header but the servant. */
    public static void encodeHeader(
            byte[] to, int offset, int flags, long incarnation, int poaIndex, int poaGeneration) {
        INTS.set(to, offset, MAGIC);
        INTS.set(to, offset + FLAGS_OFFSET, flags << 24);
        LONGS.set(to, offset + INCARNATION_OFFSET, incarnation);
        INTS.set(to, offset + POA_INDEX_OFFSET, poaIndex);
        INTS.set(to, offset + POA_GENERATION_OFFSET, poaGeneration);
    }

    /** Writes the servant into a header. */
    public static void encodeServant(
            byte[] to, int offset, int servantIndex, int servantGeneration) {
        INTS.set(to, offset + SERVANT_INDEX_OFFSET, servantIndex);
        INTS.set(to, offset + SERVANT_GENERATION_OFFSET, servantGeneration);
    }

    /**
     * POA names as they stand in a key: their number, then length and UTF-8 of each.
     *
     * @throws org.omg.CORBA.BAD_PARAM NAME_TOO_LONG when one does not fit
     */
    public static byte[] encodePath(List<String> names) {
        ArrayList<byte[]> encoded = new ArrayList<>(names.size());
        int length = 2;
        for (String name : names) {
            byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
            if (utf8.length > 0xffff) {
                throw MinorCode.NAME_TOO_LONG.no("POA name of " + utf8.length + " bytes");
            }
            encoded.add(utf8);
            length += 2 + utf8.length;
        }
        if (names.size() > 0xffff) {
            throw MinorCode.NAME_TOO_LONG.no(names.size() + " POA names");
        }
        byte[] path = new byte[length];
        path[0] = (byte) (names.size() >> 8);
        path[1] = (byte) names.size();
        int at = 2;
        for (byte[] name : encoded) {
            path[at] = (byte) (name.length >> 8);
            path[at + 1] = (byte) name.length;
            System.arraycopy(name, 0, path, at + 2, name.length);
            at += 2 + name.length;
        }
        return path;
    }

    // ---- for people and for what is rare

    /** The POA names of a checked key, the root POA not counted; empty without path. */
    public static List<String> path(byte[] bytes, int offset) {
        ArrayList<String> names = new ArrayList<>();
        if (hasPath(bytes, offset)) {
            int at = firstName(bytes, offset);
            for (int i = pathLength(bytes, offset); i > 0; i--) {
                int length = nameLength(bytes, at);
                names.add(new String(bytes, at + 2, length, StandardCharsets.UTF_8));
                at = nextName(bytes, at);
            }
        }
        return List.copyOf(names);
    }

    /** The key in words. */
    public static String describe(byte[] key) {
        int kind = check(key, 0, key.length);
        if (kind == FOREIGN) {
            return "foreign key " + printable(key, 0, key.length);
        }
        if (kind == MALFORMED) {
            return "malformed ZEN key " + printable(key, 0, key.length);
        }
        StringBuilder text = new StringBuilder();
        text.append(isPersistent(key, 0) ? "persistent" : "transient");
        text.append(" ZEN key, POA ");
        slot(text, poaIndex(key, 0), poaGeneration(key, 0));
        text.append(" -> servant ");
        if (servantIndex(key, 0) == NO_INDEX) {
            text.append("by id");
        } else {
            slot(text, servantIndex(key, 0), servantGeneration(key, 0));
        }
        text.append(", incarnation ").append(HexFormat.of().toHexDigits(incarnation(key, 0)));
        if (kind == LONG) {
            text.append(", path ").append(path(key, 0));
            text.append(isSealIntact(key, 0, key.length) ? "" : " (damaged)");
            int id = idOffset(key, 0, key.length);
            text.append(", id ").append(printable(key, id, key.length - id));
        }
        return text.toString();
    }

    /** Generations are bit patterns: as signed numbers half of them would look like errors. */
    private static void slot(StringBuilder text, int index, int generation) {
        text.append(index)
                .append(" (generation ")
                .append(HexFormat.of().toHexDigits(generation))
                .append(')');
    }

    /** Bytes as text where they are text, and in any case as hexadecimal digits. */
    static String printable(byte[] bytes, int offset, int length) {
        boolean plain = length > 0;
        for (int i = offset; i < offset + length; i++) {
            plain &= bytes[i] >= ' ' && bytes[i] < 0x7f;
        }
        String hex = HexFormat.of().formatHex(bytes, offset, offset + length);
        if (!plain) {
            return length == 0 ? "(empty)" : "0x" + hex;
        }
        String text = new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
        return "\"" + text + "\" (0x" + hex + ")";
    }
}
