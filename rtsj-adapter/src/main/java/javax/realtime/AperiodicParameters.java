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
    public static final String arrivalTimeQueueOverflowExcept = "Except";

    /** A full queue drops the arrival. */
    public static final String arrivalTimeQueueOverflowIgnore = "Ignore";

    /** A full queue overwrites its last arrival. */
    public static final String arrivalTimeQueueOverflowReplace = "Replace";

    /** A full queue grows. */
    public static final String arrivalTimeQueueOverflowSave = "Save";

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

    /** Sets what a full queue does, to one of the constants of this class. */
    public void setArrivalTimeQueueOverflowBehavior(String behavior) {
        // The RTSJ compares by identity; equal text means the same here.
        overflowBehavior =
                switch (behavior) {
                    case "Except" -> arrivalTimeQueueOverflowExcept;
                    case "Ignore" -> arrivalTimeQueueOverflowIgnore;
                    case "Replace" -> arrivalTimeQueueOverflowReplace;
                    case "Save" -> arrivalTimeQueueOverflowSave;
                    case null, default ->
                            throw new IllegalArgumentException(
                                    "unknown overflow behavior " + behavior);
                };
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
}
