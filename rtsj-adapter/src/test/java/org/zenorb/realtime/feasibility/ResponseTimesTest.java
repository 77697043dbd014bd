package org.zenorb.realtime.feasibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** Response times beside worked examples of the literature and a simulation. */
class ResponseTimesTest {

    private static Task task(String name, int priority, long period, long cost) {
        return new Task(name, priority, 0, period, period, cost, 0, 0);
    }

    private static List<Long> responses(Task... tasks) {
        List<Long> responses = new ArrayList<>();
        ResponseTimes.of(List.of(tasks)).forEach(each -> responses.add(each.responseNs()));
        return responses;
    }

    @Test
    void shouldAddThePreemptionsOfHigherPriorities() {
        assertEquals(
                List.of(3L, 6L, 20L),
                responses(task("a", 3, 7, 3), task("b", 2, 12, 3), task("c", 1, 20, 5)));
    }

    @Test
    void shouldLookAtEveryReleaseOfTheBusyPeriodWhenDeadlinesAreLongerThanPeriods() {
        Task a = new Task("a", 2, 0, 70, 70, 26, 0, 0);
        Task b = new Task("b", 1, 0, 100, 118, 62, 0, 0);
        assertEquals(List.of(26L, 118L), responses(a, b));
        assertTrue(ResponseTimes.areFeasible(List.of(a, b)));
        Task earlier = new Task("b", 1, 0, 100, 117, 62, 0, 0);
        assertFalse(ResponseTimes.areFeasible(List.of(a, earlier)));
    }

    @Test
    void shouldAddBlockingAndJitter() {
        Task a = new Task("a", 2, 0, 10, 10, 2, 1, 0);
        Task b = new Task("b", 1, 0, 20, 20, 5, 2, 3);
        // a is released at 0 and at 9: its jitter brings the second release nearer
        assertEquals(List.of(3L, 5L + 3 + 2 + 2 + 2), responses(a, b));
    }

    @Test
    void shouldTakeEqualPrioritiesAsRivals() {
        assertEquals(List.of(5L, 5L), responses(task("a", 1, 20, 2), task("b", 1, 20, 3)));
    }

    @Test
    void shouldKeepProcessorsApart() {
        Task other = new Task("b", 9, 1, 10, 10, 9, 0, 0);
        assertEquals(List.of(5L, 9L), responses(task("a", 1, 10, 5), other));
    }

    @Test
    void shouldFindNoBoundWhereThereIsTooMuchWork() {
        assertEquals(List.of(6L, Task.NEVER), responses(task("a", 2, 10, 6), task("b", 1, 10, 5)));
        assertFalse(ResponseTimes.areFeasible(List.of(task("a", 2, 10, 6), task("b", 1, 10, 5))));
    }

    @Test
    void shouldMeetNoDeadlineAtAllWithoutOne() {
        Task background = new Task("b", 1, 0, 10, Task.NEVER, 5, 0, 0);
        assertTrue(ResponseTimes.areFeasible(List.of(task("a", 2, 10, 6), background)));
        Task once = new Task("c", 1, 0, Task.NEVER, 20, 5, 0, 0);
        assertEquals(
                List.of(5L, 14L),
                responses(task("a", 2, 8, 5), new Task("c", 1, 0, Task.NEVER, 20, 4, 0, 0)));
        assertEquals(0, once.utilisation());
    }

    @Test
    void shouldSaturateAndEnd() {
        long huge = Long.MAX_VALUE / 2;
        assertEquals(
                List.of(Task.NEVER), responses(new Task("a", 1, 0, huge, huge, huge, huge, huge)));
        // a processor that is full to the brim: the fixed point is far away, the analysis ends
        Task full = task("a", 3, 1_000_003, 500_001);
        Task also = task("b", 2, 1_000_033, 500_017);
        assertTrue(responses(full, also, task("c", 1, 1L << 60, 1)).get(2) > 0);
    }

    @Test
    void shouldRefuseTimesThatAreNone() {
        assertThrows(IllegalArgumentException.class, () -> task("a", 1, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> task("a", 1, 1, -1));
        assertThrows(IllegalArgumentException.class, () -> new Task("a", 1, 0, 1, 0, 1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Task("a", 1, 0, 1, 1, 1, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Task("a", 1, 0, 1, 1, 1, 0, -1));
    }

    /** All released together is the worst moment when there is neither jitter nor blocking. */
    @Property(tries = 500)
    void shouldBeWhatASimulationSees(@ForAll("sets") List<Task> tasks) {
        double load = Utilisation.byProcessor(tasks).get(0).sum();
        List<ResponseTimes.Result> results = ResponseTimes.of(tasks);
        for (int i = 0; i < tasks.size(); i++) {
            long response = results.get(i).responseNs();
            if (load <= 1) {
                assertEquals(simulated(tasks, i), response, tasks::toString);
            }
            boolean late = !results.get(i).isFeasible();
            assertEquals(late, response > tasks.get(i).deadlineNs());
        }
        assertEquals(
                results.stream().allMatch(ResponseTimes.Result::isFeasible),
                ResponseTimes.areFeasible(tasks));
    }

    @Provide
    Arbitrary<List<Task>> sets() {
        Arbitrary<long[]> one =
                Combinators.combine(
                                Arbitraries.longs().between(2, 12),
                                Arbitraries.longs().between(1, 4))
                        .as((period, cost) -> new long[] {period, Math.min(cost, period)});
        return one.list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(all -> {
                    List<Task> tasks = new ArrayList<>();
                    for (int i = 0; i < all.size(); i++) {
                        long[] each = all.get(i);
                        tasks.add(task("t" + i, 90 - i, each[0], each[1]));
                    }
                    return tasks;
                });
    }

    /** The longest response of a task, time step by time step over all its releases. */
    private static long simulated(List<Task> tasks, int index) {
        long worst = 0;
        List<List<Long>> waiting = new ArrayList<>();
        long[] left = new long[tasks.size()];
        tasks.forEach(each -> waiting.add(new ArrayList<>()));
        for (long now = 0; now < 12L * 11 * 10 * 9 * 7; now++) {
            for (int i = 0; i < tasks.size(); i++) {
                if (now % tasks.get(i).periodNs() == 0) {
                    waiting.get(i).add(now);
                    if (waiting.get(i).size() == 1) {
                        left[i] = tasks.get(i).costNs();
                    }
                }
            }
            for (int i = 0; i < tasks.size(); i++) {
                if (!waiting.get(i).isEmpty()) {
                    if (--left[i] == 0) {
                        long released = waiting.get(i).remove(0);
                        left[i] = tasks.get(i).costNs();
                        if (i == index) {
                            worst = Math.max(worst, now + 1 - released);
                        }
                    }
                    break;
                }
            }
        }
        return worst;
    }
}
