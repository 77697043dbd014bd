package org.zenorb.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

@Timeout(60)
class ReplyThreadsTest {
    private ReplyThreads threads;

    private ReplyThreads of(int count) {
        threads = new ReplyThreads(count, "zen-reply-");
        threads.start();
        return threads;
    }

    @AfterEach
    void close() {
        threads.close();
    }

    @Test
    void shouldRunTasksOfAKeyInOrderAndOneAtATime() throws Exception {
        ReplyThreads pool = of(4);
        int keys = 7;
        int each = 500;
        List<List<Integer>> seen = new ArrayList<>();
        AtomicInteger overlaps = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(keys * each);
        List<Semaphore> inside = new ArrayList<>();
        for (int k = 0; k < keys; k++) {
            seen.add(new ArrayList<>());
            inside.add(new Semaphore(1));
        }
        for (int i = 0; i < each; i++) {
            for (int k = 0; k < keys; k++) {
                int key = k;
                int number = i;
                // equal keys, not the same
                pool.submit(
                        "key " + key,
                        () -> {
                            if (!inside.get(key).tryAcquire()) {
                                overlaps.incrementAndGet();
                            }
                            seen.get(key).add(number);
                            inside.get(key).release();
                            done.countDown();
                        });
            }
        }
        done.await();
        assertEquals(0, overlaps.get());
        for (List<Integer> numbers : seen) {
            for (int i = 0; i < each; i++) {
                assertEquals(i, numbers.get(i));
            }
        }
    }

    @Test
    void shouldLetAStoppedKeyStopNoOther() throws Exception {
        ReplyThreads pool = of(2);
        Semaphore gate = new Semaphore(0);
        BlockingQueue<String> ran = new LinkedBlockingQueue<>();
        for (int i = 0; i < 10; i++) {
            pool.submit("slow", gate::acquireUninterruptibly);
        }
        for (int i = 0; i < 10; i++) {
            String name = "quick " + i;
            pool.submit("quick", () -> ran.add(name));
        }
        for (int i = 0; i < 10; i++) {
            assertEquals("quick " + i, ran.poll(30, TimeUnit.SECONDS));
        }
        gate.release(10);
    }

    @Test
    void shouldOutliveATaskThatFails() throws Exception {
        ReplyThreads pool = of(1);
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger interrupted = new AtomicInteger();
        pool.submit(
                "a",
                () -> {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("expected by this test");
                });
        pool.submit(
                "a",
                () -> {
                    if (Thread.currentThread().isInterrupted()) {
                        interrupted.incrementAndGet();
                    }
                    done.countDown();
                });
        done.await();
        assertEquals(0, interrupted.get());
    }

    @Test
    void shouldTakeTurnsAmongKeys() throws Exception {
        ReplyThreads pool = of(1);
        Semaphore begin = new Semaphore(0);
        BlockingQueue<String> ran = new LinkedBlockingQueue<>();
        pool.submit("first", begin::acquireUninterruptibly);
        for (int i = 0; i < 100; i++) {
            pool.submit("a", () -> ran.add("a"));
        }
        pool.submit("b", () -> ran.add("b"));
        begin.release();
        List<String> order = new ArrayList<>();
        for (int i = 0; i < 101; i++) {
            order.add(ran.poll(30, TimeUnit.SECONDS));
        }
        assertTrue(order.indexOf("b") <= 1, order.toString());
    }
}
