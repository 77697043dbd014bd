package org.zenorb.buffer;

import org.zenorb.error.MinorCode;

/**
 * A byte array with an owner, in which one message is read or written.
 *
 * <p>The usual case is the home array, made once in the pool's memory area. A message that does not
 * fit makes the buffer borrow a larger array from the {@link LargeBufferPool}; {@link #release()}
 * gives that one back and the buffer to its pool. The identity of {@link #bytes()} therefore
 * changes in {@link #ensure}: whoever caches the array must read it again afterwards.
 *
 * <p>Owner: exactly one at every moment, from {@link BufferPool#lease()} to {@link #release()};
 * handing the reference on hands over ownership. Thread: the owner only.
 */
public final class RequestBuffer {
    private final BufferPool pool;
    private final byte[] home;
    private final LargeBufferPool large;
    private byte[] bytes;
    private FragmentGaps gaps;
    private boolean leased;

    RequestBuffer(BufferPool pool, byte[] home, LargeBufferPool large) {
        this.pool = pool;
        this.home = home;
        this.large = large;
        this.bytes = home;
    }

    /** A buffer of nobody's pool, for streams whose life is the garbage collector's business. */
    public static RequestBuffer unpooled(int capacityBytes) {
        return new RequestBuffer(null, new byte[capacityBytes], LargeBufferPool.UNPOOLED);
    }

    /** The array; stays the same until {@link #ensure} or {@link #release()}. */
    public byte[] bytes() {
        return bytes;
    }

    /** Bytes that fit without borrowing. */
    public int capacity() {
        return bytes.length;
    }

    /**
     * Makes room for {@code capacityBytes} and keeps the first {@code usedBytes}.
     *
     * @return the array to use from now on
     * @throws org.omg.CORBA.IMP_LIMIT MESSAGE_TOO_LARGE over the message limit
     * @throws org.omg.CORBA.NO_RESOURCES BUFFERS_EXHAUSTED when the large pool is empty
     */
    public byte[] ensure(int capacityBytes, int usedBytes) {
        if (capacityBytes >= 0 && capacityBytes <= bytes.length) {
            return bytes;
        }
        byte[] larger = large.lease(capacityBytes, bytes.length);
        System.arraycopy(bytes, 0, larger, 0, usedBytes);
        if (bytes != home) {
            large.giveBack(bytes);
        }
        bytes = larger;
        return larger;
    }

    /** Where the message in it has gaps; null for nearly every message. */
    public FragmentGaps gaps() {
        return gaps;
    }

    /** Says where the message in it has gaps, until the buffer is released; null for nowhere. */
    public void gaps(FragmentGaps newGaps) {
        gaps = newGaps;
    }

    /** Ends the ownership: a borrowed array and the buffer go back to their pools. */
    public void release() {
        gaps = null;
        if (bytes != home) {
            large.giveBack(bytes);
            bytes = home;
        }
        if (pool != null) {
            if (!leased) {
                throw MinorCode.BROKEN_INVARIANT.no("a request buffer was released twice");
            }
            leased = false;
            pool.giveBack(this);
        }
    }

    /** Gives a borrowed large array back and keeps the buffer, for owners that reuse it. */
    public void shrink() {
        if (bytes != home) {
            large.giveBack(bytes);
            bytes = home;
        }
    }

    void onLease() {
        leased = true;
    }
}
