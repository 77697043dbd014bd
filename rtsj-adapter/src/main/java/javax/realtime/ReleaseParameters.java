package javax.realtime;

/**
 * How a schedulable is released and what each release may cost.
 *
 * <p>Ownership: times are kept by reference, so that getters give the object last set, and their
 * values are taken over at that moment. What is changed through such an object later takes effect
 * when the next setter of the parameters is called, or when they are given to a schedulable, by its
 * constructor or by {@code setReleaseParameters}; an {@link IllegalArgumentException} comes from
 * there when the value is no good any more.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. Costs are kept but not yet enforced.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public abstract class ReleaseParameters implements Cloneable {
    private RelativeTime cost;
    private long costNs;
    private RelativeTime deadline;
    private long deadlineNs;
    private AsyncEventHandler overrunHandler;
    private AsyncEventHandler missHandler;

    /** No cost, no deadline, no handlers. */
    protected ReleaseParameters() {
        this(null, null, null, null);
    }

    /**
     * All four.
     *
     * @param cost processing time per release; null is zero
     * @param deadline counted from each release; null is left to the subclass
     * @param overrunHandler released when a release costs more; null for none
     * @param missHandler released when a deadline is missed; null for none
     * @throws IllegalArgumentException when the cost is negative, or the deadline zero or negative
     */
    protected ReleaseParameters(
            RelativeTime cost,
            RelativeTime deadline,
            AsyncEventHandler overrunHandler,
            AsyncEventHandler missHandler) {
        this.cost = cost == null ? new RelativeTime(0, 0) : requireCost(cost);
        this.deadline = deadline == null ? null : requirePositive("deadline", deadline);
        this.overrunHandler = overrunHandler;
        this.missHandler = missHandler;
        takeCostAndDeadline();
    }

    /** A copy with times of its own and the same handlers. It belongs to no schedulable. */
    @Override
    public Object clone() {
        try {
            ReleaseParameters copy = (ReleaseParameters) super.clone();
            copy.cost = (RelativeTime) cost.clone();
            copy.deadline = deadline == null ? null : (RelativeTime) deadline.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The processing time a release may take: the object last set. */
    public RelativeTime getCost() {
        return cost;
    }

    /** The handler of overruns, or null. */
    public AsyncEventHandler getCostOverrunHandler() {
        return overrunHandler;
    }

    /** The latest completion, counted from the release: the object last set. */
    public RelativeTime getDeadline() {
        return deadline;
    }

    /** The handler of missed deadlines, or null. */
    public AsyncEventHandler getDeadlineMissHandler() {
        return missHandler;
    }

    /**
     * Sets the cost.
     *
     * @param cost processing time per release; null is zero
     * @throws IllegalArgumentException when it is negative
     */
    public void setCost(RelativeTime cost) {
        this.cost = cost == null ? new RelativeTime(0, 0) : requireCost(cost);
        takeTimes();
    }

    /** Sets the handler of overruns; null for none. */
    public void setCostOverrunHandler(AsyncEventHandler handler) {
        overrunHandler = handler;
        takeTimes();
    }

    /**
     * Sets the deadline.
     *
     * @param deadline counted from each release; null gives the default of the kind of parameters
     * @throws IllegalArgumentException when it is zero or negative
     */
    public void setDeadline(RelativeTime deadline) {
        this.deadline =
                deadline == null ? defaultDeadline() : requirePositive("deadline", deadline);
        takeTimes();
    }

    /** Sets the handler of missed deadlines; null for none. */
    public void setDeadlineMissHandler(AsyncEventHandler handler) {
        missHandler = handler;
        takeTimes();
    }

    /**
     * Sets both when the system stays feasible.
     *
     * @param cost null is zero
     * @param deadline null gives the default of the kind of parameters
     * @return whether the system is feasible so and both were set
     * @throws IllegalArgumentException when the cost is negative, or the deadline zero or negative;
     *     nothing is set then
     */
    public boolean setIfFeasible(RelativeTime cost, RelativeTime deadline) {
        requireCostAndDeadline(cost, deadline);
        ReleaseParameters proposed = (ReleaseParameters) clone();
        proposed.setCost(cost);
        proposed.setDeadline(deadline);
        if (!PriorityScheduler.instance().isFeasibleWith(this, proposed)) {
            return false;
        }
        setCost(cost);
        setDeadline(deadline);
        return true;
    }

    /**
     * The parameters themselves, which a schedulable is given, with what their times hold now.
     *
     * @param release null stays null
     * @throws IllegalArgumentException as {@link #takeTimes()}
     */
    static ReleaseParameters taken(ReleaseParameters release) {
        if (release != null) {
            release.takeTimes();
        }
        return release;
    }

    /**
     * Takes over what the times hold now.
     *
     * @throws IllegalArgumentException when a time holds a value that its setter would refuse
     */
    void takeTimes() {
        takeCostAndDeadline();
    }

    private void takeCostAndDeadline() {
        costNs = requireCost(cost).toNanosSaturated();
        if (deadline != null) {
            deadlineNs = requirePositive("deadline", deadline).toNanosSaturated();
        }
    }

    /** The cost in force. */
    final long costNs() {
        return costNs;
    }

    /** The deadline in force, counted from the release. */
    final long deadlineNs() {
        return deadlineNs;
    }

    static void requireCostAndDeadline(RelativeTime cost, RelativeTime deadline) {
        if (cost != null) {
            requireCost(cost);
        }
        if (deadline != null) {
            requirePositive("deadline", deadline);
        }
    }

    /** A deadline never reached, which the RTSJ gives where none is asked for. */
    RelativeTime defaultDeadline() {
        return new RelativeTime(Long.MAX_VALUE, 999_999);
    }

    static RelativeTime requireCost(RelativeTime cost) {
        if (cost.signum() < 0) {
            throw new IllegalArgumentException("a cost is not negative, this one is " + cost);
        }
        return cost;
    }

    static RelativeTime requirePositive(String what, RelativeTime time) {
        if (time == null || time.signum() <= 0) {
            throw new IllegalArgumentException("a " + what + " is positive, not " + time);
        }
        return time;
    }
}
