package javax.realtime;

/**
 * Releases that may come at any time, but not closer to each other than a minimum interarrival
 * time. What happens to an arrival that comes too soon is the violation behavior.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. The arrivals are those of asynchronous events, which are not
 * there yet.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public class SporadicParameters extends AperiodicParameters {
    /** An arrival that comes too soon makes firing throw {@link MITViolationException}. */
    public static final String mitViolationExcept = RunTimeConstant.of("Except");

    /** An arrival that comes too soon is dropped. */
    public static final String mitViolationIgnore = RunTimeConstant.of("Ignore");

    /** An arrival that comes too soon takes the place of the one before. */
    public static final String mitViolationReplace = RunTimeConstant.of("Replace");

    /** An arrival that comes too soon is queued until it may be released. */
    public static final String mitViolationSave = RunTimeConstant.of("Save");

    private RelativeTime minimumInterarrival;
    private long minimumInterarrivalNs;
    private String mitViolationBehavior = mitViolationSave;

    /**
     * No cost, no handlers, a deadline of the minimum interarrival time.
     *
     * @param minInterarrival the least time between two releases
     * @throws IllegalArgumentException when it is null, zero or negative
     */
    public SporadicParameters(RelativeTime minInterarrival) {
        this(minInterarrival, null, null, null, null);
    }

    /**
     * All parameters.
     *
     * @param minInterarrival the least time between two releases
     * @param cost processing time per release; null is zero
     * @param deadline counted from each release; null is the minimum interarrival time
     * @param overrunHandler released when a release costs more; null for none
     * @param missHandler released when a deadline is missed; null for none
     * @throws IllegalArgumentException when the minimum interarrival time is null, zero or
     *     negative, the cost negative, or the deadline zero or negative
     */
    public SporadicParameters(
            RelativeTime minInterarrival,
            RelativeTime cost,
            RelativeTime deadline,
            AsyncEventHandler overrunHandler,
            AsyncEventHandler missHandler) {
        super(
                cost,
                deadline == null ? deadlineOf(minInterarrival) : deadline,
                overrunHandler,
                missHandler);
        minimumInterarrival = requirePositive("minimum interarrival time", minInterarrival);
        takeTimes();
    }

    @Override
    public Object clone() {
        SporadicParameters copy = (SporadicParameters) super.clone();
        copy.minimumInterarrival = (RelativeTime) minimumInterarrival.clone();
        return copy;
    }

    /** The least time between two releases: the object last set. */
    public RelativeTime getMinimumInterarrival() {
        return minimumInterarrival;
    }

    /** What happens to an arrival that comes too soon: one of the constants of this class. */
    public String getMitViolationBehavior() {
        return mitViolationBehavior;
    }

    /**
     * Sets both when the system stays feasible.
     *
     * @param cost null is zero
     * @param deadline null is the minimum interarrival time
     * @return whether the system is feasible so and both were set
     * @throws IllegalArgumentException when the cost is negative, or the deadline zero or negative;
     *     nothing is set then
     */
    @Override
    public boolean setIfFeasible(RelativeTime cost, RelativeTime deadline) {
        return setIfFeasible(minimumInterarrival, cost, deadline);
    }

    /**
     * Sets all three when the system stays feasible.
     *
     * @param interarrival the least time between two releases
     * @param cost null is zero
     * @param deadline null is {@code interarrival}
     * @return whether the system is feasible so and all were set
     * @throws IllegalArgumentException when {@code interarrival} is null, zero or negative, the
     *     cost negative, or the deadline zero or negative; nothing is set then
     */
    public boolean setIfFeasible(
            RelativeTime interarrival, RelativeTime cost, RelativeTime deadline) {
        requirePositive("minimum interarrival time", interarrival);
        requireCostAndDeadline(cost, deadline);
        SporadicParameters proposed = (SporadicParameters) clone();
        proposed.setAll(interarrival, cost, deadline);
        if (!PriorityScheduler.instance().isFeasibleWith(this, proposed)) {
            return false;
        }
        setAll(interarrival, cost, deadline);
        return true;
    }

    private void setAll(RelativeTime interarrival, RelativeTime cost, RelativeTime deadline) {
        minimumInterarrival = interarrival;
        setCost(cost);
        setDeadline(deadline);
    }

    /**
     * Sets the least time between two releases.
     *
     * @throws IllegalArgumentException when it is null, zero or negative
     */
    public void setMinimumInterarrival(RelativeTime minimum) {
        minimumInterarrival = requirePositive("minimum interarrival time", minimum);
        takeTimes();
    }

    /**
     * Sets what happens to an arrival that comes too soon.
     *
     * @param behavior one of the four constants of this class, the object itself: equal text is not
     *     enough
     * @throws IllegalArgumentException when it is none of them
     */
    public void setMitViolationBehavior(String behavior) {
        mitViolationBehavior =
                requireIdentical(
                        "violation behavior",
                        behavior,
                        mitViolationExcept,
                        mitViolationIgnore,
                        mitViolationReplace,
                        mitViolationSave);
    }

    @Override
    void takeTimes() {
        super.takeTimes();
        minimumInterarrivalNs =
                requirePositive("minimum interarrival time", minimumInterarrival)
                        .toNanosSaturated();
    }

    /** The least time between two releases that is in force. */
    final long minimumInterarrivalNs() {
        return minimumInterarrivalNs;
    }

    @Override
    RelativeTime defaultDeadline() {
        return new RelativeTime(minimumInterarrival);
    }

    private static RelativeTime deadlineOf(RelativeTime minInterarrival) {
        return new RelativeTime(requirePositive("minimum interarrival time", minInterarrival));
    }
}
