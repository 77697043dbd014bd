package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

import javax.realtime.InaccessibleAreaException;
import javax.realtime.LTMemory;
import javax.realtime.Realtime;

class OffHeapTest {
    private static final long SIZE = 64 * 1024;

    private final LTMemory scope = new LTMemory(SIZE);

    @Test
    void shouldGiveAlignedMemoryThatDoesNotOverlap() throws Exception {
        Realtime.run(() ->
                scope.enter(() -> {
                    MemorySegment first = OffHeap.allocate(13, 1);
                    MemorySegment second = OffHeap.allocate(100, 64);
                    MemorySegment third = OffHeap.allocate(scope, 1, 4096);
                    assertEquals(13, first.byteSize());
                    assertEquals(0, second.address() % 64);
                    assertEquals(0, third.address() % 4096);
                    assertTrue(second.address() >= first.address() + 13);
                    assertTrue(third.address() >= second.address() + 100);
                    second.fill((byte) 1);
                    assertEquals(0, first.get(ValueLayout.JAVA_BYTE, 12));
                    assertEquals(0, third.get(ValueLayout.JAVA_BYTE, 0));
                }));
    }

    @Test
    void shouldGiveTheSameMemoryAgainZeroed() throws Exception {
        Realtime.run(() -> {
            List<MemorySegment> kept = new ArrayList<>();
            scope.enter(() -> {
                MemorySegment all = OffHeap.allocate(SIZE, 8);
                all.fill((byte) 0x5a);
                kept.add(all);
            });
            assertEquals(0, scope.memoryConsumed());
            MemorySegment zeros = MemorySegment.ofArray(new byte[(int) SIZE]);
            assertEquals(-1, kept.getFirst().mismatch(zeros));
            scope.enter(() -> {
                MemorySegment again = OffHeap.allocate(SIZE, 8);
                assertEquals(kept.getFirst().address(), again.address());
                assertEquals(-1, again.mismatch(zeros));
            });
        });
    }

    @Test
    void shouldShareOneBudgetWithObjects() throws Exception {
        Realtime.run(() ->
                scope.enter(() -> {
                    OffHeap.allocate(SIZE / 2, 8);
                    scope.newArray(byte.class, (int) (SIZE / 2) - 16 - 8);
                    assertEquals(8, scope.memoryRemaining());
                    assertThrows(OutOfMemoryError.class, () -> OffHeap.allocate(9, 1));
                    OffHeap.allocate(8, 1);
                    assertEquals(0, scope.memoryRemaining());
                    assertThrows(OutOfMemoryError.class, () -> OffHeap.allocate(1, 1));
                    assertEquals(0, OffHeap.allocate(0, 1).byteSize());
                }));
    }

    @Test
    void shouldServeThoseInsideOnly() throws Exception {
        assertThrows(IllegalThreadStateException.class, () -> OffHeap.allocate(scope, 1, 1));
        assertThrows(IllegalStateException.class, () -> OffHeap.allocate(1, 1));
        Realtime.run(() -> {
            assertThrows(IllegalStateException.class, () -> OffHeap.allocate(1, 1));
            assertThrows(InaccessibleAreaException.class, () -> OffHeap.allocate(scope, 1, 1));
            assertThrows(InaccessibleAreaException.class, () -> OffHeap.onExit(scope, () -> {}));
            scope.enter(() -> {
                assertThrows(IllegalArgumentException.class, () -> OffHeap.allocate(1, 3));
                assertThrows(IllegalArgumentException.class, () -> OffHeap.allocate(1, 8192));
                assertThrows(IllegalArgumentException.class, () -> OffHeap.allocate(-1, 1));
            });
        });
    }

    @Test
    void shouldReserveAndLockAhead() throws Exception {
        RealtimePlatform platform = RealtimePlatform.current();
        LTMemory prepared = new LTMemory(1 << 20);
        long lockedBefore = platform.lockedBytes();
        boolean locked = OffHeap.prepare(prepared);
        assertEquals(locked, OffHeap.prepare(prepared));
        if (platform.lockableBytes() == Long.MAX_VALUE) {
            assertTrue(locked);
            assertTrue(platform.lockedBytes() >= lockedBefore + (1 << 20));
        }
        Realtime.run(() -> prepared.enter(() -> OffHeap.allocate(1 << 20, 4096)));
    }

    @Test
    void shouldRunExitActionsInReverseOrderOnce() throws Exception {
        List<String> order = new ArrayList<>();
        Realtime.run(() -> {
            scope.enter(() -> {
                OffHeap.onExit(scope, () -> order.add("first"));
                OffHeap.onExit(
                        scope,
                        () -> {
                            order.add("failing");
                            throw new IllegalStateException("on purpose");
                        });
                OffHeap.onExit(scope, () -> order.add("last"));
            });
            scope.enter(() -> {});
        });
        assertEquals(List.of("last", "failing", "first"), order);
    }

    @Test
    void shouldBoundExitActions() throws Exception {
        Realtime.run(() ->
                scope.enter(() -> {
                    for (int i = 0; i < 1024; i++) {
                        OffHeap.onExit(scope, () -> {});
                    }
                    assertThrows(
                            IllegalStateException.class, () -> OffHeap.onExit(scope, () -> {}));
                }));
    }
}
