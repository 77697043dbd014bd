package org.zenorb.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

class ReadyQueueTest {
    private record Numbered(int number) implements LaneTask {
        @Override
        public void run(LaneThread thread) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void discard() {
            throw new UnsupportedOperationException();
        }
    }

    @Property(tries = 300)
    void shouldBehaveLikeABoundedQueue(
            @ForAll @IntRange(min = 1, max = 20) int wanted,
            @ForAll @Size(max = 200) List<Boolean> steps) {
        ReadyQueue queue = new ReadyQueue(wanted);
        ArrayDeque<LaneTask> model = new ArrayDeque<>();
        int number = 0;
        int capacity = -1;
        for (boolean put : steps) {
            if (put) {
                LaneTask task = new Numbered(number++);
                if (queue.offer(task)) {
                    assertTrue(capacity < 0 || model.size() < capacity, "never beyond its bound");
                    model.add(task);
                } else {
                    assertTrue(model.size() >= wanted, "full too early");
                    assertTrue(capacity < 0 || capacity == model.size());
                    capacity = model.size();
                }
            } else {
                assertSame(model.poll(), queue.poll());
            }
            assertEquals(model.isEmpty(), queue.isEmpty());
        }
    }

    @Test
    @Timeout(60)
    void shouldLoseAndDoubleNothing() throws Exception {
        int producers = 2;
        int consumers = 2;
        int each = 50_000;
        ReadyQueue queue = new ReadyQueue(64);
        AtomicIntegerArray seen = new AtomicIntegerArray(producers * each);
        AtomicInteger taken = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int p = 0; p < producers; p++) {
            int first = p * each;
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                for (int i = 0; i < each; i++) {
                                    Numbered task = new Numbered(first + i);
                                    while (!queue.offer(task)) {
                                        Thread.yield();
                                    }
                                }
                            }));
        }
        for (int c = 0; c < consumers; c++) {
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                while (taken.get() < producers * each) {
                                    LaneTask task = queue.poll();
                                    if (task instanceof Numbered numbered) {
                                        seen.getAndIncrement(numbered.number());
                                        taken.getAndIncrement();
                                    } else {
                                        Thread.yield();
                                    }
                                }
                            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (int i = 0; i < seen.length(); i++) {
            assertEquals(1, seen.get(i), "task " + i);
        }
        assertNull(queue.poll());
    }
}
