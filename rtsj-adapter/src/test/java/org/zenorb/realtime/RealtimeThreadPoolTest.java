package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

import javax.realtime.Allocation;
import javax.realtime.PriorityParameters;
import javax.realtime.Realtime;

class RealtimeThreadPoolTest {
    private static final PriorityParameters LOW = new PriorityParameters(20);
    private static final PriorityParameters HIGH = new PriorityParameters(40);

    @Test
    void shouldRunAtTheAskedPriorityAndAtThePoolsAgainAfterwards() throws Exception {
        assumeTrue(RealtimePlatform.current().realtimeScheduling(), "SCHED_FIFO not permitted");
        try (RealtimeThreadPool pool = new RealtimeThreadPool(1, LOW)) {
            assertEquals(20, priorityOn(pool, LOW));
            assertEquals(40, priorityOn(pool, HIGH));
            assertEquals(20, priorityOn(pool, LOW));
        }
    }

    @Test
    void shouldTakeTheThreadThatBecameFreeLast() throws Exception {
        try (RealtimeThreadPool pool = new RealtimeThreadPool(3, LOW)) {
            Thread last = threadOn(pool);
            for (int i = 0; i < 100; i++) {
                assertSame(last, threadOn(pool));
            }
        }
    }

    @Test
    void shouldRefuseWhenNoThreadIsFreeAndServeWhenOneIsAgain() throws Exception {
        try (RealtimeThreadPool pool = new RealtimeThreadPool(2, LOW)) {
            CountDownLatch go = new CountDownLatch(1);
            Runnable busy = () -> awaitQuietly(go);
            assertTrue(pool.tryStart(busy));
            pool.start(busy);
            assertFalse(pool.tryStart(busy));
            RejectedExecutionException refused =
                    assertThrows(RejectedExecutionException.class, () -> pool.start(busy));
            assertTrue(refused.getMessage().contains("2"), refused.getMessage());
            go.countDown();
            threadOn(pool);
        }
    }

    @Test
    void shouldKeepAThreadWhoseLogicThrowsOrLeavesAnInterrupt() throws Exception {
        try (RealtimeThreadPool pool = new RealtimeThreadPool(1, LOW)) {
            CompletableFuture<Throwable> uncaught = new CompletableFuture<>();
            IllegalStateException failure = new IllegalStateException("of the test");
            pool.start(() -> {
                Thread.currentThread()
                        .setUncaughtExceptionHandler((thread, e) -> {
                            uncaught.complete(e);
                            throw new IllegalStateException("the handler's own");
                        });
                Thread.currentThread().interrupt();
                throw failure;
            });
            assertSame(failure, Realtime.get(uncaught));
            CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
            startWhenFree(pool, LOW, () -> interrupted.complete(Thread.interrupted()));
            assertFalse(Realtime.get(interrupted));
        }
    }

    @Test
    void shouldRunEveryStartOnce() throws Exception {
        int starts = 20_000;
        AtomicInteger runs = new AtomicInteger();
        Semaphore done = new Semaphore(0);
        try (RealtimeThreadPool pool = new RealtimeThreadPool(3, LOW)) {
            Runnable logic =
                    () -> {
                        runs.incrementAndGet();
                        done.release();
                    };
            Thread[] starters = new Thread[2];
            for (int i = 0; i < starters.length; i++) {
                starters[i] =
                        new Thread(() -> {
                            for (int j = 0; j < starts / starters.length; j++) {
                                startWhenFree(pool, LOW, logic);
                            }
                        });
                starters[i].start();
            }
            for (Thread starter : starters) {
                starter.join();
            }
            done.acquire(starts);
            assertEquals(starts, runs.get());
        }
    }

    @Test
    void shouldEndItsThreadsOnCloseAndRunWhatWasStarted() throws Exception {
        RealtimeThreadPool pool = new RealtimeThreadPool(2, LOW);
        CompletableFuture<Thread> idle = new CompletableFuture<>();
        pool.start(() -> idle.complete(Thread.currentThread()));
        Realtime.get(idle);
        CountDownLatch go = new CountDownLatch(1);
        CompletableFuture<Thread> busy = new CompletableFuture<>();
        startWhenFree(
                pool,
                LOW,
                () -> {
                    awaitQuietly(go);
                    busy.complete(Thread.currentThread());
                });
        pool.close();
        pool.close();
        assertFalse(pool.tryStart(() -> {}));
        assertThrows(RejectedExecutionException.class, () -> pool.start(() -> {}));
        go.countDown();
        Realtime.get(busy).join();
        Realtime.get(idle).join();
    }

    @Test
    void shouldKeepToItsBounds() {
        assertThrows(IllegalArgumentException.class, () -> new RealtimeThreadPool(0, LOW));
        assertThrows(IllegalArgumentException.class, () -> new RealtimeThreadPool(1, null));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RealtimeThreadPool(RealtimeThreadPool.MAX_THREADS + 1, LOW));
        try (RealtimeThreadPool pool = new RealtimeThreadPool(1, LOW)) {
            assertEquals(1, pool.size());
            assertThrows(IllegalArgumentException.class, () -> pool.tryStart(null));
            assertThrows(IllegalArgumentException.class, () -> pool.tryStart(null, () -> {}));
        }
    }

    @Test
    void shouldStartWithoutAllocating() {
        try (RealtimeThreadPool pool = new RealtimeThreadPool(1, LOW)) {
            Runnable logic = () -> {};
            long bytes =
                    Allocation.bytes(() -> {
                        for (int i = 0; i < 2_000; i++) {
                            startWhenFree(pool, LOW, logic);
                        }
                    });
            assertEquals(0, bytes);
        }
    }

    private static int priorityOn(RealtimeThreadPool pool, PriorityParameters asked)
            throws Exception {
        CompletableFuture<Integer> seen = new CompletableFuture<>();
        startWhenFree(
                pool, asked, () -> seen.complete(KernelScheduling.ofCurrentThread().priority()));
        return Realtime.get(seen);
    }

    private static Thread threadOn(RealtimeThreadPool pool) throws Exception {
        CompletableFuture<Thread> seen = new CompletableFuture<>();
        startWhenFree(pool, LOW, () -> seen.complete(Thread.currentThread()));
        Thread thread = Realtime.get(seen);
        // Free again only when it sleeps: the next start must find it on top.
        while (!javax.realtime.Blocked.is(thread)) {
            Thread.onSpinWait();
        }
        return thread;
    }

    private static void startWhenFree(
            RealtimeThreadPool pool, PriorityParameters priority, Runnable logic) {
        while (!pool.tryStart(priority, logic)) {
            Thread.onSpinWait();
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts", e);
        }
    }
}
