package org.zenorb.realtime.feasibility;

import java.util.ArrayList;
import java.util.List;

/**
 * Response times of tasks under preemptive fixed priorities, in the worst case.
 *
 * <p>Source: Tindell, Burns and Wellings, "An extendible approach for analyzing fixed priority hard
 * real-time tasks" (1994): deadlines may be longer than periods, releases may be late by a jitter,
 * lower priorities may block. Tasks of the same priority are taken as delaying each other at every
 * release, which first-in-first-out does not exceed. What the kernel and the virtual machine take
 * for themselves is not in it, except as the user adds it to costs, jitter and blocking.
 *
 * <p>Guarantee: a task that is called feasible meets its deadlines when the times are right. Times
 * saturate, they never wrap around; the analysis of a task ends after {@value #MOST_STEPS} steps,
 * and then it counts as not feasible. Thread: any.
 */
public final class ResponseTimes {

    /** Steps towards a fixed point; sets that load a processor to the brim may need many. */
    static final int MOST_STEPS = 1_000_000;

    private ResponseTimes() {}

    /**
     * What came out for a task.
     *
     * @param responseNs from release to end at worst, {@link Task#NEVER} when there is no bound
     */
    public record Result(Task task, long responseNs) {

        /** Whether it meets its deadline. */
        public boolean isFeasible() {
            return task.deadlineNs() == Task.NEVER || responseNs <= task.deadlineNs();
        }
    }

    /** The tasks' response times, in the order of the tasks. */
    public static List<Result> of(List<Task> tasks) {
        List<Result> results = new ArrayList<>(tasks.size());
        for (Task each : tasks) {
            results.add(new Result(each, responseNs(each, tasks, Task.NEVER)));
        }
        return results;
    }

    /** Whether all tasks meet their deadlines. */
    public static boolean areFeasible(List<Task> tasks) {
        for (Task each : tasks) {
            long limit = each.deadlineNs();
            if (limit != Task.NEVER && responseNs(each, tasks, limit) > limit) {
                return false;
            }
        }
        return true;
    }

    /** The response time, or something above the limit as soon as it is exceeded. */
    private static long responseNs(Task task, List<Task> all, long limit) {
        List<Task> rivals = rivals(task, all);
        if (isOverloaded(task, rivals)) {
            return Task.NEVER;
        }
        long cost = Math.max(1, task.costNs());
        long worst = 0;
        long steps = 0;
        long window = 0;
        for (long release = 0; ; release++) {
            long own = times(release + 1, cost);
            long base = plus(task.blockingNs(), own);
            window = Math.max(window, base);
            while (true) {
                long needed = plus(base, interference(rivals, window));
                if (needed == window) {
                    break;
                }
                if (++steps > MOST_STEPS || needed == Task.NEVER) {
                    return Task.NEVER;
                }
                window = needed;
                if (limit != Task.NEVER && response(task, release, window) > limit) {
                    return response(task, release, window);
                }
            }
            long response = response(task, release, window);
            worst = Math.max(worst, response);
            // The busy period is over when the task is done before its next release.
            if (task.periodNs() == Task.NEVER || response <= task.periodNs() || worst > limit) {
                return worst;
            }
            if (++steps > MOST_STEPS) {
                return Task.NEVER;
            }
        }
    }

    private static long response(Task task, long release, long window) {
        long since = release == 0 ? window : window - times(release, task.periodNs());
        return plus(since, task.jitterNs());
    }

    /** What the rivals take of a window that begins with a release of each of them. */
    private static long interference(List<Task> rivals, long window) {
        long sum = 0;
        for (Task each : rivals) {
            long releases = 1;
            if (each.periodNs() != Task.NEVER) {
                long reach = plus(window, each.jitterNs());
                releases = reach / each.periodNs() + (reach % each.periodNs() == 0 ? 0 : 1);
            }
            sum = plus(sum, times(releases, each.costNs()));
        }
        return sum;
    }

    /** Whether the backlog of work grows for ever. */
    private static boolean isOverloaded(Task task, List<Task> rivals) {
        double share = task.utilisation();
        for (Task each : rivals) {
            share += each.utilisation();
        }
        return share > 1 + 1e-9;
    }

    private static List<Task> rivals(Task task, List<Task> all) {
        List<Task> rivals = new ArrayList<>();
        for (Task each : all) {
            if (each != task
                    && each.processor() == task.processor()
                    && each.priority() >= task.priority()
                    && each.costNs() > 0) {
                rivals.add(each);
            }
        }
        return rivals;
    }

    private static long plus(long a, long b) {
        long sum = a + b;
        return sum < 0 ? Task.NEVER : sum;
    }

    private static long times(long a, long b) {
        long high = Math.multiplyHigh(a, b);
        long low = a * b;
        return high != 0 || low < 0 ? Task.NEVER : low;
    }
}
