package javax.realtime;

/**
 * A scope in which allocation may take any time. Here it is as good as {@link LTMemory}.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any; entering is for real-time threads.
 */
public class VTMemory extends ScopedMemory {
    /** A scope of {@code size} bytes. */
    public VTMemory(long size) {
        super(size);
    }

    /** A scope of {@code size} bytes, with what {@link #enter()} runs. */
    public VTMemory(long size, Runnable logic) {
        super(size, logic);
    }

    /** A scope that may grow. */
    public VTMemory(long initial, long maximum) {
        super(initial, maximum, null);
    }

    /** A scope that may grow, with what {@link #enter()} runs. */
    public VTMemory(long initial, long maximum, Runnable logic) {
        super(initial, maximum, logic);
    }

    /** A scope of an estimated size. */
    public VTMemory(SizeEstimator size) {
        super(size);
    }

    /** A scope of an estimated size, with what {@link #enter()} runs. */
    public VTMemory(SizeEstimator size, Runnable logic) {
        super(size, logic);
    }

    /** A scope of estimated sizes that may grow. */
    public VTMemory(SizeEstimator initial, SizeEstimator maximum) {
        super(bytes(initial), bytes(maximum), null);
    }

    /** A scope of estimated sizes that may grow, with what {@link #enter()} runs. */
    public VTMemory(SizeEstimator initial, SizeEstimator maximum, Runnable logic) {
        super(bytes(initial), bytes(maximum), logic);
    }

    @Override
    public String toString() {
        return super.toString();
    }
}
