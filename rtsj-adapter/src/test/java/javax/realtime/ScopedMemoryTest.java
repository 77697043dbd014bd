package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.realtime.OffHeap;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class ScopedMemoryTest {
    private static final long SIZE = 4096;

    private final LTMemory a = new LTMemory(SIZE);
    private final LTMemory b = new LTMemory(SIZE);

    @Test
    void shouldBeTheCurrentAreaWhileEntered() throws Exception {
        Realtime.run(() -> {
            assertSame(HeapMemory.instance(), RealtimeThread.getCurrentMemoryArea());
            assertEquals(1, RealtimeThread.getMemoryAreaStackDepth());
            a.enter(() -> {
                assertSame(a, RealtimeThread.getCurrentMemoryArea());
                assertEquals(2, RealtimeThread.getMemoryAreaStackDepth());
                assertSame(HeapMemory.instance(), RealtimeThread.getOuterMemoryArea(0));
                assertSame(a, RealtimeThread.getOuterMemoryArea(1));
                assertNull(RealtimeThread.getOuterMemoryArea(2));
                assertNull(RealtimeThread.getOuterMemoryArea(-1));
                assertEquals(0, RealtimeThread.getInitialMemoryAreaIndex());
                assertEquals(1, a.getReferenceCount());
            });
            assertSame(HeapMemory.instance(), RealtimeThread.getCurrentMemoryArea());
            assertEquals(0, a.getReferenceCount());
        });
    }

    @Test
    void shouldRunTheConstructorsLogic() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        LTMemory scope = new LTMemory(SIZE, runs::incrementAndGet);
        Realtime.run(() -> {
            scope.enter();
            scope.joinAndEnter();
            scope.joinAndEnter(new RelativeTime(1, 0));
        });
        assertEquals(3, runs.get());
    }

    @Test
    void shouldHaveOneParent() throws Exception {
        Realtime.run(() ->
                a.enter(() ->
                        b.enter(() -> {
                            assertThrows(ScopedCycleException.class, () -> a.enter(() -> {}));
                            assertThrows(ScopedCycleException.class, () -> b.enter(() -> {}));
                            assertEquals(1, a.getReferenceCount());
                            assertEquals(1, b.getReferenceCount());
                            assertEquals(3, RealtimeThread.getMemoryAreaStackDepth());
                        })));
        Realtime.run(() -> b.enter(() -> a.enter(() -> assertEquals(1, a.getReferenceCount()))));
    }

    @Test
    void shouldKeepItsParentAcrossThreads() throws Exception {
        Realtime.run(() ->
                a.enter(() ->
                        b.enter(() ->
                                inAnotherThread(() ->
                                        assertThrows(
                                                ScopedCycleException.class,
                                                () -> b.enter(() -> {}))))));
    }

    @Test
    void shouldCountHeapOnTheStackAsNoParent() throws Exception {
        Realtime.run(() ->
                a.enter(() ->
                        HeapMemory.instance()
                                .enter(() ->
                                        b.enter(() ->
                                                assertEquals(
                                                        4,
                                                        RealtimeThread
                                                                .getMemoryAreaStackDepth())))));
        Realtime.run(() ->
                a.enter(() ->
                        HeapMemory.instance()
                                .enter(() ->
                                        assertThrows(
                                                ScopedCycleException.class,
                                                () -> a.enter(() -> {})))));
    }

    @Test
    void shouldCountEveryEntry() throws Exception {
        CountDownLatch inside = new CountDownLatch(3);
        CountDownLatch go = new CountDownLatch(1);
        List<RealtimeThread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            RealtimeThread thread =
                    thread(
                            null,
                            () ->
                                    a.enter(() -> {
                                        inside.countDown();
                                        await(go);
                                    }));
            thread.start();
            threads.add(thread);
        }
        await(inside);
        assertEquals(3, a.getReferenceCount());
        go.countDown();
        for (RealtimeThread thread : threads) {
            thread.join();
        }
        assertEquals(0, a.getReferenceCount());
    }

    @Test
    void shouldGoBackToAnOuterAreaAndGrowABranchThere() throws Exception {
        LTMemory c = new LTMemory(SIZE);
        Realtime.run(() ->
                a.enter(() ->
                        b.enter(() -> {
                            a.executeInArea(() -> {
                                assertSame(a, RealtimeThread.getCurrentMemoryArea());
                                assertEquals(2, RealtimeThread.getMemoryAreaStackDepth());
                                c.enter(this::assertBranch);
                                assertThrows(
                                        InaccessibleAreaException.class,
                                        () -> b.executeInArea(() -> {}));
                            });
                            assertSame(b, RealtimeThread.getCurrentMemoryArea());
                            assertEquals(3, RealtimeThread.getMemoryAreaStackDepth());
                        })));
        assertEquals(0, c.getReferenceCount());
    }

    private void assertBranch() {
        assertEquals(3, RealtimeThread.getMemoryAreaStackDepth());
        assertSame(a, RealtimeThread.getOuterMemoryArea(1));
    }

    @Test
    void shouldStartAnEmptyStackForHeapAndImmortalMemory() throws Exception {
        Realtime.run(() ->
                a.enter(() ->
                        ImmortalMemory.instance()
                                .executeInArea(() -> {
                                    assertEquals(1, RealtimeThread.getMemoryAreaStackDepth());
                                    assertSame(
                                            ImmortalMemory.instance(),
                                            RealtimeThread.getOuterMemoryArea(0));
                                    assertThrows(
                                            IllegalStateException.class,
                                            RealtimeThread::getInitialMemoryAreaIndex);
                                    assertThrows(InaccessibleAreaException.class, a::getPortal);
                                })));
    }

    @Test
    void shouldLeaveOnAnException() throws Exception {
        Realtime.run(() -> {
            IllegalStateException thrown = new IllegalStateException("on purpose");
            assertSame(
                    thrown,
                    assertThrows(
                            IllegalStateException.class,
                            () ->
                                    a.enter(() -> {
                                        throw thrown;
                                    })));
            assertEquals(0, a.getReferenceCount());
            assertEquals(1, RealtimeThread.getMemoryAreaStackDepth());
        });
    }

    @Test
    void shouldKeepAPortalUntilTheLastThreadLeaves() throws Exception {
        Object portal = new Object();
        Realtime.run(() -> {
            a.enter(() -> {
                assertNull(a.getPortal());
                a.setPortal(portal);
                inAnotherThread(() -> a.enter(() -> assertSame(portal, a.getPortal())));
                assertSame(portal, a.getPortal());
            });
            assertThrows(InaccessibleAreaException.class, a::getPortal);
            assertThrows(InaccessibleAreaException.class, () -> a.setPortal(portal));
            a.enter(() -> assertNull(a.getPortal()));
        });
    }

    @Test
    void shouldAccountForWhatItMakesUpToItsSizeAndNoFurther() throws Exception {
        Realtime.run(() ->
                a.enter(() -> {
                    a.newArray(byte.class, 1024 - 16);
                    assertEquals(1024, a.memoryConsumed());
                    assertEquals(SIZE - 1024, a.memoryRemaining());
                    a.newArray(byte.class, 3072 - 16);
                    assertEquals(0, a.memoryRemaining());
                    assertThrows(OutOfMemoryError.class, () -> a.newArray(byte.class, 0));
                    assertEquals(SIZE, a.memoryConsumed());
                }));
        assertEquals(0, a.memoryConsumed());
        assertEquals(SIZE, a.size());
        assertEquals(SIZE, a.getMaximumSize());
    }

    @Test
    void shouldGrowToItsMaximum() throws Exception {
        VTMemory scope = new VTMemory(1024, 2048);
        assertEquals(1024, scope.size());
        assertEquals(2048, scope.getMaximumSize());
        Realtime.run(() ->
                scope.enter(() -> {
                    scope.newArray(long.class, 254);
                    assertEquals(2048, scope.size());
                    assertThrows(OutOfMemoryError.class, () -> scope.newArray(long.class, 0));
                }));
        assertThrows(IllegalArgumentException.class, () -> new LTMemory(2, 1));
        assertThrows(IllegalArgumentException.class, () -> new LTMemory(-1));
        assertThrows(OutOfMemoryError.class, () -> new LTMemory(1L << 40));
    }

    @Test
    void shouldMakeObjectsInsideOnly() throws Exception {
        Realtime.run(() -> {
            assertThrows(InaccessibleAreaException.class, () -> a.newArray(byte.class, 1));
            assertThrows(InaccessibleAreaException.class, () -> a.newInstance(Object.class));
            a.enter(() ->
                    b.enter(() -> {
                        Recorder made = make(a);
                        assertSame(a, made.areaOfConstruction);
                        assertEquals(ObjectSizes.of(Recorder.class), a.memoryConsumed());
                        assertEquals(0, b.memoryConsumed());
                        assertSame(b, RealtimeThread.getCurrentMemoryArea());
                    }));
        });
    }

    private static Recorder make(MemoryArea area) {
        try {
            return (Recorder) area.newInstance(Recorder.class);
        } catch (IllegalAccessException | InstantiationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void shouldBeClosedToOrdinaryThreads() {
        assertThrows(IllegalThreadStateException.class, () -> a.enter(() -> {}));
        assertThrows(IllegalThreadStateException.class, () -> a.executeInArea(() -> {}));
        assertThrows(IllegalThreadStateException.class, () -> a.newArray(byte.class, 1));
        assertThrows(IllegalThreadStateException.class, a::getPortal);
        assertThrows(IllegalThreadStateException.class, a::join);
        assertEquals(0, a.getReferenceCount());
    }

    @Test
    void shouldRefuseMissingLogic() throws Exception {
        Realtime.run(() -> {
            assertThrows(IllegalArgumentException.class, () -> a.enter());
            assertThrows(IllegalArgumentException.class, () -> a.enter(null));
            assertThrows(IllegalArgumentException.class, () -> a.executeInArea(null));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> a.joinAndEnter((HighResolutionTime) null));
            assertThrows(IllegalArgumentException.class, () -> a.join(null));
        });
    }

    @Test
    void shouldEmptyBeforeJoinReturns() throws Exception {
        CountDownLatch entered = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        AtomicInteger exits = new AtomicInteger();
        RealtimeThread user =
                thread(
                        null,
                        () ->
                                a.enter(() -> {
                                    OffHeap.onExit(a, exits::incrementAndGet);
                                    entered.countDown();
                                    await(leave);
                                }));
        user.start();
        await(entered);
        CompletableFuture<Integer> joined = new CompletableFuture<>();
        RealtimeThread joiner =
                thread(
                        null,
                        () ->
                                Realtime.complete(
                                        joined,
                                        () -> {
                                            a.join(new RelativeTime(1, 0));
                                            assertEquals(1, a.getReferenceCount());
                                            leave.countDown();
                                            a.join();
                                            return exits.get();
                                        }));
        joiner.start();
        assertEquals(1, Realtime.get(joined));
        user.join();
        Realtime.run(a::join);
    }

    @Test
    void shouldJoinAndEnterAlone() throws Exception {
        CountDownLatch entered = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        RealtimeThread user =
                thread(
                        null,
                        () ->
                                a.enter(() -> {
                                    entered.countDown();
                                    await(leave);
                                }));
        user.start();
        await(entered);
        Realtime.run(() -> {
            // The time runs out with the scope in use: then it is entered as it is.
            a.joinAndEnter(() -> assertEquals(2, a.getReferenceCount()), new RelativeTime(1, 0));
            leave.countDown();
            a.joinAndEnter(() -> assertEquals(1, a.getReferenceCount()));
        });
        user.join();
    }

    @Test
    void shouldEndAJoinByAnInterrupt() throws Exception {
        Realtime.run(() ->
                a.enter(() -> {
                    CompletableFuture<Boolean> result = new CompletableFuture<>();
                    RealtimeThread joiner =
                            thread(
                                    HeapMemory.instance(),
                                    () -> Realtime.complete(result, this::joinInterrupted));
                    joiner.start();
                    joiner.interrupt();
                    assertTrue(unchecked(() -> Realtime.get(result)));
                }));
    }

    private boolean joinInterrupted() {
        assertThrows(InterruptedException.class, a::join);
        return !Thread.currentThread().isInterrupted();
    }

    @Test
    void shouldHoldTheScopesAThreadStartsIn() throws Exception {
        CountDownLatch leave = new CountDownLatch(1);
        CompletableFuture<List<Object>> seen = new CompletableFuture<>();
        RealtimeThread[] child = new RealtimeThread[1];
        Realtime.run(() ->
                a.enter(() -> {
                    child[0] =
                            thread(
                                    b,
                                    () -> {
                                        Realtime.complete(seen, this::whereAmI);
                                        await(leave);
                                    });
                    child[0].start();
                    assertEquals(2, a.getReferenceCount());
                    assertEquals(1, b.getReferenceCount());
                }));
        assertEquals(List.of(b, 3, 2, a), Realtime.get(seen));
        assertEquals(1, a.getReferenceCount());
        assertSame(b, child[0].getMemoryArea());
        leave.countDown();
        child[0].join();
        assertEquals(0, a.getReferenceCount());
        assertEquals(0, b.getReferenceCount());
    }

    private List<Object> whereAmI() {
        return List.of(
                RealtimeThread.getCurrentMemoryArea(),
                RealtimeThread.getMemoryAreaStackDepth(),
                RealtimeThread.getInitialMemoryAreaIndex(),
                RealtimeThread.getOuterMemoryArea(1));
    }

    @Test
    void shouldNotStartAThreadInAScopeOfAnotherParent() throws Exception {
        Realtime.run(() ->
                a.enter(() -> {
                    RealtimeThread wrong = outside(() -> thread(a, () -> {}));
                    RealtimeThread right = thread(b, () -> {});
                    b.enter(() -> {
                        right.start();
                        unchecked(() -> {
                            right.join();
                            return null;
                        });
                    });
                    wrong.start();
                    unchecked(() -> {
                        wrong.join();
                        return null;
                    });
                    RealtimeThread cycle = outside(() -> thread(b, () -> {}));
                    b.enter(() -> {
                        assertThrows(ScopedCycleException.class, cycle::start);
                        assertEquals(1, b.getReferenceCount());
                        assertEquals(1, a.getReferenceCount());
                    });
                }));
    }

    @Test
    void shouldSurviveManyThreadsEnteringAndLeaving() throws Exception {
        AtomicInteger emptied = new AtomicInteger();
        AtomicInteger together = new AtomicInteger();
        List<CompletableFuture<Integer>> results = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            CompletableFuture<Integer> result = new CompletableFuture<>();
            results.add(result);
            thread(
                            null,
                            () ->
                                    Realtime.complete(
                                            result,
                                            () -> {
                                                int entries = 0;
                                                for (int i = 0; i < 5_000; i++) {
                                                    a.enter(() -> useOnce(together, emptied));
                                                    entries++;
                                                }
                                                return entries;
                                            }))
                    .start();
        }
        for (CompletableFuture<Integer> result : results) {
            assertEquals(5_000, Realtime.get(result));
        }
        Realtime.run(a::join);
        assertEquals(0, a.getReferenceCount());
        assertEquals(0, a.memoryConsumed());
        assertTrue(emptied.get() > 0);
    }

    /** The first to find no portal sets one; whoever finds it must find an account with it. */
    private void useOnce(AtomicInteger together, AtomicInteger emptied) {
        assertTrue(a.getReferenceCount() >= 1);
        if (a.getPortal() == null) {
            a.newArray(byte.class, 0);
            a.setPortal(this);
            OffHeap.onExit(a, emptied::incrementAndGet);
        } else {
            together.incrementAndGet();
            assertTrue(a.memoryConsumed() > 0);
        }
    }

    private static RealtimeThread thread(MemoryArea area, Runnable logic) {
        return new RealtimeThread(null, null, null, area, null, logic);
    }

    private static <T> T outside(java.util.concurrent.Callable<T> code) {
        Object[] result = new Object[1];
        HeapMemory.instance().executeInArea(() -> result[0] = unchecked(code));
        @SuppressWarnings("unchecked")
        T typed = (T) result[0];
        return typed;
    }

    private static void inAnotherThread(Runnable code) {
        unchecked(() -> {
            CompletableFuture<Void> result = new CompletableFuture<>();
            RealtimeThread other =
                    thread(
                            HeapMemory.instance(),
                            () ->
                                    Realtime.complete(
                                            result,
                                            () -> {
                                                code.run();
                                                return null;
                                            }));
            other.start();
            Realtime.get(result);
            other.join();
            return null;
        });
    }

    private static <T> T unchecked(java.util.concurrent.Callable<T> code) {
        try {
            return code.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(20, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertFalse(Thread.currentThread().isInterrupted());
    }

    /** Remembers the area it was constructed in. */
    static final class Recorder {
        final MemoryArea areaOfConstruction = RealtimeThread.getCurrentMemoryArea();

        Recorder() {}
    }
}
