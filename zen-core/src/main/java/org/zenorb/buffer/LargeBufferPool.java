package org.zenorb.buffer;

import org.zenorb.error.MinorCode;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Arrays for messages larger than a request buffer: powers of two from 16 KiB up to the message
 * limit, bounded in total. Arrays given back are kept for reuse, a few per size.
 *
 * <p>Guarantee: {@link #lease} and {@link #giveBack} are lock-free; the sum of the lengths of all
 * leased arrays never exceeds {@code totalBytes}.
 *
 * <p>Thread: any.
 */
public final class LargeBufferPool {
    /** Unbounded but for the array limit, keeps nothing: for streams outside of requests. */
    static final LargeBufferPool UNPOOLED = new LargeBufferPool(Integer.MAX_VALUE - 8, 0, 0);

    private static final int SMALLEST_LOG2 = 14;
    private static final int CLASSES = 31 - SMALLEST_LOG2 + 1;

    private final int maxMessageBytes;
    private final long totalBytes;
    private final int keptPerClass;
    private final AtomicLong leasedBytes = new AtomicLong();
    private final AtomicReferenceArray<byte[]> kept;

    /**
     * A pool.
     *
     * @param maxMessageBytes the longest array that is ever leased
     * @param totalBytes limit of all leased arrays together; 0 for none
     * @param keptPerClass arrays kept for reuse per size
     */
    public LargeBufferPool(int maxMessageBytes, long totalBytes, int keptPerClass) {
        this.maxMessageBytes = maxMessageBytes;
        this.totalBytes = totalBytes;
        this.keptPerClass = keptPerClass;
        this.kept = new AtomicReferenceArray<>(CLASSES * keptPerClass);
    }

    /** The longest message there may be, in bytes. */
    public int maxMessageBytes() {
        return maxMessageBytes;
    }

    /** Bytes leased at present. */
    public long leasedBytes() {
        return leasedBytes.get();
    }

    byte[] lease(int capacityBytes, int currentBytes) {
        if (capacityBytes < 0 || capacityBytes > maxMessageBytes) {
            throw MinorCode.MESSAGE_TOO_LARGE.no(
                    Integer.toUnsignedString(capacityBytes) + " bytes of " + maxMessageBytes);
        }
        int wanted = Math.max(capacityBytes, (int) Math.min(2L * currentBytes, maxMessageBytes));
        int sizeClass = sizeClass(wanted);
        int length = lengthOf(sizeClass);
        long leased = leasedBytes.addAndGet(length);
        if (totalBytes != 0 && leased > totalBytes) {
            leasedBytes.addAndGet(-length);
            throw MinorCode.BUFFERS_EXHAUSTED.no(
                    (leased - length) + " of " + totalBytes + " bytes are in use");
        }
        int first = sizeClass * keptPerClass;
        for (int i = first; i < first + keptPerClass; i++) {
            byte[] array = kept.get(i);
            if (array != null && kept.compareAndSet(i, array, null)) {
                return array;
            }
        }
        return new byte[length];
    }

    void giveBack(byte[] array) {
        leasedBytes.addAndGet(-array.length);
        int first = sizeClass(array.length) * keptPerClass;
        for (int i = first; i < first + keptPerClass; i++) {
            if (kept.get(i) == null && kept.compareAndSet(i, null, array)) {
                return;
            }
        }
    }

    private static int sizeClass(int bytes) {
        int log2 = 32 - Integer.numberOfLeadingZeros(Math.max(bytes, 1) - 1);
        return Math.max(log2, SMALLEST_LOG2) - SMALLEST_LOG2;
    }

    private int lengthOf(int sizeClass) {
        return (int) Math.min(1L << (sizeClass + SMALLEST_LOG2), maxMessageBytes);
    }
}
