package org.zenorb.realtime;

import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.Platforms;

import javax.realtime.RealtimeThread;

/**
 * What the kernel says of a thread of this process: the proof that a priority is in force.
 *
 * @param policy the kernel's number: 0 ordinary, 1 SCHED_FIFO; negative when it cannot be told
 * @param priority within the policy, 0 for ordinary threads; negative when it cannot be told
 */
public record KernelScheduling(int policy, int priority) {
    /** Of the calling thread. */
    public static KernelScheduling ofCurrentThread() {
        return ofThreadId(0);
    }

    /** Of a thread of this process by the kernel's id, see {@link #threadId}. */
    public static KernelScheduling ofThreadId(int threadId) {
        Platform platform = Platforms.current();
        return new KernelScheduling(platform.policy(threadId), platform.priority(threadId));
    }

    /** Of a real-time thread that runs. */
    public static KernelScheduling of(RealtimeThread thread) {
        int id = threadId(thread);
        return id == 0 ? new KernelScheduling(-1, -1) : ofThreadId(id);
    }

    /** The kernel's id of a real-time thread that runs, as in /proc/PID/task; else 0. */
    public static int threadId(RealtimeThread thread) {
        return Inside.DOOR.threadId(thread);
    }

    /** Whether the thread is scheduled first in first out above all ordinary threads. */
    public boolean isRealtime() {
        return policy == Platform.POLICY_FIFO;
    }

    @Override
    public String toString() {
        return switch (policy) {
            case Platform.POLICY_OTHER -> "ordinary (SCHED_OTHER)";
            case Platform.POLICY_FIFO -> "SCHED_FIFO " + priority;
            case 2 -> "SCHED_RR " + priority;
            default -> policy < 0 ? "unknown" : "policy " + policy;
        };
    }
}
