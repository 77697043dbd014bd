package javax.realtime;

/**
 * The RTSJ's base scheduler: fixed priorities, preemptive, first in first out among equals. On
 * Linux it is the kernel's SCHED_FIFO.
 *
 * <p>Priorities 11 to 95 are real-time priorities and are the kernel's numbers unchanged: a thread
 * of priority 50 is shown with SCHED_FIFO 50 by any tool. 1 to 10 stay with ordinary Java threads;
 * 96 to 99 stay with the kernel's own threads, and 95 is what desktop distributions commonly
 * permit.
 *
 * <p>Feasibility is answered by response-time analysis, for one processor: see {@link
 * FeasibilitySet} for what counts. The virtual machine and the kernel, blocking and memory are not
 * in it; costs have to allow for them.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any.
 */
public class PriorityScheduler extends Scheduler {
    private static final int LOWEST = 11;
    private static final int HIGHEST = 95;

    /**
     * The highest real-time priority.
     *
     * @deprecated since RTSJ 1.0.1, ask {@link #getMaxPriority()}
     */
    @Deprecated public static final int MAX_PRIORITY = RunTimeConstant.of(HIGHEST);

    /**
     * The lowest real-time priority.
     *
     * @deprecated since RTSJ 1.0.1, ask {@link #getMinPriority()}
     */
    @Deprecated public static final int MIN_PRIORITY = RunTimeConstant.of(LOWEST);

    private static final PriorityScheduler INSTANCE = new PriorityScheduler();

    private final FeasibilitySet feasibilitySet = new FeasibilitySet();

    /** For schedulers that extend this one. */
    protected PriorityScheduler() {
        super();
    }

    /** The scheduler, always the same object. */
    public static PriorityScheduler instance() {
        return INSTANCE;
    }

    @Override
    protected boolean addToFeasibility(Schedulable schedulable) {
        feasibilitySet.add(schedulable);
        return isFeasible();
    }

    /**
     * Releases a handler, as an event does.
     *
     * @throws UnsupportedOperationException when it is a thread, which events do not release
     */
    @Override
    public void fireSchedulable(Schedulable schedulable) {
        if (!(schedulable instanceof AsyncEventHandler handler)) {
            throw new UnsupportedOperationException(
                    "the priority scheduler cannot release " + schedulable + " by an event");
        }
        handler.release();
    }

    /** The highest real-time priority. */
    public int getMaxPriority() {
        return HIGHEST;
    }

    /** The highest priority that {@code thread} may have. */
    public static int getMaxPriority(Thread thread) {
        if (isScheduledHere(thread)) {
            return HIGHEST;
        }
        ThreadGroup group = thread.getThreadGroup();
        return group == null ? Thread.MAX_PRIORITY : group.getMaxPriority();
    }

    /** The lowest real-time priority. */
    public int getMinPriority() {
        return LOWEST;
    }

    /** The lowest priority that {@code thread} may have. */
    public static int getMinPriority(Thread thread) {
        return isScheduledHere(thread) ? LOWEST : Thread.MIN_PRIORITY;
    }

    /** The priority of real-time threads that ask for none: a third of the way up. */
    public int getNormPriority() {
        return (HIGHEST - LOWEST) / 3 + LOWEST;
    }

    /** The normal priority for {@code thread}. */
    public static int getNormPriority(Thread thread) {
        return isScheduledHere(thread) ? INSTANCE.getNormPriority() : Thread.NORM_PRIORITY;
    }

    @Override
    public String getPolicyName() {
        return "Fixed Priority";
    }

    @Override
    public boolean isFeasible() {
        return feasibilitySet.isFeasible();
    }

    @Override
    protected boolean removeFromFeasibility(Schedulable schedulable) {
        return feasibilitySet.remove(schedulable);
    }

    /** {@inheritDoc} Whether or not it is in the feasibility set, it is counted with it. */
    @Override
    public boolean setIfFeasible(
            Schedulable schedulable, ReleaseParameters release, MemoryParameters memory) {
        return setIfFeasible(
                schedulable, release, memory, schedulable.getProcessingGroupParameters());
    }

    /** {@inheritDoc} Whether or not it is in the feasibility set, it is counted with it. */
    @Override
    public boolean setIfFeasible(
            Schedulable schedulable,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group) {
        return setIfFeasible(
                schedulable, schedulable.getSchedulingParameters(), release, memory, group);
    }

    /** {@inheritDoc} Whether or not it is in the feasibility set, it is counted with it. */
    @Override
    public boolean setIfFeasible(
            Schedulable schedulable,
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group) {
        PriorityParameters suitable = requireSuitable(scheduling);
        ReleaseParameters taken = ReleaseParameters.taken(release);
        if (!feasibilitySet.isFeasibleWith(
                schedulable, new FeasibilitySet.Demand(suitable, taken, group))) {
            return false;
        }
        if (scheduling != schedulable.getSchedulingParameters()) {
            schedulable.setSchedulingParameters(scheduling);
        }
        schedulable.setReleaseParameters(release);
        schedulable.setMemoryParameters(memory);
        schedulable.setProcessingGroupParameters(group);
        return true;
    }

    /** Adds it when all deadlines are met with it; otherwise the set stays as it was. */
    final boolean addIfFeasible(Schedulable schedulable) {
        if (!feasibilitySet.isFeasibleWith(schedulable, FeasibilitySet.Demand.of(schedulable))) {
            return false;
        }
        feasibilitySet.add(schedulable);
        return true;
    }

    /** Whether all deadlines would be met with other values for all that have these parameters. */
    final boolean isFeasibleWith(ReleaseParameters release, ReleaseParameters instead) {
        return feasibilitySet.isFeasibleWith(release, instead);
    }

    /** Whether all deadlines would be met with other values for all that are in this group. */
    final boolean isFeasibleWith(
            ProcessingGroupParameters group, ProcessingGroupParameters instead) {
        return feasibilitySet.isFeasibleWith(group, instead);
    }

    final void requirePriority(int priority) {
        if (priority < LOWEST || priority > HIGHEST) {
            throw new IllegalArgumentException(
                    "priority "
                            + priority
                            + " is not a real-time priority, which are "
                            + LOWEST
                            + " to "
                            + HIGHEST);
        }
    }

    /** The parameters themselves when they suit this scheduler, new default ones for null. */
    final PriorityParameters requireSuitable(SchedulingParameters scheduling) {
        if (scheduling == null) {
            return new PriorityParameters(getNormPriority());
        }
        if (!(scheduling instanceof PriorityParameters parameters)) {
            throw new IllegalArgumentException(
                    "the priority scheduler knows PriorityParameters, not "
                            + scheduling.getClass().getName());
        }
        requirePriority(parameters.getPriority());
        return parameters;
    }

    private static boolean isScheduledHere(Thread thread) {
        if (thread == null) {
            throw new IllegalArgumentException("no thread");
        }
        return thread instanceof RealtimeThread realtime
                && realtime.getScheduler() instanceof PriorityScheduler;
    }
}
