package javax.realtime;

/**
 * Releases that may come at any time, with a queue of their arrival times.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. The queue serves asynchronous events, which are not there yet.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public class AperiodicParameters extends ReleaseParameters {
    /** A full queue makes firing throw {@link ArrivalTimeQueueOverflowException}. */
    public static final String arrivalTimeQueueOverflowExcept = RunTimeConstant.of("Except");

    /** A full queue drops the arrival. */
    public static final String arrivalTimeQueueOverflowIgnore = RunTimeConstant.of("Ignore");

    /** A full queue overwrites its last arrival. */
    public static final String arrivalTimeQueueOverflowReplace = RunTimeConstant.of("Replace");

    /** A full queue grows. */
    public static final String arrivalTimeQueueOverflowSave = RunTimeConstant.of("Save");

    private String overflowBehavior = arrivalTimeQueueOverflowSave;
    private int initialQueueLength;

    /** No cost, no deadline, no handlers. */
    public AperiodicParameters() {
        this(null, null, null, null);
    }

    /**
     * All parameters.
     *
     * @param cost processing time per release; null is zero
     * @param deadline counted from each release; null is never
     * @param overrunHandler released when a release costs more; null for none
     * @param missHandler released when a deadline is missed; null for none
     * @throws IllegalArgumentException when the cost is negative, or the deadline zero or negative
     */
    public AperiodicParameters(
            RelativeTime cost,
            RelativeTime deadline,
            AsyncEventHandler overrunHandler,
            AsyncEventHandler missHandler) {
        super(cost, deadline, overrunHandler, missHandler);
        if (deadline == null) {
            super.setDeadline(null);
        }
    }

    /** What a full queue does: one of the constants of this class. */
    public String getArrivalTimeQueueOverflowBehavior() {
        return overflowBehavior;
    }

    /** How many arrival times the queue of a new schedulable holds before it is full. */
    public int getInitialArrivalTimeQueueLength() {
        return initialQueueLength;
    }

    /**
     * Sets what a full queue does.
     *
     * @param behavior one of the four constants of this class, the object itself: equal text is not
     *     enough
     * @throws IllegalArgumentException when it is none of them
     */
    public void setArrivalTimeQueueOverflowBehavior(String behavior) {
        overflowBehavior =
                requireIdentical(
                        "overflow behavior",
                        behavior,
                        arrivalTimeQueueOverflowExcept,
                        arrivalTimeQueueOverflowIgnore,
                        arrivalTimeQueueOverflowReplace,
                        arrivalTimeQueueOverflowSave);
    }

    /**
     * Sets how many arrival times the queue of a new schedulable holds before it is full. Those
     * that there are keep theirs.
     *
     * @param initial arrival times, zero or more
     * @throws IllegalArgumentException when it is negative
     */
    public void setInitialArrivalTimeQueueLength(int initial) {
        if (initial < 0) {
            throw new IllegalArgumentException("negative queue length " + initial);
        }
        initialQueueLength = initial;
    }

    /**
     * Sets the deadline.
     *
     * @param deadline counted from each release; null gives the default: never for this class, the
     *     minimum interarrival time for {@link SporadicParameters}
     * @throws IllegalArgumentException when it is zero or negative
     */
    @Override
    public void setDeadline(RelativeTime deadline) {
        super.setDeadline(deadline);
    }

    /**
     * Never sets anything: of releases that may come at any time no feasible system can be made.
     *
     * @return false
     * @throws IllegalArgumentException when the cost is negative, or the deadline zero or negative
     */
    @Override
    public boolean setIfFeasible(RelativeTime cost, RelativeTime deadline) {
        requireCostAndDeadline(cost, deadline);
        return false;
    }

    @SuppressWarnings("ReferenceEquality") // the RTSJ compares these by identity
    static String requireIdentical(String what, String value, String... known) {
        for (String constant : known) {
            if (value == constant) {
                return value;
            }
        }
        throw new IllegalArgumentException("unknown " + what + " " + value);
    }
}
