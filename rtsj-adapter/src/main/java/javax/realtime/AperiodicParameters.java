package javax.realtime;

/**
 * Releases that may come at any time, with a queue of their arrival times.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. The queue serves asynchronous events, which are not there yet.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public class AperiodicParameters extends ReleaseParameters {
    /** A full queue makes firing throw. */
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

    /** What a full queue does. */
    public String getArrivalTimeQueueOverflowBehavior() {
        return overflowBehavior;
    }

    /** The length of the queue at the start. */
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

    /** Sets the length of the queue at the start. */
    public void setInitialArrivalTimeQueueLength(int initial) {
        if (initial < 0) {
            throw new IllegalArgumentException("negative queue length " + initial);
        }
        initialQueueLength = initial;
    }

    /** Sets the deadline; null is never. */
    @Override
    public void setDeadline(RelativeTime deadline) {
        super.setDeadline(deadline);
    }

    @Override
    public boolean setIfFeasible(RelativeTime cost, RelativeTime deadline) {
        return super.setIfFeasible(cost, deadline);
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
