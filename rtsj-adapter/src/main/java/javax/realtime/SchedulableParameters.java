package javax.realtime;

/**
 * The parameters of one schedulable, and what real-time threads and handlers do alike with them.
 *
 * <p>Guarantee: every parameter is published when it is set; a reader sees a whole one, old or new.
 *
 * <p>Thread: any.
 */
final class SchedulableParameters {
    private final Schedulable owner;
    private volatile Scheduler scheduler;
    private volatile SchedulingParameters scheduling;
    private volatile ReleaseParameters release;
    private volatile MemoryParameters memory;
    private volatile ProcessingGroupParameters group;

    /**
     * Parameters of a new schedulable. Scheduler, and scheduling parameters that are null, come
     * from the calling schedulable, when the caller is one.
     *
     * @throws IllegalArgumentException when parameters do not suit the scheduler
     */
    SchedulableParameters(
            Schedulable owner,
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group) {
        SchedulableParameters creator =
                Thread.currentThread() instanceof RealtimeThread thread
                        ? thread.parameters()
                        : null;
        this.owner = owner;
        this.scheduler = creator == null ? Scheduler.getDefaultScheduler() : creator.scheduler;
        SchedulingParameters wanted = scheduling;
        if (wanted == null && creator != null && creator.scheduling != null) {
            wanted = (SchedulingParameters) creator.scheduling.clone();
        }
        this.scheduling = suitable(scheduler, wanted);
        this.release = ReleaseParameters.taken(release);
        this.memory = memory;
        this.group = group;
    }

    Scheduler scheduler() {
        return scheduler;
    }

    SchedulingParameters scheduling() {
        return scheduling;
    }

    ReleaseParameters release() {
        return release;
    }

    MemoryParameters memory() {
        return memory;
    }

    ProcessingGroupParameters group() {
        return group;
    }

    /** The priority in the parameters, or 0 where another scheduler knows no such thing. */
    int priority() {
        return scheduling instanceof PriorityParameters parameters ? parameters.getPriority() : 0;
    }

    void scheduler(Scheduler newScheduler) {
        scheduler = newScheduler;
    }

    void scheduling(SchedulingParameters newScheduling) {
        scheduling = newScheduling;
    }

    /** Takes release parameters, which are complete or refused from then on. */
    void release(ReleaseParameters newRelease) {
        release = ReleaseParameters.taken(newRelease);
    }

    void memory(MemoryParameters newMemory) {
        memory = newMemory;
    }

    void group(ProcessingGroupParameters newGroup) {
        group = newGroup;
    }

    /**
     * The parameters themselves when they suit the scheduler in force, new default ones for null.
     */
    SchedulingParameters suitable(SchedulingParameters wanted) {
        return suitable(scheduler, wanted);
    }

    /** As {@link #suitable(SchedulingParameters)}, for a scheduler to come. */
    static SchedulingParameters suitable(Scheduler scheduler, SchedulingParameters wanted) {
        if (scheduler instanceof PriorityScheduler priorityScheduler) {
            return priorityScheduler.requireSuitable(wanted);
        }
        return wanted == null ? PriorityScheduler.instance().requireSuitable(null) : wanted;
    }

    boolean addIfFeasible() {
        return scheduler instanceof PriorityScheduler fixed
                ? fixed.addIfFeasible(owner)
                : scheduler.addToFeasibility(owner);
    }

    boolean addToFeasibility() {
        return scheduler.addToFeasibility(owner);
    }

    boolean removeFromFeasibility() {
        return scheduler.removeFromFeasibility(owner);
    }

    boolean setIfFeasible(ReleaseParameters newRelease, MemoryParameters newMemory) {
        return scheduler.setIfFeasible(owner, newRelease, newMemory);
    }

    boolean setIfFeasible(
            ReleaseParameters newRelease,
            MemoryParameters newMemory,
            ProcessingGroupParameters newGroup) {
        return scheduler.setIfFeasible(owner, newRelease, newMemory, newGroup);
    }

    boolean setIfFeasible(
            SchedulingParameters newScheduling,
            ReleaseParameters newRelease,
            MemoryParameters newMemory,
            ProcessingGroupParameters newGroup) {
        return scheduler.setIfFeasible(owner, newScheduling, newRelease, newMemory, newGroup);
    }
}
