package org.zenorb.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

class PendingTableTest {
    @Property(tries = 300)
    void shouldBehaveLikeAMap(
            @ForAll @IntRange(min = 1, max = 70) int capacity,
            @ForAll @Size(max = 200) List<@IntRange(min = 0, max = 99) Integer> steps) {
        PendingTable table = new PendingTable(capacity);
        Map<Integer, PendingReply> model = new HashMap<>();
        List<Integer> everGiven = new ArrayList<>();
        for (int step : steps) {
            if (step < 60) {
                PendingReply reply = new PendingReply();
                boolean entered = table.enter(reply);
                assertEquals(model.size() < capacity, entered);
                if (entered) {
                    assertFalse(everGiven.contains(reply.requestId()), "an id is never reused");
                    everGiven.add(reply.requestId());
                    model.put(reply.requestId(), reply);
                }
            } else if (!everGiven.isEmpty()) {
                int id = everGiven.get(step % everGiven.size());
                assertSame(model.remove(id), table.take(id));
            }
            assertEquals(model.isEmpty(), table.isEmpty());
        }
    }

    @Test
    void shouldKnowNothingOfForgedIds() {
        PendingTable table = new PendingTable(10);
        PendingReply reply = new PendingReply();
        assertTrue(table.enter(reply));
        int id = reply.requestId();
        for (int forged : new int[] {0, -1, id + 1, id ^ 1 << 12, id ^ 1 << 31, 10, 4095}) {
            assertNull(table.take(forged), Integer.toHexString(forged));
        }
        assertSame(reply, table.take(id));
        assertNull(table.take(id));
    }

    @Test
    void shouldFailEverybodyOnce() {
        PendingTable table = new PendingTable(100);
        List<PendingReply> replies = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            PendingReply reply = new PendingReply();
            replies.add(reply);
            assertTrue(table.enter(reply));
        }
        table.failAll(MinorCode.CONNECTION_LOST, "gone", true);
        for (PendingReply reply : replies) {
            assertEquals(PendingReply.State.FAILED, reply.state());
            assertEquals(MinorCode.CONNECTION_LOST, reply.failure());
            assertTrue(reply.isRetrySafe());
        }
        assertTrue(table.isEmpty());
    }

    @Test
    @Timeout(60)
    void shouldLetExactlyOneTakeEachRequest() throws Exception {
        int callers = 3;
        int rounds = 20_000;
        PendingTable table = new PendingTable(8);
        ConcurrentLinkedQueue<Integer> wire = new ConcurrentLinkedQueue<>();
        AtomicInteger delivered = new AtomicInteger();
        AtomicInteger abandoned = new AtomicInteger();
        AtomicInteger answered = new AtomicInteger();
        AtomicInteger running = new AtomicInteger(callers);
        List<Thread> threads = new ArrayList<>();
        for (int c = 0; c < callers; c++) {
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                PendingReply reply = new PendingReply();
                                for (int r = 0; r < rounds; r++) {
                                    assertTrue(table.enter(reply));
                                    wire.add(reply.requestId());
                                    if (r % 2 == 0 && table.take(reply.requestId()) != null) {
                                        abandoned.getAndIncrement();
                                        continue;
                                    }
                                    while (reply.state() == PendingReply.State.WAITING) {
                                        Thread.onSpinWait();
                                    }
                                    answered.getAndIncrement();
                                    assertEquals(reply.requestId(), reply.replyLength());
                                }
                                running.getAndDecrement();
                            }));
        }
        RequestBuffer buffer = RequestBuffer.unpooled(16);
        while (running.get() > 0 || !wire.isEmpty()) {
            Integer id = wire.poll();
            if (id != null && table.deliver(id, buffer, id)) {
                delivered.getAndIncrement();
            }
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(answered.get(), delivered.get());
        assertEquals(callers * rounds, answered.get() + abandoned.get());
        assertTrue(table.isEmpty());
    }
}
