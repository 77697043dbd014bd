package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PeriodicReleasesTest {
    private static final long MS = 1_000_000;

    private final PeriodicParameters parameters = new PeriodicParameters(new RelativeTime(10, 0));

    @Test
    void shouldNeverDrift() {
        PeriodicReleases releases = new PeriodicReleases(parameters, 5);
        for (int i = 0; i < 1_000; i++) {
            releases.advance();
        }
        assertEquals(5 + 10_000 * MS, releases.currentNs());
    }

    @Test
    void shouldBeginAtARelativeOrAbsoluteStart() {
        parameters.setStart(new RelativeTime(3, 0));
        assertEquals(3 * MS + 7, new PeriodicReleases(parameters, 7).currentNs());
        AbsoluteTime soon = Clock.getRealtimeClock().getTime().add(50, 0);
        parameters.setStart(soon);
        assertEquals(
                RealtimeClock.toMonotonicNs(soon),
                new PeriodicReleases(parameters, System.nanoTime()).currentNs());
        parameters.setStart(new AbsoluteTime(0, 0));
        assertEquals(9, new PeriodicReleases(parameters, 9).currentNs());
    }

    @Test
    void shouldTellAMissOncePerRelease() {
        parameters.setDeadline(new RelativeTime(4, 0));
        PeriodicReleases releases = new PeriodicReleases(parameters, 0);
        assertFalse(releases.takeMiss(4 * MS));
        assertTrue(releases.takeMiss(4 * MS + 1));
        assertFalse(releases.takeMiss(5 * MS));
        releases.advance();
        assertFalse(releases.takeMiss(14 * MS));
        assertTrue(releases.takeMiss(15 * MS));
    }

    @Test
    void shouldSkipReleasesThatPassedWhileDescheduled() {
        PeriodicReleases releases = new PeriodicReleases(parameters, 0);
        releases.skipPast(5 * MS);
        assertEquals(10 * MS, releases.nextNs());
        releases.skipPast(34 * MS);
        assertEquals(40 * MS, releases.nextNs());
        releases.skipPast(50 * MS);
        assertEquals(50 * MS, releases.nextNs());
    }

    @Test
    void shouldTakeANewPeriodFromTheNextReleaseOn() {
        PeriodicReleases releases = new PeriodicReleases(parameters, 0);
        releases.advance();
        parameters.setPeriod(new RelativeTime(1, 0));
        assertEquals(11 * MS, releases.nextNs());
    }

    @Test
    void shouldTakeOverTimesFromSettersOnly() {
        RelativeTime period = new RelativeTime(10, 0);
        RelativeTime deadline = new RelativeTime(4, 0);
        RelativeTime start = new RelativeTime(3, 0);
        PeriodicParameters kept = new PeriodicParameters(start, period, null, deadline, null, null);
        PeriodicReleases releases = new PeriodicReleases(kept, 0);
        period.set(20, 0);
        deadline.set(1, 0);
        start.set(5, 0);
        assertEquals(3 * MS, new PeriodicReleases(kept, 0).currentNs());
        assertEquals(13 * MS, releases.nextNs());
        assertFalse(releases.takeMiss(7 * MS));
        assertSame(period, kept.getPeriod());
        kept.setCostOverrunHandler(null);
        assertEquals(5 * MS, new PeriodicReleases(kept, 0).currentNs());
        assertEquals(23 * MS, releases.nextNs());
        assertTrue(releases.takeMiss(7 * MS));
    }

    @Test
    void shouldTakeOverTimesWhenGivenToAThread() {
        RelativeTime period = new RelativeTime(10, 0);
        PeriodicParameters kept = new PeriodicParameters(period);
        period.set(20, 0);
        RealtimeThread thread = new RealtimeThread(null, kept);
        assertEquals(20 * MS, kept.periodNs());
        period.set(30, 0);
        thread.setReleaseParameters(kept);
        assertEquals(30 * MS, kept.periodNs());
        period.set(0, 0);
        assertThrows(IllegalArgumentException.class, () -> thread.setReleaseParameters(kept));
        assertThrows(IllegalArgumentException.class, () -> new RealtimeThread(null, kept));
        assertEquals(30 * MS, kept.periodNs());
    }

    @Test
    void shouldSetAllOrNothingThroughFeasibility() {
        RelativeTime period = parameters.getPeriod();
        RelativeTime other = new RelativeTime(5, 0);
        assertThrows(
                IllegalArgumentException.class,
                () -> parameters.setIfFeasible(other, null, new RelativeTime(0, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> parameters.setIfFeasible(other, new RelativeTime(-1, 0), null));
        assertSame(period, parameters.getPeriod());
        ProcessingGroupParameters group =
                new ProcessingGroupParameters(null, period, period, null, null, null);
        assertThrows(IllegalArgumentException.class, () -> group.setIfFeasible(other, null, null));
        assertThrows(
                IllegalArgumentException.class,
                () -> group.setIfFeasible(other, other, new RelativeTime(-1, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> group.setIfFeasible(other, other, new RelativeTime(5, 1)));
        assertSame(period, group.getPeriod());
        assertTrue(group.setIfFeasible(other, other, new RelativeTime(5, 0)));
        assertThrows(
                IllegalArgumentException.class, () -> group.setDeadline(new RelativeTime(5, 1)));
        assertEquals(new RelativeTime(5, 0), group.getDeadline());
    }

    @Test
    void shouldCloneTimesButNotHandlers() {
        PeriodicParameters copy = (PeriodicParameters) parameters.clone();
        assertEquals(parameters.getPeriod(), copy.getPeriod());
        copy.getPeriod().set(1, 0);
        copy.getStart().set(1, 0);
        copy.getCost().set(1, 0);
        copy.getDeadline().set(1, 0);
        assertEquals(new RelativeTime(10, 0), parameters.getPeriod());
        assertEquals(new RelativeTime(0, 0), parameters.getStart());
        assertEquals(new RelativeTime(0, 0), parameters.getCost());
        assertEquals(new RelativeTime(10, 0), parameters.getDeadline());
        assertEquals(10 * MS, copy.periodNs());
        RelativeTime ten = parameters.getPeriod();
        ProcessingGroupParameters group =
                new ProcessingGroupParameters(null, ten, ten, null, null, null);
        ProcessingGroupParameters groupCopy = (ProcessingGroupParameters) group.clone();
        groupCopy.getPeriod().set(1, 0);
        groupCopy.getCost().set(1, 0);
        groupCopy.getDeadline().set(1, 0);
        groupCopy.getStart().set(1, 0);
        assertEquals(new RelativeTime(10, 0), ten);
        assertEquals(ten, group.getDeadline());
        assertEquals(new RelativeTime(0, 0), group.getStart());
    }
}
