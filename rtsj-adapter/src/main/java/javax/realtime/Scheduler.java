package javax.realtime;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Orders schedulables. There is one, the {@link PriorityScheduler}; applications may name another
 * of their own as the default for threads to come.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any.
 */
public abstract class Scheduler {
    /** Application's choice of default; empty means the priority scheduler. */
    private static final AtomicReference<Scheduler> CHOSEN_DEFAULT = new AtomicReference<>();

    /** For schedulers. */
    protected Scheduler() {
        super();
    }

    /** Adds to the feasibility set and answers whether the set is feasible with it. */
    protected abstract boolean addToFeasibility(Schedulable schedulable);

    /** Makes a schedulable run that is released by an event. */
    public abstract void fireSchedulable(Schedulable schedulable);

    /** The scheduler of threads that name none. */
    public static Scheduler getDefaultScheduler() {
        Scheduler chosen = CHOSEN_DEFAULT.get();
        return chosen == null ? PriorityScheduler.instance() : chosen;
    }

    /** The name of the policy. */
    public abstract String getPolicyName();

    /** Whether the feasibility set is feasible. */
    public abstract boolean isFeasible();

    /** Takes out of the feasibility set; false when it was not in it. */
    protected abstract boolean removeFromFeasibility(Schedulable schedulable);

    /** Names the scheduler of threads made from now on; null is ignored, as specified. */
    public static void setDefaultScheduler(Scheduler scheduler) {
        if (scheduler != null) {
            CHOSEN_DEFAULT.set(scheduler);
        }
    }

    /** Sets both parameters of a schedulable when feasible. */
    public abstract boolean setIfFeasible(
            Schedulable schedulable, ReleaseParameters release, MemoryParameters memory);

    /** Sets the three parameters of a schedulable when feasible. */
    public abstract boolean setIfFeasible(
            Schedulable schedulable,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group);

    /** Sets the four parameters of a schedulable when feasible. */
    public abstract boolean setIfFeasible(
            Schedulable schedulable,
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group);
}
