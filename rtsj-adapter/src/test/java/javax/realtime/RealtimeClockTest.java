package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RealtimeClockTest {
    private final Clock clock = Clock.getRealtimeClock();

    @Test
    void shouldTellTheTimeOfDay() {
        long before = System.currentTimeMillis();
        long told = clock.getTime().getMilliseconds();
        long after = System.currentTimeMillis();
        // The wall clock may be slewed while we look: a second is what a person would notice.
        assertTrue(told >= before - 1_000 && told <= after + 1_000, () -> "told " + told);
        assertEquals(new RelativeTime(0, 0), clock.getEpochOffset());
    }

    @Test
    void shouldNeverGoBack() {
        AbsoluteTime last = clock.getTime();
        AbsoluteTime now = new AbsoluteTime();
        for (int i = 0; i < 100_000; i++) {
            assertSame(now, clock.getTime(now));
            assertTrue(now.compareTo(last) >= 0);
            last.set(now);
        }
    }

    @Test
    void shouldAgreeWithTheMonotonicClockInBothDirections() {
        long before = System.nanoTime();
        long told = RealtimeClock.toMonotonicNs(clock.getTime());
        assertTrue(told >= before && told <= System.nanoTime());
        assertEquals(Long.MAX_VALUE, RealtimeClock.deadlineNs(new RelativeTime(Long.MAX_VALUE, 0)));
        assertTrue(RealtimeClock.toMonotonicNs(new AbsoluteTime(Long.MIN_VALUE, 0)) < 0);
        assertTrue(RealtimeClock.nanosUntil(new AbsoluteTime(0, 0)) < 0);
    }

    @Test
    void shouldSaturate() {
        assertEquals(Long.MAX_VALUE, RealtimeClock.plusSaturated(Long.MAX_VALUE, 1));
        assertEquals(Long.MIN_VALUE, RealtimeClock.plusSaturated(Long.MIN_VALUE, -1));
        assertEquals(-1, RealtimeClock.plusSaturated(Long.MAX_VALUE, Long.MIN_VALUE));
        assertEquals(Long.MAX_VALUE, RealtimeClock.minusSaturated(Long.MAX_VALUE, -1));
        assertEquals(Long.MIN_VALUE, RealtimeClock.minusSaturated(Long.MIN_VALUE, 1));
        assertEquals(0, RealtimeClock.minusSaturated(Long.MIN_VALUE, Long.MIN_VALUE));
    }

    @Test
    void shouldHaveItsResolutionAndAcceptOthers() {
        assertEquals(new RelativeTime(0, 1), clock.getResolution());
        clock.setResolution(new RelativeTime(1, 0));
        assertThrows(
                IllegalArgumentException.class, () -> clock.setResolution(new RelativeTime(0, 0)));
    }

    @Test
    void shouldWaitForAnObjectUntilTheTimeHasCome() throws Exception {
        Object target = new Object();
        long untilNs = System.nanoTime() + 3_000_000;
        synchronized (target) {
            HighResolutionTime.waitForObject(target, new RelativeTime(3, 0));
        }
        assertTrue(System.nanoTime() >= untilNs);
        synchronized (target) {
            HighResolutionTime.waitForObject(target, new AbsoluteTime(5, 0));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> HighResolutionTime.waitForObject(target, new RelativeTime(-1, 0)));
        }
    }
}
