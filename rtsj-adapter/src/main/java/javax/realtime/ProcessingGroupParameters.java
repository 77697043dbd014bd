package javax.realtime;

/**
 * A budget of processing time that several schedulables share.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. The budget is kept but not yet enforced.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public class ProcessingGroupParameters implements Cloneable {
    private HighResolutionTime start;
    private RelativeTime period;
    private RelativeTime cost;
    private RelativeTime deadline;
    private AsyncEventHandler overrunHandler;
    private AsyncEventHandler missHandler;

    /**
     * All parameters.
     *
     * @param start when the first period begins; null is at once
     * @param period the time after which the budget is full again
     * @param cost the budget of a period
     * @param deadline counted from the start of each period; null is the period
     * @param overrunHandler released when a period costs more; null for none
     * @param missHandler released when a deadline is missed; null for none
     * @throws IllegalArgumentException when the period is null, zero or negative, the cost null or
     *     negative, the deadline zero, negative or longer than the period, or a relative start
     *     negative
     */
    public ProcessingGroupParameters(
            HighResolutionTime start,
            RelativeTime period,
            RelativeTime cost,
            RelativeTime deadline,
            AsyncEventHandler overrunHandler,
            AsyncEventHandler missHandler) {
        this.period = ReleaseParameters.requirePositive("period", period);
        this.start = requireStart(start);
        setCost(cost);
        setDeadline(deadline);
        this.overrunHandler = overrunHandler;
        this.missHandler = missHandler;
    }

    /** A copy with times of its own and the same handlers. It belongs to no schedulable. */
    @Override
    public Object clone() {
        try {
            ProcessingGroupParameters copy = (ProcessingGroupParameters) super.clone();
            copy.start = (HighResolutionTime) start.clone();
            copy.period = (RelativeTime) period.clone();
            copy.cost = (RelativeTime) cost.clone();
            copy.deadline = (RelativeTime) deadline.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The budget of a period. */
    public RelativeTime getCost() {
        return cost;
    }

    /** The handler of overruns, or null. */
    public AsyncEventHandler getCostOverrunHandler() {
        return overrunHandler;
    }

    /** The deadline, counted from the start of each period. */
    public RelativeTime getDeadline() {
        return deadline;
    }

    /** The handler of missed deadlines, or null. */
    public AsyncEventHandler getDeadlineMissHandler() {
        return missHandler;
    }

    /** The period. */
    public RelativeTime getPeriod() {
        return period;
    }

    /** When the first period begins. */
    public HighResolutionTime getStart() {
        return start;
    }

    /**
     * Sets the budget.
     *
     * @throws IllegalArgumentException when it is null or negative
     */
    public void setCost(RelativeTime cost) {
        this.cost = requireCost(cost);
    }

    /** Sets the handler of overruns; null for none. */
    public void setCostOverrunHandler(AsyncEventHandler handler) {
        overrunHandler = handler;
    }

    /**
     * Sets the deadline.
     *
     * @param deadline counted from the start of each period; null is the period
     * @throws IllegalArgumentException when it is zero, negative, or longer than the period
     */
    public void setDeadline(RelativeTime deadline) {
        this.deadline =
                deadline == null ? new RelativeTime(period) : requireDeadline(deadline, period);
    }

    /** Sets the handler of missed deadlines; null for none. */
    public void setDeadlineMissHandler(AsyncEventHandler handler) {
        missHandler = handler;
    }

    /**
     * Sets all three when the system stays feasible.
     *
     * @param period the time after which the budget is full again
     * @param cost the budget of a period
     * @param deadline counted from the start of each period; null is the period
     * @return whether the system is feasible so and all were set
     * @throws IllegalArgumentException when the period is null, zero or negative, the cost null or
     *     negative, or the deadline zero, negative or longer than the period; nothing is set then
     */
    public boolean setIfFeasible(RelativeTime period, RelativeTime cost, RelativeTime deadline) {
        ReleaseParameters.requirePositive("period", period);
        requireCost(cost);
        if (deadline != null) {
            requireDeadline(deadline, period);
        }
        ProcessingGroupParameters proposed = (ProcessingGroupParameters) clone();
        proposed.setAll(period, cost, deadline);
        if (!PriorityScheduler.instance().isFeasibleWith(this, proposed)) {
            return false;
        }
        setAll(period, cost, deadline);
        return true;
    }

    private void setAll(RelativeTime period, RelativeTime cost, RelativeTime deadline) {
        setPeriod(period);
        setCost(cost);
        setDeadline(deadline);
    }

    /**
     * Sets the period.
     *
     * @throws IllegalArgumentException when it is null, zero or negative
     */
    public void setPeriod(RelativeTime period) {
        this.period = ReleaseParameters.requirePositive("period", period);
    }

    /**
     * Sets when the first period begins.
     *
     * @param start null is at once
     * @throws IllegalArgumentException when a relative start is negative
     */
    public void setStart(HighResolutionTime start) {
        this.start = requireStart(start);
    }

    private static RelativeTime requireCost(RelativeTime cost) {
        if (cost == null) {
            throw new IllegalArgumentException("a processing group has a cost");
        }
        return ReleaseParameters.requireCost(cost);
    }

    private static RelativeTime requireDeadline(RelativeTime deadline, RelativeTime period) {
        ReleaseParameters.requirePositive("deadline", deadline);
        if (deadline.toNanosSaturated() > period.toNanosSaturated()) {
            throw new IllegalArgumentException(
                    "the deadline " + deadline + " is longer than the period " + period);
        }
        return deadline;
    }

    private static HighResolutionTime requireStart(HighResolutionTime start) {
        if (start instanceof RelativeTime && start.signum() < 0) {
            throw new IllegalArgumentException("a relative start is not negative: " + start);
        }
        return start == null ? new RelativeTime(0, 0) : start;
    }
}
