package javax.realtime;

import org.zenorb.realtime.feasibility.ResponseTimes;
import org.zenorb.realtime.feasibility.Task;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * The schedulables whose demands are to be met together, on one processor, and what they demand.
 *
 * <p>Periodic and sporadic releases count with their cost in each period or minimum interarrival
 * time. Releases that may come at any time count only within a processing group, as the group's
 * budget, which may be spent at the end of one period and at the beginning of the next; outside of
 * one they are not feasible once they cost anything. A deadline of a group's member is feasible
 * only when the budget is enough for all that its members demand. What costs nothing demands
 * nothing.
 *
 * <p>Thread: any.
 */
final class FeasibilitySet {
    private final Set<Schedulable> members = ConcurrentHashMap.newKeySet();

    /** What one schedulable demands, or would; release and group may be null. */
    record Demand(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            ProcessingGroupParameters group) {

        static Demand of(Schedulable schedulable) {
            return new Demand(
                    schedulable.getSchedulingParameters(),
                    schedulable.getReleaseParameters(),
                    schedulable.getProcessingGroupParameters());
        }

        private int priority() {
            return scheduling instanceof PriorityParameters parameters
                    ? parameters.getPriority()
                    : PriorityScheduler.instance().getNormPriority();
        }

        private boolean isFree() {
            return release == null || release.costNs() == 0;
        }

        /** Least time between two releases; 0 when there is none. */
        private long intervalNs() {
            if (release instanceof PeriodicParameters periodic) {
                return periodic.periodNs();
            }
            return release instanceof SporadicParameters sporadic
                    ? sporadic.minimumInterarrivalNs()
                    : 0;
        }
    }

    /** Adds it; false when it was a member. */
    boolean add(Schedulable schedulable) {
        return members.add(schedulable);
    }

    /** Takes it out; false when it was no member. */
    boolean remove(Schedulable schedulable) {
        return members.remove(schedulable);
    }

    /** Whether all deadlines are met. */
    boolean isFeasible() {
        return areFeasible(demands(demand -> demand, null));
    }

    /** Whether all deadlines would be met with one more member, or with other demands of one. */
    boolean isFeasibleWith(Schedulable schedulable, Demand instead) {
        List<Demand> demands = demands(demand -> demand, schedulable);
        demands.add(instead);
        return areFeasible(demands);
    }

    /** Whether all deadlines would be met with other release parameters for all that have these. */
    boolean isFeasibleWith(ReleaseParameters release, ReleaseParameters instead) {
        return areFeasible(
                demands(
                        demand ->
                                demand.release == release
                                        ? new Demand(demand.scheduling, instead, demand.group)
                                        : demand,
                        null));
    }

    /** Whether all deadlines would be met with another group for all that are in this one. */
    boolean isFeasibleWith(ProcessingGroupParameters group, ProcessingGroupParameters instead) {
        return areFeasible(
                demands(
                        demand ->
                                demand.group == group
                                        ? new Demand(demand.scheduling, demand.release, instead)
                                        : demand,
                        null));
    }

    private List<Demand> demands(UnaryOperator<Demand> change, Schedulable without) {
        List<Demand> demands = new ArrayList<>();
        for (Schedulable each : members) {
            if (each != without) {
                demands.add(change.apply(Demand.of(each)));
            }
        }
        return demands;
    }

    private static boolean areFeasible(List<Demand> demands) {
        List<Task> tasks = new ArrayList<>();
        Map<ProcessingGroupParameters, List<Demand>> groups = new HashMap<>();
        for (Demand each : demands) {
            if (each.isFree()) {
                continue;
            }
            if (each.group != null) {
                groups.computeIfAbsent(each.group, group -> new ArrayList<>()).add(each);
            }
            if (each.intervalNs() > 0) {
                tasks.add(task(each));
            } else if (each.group == null || each.release.deadlineNs() != Task.NEVER) {
                return false;
            }
        }
        for (Map.Entry<ProcessingGroupParameters, List<Demand>> each : groups.entrySet()) {
            if (!addGroup(each.getKey(), each.getValue(), tasks)) {
                return false;
            }
        }
        return ResponseTimes.areFeasible(tasks);
    }

    private static Task task(Demand demand) {
        return new Task(
                "a schedulable",
                demand.priority(),
                0,
                demand.intervalNs(),
                demand.release.deadlineNs(),
                demand.release.costNs(),
                0,
                0);
    }

    /** Adds what members without a period take from the others; false when nothing can be said. */
    private static boolean addGroup(
            ProcessingGroupParameters group, List<Demand> members, List<Task> tasks) {
        long periodNs = group.getPeriod().toNanosSaturated();
        long budgetNs = Math.min(group.getCost().toNanosSaturated(), periodNs);
        double known = 0;
        boolean isBounded = true;
        boolean hasDeadlines = false;
        int priority = 0;
        for (Demand each : members) {
            if (each.intervalNs() > 0) {
                hasDeadlines |= each.release.deadlineNs() != Task.NEVER;
                // one release more than fit: the first and the last may reach into the period
                double releases = Math.ceil((double) periodNs / each.intervalNs()) + 1;
                known += releases * each.release.costNs();
            } else {
                isBounded = false;
                priority = Math.max(priority, each.priority());
            }
        }
        if (!isBounded) {
            tasks.add(
                    new Task(
                            "a group",
                            priority,
                            0,
                            periodNs,
                            Task.NEVER,
                            budgetNs,
                            periodNs - budgetNs,
                            0));
        }
        return !hasDeadlines || isBounded && known <= budgetNs;
    }
}
