package javax.realtime;

/**
 * How a schedulable is released and what each release may cost. Times given to a setter are copied
 * only by reference, as specified: what is changed through them later takes effect at the next
 * setter.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. Costs are kept but not yet enforced.
 *
 * <p>Thread: any; not safe for change by several threads at once, as specified.
 */
public abstract class ReleaseParameters implements Cloneable {
    private RelativeTime cost;
    private RelativeTime deadline;
    private AsyncEventHandler overrunHandler;
    private AsyncEventHandler missHandler;

    /** No cost, no deadline, no handlers. */
    protected ReleaseParameters() {
        this(null, null, null, null);
    }

    /** All four; null cost is zero, null deadline is left to the subclass. */
    protected ReleaseParameters(
            RelativeTime cost,
            RelativeTime deadline,
            AsyncEventHandler overrunHandler,
            AsyncEventHandler missHandler) {
        this.cost = cost == null ? new RelativeTime(0, 0) : requireCost(cost);
        this.deadline = deadline == null ? null : requirePositive("deadline", deadline);
        this.overrunHandler = overrunHandler;
        this.missHandler = missHandler;
    }

    /** A copy that shares the times and handlers. */
    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The processing time a release may take. */
    public RelativeTime getCost() {
        return cost;
    }

    /** The handler of overruns, or null. */
    public AsyncEventHandler getCostOverrunHandler() {
        return overrunHandler;
    }

    /** The latest completion, counted from the release. */
    public RelativeTime getDeadline() {
        return deadline;
    }

    /** The handler of missed deadlines, or null. */
    public AsyncEventHandler getDeadlineMissHandler() {
        return missHandler;
    }

    /** Sets the cost; null is zero. */
    public void setCost(RelativeTime cost) {
        this.cost = cost == null ? new RelativeTime(0, 0) : requireCost(cost);
    }

    /** Sets the handler of overruns; null for none. */
    public void setCostOverrunHandler(AsyncEventHandler handler) {
        overrunHandler = handler;
    }

    /** Sets the deadline; null gives the default of the kind of parameters. */
    public void setDeadline(RelativeTime deadline) {
        this.deadline =
                deadline == null ? defaultDeadline() : requirePositive("deadline", deadline);
    }

    /** Sets the handler of missed deadlines; null for none. */
    public void setDeadlineMissHandler(AsyncEventHandler handler) {
        missHandler = handler;
    }

    /** Sets both when the system stays feasible. */
    public boolean setIfFeasible(RelativeTime cost, RelativeTime deadline) {
        setCost(cost);
        setDeadline(deadline);
        return true;
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
