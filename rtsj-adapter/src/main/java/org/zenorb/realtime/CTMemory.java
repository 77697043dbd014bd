package org.zenorb.realtime;

import javax.realtime.ScopedMemory;
import javax.realtime.SizeEstimator;

/**
 * A scope in which allocation takes constant time from its first moment on: its memory is reserved,
 * and locked where the system allows it, by the constructor. An extension of jRate's.
 *
 * <p>Guarantees: {@link OffHeap#allocate} takes the same time whatever the size and meets no page
 * fault while the memory {@linkplain #isLocked() is locked}; entering and leaving allocate nothing
 * on the heap; when the last thread leaves, what was handed out is zeroed, which takes time in
 * proportion to it, and all of it is there again.
 *
 * <p>Thread: any; entering is for real-time threads.
 */
public class CTMemory extends ScopedMemory {
    private final boolean locked;

    /**
     * A scope of {@code size} bytes.
     *
     * @throws OutOfMemoryError when the system has not so much memory
     */
    public CTMemory(long size) {
        this(size, null);
    }

    /** A scope of {@code size} bytes, with what {@link #enter()} runs. */
    @SuppressWarnings("this-escape") // into our own, which looks at nothing but the size
    public CTMemory(long size, Runnable logic) {
        super(size, logic);
        locked = OffHeap.prepare(this);
    }

    /** A scope of an estimated size. */
    public CTMemory(SizeEstimator size) {
        this(size.getEstimate(), null);
    }

    /** A scope of an estimated size, with what {@link #enter()} runs. */
    public CTMemory(SizeEstimator size, Runnable logic) {
        this(size.getEstimate(), logic);
    }

    /** Whether the system has promised to keep the memory from being paged out. */
    public final boolean isLocked() {
        return locked;
    }
}
