package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.realtime.platform.Platforms;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

import javax.realtime.Allocation;
import javax.realtime.LTMemory;
import javax.realtime.Realtime;
import javax.realtime.RealtimeThread;
import javax.realtime.ScopedMemory;
import javax.realtime.SizeEstimator;

class CTMemoryTest {
    private static final int ROUNDS = 5_000;

    @Test
    void shouldReserveAndLockItsMemoryWhenItIsMade() {
        long size = 8L << 20;
        long before = Platforms.current().lockedBytes();
        CTMemory scope = new CTMemory(size);
        assertEquals(size, scope.size());
        if (scope.isLocked()) {
            // Others may give theirs back meanwhile, but hardly just as much.
            assertTrue(Platforms.current().lockedBytes() != before);
        }
        long lockable = Platforms.current().lockableBytes();
        assertEquals(lockable == Long.MAX_VALUE || lockable >= size + before, scope.isLocked());
    }

    @Test
    void shouldBeZeroedAndWholeAgainOnEveryEntry() throws Exception {
        CTMemory scope = new CTMemory(1024);
        Realtime.run(() -> {
            for (int round = 0; round < 3; round++) {
                scope.enter(() -> {
                    MemorySegment memory = OffHeap.allocate(1024, 8);
                    assertEquals(-1, memory.mismatch(MemorySegment.ofArray(new byte[1024])));
                    memory.fill((byte) 1);
                    assertThrows(OutOfMemoryError.class, () -> OffHeap.allocate(1, 1));
                    assertEquals(0, scope.memoryRemaining());
                });
                assertEquals(1024, scope.memoryRemaining());
            }
        });
    }

    @Test
    void shouldTakeItsSizeFromAnEstimate() throws Exception {
        SizeEstimator estimate = new SizeEstimator();
        estimate.reserve(Object.class, 100);
        Object[] seen = new Object[1];
        CTMemory scope =
                new CTMemory(estimate, () -> seen[0] = RealtimeThread.getCurrentMemoryArea());
        assertEquals(estimate.getEstimate(), scope.size());
        assertEquals(estimate.getEstimate(), new CTMemory(estimate).size());
        Realtime.run(scope::enter);
        assertSame(scope, seen[0]);
    }

    @Test
    void shouldRefuseASizeThatCannotBe() {
        assertThrows(IllegalArgumentException.class, () -> new CTMemory(-1));
        assertThrows(OutOfMemoryError.class, () -> new CTMemory(1L << 46));
    }

    @Test
    void shouldEnterAndLeaveWithoutAllocatingOnTheHeap() throws Exception {
        for (ScopedMemory scope : new ScopedMemory[] {new CTMemory(4096), new LTMemory(4096)}) {
            ScopedMemory inner = new CTMemory(4096);
            long[] sum = new long[1];
            Runnable use = () -> sum[0] += inner.getReferenceCount();
            Runnable nest = () -> inner.enter(use);
            long bytes =
                    Realtime.call(() ->
                            Allocation.bytes(() -> {
                                for (int i = 0; i < ROUNDS; i++) {
                                    scope.enter(nest);
                                }
                            }));
            assertEquals(0, bytes, scope.toString());
            assertTrue(sum[0] >= ROUNDS);
        }
    }

    @Test
    void shouldHandOutWhatIsWritable() throws Exception {
        CTMemory scope = new CTMemory(64);
        Realtime.run(() ->
                scope.enter(() -> {
                    MemorySegment memory = OffHeap.allocate(8, 8);
                    memory.set(ValueLayout.JAVA_LONG, 0, 42);
                    assertEquals(42, memory.get(ValueLayout.JAVA_LONG, 0));
                }));
    }
}
