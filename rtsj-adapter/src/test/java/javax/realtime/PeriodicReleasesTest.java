package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
}
