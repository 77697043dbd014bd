package javax.realtime;

/**
 * How much a schedulable may allocate.
 *
 * <p>Source: RTSJ 1.0.2, memory. The limits are kept; what a stock virtual machine allocates for a
 * thread cannot be refused, so that they are not enforced.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public class MemoryParameters implements Cloneable {
    /** No limit. */
    public static final long NO_MAX = -1L;

    private long maxMemoryArea;
    private long maxImmortal;
    private long allocationRate;

    /**
     * Limits on two areas, none on allocation in the heap.
     *
     * @param maxMemoryArea bytes in the initial memory area, or {@link #NO_MAX}
     * @param maxImmortal bytes in immortal memory, or {@link #NO_MAX}
     * @throws IllegalArgumentException when one of them is negative and not {@link #NO_MAX}
     */
    public MemoryParameters(long maxMemoryArea, long maxImmortal) {
        this(maxMemoryArea, maxImmortal, NO_MAX);
    }

    /**
     * All limits.
     *
     * @param maxMemoryArea bytes in the initial memory area, or {@link #NO_MAX}
     * @param maxImmortal bytes in immortal memory, or {@link #NO_MAX}
     * @param allocationRate bytes per second in the heap, or {@link #NO_MAX}
     * @throws IllegalArgumentException when one of them is negative and not {@link #NO_MAX}
     */
    public MemoryParameters(long maxMemoryArea, long maxImmortal, long allocationRate) {
        this.maxMemoryArea = requireLimit("maxMemoryArea", maxMemoryArea);
        this.maxImmortal = requireLimit("maxImmortal", maxImmortal);
        this.allocationRate = requireLimit("allocationRate", allocationRate);
    }

    /** A copy with the same limits, which belongs to no schedulable. */
    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The limit on allocation in the heap, bytes per second, or {@link #NO_MAX}. */
    public long getAllocationRate() {
        return allocationRate;
    }

    /** The limit on immortal memory, bytes, or {@link #NO_MAX}. */
    public long getMaxImmortal() {
        return maxImmortal;
    }

    /** The limit on the initial memory area, bytes, or {@link #NO_MAX}. */
    public long getMaxMemoryArea() {
        return maxMemoryArea;
    }

    /**
     * Sets the limit on allocation in the heap.
     *
     * @param allocationRate bytes per second, or {@link #NO_MAX}
     * @throws IllegalArgumentException when it is negative and not {@link #NO_MAX}
     */
    public void setAllocationRate(long allocationRate) {
        this.allocationRate = requireLimit("allocationRate", allocationRate);
    }

    /**
     * Sets the limit on allocation in the heap when feasible.
     *
     * @param allocationRate bytes per second, or {@link #NO_MAX}
     * @return whether it was set
     * @throws IllegalArgumentException when it is negative and not {@link #NO_MAX}
     */
    public boolean setAllocationRateIfFeasible(long allocationRate) {
        setAllocationRate(allocationRate);
        return true;
    }

    /**
     * Sets the limit on immortal memory when feasible.
     *
     * @param maximum bytes, or {@link #NO_MAX}
     * @return whether it was set
     * @throws IllegalArgumentException when it is negative and not {@link #NO_MAX}
     */
    public boolean setMaxImmortalIfFeasible(long maximum) {
        maxImmortal = requireLimit("maxImmortal", maximum);
        return true;
    }

    /**
     * Sets the limit on the initial memory area when feasible.
     *
     * @param maximum bytes, or {@link #NO_MAX}
     * @return whether it was set
     * @throws IllegalArgumentException when it is negative and not {@link #NO_MAX}
     */
    public boolean setMaxMemoryAreaIfFeasible(long maximum) {
        maxMemoryArea = requireLimit("maxMemoryArea", maximum);
        return true;
    }

    private static long requireLimit(String what, long limit) {
        if (limit < 0 && limit != NO_MAX) {
            throw new IllegalArgumentException(what + " is negative: " + limit);
        }
        return limit;
    }
}
