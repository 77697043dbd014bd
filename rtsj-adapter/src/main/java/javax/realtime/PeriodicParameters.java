package javax.realtime;

/**
 * Releases at regular times: {@code start}, {@code start + period}, and so on.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public class PeriodicParameters extends ReleaseParameters {
    private HighResolutionTime start;
    private HighResolutionTime startInForce;
    private RelativeTime period;
    private long periodNs;

    /**
     * Releases from the thread's start on.
     *
     * @param period the time between releases
     * @throws IllegalArgumentException when it is null, zero or negative
     */
    public PeriodicParameters(RelativeTime period) {
        this(null, period, null, null, null, null);
    }

    /**
     * Releases from a time on.
     *
     * @param start the first release: absolute, or counted from the thread's start; null is at once
     * @param period the time between releases
     * @throws IllegalArgumentException when the period is null, zero or negative, or a relative
     *     start negative
     */
    public PeriodicParameters(HighResolutionTime start, RelativeTime period) {
        this(start, period, null, null, null, null);
    }

    /**
     * All parameters.
     *
     * @param start the first release: absolute, or counted from the thread's start; null is at once
     * @param period the time between releases
     * @param cost processing time per release; null is zero
     * @param deadline counted from each release; null is the period
     * @param overrunHandler released when a release costs more; null for none
     * @param missHandler released when a deadline is missed; null for none
     * @throws IllegalArgumentException when the period is null, zero or negative, the cost
     *     negative, the deadline zero or negative, or a relative start negative
     */
    public PeriodicParameters(
            HighResolutionTime start,
            RelativeTime period,
            RelativeTime cost,
            RelativeTime deadline,
            AsyncEventHandler overrunHandler,
            AsyncEventHandler missHandler) {
        super(cost, deadline, overrunHandler, missHandler);
        this.period = requirePositive("period", period);
        this.start = requireStart(start);
        if (deadline == null) {
            super.setDeadline(new RelativeTime(period));
        }
        takeTimes();
    }

    @Override
    public Object clone() {
        PeriodicParameters copy = (PeriodicParameters) super.clone();
        copy.start = (HighResolutionTime) start.clone();
        copy.period = (RelativeTime) period.clone();
        return copy;
    }

    /** The time between releases: the object last set. */
    public RelativeTime getPeriod() {
        return period;
    }

    /** The first release: the object last set. */
    public HighResolutionTime getStart() {
        return start;
    }

    /**
     * Sets the deadline.
     *
     * @param deadline counted from each release; null is the period
     * @throws IllegalArgumentException when it is zero or negative
     */
    @Override
    public void setDeadline(RelativeTime deadline) {
        super.setDeadline(deadline);
    }

    /**
     * Sets all three when the system stays feasible.
     *
     * @param period the time between releases
     * @param cost null is zero
     * @param deadline null is the period
     * @return whether the system is feasible so and all were set
     * @throws IllegalArgumentException when the period is null, zero or negative, the cost
     *     negative, or the deadline zero or negative; nothing is set then
     */
    public boolean setIfFeasible(RelativeTime period, RelativeTime cost, RelativeTime deadline) {
        requirePositive("period", period);
        requireCostAndDeadline(cost, deadline);
        PeriodicParameters proposed = (PeriodicParameters) clone();
        proposed.setAll(period, cost, deadline);
        if (!PriorityScheduler.instance().isFeasibleWith(this, proposed)) {
            return false;
        }
        setAll(period, cost, deadline);
        return true;
    }

    private void setAll(RelativeTime period, RelativeTime cost, RelativeTime deadline) {
        this.period = period;
        setCost(cost);
        setDeadline(deadline);
    }

    /**
     * Sets the period, from the next release on.
     *
     * @throws IllegalArgumentException when it is null, zero or negative
     */
    public void setPeriod(RelativeTime period) {
        this.period = requirePositive("period", period);
        takeTimes();
    }

    /**
     * Sets the first release of threads started from now on.
     *
     * @param start absolute, or counted from the thread's start; null is at once
     * @throws IllegalArgumentException when a relative start is negative
     */
    public void setStart(HighResolutionTime start) {
        this.start = requireStart(start);
        takeTimes();
    }

    @Override
    void takeTimes() {
        super.takeTimes();
        periodNs = requirePositive("period", period).toNanosSaturated();
        startInForce = (HighResolutionTime) requireStart(start).clone();
    }

    /** The period in force. */
    final long periodNs() {
        return periodNs;
    }

    /** The first release in force. */
    final HighResolutionTime startInForce() {
        return startInForce;
    }

    @Override
    RelativeTime defaultDeadline() {
        return new RelativeTime(period);
    }

    private static HighResolutionTime requireStart(HighResolutionTime start) {
        if (start == null) {
            return new RelativeTime(0, 0);
        }
        if (start instanceof RelativeTime && start.signum() < 0) {
            throw new IllegalArgumentException("a relative start is not negative: " + start);
        }
        return start;
    }
}
