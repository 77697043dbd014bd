package org.zenorb.giop;

import org.zenorb.buffer.RequestBuffer;

/**
 * Puts the fragments of one connection's messages together, several messages at a time.
 *
 * <p>The first part of a message stays in the buffer that it came in; the bodies of its fragments
 * are appended there, so that the whole lies contiguous and aligned as if it had come in one piece:
 * in GIOP 1.2 every part but the last is a multiple of eight octets long. Fragments of GIOP 1.1
 * carry no request id, so only one such message can be under way.
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
        UNEXPECTED
    }

    private static final int FRAGMENT_ID_BYTES = 4;

    private final RequestBuffer[] buffers;
    private final int[] lengths;
    private final int[] ids;
    private final int maxBytes;
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
        int id = MessageHeader.minor(first.bytes(), 0) == 1 ? 0 : requestId;
        if (slotOf(id, MessageHeader.minor(first.bytes(), 0)) >= 0) {
            return false;
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
        if (bytes + length - from > maxBytes) {
            return Result.TOO_MANY_BYTES;
        }
        bytes += length - from;
        byte[] message = whole.ensure(used + length - from, used);
        System.arraycopy(fragment, from, message, used, length - from);
        lengths[slot] = used + length - from;
        if (MessageHeader.hasMoreFragments(fragment, 0)) {
            return Result.WAITING;
        }
        buffers[slot] = null;
        bytes -= lengths[slot];
        assembled = whole;
        assembledLength = lengths[slot];
        MessageHeader.clearMoreFragments(message, 0);
        MessageHeader.putBodyBytes(message, 0, assembledLength - MessageHeader.BYTES);
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
            if (buffers[i] != null
                    && ids[i] == requestId
                    && MessageHeader.minor(buffers[i].bytes(), 0) >= 2) {
                drop(i);
            }
        }
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
        buffers[slot].release();
        buffers[slot] = null;
        bytes -= lengths[slot];
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
