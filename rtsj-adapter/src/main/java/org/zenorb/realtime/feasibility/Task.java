package org.zenorb.realtime.feasibility;

/**
 * A task as the analysis sees it: what it asks of its processor, and when.
 *
 * <p>All times are nanoseconds. Thread: any; immutable.
 *
 * @param name for people
 * @param priority higher is more urgent
 * @param processor which of the processors it is bound to; tasks of different processors do not
 *     delay each other
 * @param periodNs the least time between two releases, {@link #NEVER} for a task that is released
 *     once
 * @param deadlineNs counted from each release, {@link #NEVER} for none; may be longer than the
 *     period
 * @param costNs processing time of a release in the worst case
 * @param jitterNs how late a release may be seen at worst
 * @param blockingNs how long tasks of lower priority may hold it up at worst, with locks or without
 *     preemption
 */
public record Task(
        String name,
        int priority,
        int processor,
        long periodNs,
        long deadlineNs,
        long costNs,
        long jitterNs,
        long blockingNs) {

    /** The time that does not come. */
    public static final long NEVER = Long.MAX_VALUE;

    /**
     * Checks the times.
     *
     * @throws IllegalArgumentException when the period or the deadline is not positive, or another
     *     time negative
     */
    public Task {
        require(periodNs > 0, name, "a period is positive");
        require(deadlineNs > 0, name, "a deadline is positive");
        require(costNs >= 0, name, "a cost is not negative");
        require(jitterNs >= 0, name, "jitter is not negative");
        require(blockingNs >= 0, name, "blocking is not negative");
    }

    /** The share of its processor that it takes; 0 for a task that is released once. */
    public double utilisation() {
        return periodNs == NEVER ? 0 : (double) costNs / periodNs;
    }

    private static void require(boolean condition, String name, String message) {
        if (!condition) {
            throw new IllegalArgumentException(name + ": " + message);
        }
    }
}
