package javax.realtime;

/**
 * A priority of the {@link PriorityScheduler}.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any.
 */
public class PriorityParameters extends SchedulingParameters {
    private volatile int priority;

    /**
     * Makes parameters with a priority. Whether the scheduler has it is checked where a schedulable
     * takes the parameters.
     */
    public PriorityParameters(int priority) {
        super();
        this.priority = priority;
    }

    /** The priority. */
    public int getPriority() {
        return priority;
    }

    /**
     * Changes the priority, at once, of every thread that these parameters govern.
     *
     * @throws IllegalArgumentException when a running thread goes by them and its scheduler has no
     *     such priority; nothing is changed
     */
    public void setPriority(int priority) throws IllegalArgumentException {
        if (governs()) {
            PriorityScheduler.instance().requirePriority(priority);
        }
        this.priority = priority;
        changed();
    }

    @Override
    public String toString() {
        return "PriorityParameters(priority " + priority + ")";
    }
}
