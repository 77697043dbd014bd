package javax.realtime;

/**
 * A scope in which allocation takes linear time. Here it takes constant time: what {@code
 * org.zenorb.realtime.OffHeap} hands out comes zeroed, and zeroing is done on exit.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any; entering is for real-time threads.
 */
public class LTMemory extends ScopedMemory {
    /** A scope of {@code size} bytes. */
    public LTMemory(long size) {
        super(size);
    }

    /** A scope of {@code size} bytes, with what {@link #enter()} runs. */
    public LTMemory(long size, Runnable logic) {
        super(size, logic);
    }

    /** A scope that may grow. */
    public LTMemory(long initial, long maximum) {
        super(initial, maximum, null);
    }

    /** A scope that may grow, with what {@link #enter()} runs. */
    public LTMemory(long initial, long maximum, Runnable logic) {
        super(initial, maximum, logic);
    }

    /** A scope of an estimated size. */
    public LTMemory(SizeEstimator size) {
        super(size);
    }

    /** A scope of an estimated size, with what {@link #enter()} runs. */
    public LTMemory(SizeEstimator size, Runnable logic) {
        super(size, logic);
    }

    /** A scope of estimated sizes that may grow. */
    public LTMemory(SizeEstimator initial, SizeEstimator maximum) {
        super(bytes(initial), bytes(maximum), null);
    }

    /** A scope of estimated sizes that may grow, with what {@link #enter()} runs. */
    public LTMemory(SizeEstimator initial, SizeEstimator maximum, Runnable logic) {
        super(bytes(initial), bytes(maximum), logic);
    }

    @Override
    public String toString() {
        return super.toString();
    }
}
