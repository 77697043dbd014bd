package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** RTSJ 1.0.2, scheduling: what the base scheduler answers of feasibility. */
class FeasibilityTest {
    private final List<RealtimeThread> threads = new ArrayList<>();

    private RealtimeThread thread(int priority, ReleaseParameters release) {
        return thread(priority, release, null);
    }

    private RealtimeThread thread(
            int priority, ReleaseParameters release, ProcessingGroupParameters group) {
        RealtimeThread thread =
                new RealtimeThread(
                        new PriorityParameters(priority), release, null, null, group, () -> {});
        threads.add(thread);
        return thread;
    }

    private static RelativeTime ms(long millis) {
        return new RelativeTime(millis, 0);
    }

    private static PeriodicParameters periodic(long period, long cost) {
        return new PeriodicParameters(null, ms(period), ms(cost), null, null, null);
    }

    @AfterEach
    void shouldLeaveNobodyInTheSet() {
        threads.forEach(RealtimeThread::removeFromFeasibility);
        assertTrue(PriorityScheduler.instance().isFeasible());
    }

    @Test
    void shouldAddOneThatDoesNotFitAndSayThatTheSystemIsNotFeasible() {
        assertTrue(thread(50, periodic(10, 6)).addToFeasibility());
        RealtimeThread late = thread(40, periodic(10, 5));
        assertFalse(late.addToFeasibility());
        assertFalse(PriorityScheduler.instance().isFeasible());
        assertTrue(late.removeFromFeasibility());
        assertTrue(PriorityScheduler.instance().isFeasible());
        assertFalse(late.removeFromFeasibility());
    }

    @Test
    void shouldAddIfFeasibleOnlyThen() {
        assertTrue(thread(50, periodic(10, 6)).addIfFeasible());
        RealtimeThread late = thread(40, periodic(10, 5));
        assertFalse(late.addIfFeasible());
        assertTrue(PriorityScheduler.instance().isFeasible());
        assertFalse(late.removeFromFeasibility());
    }

    @Test
    void shouldTakeTheDeadlineAndNotThePeriod() {
        assertTrue(thread(50, periodic(10, 2)).addToFeasibility());
        PeriodicParameters early = new PeriodicParameters(null, ms(100), ms(5), ms(6), null, null);
        RealtimeThread thread = thread(40, early);
        assertFalse(thread.addToFeasibility());
        thread.setSchedulingParameters(new PriorityParameters(60));
        assertTrue(PriorityScheduler.instance().isFeasible());
    }

    @Test
    void shouldSetParametersOnlyIfFeasible() {
        assertTrue(thread(50, periodic(10, 6)).addToFeasibility());
        PeriodicParameters first = periodic(10, 2);
        RealtimeThread thread = thread(40, first);
        assertTrue(thread.addToFeasibility());
        PeriodicParameters more = periodic(10, 5);
        assertFalse(thread.setReleaseParametersIfFeasible(more));
        assertFalse(thread.setIfFeasible(more, new MemoryParameters(1000, 1000)));
        assertFalse(thread.setIfFeasible(new PriorityParameters(45), more, null, null));
        assertSame(first, thread.getReleaseParameters());
        assertEquals(40, ((PriorityParameters) thread.getSchedulingParameters()).getPriority());
        PeriodicParameters fits = periodic(10, 4);
        assertTrue(thread.setReleaseParametersIfFeasible(fits));
        assertSame(fits, thread.getReleaseParameters());
        // above the other it is done early, and the other is late
        assertTrue(thread.setSchedulingParametersIfFeasible(new PriorityParameters(60)));
        assertTrue(PriorityScheduler.instance().isFeasible());
    }

    @Test
    void shouldAskForEverybodyWhoSharesReleaseParameters() {
        PeriodicParameters shared = periodic(10, 2);
        assertTrue(thread(50, shared).addToFeasibility());
        assertTrue(thread(40, shared).addToFeasibility());
        assertFalse(shared.setIfFeasible(ms(6), null));
        assertEquals(ms(2), shared.getCost());
        assertTrue(shared.setIfFeasible(ms(5), null));
        assertEquals(ms(5), shared.getCost());
        assertFalse(shared.setIfFeasible(ms(9), ms(5), null));
        assertEquals(ms(10), shared.getPeriod());
        assertTrue(shared.setIfFeasible(ms(20), ms(9), null));
        assertEquals(ms(20), shared.getPeriod());
        assertThrows(IllegalArgumentException.class, () -> shared.setIfFeasible(ms(-1), null));
    }

    @Test
    void shouldCountSporadicReleasesByTheirMinimumInterarrivalTime() {
        SporadicParameters sporadic = new SporadicParameters(ms(10), ms(6), null, null, null);
        assertTrue(thread(50, sporadic).addToFeasibility());
        assertFalse(thread(40, periodic(10, 5)).addIfFeasible());
        assertFalse(sporadic.setIfFeasible(ms(5), ms(6), null));
        assertTrue(sporadic.setIfFeasible(ms(20), ms(6), null));
        assertTrue(thread(40, periodic(20, 14)).addIfFeasible());
    }

    @Test
    void shouldFindReleasesAtAnyTimeFeasibleWhenTheyCostNothingOrHaveABudget() {
        assertTrue(thread(50, null).addToFeasibility());
        assertTrue(thread(50, new AperiodicParameters()).addToFeasibility());
        AperiodicParameters costs = new AperiodicParameters(ms(2), null, null, null);
        assertFalse(thread(50, costs).addIfFeasible());
        ProcessingGroupParameters group =
                new ProcessingGroupParameters(null, ms(10), ms(3), null, null, null);
        assertTrue(thread(50, costs, group).addIfFeasible());
        // the budget of two periods may come at once: 3 + 3, and 4 of its own in 10
        assertTrue(thread(40, periodic(10, 4)).addIfFeasible());
        assertFalse(thread(30, periodic(100, 1)).setReleaseParametersIfFeasible(periodic(10, 1)));
        assertFalse(group.setIfFeasible(ms(10), ms(4), null));
        assertEquals(ms(3), group.getCost());
        assertTrue(group.setIfFeasible(ms(10), ms(2), null));
        assertEquals(ms(2), group.getCost());
    }

    @Test
    void shouldMeetDeadlinesWithinAGroupOnlyWhenItsBudgetIsEnough() {
        ProcessingGroupParameters group =
                new ProcessingGroupParameters(null, ms(100), ms(30), null, null, null);
        assertTrue(thread(50, periodic(50, 10), group).addIfFeasible());
        RealtimeThread second = thread(40, periodic(50, 10), group);
        assertFalse(second.addIfFeasible());
        second.setProcessingGroupParameters(null);
        assertTrue(second.addIfFeasible());
        AperiodicParameters anyTime = new AperiodicParameters(ms(1), null, null, null);
        assertFalse(thread(30, anyTime, group).addIfFeasible());
    }

    @Test
    void shouldRefuseParametersThatAreNoneBeforeItSetsAny() {
        PeriodicParameters first = periodic(10, 2);
        RealtimeThread thread = thread(40, first);
        SchedulingParameters foreign = new SchedulingParameters() {};
        assertThrows(
                IllegalArgumentException.class,
                () -> thread.setIfFeasible(foreign, periodic(20, 2), null));
        assertSame(first, thread.getReleaseParameters());
    }
}
