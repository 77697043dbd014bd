package javax.realtime;

/**
 * What a scheduler schedules: real-time threads, and later the handlers of asynchronous events.
 *
 * <p>Source: RTSJ 1.0.2, scheduling. The methods named {@code …IfFeasible} change nothing and
 * answer false when the scheduler finds the changed set infeasible.
 *
 * <p>Thread: any.
 */
public interface Schedulable extends Runnable {
    /** Adds this to the feasibility set when the set stays feasible with it. */
    boolean addIfFeasible();

    /** Adds this to the feasibility set and says whether the set is feasible with it. */
    boolean addToFeasibility();

    /** The memory parameters in force, or null. */
    MemoryParameters getMemoryParameters();

    /** The processing group, or null. */
    ProcessingGroupParameters getProcessingGroupParameters();

    /** The release parameters in force, or null. */
    ReleaseParameters getReleaseParameters();

    /** The scheduler that schedules this. */
    Scheduler getScheduler();

    /** The scheduling parameters in force. */
    SchedulingParameters getSchedulingParameters();

    /** Takes this out of the feasibility set; false when it was not in it. */
    boolean removeFromFeasibility();

    /** Sets both when feasible. */
    boolean setIfFeasible(ReleaseParameters release, MemoryParameters memory);

    /** Sets all three when feasible. */
    boolean setIfFeasible(
            ReleaseParameters release, MemoryParameters memory, ProcessingGroupParameters group);

    /** Sets both when feasible. */
    boolean setIfFeasible(ReleaseParameters release, ProcessingGroupParameters group);

    /** Sets all three when feasible. */
    boolean setIfFeasible(
            SchedulingParameters scheduling, ReleaseParameters release, MemoryParameters memory);

    /** Sets all four when feasible. */
    boolean setIfFeasible(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group);

    /** Sets the memory parameters; null for the scheduler's default. */
    void setMemoryParameters(MemoryParameters memory);

    /** Sets the memory parameters when feasible. */
    boolean setMemoryParametersIfFeasible(MemoryParameters memory);

    /** Sets the processing group; null for none. */
    void setProcessingGroupParameters(ProcessingGroupParameters group);

    /** Sets the processing group when feasible. */
    boolean setProcessingGroupParametersIfFeasible(ProcessingGroupParameters group);

    /** Sets the release parameters; null for the scheduler's default. */
    void setReleaseParameters(ReleaseParameters release);

    /** Sets the release parameters when feasible. */
    boolean setReleaseParametersIfFeasible(ReleaseParameters release);

    /** Sets the scheduler, keeping the parameters, which must suit it. */
    void setScheduler(Scheduler scheduler);

    /** Sets the scheduler together with parameters that suit it. */
    void setScheduler(
            Scheduler scheduler,
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memoryParameters,
            ProcessingGroupParameters group);

    /** Sets the scheduling parameters; null for the scheduler's default. */
    void setSchedulingParameters(SchedulingParameters scheduling);

    /** Sets the scheduling parameters when feasible. */
    boolean setSchedulingParametersIfFeasible(SchedulingParameters scheduling);
}
