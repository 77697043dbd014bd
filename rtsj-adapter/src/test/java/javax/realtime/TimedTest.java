package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** RTSJ 1.0.2, asynchronous transfer of control: logic that is ended by the clock. */
@Timeout(60)
class TimedTest {
    private static final RelativeTime LONG = new RelativeTime(40_000, 0);
    private static final RelativeTime SHORT = new RelativeTime(20, 0);

    /** Sleeps so long, and counts how it ended. */
    private static final class Sleeper implements Interruptible {
        private final HighResolutionTime time;
        private int completed;
        private int interrupted;
        private AsynchronouslyInterruptedException last;

        Sleeper(HighResolutionTime time) {
            this.time = time;
        }

        @Override
        public void run(AsynchronouslyInterruptedException exception)
                throws AsynchronouslyInterruptedException {
            try {
                RealtimeThread.sleep(time);
            } catch (AsynchronouslyInterruptedException e) {
                throw e;
            } catch (InterruptedException e) {
                throw new AssertionError("a plain one in an interruptible method", e);
            }
            completed++;
        }

        @Override
        public void interruptAction(AsynchronouslyInterruptedException exception) {
            interrupted++;
            last = exception;
        }
    }

    @Test
    void shouldEndLogicThatTakesTooLongAgainAndAgain() throws Exception {
        Realtime.run(() -> {
            Timed timed = new Timed(SHORT);
            Sleeper sleeper = new Sleeper(LONG);
            for (int i = 1; i <= 3; i++) {
                assertTrue(timed.doInterruptible(sleeper));
                assertEquals(i, sleeper.interrupted);
                assertSame(timed, sleeper.last);
            }
            assertEquals(0, sleeper.completed);
            assertFalse(Thread.interrupted());
        });
    }

    @Test
    void shouldForgetTheTimeOfLogicThatEndsFirst() throws Exception {
        Realtime.run(() -> {
            Timed timed = new Timed(LONG);
            Sleeper sleeper = new Sleeper(new RelativeTime(0, 1));
            assertTrue(timed.doInterruptible(sleeper));
            assertTrue(timed.doInterruptible(sleeper));
            assertEquals(2, sleeper.completed);
            assertEquals(0, sleeper.interrupted);
        });
    }

    @Test
    void shouldTakeTheTimeThatWasSetLastFromTheNextCallOn() throws Exception {
        Realtime.run(() -> {
            Timed timed = new Timed(LONG);
            RelativeTime time = new RelativeTime(SHORT);
            timed.resetTime(time);
            time.set(LONG.getMilliseconds(), 0); // taken over when it was set
            Sleeper sleeper = new Sleeper(LONG);
            assertTrue(timed.doInterruptible(sleeper));
            assertEquals(1, sleeper.interrupted);
            timed.resetTime(LONG);
            Sleeper quick = new Sleeper(new RelativeTime(0, 1));
            assertTrue(timed.doInterruptible(quick));
            assertEquals(1, quick.completed);
        });
    }

    @Test
    void shouldEndLogicAtAPointInTimeAlsoOneThatIsPast() throws Exception {
        Realtime.run(() -> {
            AbsoluteTime soon = Clock.getRealtimeClock().getTime().add(SHORT);
            Timed timed = new Timed(soon);
            Sleeper sleeper = new Sleeper(LONG);
            assertTrue(timed.doInterruptible(sleeper));
            assertTrue(timed.doInterruptible(sleeper));
            assertEquals(2, sleeper.interrupted);
            assertTrue(Clock.getRealtimeClock().getTime().compareTo(soon) >= 0);
        });
    }

    @Test
    void shouldRunOneLogicAtATime() throws Exception {
        Realtime.run(() -> {
            Timed timed = new Timed(LONG);
            boolean[] inner = {true};
            Interruptible nested =
                    new Interruptible() {
                        @Override
                        public void run(AsynchronouslyInterruptedException exception) {
                            inner[0] = timed.doInterruptible(new Sleeper(SHORT));
                        }

                        @Override
                        public void interruptAction(AsynchronouslyInterruptedException e) {
                            throw new AssertionError(e);
                        }
                    };
            assertTrue(timed.doInterruptible(nested));
            assertFalse(inner[0]);
        });
    }

    @Test
    void shouldRefuseWhatIsNoTimeAndNoLogic() throws Exception {
        assertThrows(IllegalArgumentException.class, () -> new Timed(null));
        RelativeTime negative = new RelativeTime(-1, 0);
        assertThrows(IllegalArgumentException.class, () -> new Timed(negative));
        Timed timed = new Timed(SHORT);
        assertThrows(IllegalArgumentException.class, () -> timed.resetTime(null));
        assertThrows(IllegalArgumentException.class, () -> timed.resetTime(negative));
        assertThrows(
                IllegalThreadStateException.class, () -> timed.doInterruptible(new Sleeper(SHORT)));
        Realtime.run(() ->
                assertThrows(IllegalArgumentException.class, () -> timed.doInterruptible(null)));
    }
}
