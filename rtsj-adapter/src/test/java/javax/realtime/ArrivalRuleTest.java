package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Sporadic releases: what an arrival before the minimum interarrival time does. */
class ArrivalRuleTest {
    private static final long MS = 1_000_000;

    private final SporadicParameters sporadic = new SporadicParameters(new RelativeTime(10, 0));
    private final HandlerReleases releases = new HandlerReleases();
    private final ArrivalRule rule = new ArrivalRule(releases);

    @Test
    void shouldTakeArrivalsThatAreFarEnoughApart() {
        for (String behavior : behaviors()) {
            sporadic.setMitViolationBehavior(behavior);
            HandlerReleases own = new HandlerReleases();
            ArrivalRule fresh = new ArrivalRule(own);
            assertTrue(fresh.arrive(sporadic, 5 * MS) >= 0);
            assertEquals(5 * MS, fresh.beginsNs(sporadic));
            own.take();
            assertTrue(fresh.arrive(sporadic, 15 * MS) >= 0, behavior);
            assertEquals(15 * MS, fresh.beginsNs(sporadic));
        }
    }

    @Test
    void shouldRefuseAnEarlyArrival() {
        sporadic.setMitViolationBehavior(SporadicParameters.mitViolationExcept);
        rule.arrive(sporadic, 0);
        assertThrows(MITViolationException.class, () -> rule.arrive(sporadic, 10 * MS - 1));
        assertEquals(1, releases.pending());
        rule.arrive(sporadic, 10 * MS);
        assertEquals(2, releases.pending());
    }

    @Test
    void shouldIgnoreAnEarlyArrival() {
        sporadic.setMitViolationBehavior(SporadicParameters.mitViolationIgnore);
        rule.arrive(sporadic, 0);
        assertTrue(rule.arrive(sporadic, 9 * MS) < 0);
        assertTrue(rule.arrive(sporadic, 10 * MS) >= 0);
        assertEquals(2, releases.pending());
    }

    @Test
    void shouldReplaceThePendingArrivalByAnEarlyOne() {
        sporadic.setMitViolationBehavior(SporadicParameters.mitViolationReplace);
        rule.arrive(sporadic, 0);
        assertTrue(rule.arrive(sporadic, 4 * MS) < 0);
        assertEquals(1, releases.pending());
        assertEquals(4 * MS, rule.beginsNs(sporadic));
        releases.take();
        // Nothing is left to replace: the arrival is put off.
        assertTrue(rule.arrive(sporadic, 6 * MS) >= 0);
        assertEquals(14 * MS, rule.beginsNs(sporadic));
    }

    @Test
    void shouldPutOffEarlyArrivals() {
        rule.arrive(sporadic, 0);
        rule.arrive(sporadic, MS);
        rule.arrive(sporadic, 2 * MS);
        for (long beginsMs = 0; beginsMs <= 20; beginsMs += 10) {
            assertEquals(beginsMs * MS, rule.beginsNs(sporadic));
            releases.take();
        }
        assertEquals(Long.MIN_VALUE, rule.beginsNs(sporadic));
        rule.arrive(sporadic, 100 * MS);
        rule.arrive(sporadic, 101 * MS);
        assertEquals(100 * MS, rule.beginsNs(sporadic));
        releases.take();
        assertEquals(110 * MS, rule.beginsNs(sporadic));
    }

    @Test
    void shouldNotCountArrivalsThatAFullQueueDropped() {
        sporadic.setInitialArrivalTimeQueueLength(1);
        sporadic.setArrivalTimeQueueOverflowBehavior(
                AperiodicParameters.arrivalTimeQueueOverflowIgnore);
        rule.arrive(sporadic, 0);
        assertTrue(rule.arrive(sporadic, 0) < 0);
        releases.take();
        rule.arrive(sporadic, 1);
        assertEquals(10 * MS, rule.beginsNs(sporadic));
    }

    @Test
    void shouldKeepPutOffReleasesApart() throws Exception {
        List<Long> beginsNs = new ArrayList<>();
        Semaphore begun = new Semaphore(0);
        AsyncEventHandler handler =
                new AsyncEventHandler(
                        null,
                        sporadic,
                        null,
                        null,
                        null,
                        () -> {
                            beginsNs.add(System.nanoTime());
                            begun.release();
                        });
        handler.setDaemon(true);
        AsyncEvent event = new AsyncEvent();
        event.addHandler(handler);
        long startNs = System.nanoTime();
        for (int i = 0; i < 5; i++) {
            event.fire();
        }
        assertTrue(begun.tryAcquire(5, 20, TimeUnit.SECONDS));
        for (int i = 0; i < 5; i++) {
            // Never early against the grid; how late is the machine's business.
            assertTrue(beginsNs.get(i) - startNs >= i * 10 * MS, beginsNs::toString);
        }
        handler.setSchedulingParameters(new PriorityParameters(50));
        event.fire();
        event.fire();
        event.fire();
        assertTrue(begun.tryAcquire(3, 20, TimeUnit.SECONDS));
        assertEquals(8, beginsNs.size());
    }

    private static List<String> behaviors() {
        return List.of(
                SporadicParameters.mitViolationExcept,
                SporadicParameters.mitViolationIgnore,
                SporadicParameters.mitViolationReplace,
                SporadicParameters.mitViolationSave);
    }
}
