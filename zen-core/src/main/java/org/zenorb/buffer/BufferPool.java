package org.zenorb.buffer;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A fixed set of request buffers, all made at construction.
 *
 * <p>Guarantee: {@link #lease()} and {@link #giveBack} are lock-free and allocate nothing while
 * buffers of the set are free. When all are leased, further ones are made on the heap and forgotten
 * at their release; the number of connections and threads bounds how many there can be, and {@link
 * #overflows()} counts them, so that the set's size can be tuned.
 *
 * <p>Thread: any.
 */
public final class BufferPool {
    /** Makes the arrays, so that a lane can have them made in its memory area. */
    public interface ArraySupplier {
        /** A new array of this length. */
        byte[] newArray(int lengthBytes);
    }

    private final int bufferBytes;
    private final LargeBufferPool large;
    private final AtomicReferenceArray<RequestBuffer> free;
    private final AtomicInteger hint = new AtomicInteger();
    private final AtomicInteger overflows = new AtomicInteger();

    /**
     * A pool of {@code count} buffers of {@code bufferBytes} each.
     *
     * @param arrays makes the arrays, called {@code count} times here and now
     */
    public BufferPool(int count, int bufferBytes, LargeBufferPool large, ArraySupplier arrays) {
        this.bufferBytes = bufferBytes;
        this.large = large;
        this.free = new AtomicReferenceArray<>(count);
        for (int i = 0; i < count; i++) {
            free.set(i, new RequestBuffer(this, arrays.newArray(bufferBytes), large));
        }
    }

    /** A buffer; the caller owns it until {@link RequestBuffer#release()}. */
    public RequestBuffer lease() {
        int count = free.length();
        int start = hint.get();
        for (int i = 0; i < count; i++) {
            int slot = start + i < count ? start + i : start + i - count;
            RequestBuffer buffer = free.get(slot);
            if (buffer != null && free.compareAndSet(slot, buffer, null)) {
                buffer.onLease();
                return buffer;
            }
        }
        overflows.incrementAndGet();
        RequestBuffer extra = new RequestBuffer(this, new byte[bufferBytes], large);
        extra.onLease();
        return extra;
    }

    /**
     * A buffer outside of the set, for an owner who keeps it: it grows like the others and is never
     * released, only shrunk.
     */
    public RequestBuffer ownedBuffer() {
        return new RequestBuffer(null, new byte[bufferBytes], large);
    }

    void giveBack(RequestBuffer buffer) {
        int count = free.length();
        for (int slot = 0; slot < count; slot++) {
            if (free.get(slot) == null && free.compareAndSet(slot, null, buffer)) {
                hint.lazySet(slot);
                return;
            }
        }
    }

    /** The largest message that a buffer of this pool can grow to, in bytes. */
    public int maxMessageBytes() {
        return large.maxMessageBytes();
    }

    /** How often the set was too small. */
    public int overflows() {
        return overflows.get();
    }
}
