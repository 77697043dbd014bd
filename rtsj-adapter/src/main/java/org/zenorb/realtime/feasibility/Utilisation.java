package org.zenorb.realtime.feasibility;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How much of a processor its tasks take, and the bounds below which no further analysis is needed.
 *
 * <p>The bounds hold for deadlines that are the periods, priorities that grow with the rates, no
 * jitter and no blocking; meeting them is enough, not meeting them says nothing. Source: Liu and
 * Layland (1973); Bini, Buttazzo and Buttazzo, "Rate monotonic analysis: the hyperbolic bound"
 * (2003). Thread: any; immutable.
 *
 * @param tasks how many
 * @param sum of their shares, 1 is all of the processor
 * @param product of their shares, each with 1 added
 */
public record Utilisation(int tasks, double sum, double product) {

    /** The utilisation of each processor that has tasks. */
    public static Map<Integer, Utilisation> byProcessor(List<Task> tasks) {
        Map<Integer, Utilisation> all = new HashMap<>();
        for (Task each : tasks) {
            all.merge(
                    each.processor(),
                    new Utilisation(1, each.utilisation(), 1 + each.utilisation()),
                    (a, b) ->
                            new Utilisation(
                                    a.tasks + b.tasks, a.sum + b.sum, a.product * b.product));
        }
        return all;
    }

    /** Below this sum so many tasks are feasible. */
    public double rateMonotonicBound() {
        return tasks * (Math.pow(2, 1.0 / tasks) - 1);
    }

    /** Whether the product is at most 2. */
    public boolean isWithinHyperbolicBound() {
        return product <= 2;
    }
}
