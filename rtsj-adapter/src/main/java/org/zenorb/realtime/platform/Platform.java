package org.zenorb.realtime.platform;

import java.util.List;

/**
 * What the adapter needs of an operating system.
 *
 * <p>Outcomes are codes: 0 for done, otherwise the system's error number, so that callers decide
 * what a refusal means. A platform that has no such thing answers {@link #UNSUPPORTED}. Thread ids
 * are the system's; 0 means the calling thread.
 *
 * <p>Guarantee: every method may be called by any thread at any time and blocks nowhere but in
 * {@link TimedWait#await}.
 */
public interface Platform {
    /** The outcome of what a platform does not have. */
    int UNSUPPORTED = -1;

    /** Time-sharing, the ordinary policy. */
    int POLICY_OTHER = 0;

    /** First in first out among equal priorities, above every thread of {@link #POLICY_OTHER}. */
    int POLICY_FIFO = 1;

    /** A plain name for reports. */
    String name();

    /**
     * Has actions run by every new thread before its {@code run()} and by every thread after it.
     * They must not throw. Asked once.
     *
     * @return false when the platform cannot
     */
    boolean watchThreads(Runnable started, Runnable ending);

    /** Why this platform gives no real-time scheduling at all, or null when it has it. */
    String whyNoScheduling();

    /** The system's id of the calling thread, 0 where there is none. */
    int threadId();

    /**
     * Sets policy and priority of a thread of this process; threads that it creates later do not
     * inherit them.
     */
    int setScheduling(int threadId, int policy, int priority);

    /** Gives the calling thread a priority of {@link #POLICY_FIFO} for a moment, to see. */
    int tryScheduling(int priority);

    /** The policy of a thread, or a negative number when it cannot be told. */
    int policy(int threadId);

    /** The priority of a thread within its policy, or a negative number when it cannot be told. */
    int priority(int threadId);

    /** Lets a thread run on the given processors only (bit n of word n / 64 is processor n). */
    int setAffinity(int threadId, long[] processors);

    /** The processors a thread may run on, in the form of {@link #setAffinity}, or none. */
    long[] affinity(int threadId);

    /**
     * How much this process may lock in memory; {@link Long#MAX_VALUE} for all, negative unknown.
     */
    long lockableBytes();

    /** How much of this process is locked in memory, negative when unknown. */
    long lockedBytes();

    /**
     * The share of a processor that all threads of {@link #POLICY_FIFO} together may use before the
     * system makes way for others, 0 to 1; negative when unknown.
     */
    double realtimeShare();

    /** Keeps the whole process in memory, pages to come included. */
    int lockProcessMemory();

    /** Reserves zeroed memory. */
    MemoryRegion reserve(long bytes);

    /** A wait of one thread. */
    TimedWait newWait();

    /** A mutual exclusion that nobody has. */
    KernelMutex newMutex();

    /**
     * As {@link #setScheduling}, for a while: whether threads that it creates inherit stays as it
     * is.
     */
    int changeScheduling(int threadId, int policy, int priority);

    /** Sets the name that the system's tools show for the calling thread, at most 15 bytes. */
    int setThreadName(String name);

    /** How late the system may wake the calling thread, nanoseconds, negative when unknown. */
    long timerSlackNs();

    /** Sets how late the system may wake the calling thread; ordinary policy only. */
    int setTimerSlack(long slackNs);

    /** The processor time a thread has used, nanoseconds, negative when it cannot be told. */
    long cpuTimeNs(int threadId);

    /** The resolution of the monotonic clock, nanoseconds. */
    long clockResolutionNs();

    /** What else a person should know of this machine; none on platforms that cannot tell. */
    List<Fact> facts();

    /** What a person can do so that {@link #setScheduling} is permitted. */
    String schedulingRemedy();
}
