package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Results in the order of the tasks, however long each takes and on however many threads. */
class OrderedThreadsTest {

    private static final List<Integer> TASKS = IntStream.range(0, 200).boxed().toList();

    @Test
    void shouldKeepTheOrder() {
        for (int threads = 1; threads <= 4; threads++) {
            List<Integer> results = new ArrayList<>();
            OrderedThreads.run(threads, TASKS, OrderedThreadsTest::spin, results::add);
            assertEquals(TASKS, results);
        }
        OrderedThreads.run(List.of(), task -> task, task -> assertEquals(0, 1));
    }

    @Test
    void shouldUseSoManyThreadsAndNoMore() {
        var threads = ConcurrentHashMap.<Thread>newKeySet();
        CountDownLatch allThere = new CountDownLatch(3);
        OrderedThreads.run(
                3,
                TASKS,
                task -> {
                    threads.add(Thread.currentThread());
                    allThere.countDown();
                    await(allThere);
                    return task;
                },
                task -> assertTrue(task >= 0));
        assertEquals(3, threads.size());
    }

    @Test
    void shouldNotRunAheadTooFar() {
        AtomicInteger handedOn = new AtomicInteger();
        AtomicInteger furthest = new AtomicInteger();
        OrderedThreads.run(
                2,
                TASKS,
                task -> {
                    furthest.accumulateAndGet(task - handedOn.get(), Math::max);
                    return task;
                },
                task -> handedOn.set(task));
        assertTrue(furthest.get() <= 2 * OrderedThreads.AHEAD, furthest.toString());
    }

    @Test
    void shouldThrowWhatTheFirstTaskThrowsAndLeaveNoThreadAtWork() {
        for (int threads : new int[] {1, 3}) {
            List<Integer> results = new ArrayList<>();
            AtomicInteger atWork = new AtomicInteger();
            IllegalStateException wanted = new IllegalStateException("50");
            RuntimeException thrown =
                    assertThrows(
                            RuntimeException.class,
                            () ->
                                    OrderedThreads.run(
                                            threads,
                                            TASKS,
                                            task -> {
                                                atWork.incrementAndGet();
                                                spin(task);
                                                atWork.decrementAndGet();
                                                if (task == 50) {
                                                    throw wanted;
                                                }
                                                return task;
                                            },
                                            results::add));
            assertSame(wanted, thrown);
            assertEquals(TASKS.subList(0, 50), results);
            assertEquals(0, atWork.get());
        }
        assertThrows(
                AssertionError.class,
                () ->
                        OrderedThreads.run(
                                2,
                                TASKS,
                                task -> {
                                    throw new AssertionError(task);
                                },
                                task -> assertEquals(0, 1)));
    }

    @Test
    void shouldEndWhenTheCallerIsInterrupted() {
        List<Integer> done = Collections.synchronizedList(new ArrayList<>());
        Thread.currentThread().interrupt();
        assertThrows(
                UncheckedIOException.class,
                () -> OrderedThreads.run(2, TASKS, OrderedThreadsTest::spin, done::add));
        assertTrue(Thread.interrupted());
    }

    private static int spin(int task) {
        for (int i = 0; i < (task * 7919) % 1000; i++) {
            Thread.onSpinWait();
        }
        return task;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
