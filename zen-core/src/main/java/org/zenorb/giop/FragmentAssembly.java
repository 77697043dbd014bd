package org.zenorb.giop;

import org.zenorb.buffer.RequestBuffer;

import java.util.Arrays;

/**
 * Puts the fragments of one connection's messages together, several messages at a time.
 *
 * <p>The first part of a message stays in the buffer that it came in; the bodies of its fragments
 * are appended there, so that the whole lies contiguous and aligned as if it had come in one piece:
 * in GIOP 1.2 every part but the last is a multiple of eight octets long.
 *
 * <p>Fragments of GIOP 1.1 carry no request id, so only one such message can be under way. Their
 * data is aligned from the beginning of each fragment, so gaps are left between them, which the
 * buffer of the whole message tells of; its header lies before the first gap.
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.9. Owner of the buffers: the assembly, from {@link
 * #begin} until {@link #append} gives the whole message back or {@link #discard}. Thread: the
 * connection's reader.
 */
public final class FragmentAssembly {
    /** What {@link #append} made of a fragment. */
    public enum Result {
        /** More fragments are needed. */
        WAITING,
        /** The message is whole; {@link #assembled()} has it. */
        COMPLETE,
        /** All messages under way together have got too long. */
        TOO_MANY_BYTES,
        /** The fragment belongs to nothing. */
        UNEXPECTED,
        /** The message is whole, but its header is not sound; nothing is left of it here. */
        BAD_HEADER
    }

    private static final int FRAGMENT_ID_BYTES = 4;

    /** What noting a gap takes, beside its width. */
    private static final int GAP_RECORD_BYTES = 8;

    private final RequestBuffer[] buffers;
    private final int[] lengths;
    private final int[] ids;
    private final int maxBytes;
    private FragmentedHeader header;
    private long bytes;
    private RequestBuffer assembled;
    private int assembledLength;

    /**
     * An assembly.
     *
     * @param maxMessages how many messages may be under way at once
     * @param maxBytes how long these may be together
     */
    public FragmentAssembly(int maxMessages, int maxBytes) {
        this.maxBytes = maxBytes;
        buffers = new RequestBuffer[maxMessages];
        lengths = new int[maxMessages];
        ids = new int[maxMessages];
    }

    /**
     * Takes the first part of a message.
     *
     * @param requestId of the message; ignored for GIOP 1.1
     * @return false when too many messages are under way, or one of this id already is
     */
    public boolean begin(RequestBuffer first, int length, int requestId) {
        boolean identified = MessageHeader.minor(first.bytes(), 0) >= 2;
        int id = identified ? requestId : 0;
        if (slotOf(id, MessageHeader.minor(first.bytes(), 0)) >= 0) {
            return false;
        }
        if (!identified) {
            header = header == null ? new FragmentedHeader() : header;
            header.begin();
        }
        for (int i = 0; i < buffers.length; i++) {
            if (buffers[i] == null) {
                buffers[i] = first;
                lengths[i] = length;
                ids[i] = id;
                bytes += length;
                return true;
            }
        }
        return false;
    }

    /**
     * Appends a Fragment message, which remains the caller's.
     *
     * @throws org.omg.CORBA.SystemException IMP_LIMIT or NO_RESOURCES when the message gets too
     *     large
     */
    public Result append(byte[] fragment, int length) {
        boolean littleEndian = MessageHeader.isLittleEndian(fragment, 0);
        int minor = MessageHeader.minor(fragment, 0);
        int from = MessageHeader.BYTES;
        int id = 0;
        if (minor >= 2) {
            if (length < from + FRAGMENT_ID_BYTES) {
                return Result.UNEXPECTED;
            }
            id = MessageHeader.getInt(fragment, from, littleEndian);
            from += FRAGMENT_ID_BYTES;
        }
        int slot = slotOf(id, minor);
        if (slot < 0) {
            return Result.UNEXPECTED;
        }
        RequestBuffer whole = buffers[slot];
        int used = lengths[slot];
        boolean gaped = minor < 2 && length > from;
        int start = gaped ? FragmentedHeader.startBehind(used) : used;
        int end = start + length - from;
        if (end < 0 || bytes + end - used + (gaped ? GAP_RECORD_BYTES : 0) > maxBytes) {
            return Result.TOO_MANY_BYTES;
        }
        byte[] message = whole.ensure(end, used);
        bytes += end - used;
        if (gaped) {
            Arrays.fill(message, used, start, (byte) 0);
            header.add(used, start);
            bytes += GAP_RECORD_BYTES;
        }
        System.arraycopy(fragment, from, message, start, length - from);
        lengths[slot] = end;
        if (MessageHeader.hasMoreFragments(fragment, 0)) {
            return Result.WAITING;
        }
        return conclude(slot, minor < 2 && header.gaps() > 0);
    }

    private Result conclude(int slot, boolean hasGaps) {
        RequestBuffer whole = buffers[slot];
        byte[] message = whole.bytes();
        int length = lengths[slot];
        forget(slot);
        if (hasGaps) {
            if (!header.join(message, length)) {
                whole.release();
                return Result.BAD_HEADER;
            }
            whole.gaps(header.left());
            length = header.length();
        }
        assembled = whole;
        assembledLength = length;
        MessageHeader.clearMoreFragments(message, 0);
        MessageHeader.putBodyBytes(message, 0, length - MessageHeader.BYTES);
        return Result.COMPLETE;
    }

    /** The whole message; the caller owns it now. */
    public RequestBuffer assembled() {
        RequestBuffer whole = assembled;
        assembled = null;
        return whole;
    }

    /** The whole message's length. */
    public int assembledLength() {
        return assembledLength;
    }

    /** Drops the message of this id, if it is under way. */
    public void cancel(int requestId) {
        for (int i = 0; i < buffers.length; i++) {
            if (buffers[i] != null && isOf(i, requestId)) {
                drop(i);
            }
        }
    }

    private boolean isOf(int slot, int requestId) {
        byte[] message = buffers[slot].bytes();
        return MessageHeader.minor(message, 0) >= 2
                ? ids[slot] == requestId
                : header.requestId(message, lengths[slot]) == (1L << 32 | requestId & 0xffff_ffffL);
    }

    /** Drops everything: the connection is over. */
    public void discard() {
        for (int i = 0; i < buffers.length; i++) {
            if (buffers[i] != null) {
                drop(i);
            }
        }
    }

    private void drop(int slot) {
        RequestBuffer begun = buffers[slot];
        forget(slot);
        begun.release();
    }

    private void forget(int slot) {
        if (MessageHeader.minor(buffers[slot].bytes(), 0) < 2) {
            bytes -= (long) header.gaps() * GAP_RECORD_BYTES;
        }
        bytes -= lengths[slot];
        buffers[slot] = null;
    }

    private int slotOf(int id, int minor) {
        for (int i = 0; i < buffers.length; i++) {
            if (buffers[i] != null
                    && ids[i] == id
                    && (MessageHeader.minor(buffers[i].bytes(), 0) >= 2) == (minor >= 2)) {
                return i;
            }
        }
        return -1;
    }
}
