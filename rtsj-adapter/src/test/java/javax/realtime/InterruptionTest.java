package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** RTSJ 1.0.2, asynchronous transfer of control, where a stock virtual machine can transfer. */
@Timeout(60)
class InterruptionTest {
    private static final RelativeTime LONG = new RelativeTime(30_000, 0);
    private static final RelativeTime SHORT = new RelativeTime(0, 1);

    private final AsynchronouslyInterruptedException exception =
            new AsynchronouslyInterruptedException();

    /** An interruptible wait of the RTSJ. */
    interface Wait {
        void await() throws InterruptedException;
    }

    /** What happened in one {@code doInterruptible}; the logic is interruptible. */
    private abstract static class Seen implements Interruptible {
        AsynchronouslyInterruptedException action;
        boolean completed;

        @Override
        public void interruptAction(AsynchronouslyInterruptedException pending) {
            action = pending;
        }

        @Override
        public void run(AsynchronouslyInterruptedException own)
                throws AsynchronouslyInterruptedException {
            try {
                logic(own);
            } catch (AsynchronouslyInterruptedException e) {
                throw e;
            } catch (InterruptedException e) {
                throw new AssertionError("a plain one in an interruptible method", e);
            }
            completed = true;
        }

        abstract void logic(AsynchronouslyInterruptedException own)
                throws AsynchronouslyInterruptedException, InterruptedException;
    }

    @Test
    void shouldEndASleepOfInterruptibleLogic() throws Exception {
        Realtime.run(() -> {
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own)
                                throws AsynchronouslyInterruptedException, InterruptedException {
                            fireOnceAsleep(own);
                            RealtimeThread.sleep(LONG);
                        }
                    };
            assertTrue(exception.doInterruptible(seen));
            assertSame(exception, seen.action);
            assertFalse(seen.completed);
            assertFalse(exception.clear());
            assertFalse(Thread.interrupted());
            RealtimeThread.sleep(SHORT);
        });
    }

    @Test
    void shouldStayPendingBehindMethodsThatAreNotInterruptible() throws Exception {
        Realtime.run(() -> {
            RealtimeThread.currentRealtimeThread()
                    .setReleaseParameters(new PeriodicParameters(LONG));
            Object monitor = new Object();
            Wait[] waits = {
                () -> RealtimeThread.sleep(LONG),
                RealtimeThread::waitForNextPeriodInterruptible,
                () -> {
                    synchronized (monitor) {
                        HighResolutionTime.waitForObject(monitor, LONG);
                    }
                },
            };
            for (Wait wait : waits) {
                Seen seen =
                        new Seen() {
                            @Override
                            void logic(AsynchronouslyInterruptedException own)
                                    throws AsynchronouslyInterruptedException,
                                            InterruptedException {
                                assertTrue(own.fire());
                                InterruptedException plain =
                                        assertThrows(InterruptedException.class, wait::await);
                                assertSame(InterruptedException.class, plain.getClass());
                                RealtimeThread.sleep(LONG);
                            }
                        };
                assertTrue(exception.doInterruptible(seen));
                assertFalse(seen.completed);
                assertSame(exception, seen.action);
            }
        });
    }

    @Test
    void shouldEndEveryWaitOfInterruptibleMethods() throws Exception {
        Realtime.run(() -> {
            RealtimeThread.currentRealtimeThread()
                    .setReleaseParameters(new PeriodicParameters(LONG));
            LTMemory scope = new LTMemory(64);
            CountDownLatch done = new CountDownLatch(1);
            RealtimeThread user = insideUntil(scope, done);
            Object monitor = new Object();
            for (int i = 0; i < 8; i++) {
                int kind = i;
                Seen seen =
                        new Seen() {
                            @Override
                            void logic(AsynchronouslyInterruptedException own)
                                    throws AsynchronouslyInterruptedException,
                                            InterruptedException {
                                fireOnceAsleep(own);
                                switch (kind) {
                                    case 0 -> RealtimeThread.sleep(LONG);
                                    case 1 -> RealtimeThread.sleep(null, LONG);
                                    case 2 -> RealtimeThread.waitForNextPeriodInterruptible();
                                    case 3 -> {
                                        synchronized (monitor) {
                                            HighResolutionTime.waitForObject(monitor, LONG);
                                        }
                                    }
                                    case 4 -> scope.join();
                                    case 5 -> new WaitFreeWriteQueue(1).read();
                                    case 6 -> new WaitFreeReadQueue(1, true).waitForData();
                                    default -> scope.joinAndEnter(() -> {}, LONG);
                                }
                            }
                        };
                assertTrue(exception.doInterruptible(seen));
                assertFalse(seen.completed, () -> "wait " + kind);
                assertSame(exception, seen.action);
                assertFalse(Thread.interrupted());
            }
            done.countDown();
            user.join();
        });
    }

    @Test
    void shouldTellLogicThatDidNotWaitWhenItEnds() throws Exception {
        Realtime.run(() -> {
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own) {
                            assertTrue(own.fire());
                            assertFalse(own.fire());
                        }
                    };
            assertTrue(exception.doInterruptible(seen));
            assertTrue(seen.completed);
            assertSame(exception, seen.action);
        });
    }

    @Test
    void shouldNotCallTheActionOfLogicThatWasLeftAlone() throws Exception {
        Realtime.run(() -> {
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own)
                                throws InterruptedException {
                            RealtimeThread.sleep(SHORT);
                        }
                    };
            assertFalse(exception.fire());
            assertTrue(exception.doInterruptible(seen));
            assertTrue(seen.completed);
            assertNull(seen.action);
            assertFalse(exception.fire());
        });
    }

    @Test
    void shouldHoldBackWhileDisabled() throws Exception {
        Realtime.run(() -> {
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own)
                                throws AsynchronouslyInterruptedException, InterruptedException {
                            assertTrue(own.isEnabled());
                            assertFalse(own.enable());
                            assertTrue(own.disable());
                            assertFalse(own.disable());
                            assertFalse(own.isEnabled());
                            assertFalse(own.fire());
                            RealtimeThread.sleep(SHORT);
                            assertTrue(own.enable());
                            RealtimeThread.sleep(LONG);
                        }
                    };
            assertFalse(exception.isEnabled());
            assertFalse(exception.disable());
            assertFalse(exception.enable());
            assertTrue(exception.doInterruptible(seen));
            assertFalse(seen.completed);
            assertSame(exception, seen.action);
        });
    }

    @Test
    void shouldLeaveNothingBehindWhenFiredAtTheEnd() throws Exception {
        AtomicBoolean stop = new AtomicBoolean();
        Thread firing =
                Thread.ofPlatform()
                        .start(() -> {
                            while (!stop.get()) {
                                exception.fire();
                            }
                        });
        Realtime.run(() -> {
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own) {
                            Thread.onSpinWait();
                        }
                    };
            for (int i = 0; i < 5_000; i++) {
                assertTrue(exception.doInterruptible(seen));
                assertFalse(exception.clear());
                for (int late = 0; late < 500; late++) {
                    Thread.onSpinWait(); // a flag that comes too late shall be seen
                }
                assertFalse(Thread.interrupted());
            }
        });
        stop.set(true);
        firing.join();
    }

    @Test
    void shouldRunLogicOncePerException() throws Exception {
        Realtime.run(() -> {
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own) {
                            assertFalse(own.doInterruptible(this));
                        }
                    };
            assertTrue(exception.doInterruptible(seen));
            assertTrue(seen.completed);
        });
    }

    @Test
    void shouldLeaveInnerLogicForTheOuterException() throws Exception {
        Realtime.run(() -> {
            AsynchronouslyInterruptedException inner = new AsynchronouslyInterruptedException();
            Seen innerSeen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own)
                                throws AsynchronouslyInterruptedException, InterruptedException {
                            assertTrue(inner.fire());
                            assertTrue(exception.fire());
                            RealtimeThread.sleep(LONG);
                        }
                    };
            boolean[] innerReturned = new boolean[1];
            Seen outerSeen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own)
                                throws AsynchronouslyInterruptedException {
                            innerReturned[0] = inner.doInterruptible(innerSeen);
                        }
                    };
            assertTrue(exception.doInterruptible(outerSeen));
            assertSame(exception, innerSeen.action);
            assertFalse(innerReturned[0]);
            assertFalse(outerSeen.completed);
            assertSame(exception, outerSeen.action);
            assertFalse(Thread.interrupted());
        });
    }

    @Test
    void shouldRaiseTheGenericExceptionByInterrupt() throws Exception {
        Realtime.run(() -> {
            AsynchronouslyInterruptedException generic =
                    AsynchronouslyInterruptedException.getGeneric();
            Seen seen =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own)
                                throws AsynchronouslyInterruptedException, InterruptedException {
                            Thread.currentThread().interrupt();
                            assertTrue(own.fire());
                            RealtimeThread.sleep(LONG);
                        }
                    };
            // A lambda is not interruptible: the generic exception stays pending behind it.
            assertTrue(exception.doInterruptible(seen));
            assertSame(generic, seen.action);
            assertTrue(Thread.currentThread().isInterrupted());
            assertTrue(generic.clear());
            assertFalse(generic.clear());
            assertFalse(Thread.currentThread().isInterrupted());
            RealtimeThread.sleep(SHORT);
        });
    }

    @Test
    void shouldNotPassOnToTheNextHandler() throws Exception {
        Realtime.run(() -> {
            Thread.currentThread().interrupt();
            Interruptions.ofCaller().forget();
            assertFalse(Thread.interrupted());
            assertFalse(AsynchronouslyInterruptedException.getGeneric().clear());
        });
    }

    @Test
    void shouldInterruptHandlersAsWell() throws Exception {
        CompletableFuture<AsynchronouslyInterruptedException> action = new CompletableFuture<>();
        AsyncEventHandler handler =
                new AsyncEventHandler() {
                    @Override
                    public void handleAsyncEvent() {
                        exception.doInterruptible(
                                new Interruptible() {
                                    @Override
                                    public void run(AsynchronouslyInterruptedException own)
                                            throws AsynchronouslyInterruptedException {
                                        own.fire();
                                    }

                                    @Override
                                    public void interruptAction(
                                            AsynchronouslyInterruptedException pending) {
                                        action.complete(pending);
                                    }
                                });
                    }
                };
        AsyncEvent event = new AsyncEvent();
        event.addHandler(handler);
        event.fire();
        assertSame(exception, Realtime.get(action));
    }

    @Test
    void shouldStayPlainInterruptsForThoseWhoKnowNoOther() throws Exception {
        Realtime.run(() -> {
            Thread.currentThread().interrupt();
            InterruptedException thrown =
                    assertThrows(InterruptedException.class, () -> RealtimeThread.sleep(LONG));
            assertNotSame(AsynchronouslyInterruptedException.getGeneric(), thrown);
            RealtimeThread.sleep(SHORT);
            assertFalse(Thread.interrupted());
        });
    }

    @Test
    @SuppressWarnings("deprecation") // deprecated by the RTSJ, and still to be there
    void shouldPropagateWhatAnotherIsPending() throws Exception {
        Realtime.run(() -> {
            AsynchronouslyInterruptedException generic =
                    AsynchronouslyInterruptedException.getGeneric();
            AsynchronouslyInterruptedException.propagate();
            assertFalse(exception.happened(true));
            Thread.currentThread().interrupt();
            assertFalse(exception.happened(false));
            assertSame(
                    generic,
                    assertThrows(
                            AsynchronouslyInterruptedException.class,
                            () -> exception.happened(true)));
            assertSame(
                    generic,
                    assertThrows(
                            AsynchronouslyInterruptedException.class,
                            AsynchronouslyInterruptedException::propagate));
            assertTrue(generic.happened(true));
            assertFalse(generic.happened(true));
        });
    }

    @Test
    void shouldFreeTheExceptionWhenLogicFails() throws Exception {
        Realtime.run(() -> {
            Seen failing =
                    new Seen() {
                        @Override
                        void logic(AsynchronouslyInterruptedException own) {
                            throw new IllegalStateException("on purpose");
                        }
                    };
            for (int i = 0; i < 2; i++) {
                assertEquals(
                        "on purpose",
                        assertThrows(
                                        IllegalStateException.class,
                                        () -> exception.doInterruptible(failing))
                                .getMessage());
            }
        });
    }

    @Test
    void shouldRefuseOrdinaryThreadsAndMissingLogic() throws Exception {
        Seen seen =
                new Seen() {
                    @Override
                    void logic(AsynchronouslyInterruptedException own) {}
                };
        assertThrows(IllegalThreadStateException.class, () -> exception.doInterruptible(seen));
        assertThrows(IllegalThreadStateException.class, exception::clear);
        assertThrows(
                IllegalThreadStateException.class, AsynchronouslyInterruptedException::getGeneric);
        assertFalse(exception.fire());
        Realtime.run(() -> {
            assertThrows(IllegalArgumentException.class, () -> exception.doInterruptible(null));
            assertThrows(
                    IllegalThreadStateException.class,
                    () -> AsynchronouslyInterruptedException.getGeneric().doInterruptible(seen));
        });
    }

    /** Fires from another thread as soon as the caller waits. */
    private static void fireOnceAsleep(AsynchronouslyInterruptedException target) {
        Thread sleeper = Thread.currentThread();
        Thread.ofPlatform()
                .daemon()
                .start(() -> {
                    while (!isWaiting(sleeper)) {
                        Thread.onSpinWait();
                    }
                    target.fire();
                });
    }

    /** Whether the thread is in a wait; the adapter's own is a native call named await. */
    private static boolean isWaiting(Thread thread) {
        return switch (thread.getState()) {
            case WAITING, TIMED_WAITING -> true;
            default ->
                    Arrays.stream(thread.getStackTrace())
                            .anyMatch(frame -> frame.getMethodName().equals("await"));
        };
    }

    /** A real-time thread that is inside the scope by the time this returns. */
    private static RealtimeThread insideUntil(LTMemory scope, CountDownLatch done)
            throws InterruptedException {
        CountDownLatch inside = new CountDownLatch(1);
        Runnable stay =
                () -> {
                    inside.countDown();
                    try {
                        done.await();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                };
        RealtimeThread user =
                new RealtimeThread(null, null, null, null, null, () -> scope.enter(stay));
        user.start();
        inside.await();
        return user;
    }
}
