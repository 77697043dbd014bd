package org.zenorb.giop;

import org.zenorb.buffer.FragmentCuts;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Cuts a whole message into fragments where it lies: the header of each fragment takes, for as long
 * as that one is being sent, the place of bytes that have been sent before it.
 *
 * <pre>
 *  |GIOP header, more|..................|              first part
 *                          |GIOP, Fragment, id|......| next one, over the end of the first
 * </pre>
 *
 * <p>In GIOP 1.2 every part but the last is a multiple of eight octets long, and fragments carry
 * the request id. Those of 1.1 carry none, so that nothing may stand between them; there the cuts
 * are where the message's writer found that they may be, {@link FragmentCuts}.
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.9. Thread: the connection's writer, for each message
 * {@link #open} and {@link #close} in turn.
 */
public final class FragmentCutter {
    /** The shortest fragment there is; every header of the message's own is shorter. */
    public static final int MIN_BYTES = 64;

    /** Bytes before a message's first fragmented byte that a fragment's header may overwrite. */
    public static final int HEADER_BYTES = 16;

    private static final VarHandle LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final int fragmentBytes;
    private int savedAt;
    private long savedFirst;
    private long savedSecond;

    /**
     * A cutter.
     *
     * @param fragmentBytes the longest message that is left whole, and the length of each part;
     *     rounded down to a multiple of eight; 0 to leave everything whole
     */
    public FragmentCutter(int fragmentBytes) {
        this.fragmentBytes = fragmentBytes & -8;
    }

    /** Whether the message is too long to be sent whole, and of a kind that may be cut. */
    public boolean cuts(byte[] message, int length) {
        return fragmentBytes != 0 && length > fragmentBytes && isCuttable(message);
    }

    private static boolean isCuttable(byte[] message) {
        int minor = MessageHeader.minor(message, 0);
        return switch (MessageHeader.type(message, 0)) {
            case MessageHeader.REQUEST, MessageHeader.REPLY -> minor >= 1;
            case MessageHeader.LOCATE_REQUEST, MessageHeader.LOCATE_REPLY -> minor >= 2;
            default -> false;
        };
    }

    /**
     * Where the part ends that begins at {@code from}, in a message of GIOP 1.2 that ends at {@code
     * end}.
     */
    public int endOfPart(int from, int end) {
        int part = from == 0 ? fragmentBytes : fragmentBytes - HEADER_BYTES;
        return end - from <= part ? end : from + part;
    }

    /** Makes the message's own header that of its first part, which ends at {@code to}. */
    public void openFirst(byte[] message, int to) {
        save(message, 0);
        MessageHeader.markMoreFragments(message, 0);
        MessageHeader.putBodyBytes(message, 0, to - MessageHeader.BYTES);
    }

    /**
     * Writes the header of a fragment of GIOP 1.2 before its bytes.
     *
     * @param from where the fragment's bytes begin, at least {@link #HEADER_BYTES}
     * @param to where they end
     * @param more whether fragments follow
     * @return where the header begins
     */
    public int open(
            byte[] bytes, int from, int to, boolean more, boolean littleEndian, int requestId) {
        int at = from - HEADER_BYTES;
        save(bytes, at);
        write(bytes, at, to, more, GiopVersion.V1_2, littleEndian);
        MessageHeader.putInt(bytes, at + MessageHeader.BYTES, requestId, littleEndian);
        return at;
    }

    /** As {@link #open}, for a fragment of GIOP 1.1 that begins at one of its message's cuts. */
    public int openOld(byte[] bytes, int from, int to, boolean more, boolean littleEndian) {
        save(bytes, from - HEADER_BYTES);
        int at = from - FragmentCuts.headerBytes(from);
        MessageHeader.putInt(bytes, from - 4, 0, littleEndian);
        write(bytes, at, to, more, GiopVersion.V1_1, littleEndian);
        return at;
    }

    private static void write(
            byte[] bytes, int at, int to, boolean more, GiopVersion version, boolean littleEndian) {
        MessageHeader.write(bytes, at, version, littleEndian, MessageHeader.FRAGMENT);
        MessageHeader.putBodyBytes(bytes, at, to - at - MessageHeader.BYTES);
        if (more) {
            MessageHeader.markMoreFragments(bytes, at);
        }
    }

    private void save(byte[] bytes, int at) {
        savedAt = at;
        savedFirst = (long) LONG.get(bytes, at);
        savedSecond = (long) LONG.get(bytes, at + 8);
    }

    /** Puts back what the header has overwritten. */
    public void close(byte[] bytes) {
        LONG.set(bytes, savedAt, savedFirst);
        LONG.set(bytes, savedAt + 8, savedSecond);
    }

    /** The request id of a message of GIOP 1.2 that may be cut; 0 for one of 1.1. */
    public static int requestId(byte[] message) {
        return MessageHeader.minor(message, 0) < 2
                ? 0
                : MessageHeader.getInt(
                        message, MessageHeader.BYTES, MessageHeader.isLittleEndian(message, 0));
    }
}
