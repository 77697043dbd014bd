package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Timers: the standard's states, a test per sentence. Needs {@code javax.realtime} only. */
class TimerTest {
    private static final RelativeTime LONG = new RelativeTime(3_600_000, 0);
    private static final RelativeTime SHORT = new RelativeTime(1, 0);
    private static final RelativeTime NONE = new RelativeTime(0, 0);

    private final Semaphore fired = new Semaphore(0);
    private final AsyncEventHandler handler = new AsyncEventHandler(fired::release);

    TimerTest() {
        handler.setDaemon(true);
    }

    @Test
    void shouldFireOnceAndThenBeNotActive() throws Exception {
        OneShotTimer timer = new OneShotTimer(SHORT, handler);
        assertFalse(timer.isRunning());
        timer.start();
        awaitFired(1);
        assertFalse(timer.isRunning());
        assertThrows(IllegalStateException.class, timer::getFireTime);
        assertFalse(timer.stop());
        timer.start();
        awaitFired(1);
    }

    @Test
    void shouldFireAtOnceWhenTheTimeIsPastOrNone() throws Exception {
        new OneShotTimer(new AbsoluteTime(5, 0), handler).start();
        awaitFired(1);
        new OneShotTimer(null, handler).start();
        awaitFired(1);
        new PeriodicTimer(new AbsoluteTime(5, 0), LONG, handler).start();
        awaitFired(1);
        new OneShotTimer(null, null, handler).start();
        awaitFired(1);
    }

    @Test
    void shouldNotFireBeforeItsTime() throws Exception {
        AbsoluteTime target = Clock.getRealtimeClock().getTime().add(30, 0);
        OneShotTimer timer = new OneShotTimer(target, handler);
        timer.start();
        awaitFired(1);
        assertTrue(Clock.getRealtimeClock().getTime().compareTo(target) >= 0);
    }

    @Test
    void shouldKeepItsFireTimesApartByTheInterval() throws Exception {
        PeriodicTimer timer = new PeriodicTimer(SHORT, new RelativeTime(2, 0), handler);
        timer.start(true);
        AbsoluteTime first = timer.getFireTime();
        timer.enable();
        awaitFired(20);
        AbsoluteTime later = timer.getFireTime(new AbsoluteTime());
        assertTrue(timer.stop());
        RelativeTime passed = later.subtract(first);
        assertEquals(0, passed.getNanoseconds());
        assertEquals(0, passed.getMilliseconds() % 2);
        assertTrue(passed.getMilliseconds() >= 40, passed::toString);
    }

    @Test
    void shouldFireOncePerActivationWhenTheIntervalIsZero() throws Exception {
        for (RelativeTime interval : new RelativeTime[] {NONE, null}) {
            PeriodicTimer timer = new PeriodicTimer(null, interval, handler);
            assertEquals(NONE, timer.getInterval());
            timer.start();
            awaitFired(1);
            assertFalse(timer.stop());
            assertInstanceOf(AperiodicParameters.class, timer.createReleaseParameters());
        }
    }

    @Test
    void shouldSkipFireTimesWhileDisabled() throws Exception {
        PeriodicTimer timer = new PeriodicTimer(SHORT, SHORT, handler);
        timer.start(true);
        assertFalse(timer.isRunning());
        AbsoluteTime first = timer.getFireTime();
        while (timer.getFireTime().compareTo(first) == 0) {
            Thread.onSpinWait();
        }
        assertEquals(0, fired.availablePermits());
        timer.enable();
        assertTrue(timer.isRunning());
        awaitFired(1);
        timer.disable();
        assertFalse(timer.isRunning());
        assertTrue(timer.stop());
        OneShotTimer once = new OneShotTimer(SHORT, new AsyncEventHandler());
        once.start(true);
        while (isActive(once)) {
            Thread.onSpinWait();
        }
        once.enable();
        assertFalse(once.isRunning());
    }

    @Test
    void shouldNotFireAfterAStop() throws Exception {
        OneShotTimer timer = new OneShotTimer(LONG, handler);
        timer.start();
        assertTrue(timer.isRunning());
        assertThrows(IllegalStateException.class, timer::start);
        assertThrows(IllegalStateException.class, () -> timer.start(true));
        assertTrue(timer.stop());
        assertFalse(timer.stop());
        timer.start(true);
        assertTrue(timer.stop(), "active, though disabled");
        timer.enable();
        timer.disable();
        assertFalse(timer.isRunning());
    }

    @Test
    void shouldTakeANewTimeBeforeTheFirstFiring() throws Exception {
        OneShotTimer timer = new OneShotTimer(LONG, handler);
        timer.start();
        AbsoluteTime before = timer.getFireTime();
        timer.reschedule(new RelativeTime(7_200_000, 0));
        assertTrue(timer.getFireTime().compareTo(before) > 0);
        AbsoluteTime far = before.add(LONG);
        timer.reschedule(far);
        assertEquals(far, timer.getFireTime());
        timer.reschedule(null);
        assertEquals(far, timer.getFireTime());
        timer.reschedule(SHORT);
        awaitFired(1);
        // The time of the constructor is that of the next activation.
        timer.start();
        assertTrue(timer.getFireTime().compareTo(before) >= 0);
        timer.reschedule(new AbsoluteTime(5, 0));
        awaitFired(1);
    }

    @Test
    void shouldTakeANewTimeForTheNextActivationAfterTheFirstFiring() throws Exception {
        PeriodicTimer timer = new PeriodicTimer(NONE, LONG, handler);
        timer.start();
        awaitFired(1);
        AbsoluteTime next = timer.getFireTime();
        AbsoluteTime wanted = next.add(LONG);
        timer.reschedule(wanted);
        assertEquals(next, timer.getFireTime());
        assertTrue(timer.stop());
        timer.start();
        assertEquals(wanted, timer.getFireTime());
        assertTrue(timer.stop());
        timer.reschedule(NONE);
        timer.start();
        awaitFired(1);
        assertTrue(timer.stop());
    }

    @Test
    void shouldTakeANewIntervalFromTheNextFireTimeOn() throws Exception {
        PeriodicTimer timer = new PeriodicTimer(LONG, LONG, handler);
        timer.start();
        RelativeTime interval = new RelativeTime(5_000_000, 0);
        timer.setInterval(interval);
        assertSame(interval, timer.getInterval());
        AbsoluteTime first = Clock.getRealtimeClock().getTime();
        timer.reschedule(first);
        awaitFired(1);
        assertEquals(first.add(interval), timer.getFireTime());
        assertTrue(timer.stop());
        assertThrows(
                IllegalArgumentException.class, () -> timer.setInterval(new RelativeTime(-1, 0)));
    }

    @Test
    void shouldMakeReleaseParametersOfItsTimes() {
        PeriodicTimer timer = new PeriodicTimer(SHORT, LONG, handler);
        PeriodicParameters atRest =
                assertInstanceOf(PeriodicParameters.class, timer.createReleaseParameters());
        assertEquals(SHORT, atRest.getStart());
        assertEquals(LONG, atRest.getPeriod());
        assertNotSame(LONG, atRest.getPeriod());
        AbsoluteTime start = new AbsoluteTime(Long.MAX_VALUE / 2_000_000, 7);
        timer.reschedule(start);
        timer.start();
        PeriodicParameters active =
                assertInstanceOf(PeriodicParameters.class, timer.createReleaseParameters());
        assertEquals(start, active.getStart());
        assertTrue(timer.stop());
        assertEquals(start, ((PeriodicParameters) timer.createReleaseParameters()).getStart());
        assertInstanceOf(
                AperiodicParameters.class,
                new OneShotTimer(LONG, handler).createReleaseParameters());
    }

    @Test
    void shouldRefuseEverythingOnceDestroyed() {
        PeriodicTimer timer = new PeriodicTimer(LONG, LONG, handler);
        timer.start();
        timer.destroy();
        assertFalse(timer.handledBy(handler));
        List<Consumer<PeriodicTimer>> all =
                List.of(
                        Timer::enable,
                        Timer::disable,
                        Timer::start,
                        t -> t.start(true),
                        Timer::stop,
                        Timer::isRunning,
                        Timer::destroy,
                        Timer::getClock,
                        PeriodicTimer::getFireTime,
                        t -> t.getFireTime(null),
                        t -> t.reschedule(LONG),
                        PeriodicTimer::getInterval,
                        t -> t.setInterval(LONG),
                        PeriodicTimer::createReleaseParameters);
        for (Consumer<PeriodicTimer> operation : all) {
            assertThrows(IllegalStateException.class, () -> operation.accept(timer));
        }
    }

    @Test
    void shouldRefuseTimesAndClocksThatDriveNoTimer() {
        RelativeTime negative = new RelativeTime(-1, 0);
        Clock other = new OtherClock();
        assertThrows(IllegalArgumentException.class, () -> new OneShotTimer(negative, handler));
        assertThrows(
                IllegalArgumentException.class, () -> new PeriodicTimer(LONG, negative, handler));
        assertThrows(
                UnsupportedOperationException.class, () -> new OneShotTimer(LONG, other, handler));
        assertThrows(
                UnsupportedOperationException.class,
                () -> new OneShotTimer(new RelativeTime(1, 0, other), handler));
        OneShotTimer timer = new OneShotTimer(new RelativeTime(1, 0, other), null, handler);
        assertSame(Clock.getRealtimeClock(), timer.getClock());
        assertThrows(IllegalArgumentException.class, () -> timer.reschedule(negative));
        assertThrows(UnsupportedOperationException.class, timer::fire);
        assertThrows(UnsupportedOperationException.class, () -> timer.bindTo("rain"));
    }

    @Test
    void shouldGoOnFiringWhenItsHandlersChange() throws Exception {
        PeriodicTimer timer = new PeriodicTimer(SHORT, SHORT, handler);
        timer.start();
        awaitFired(1);
        Semaphore second = new Semaphore(0);
        AsyncEventHandler higher =
                new AsyncEventHandler(
                        new PriorityParameters(70), null, null, null, null, second::release);
        higher.setDaemon(true);
        timer.addHandler(higher);
        assertTrue(second.tryAcquire(3, 20, TimeUnit.SECONDS));
        timer.removeHandler(higher);
        fired.drainPermits();
        awaitFired(3);
        assertTrue(timer.stop());
    }

    @Test
    void shouldBeRestartedByItsOwnHandler() throws Exception {
        OneShotTimer[] timer = new OneShotTimer[1];
        AtomicInteger left = new AtomicInteger(50);
        AsyncEventHandler restarting =
                new AsyncEventHandler(() -> {
                    if (left.decrementAndGet() > 0) {
                        timer[0].start();
                    }
                    fired.release();
                });
        restarting.setDaemon(true);
        timer[0] = new OneShotTimer(NONE, restarting);
        timer[0].start();
        awaitFired(50);
        assertFalse(timer[0].isRunning());
    }

    private static boolean isActive(Timer timer) {
        try {
            timer.getFireTime();
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    private void awaitFired(int times) throws InterruptedException {
        assertTrue(fired.tryAcquire(times, 20, TimeUnit.SECONDS), "not fired");
    }

    private static final class OtherClock extends Clock {
        @Override
        public RelativeTime getEpochOffset() {
            return new RelativeTime();
        }

        @Override
        public RelativeTime getResolution() {
            return new RelativeTime(1, 0);
        }

        @Override
        public AbsoluteTime getTime() {
            return new AbsoluteTime(this);
        }

        @Override
        public AbsoluteTime getTime(AbsoluteTime dest) {
            return dest;
        }

        @Override
        public void setResolution(RelativeTime resolution) {
            // Fixed.
        }
    }
}
