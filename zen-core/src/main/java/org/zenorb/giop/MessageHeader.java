package org.zenorb.giop;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The twelve octets before every GIOP message, read and written where they lie.
 *
 * <pre>
 *  0  4  "GIOP"
 *  4  1  major version, 1
 *  5  1  minor version
 *  6  1  flags: bit 0 little-endian, bit 1 more fragments follow (1.0: a boolean byte order)
 *  7  1  message type
 *  8  4  octets that follow the header, in the message's byte order
 * </pre>
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.1. Thread: the owner of the buffer.
 */
public final class MessageHeader {
    /** Length of the header in bytes. */
    public static final int BYTES = 12;

    /** Message type. */
    public static final int REQUEST = 0;

    /** Message type. */
    public static final int REPLY = 1;

    /** Message type. */
    public static final int CANCEL_REQUEST = 2;

    /** Message type. */
    public static final int LOCATE_REQUEST = 3;

    /** Message type. */
    public static final int LOCATE_REPLY = 4;

    /** Message type. */
    public static final int CLOSE_CONNECTION = 5;

    /** Message type. */
    public static final int MESSAGE_ERROR = 6;

    /** Message type. */
    public static final int FRAGMENT = 7;

    private static final int MAGIC = 0x47494f50;
    private static final int FLAG_LITTLE_ENDIAN = 1;
    private static final int FLAG_MORE_FRAGMENTS = 2;
    private static final VarHandle INT_BE =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT_LE =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private MessageHeader() {}

    /** Whether magic, version, flags and type are such as a GIOP 1.0 to 1.3 peer may send. */
    public static boolean isValid(byte[] bytes, int at) {
        int minor = bytes[at + 5];
        int type = bytes[at + 7];
        return (int) INT_BE.get(bytes, at) == MAGIC
                && bytes[at + 4] == 1
                && minor >= 0
                && minor <= 3
                && type >= REQUEST
                && type <= (minor == 0 ? MESSAGE_ERROR : FRAGMENT);
    }

    /** The minor version. */
    public static int minor(byte[] bytes, int at) {
        return bytes[at + 5];
    }

    /** Whether the message is little-endian. */
    public static boolean isLittleEndian(byte[] bytes, int at) {
        return (bytes[at + 6] & FLAG_LITTLE_ENDIAN) != 0;
    }

    /** Whether fragments follow; never so in GIOP 1.0. */
    public static boolean hasMoreFragments(byte[] bytes, int at) {
        return bytes[at + 5] != 0 && (bytes[at + 6] & FLAG_MORE_FRAGMENTS) != 0;
    }

    /** The message type. */
    public static int type(byte[] bytes, int at) {
        return bytes[at + 7];
    }

    /** Octets that follow the header; unsigned, so that a negative result means 2 GiB or more. */
    public static int bodyBytes(byte[] bytes, int at) {
        return getInt(bytes, at + 8, isLittleEndian(bytes, at));
    }

    /** Writes a header with a size of zero, to be patched by {@link #putBodyBytes}. */
    public static void write(
            byte[] bytes, int at, GiopVersion version, boolean littleEndian, int type) {
        INT_BE.set(bytes, at, MAGIC);
        bytes[at + 4] = 1;
        bytes[at + 5] = (byte) version.minor;
        bytes[at + 6] = (byte) (littleEndian ? FLAG_LITTLE_ENDIAN : 0);
        bytes[at + 7] = (byte) type;
        INT_BE.set(bytes, at + 8, 0);
    }

    /** Patches the size, in the byte order that the header names. */
    public static void putBodyBytes(byte[] bytes, int at, int bodyBytes) {
        putInt(bytes, at + 8, bodyBytes, isLittleEndian(bytes, at));
    }

    /** Marks a message as one whose fragments follow. */
    static void markMoreFragments(byte[] bytes, int at) {
        bytes[at + 6] |= FLAG_MORE_FRAGMENTS;
    }

    /** Marks an assembled message as whole. */
    static void clearMoreFragments(byte[] bytes, int at) {
        bytes[at + 6] &= ~FLAG_MORE_FRAGMENTS;
    }

    /** Four octets in either byte order. */
    public static int getInt(byte[] bytes, int at, boolean littleEndian) {
        return (int) (littleEndian ? INT_LE : INT_BE).get(bytes, at);
    }

    /** Four octets in either byte order. */
    public static void putInt(byte[] bytes, int at, int value, boolean littleEndian) {
        (littleEndian ? INT_LE : INT_BE).set(bytes, at, value);
    }
}
