package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

class MemoryAreaTest {
    private final ImmortalMemory immortal = ImmortalMemory.instance();
    private final HeapMemory heap = HeapMemory.instance();

    @Test
    void shouldBeOpenToOrdinaryThreads() {
        assertSame(heap, RealtimeThread.getCurrentMemoryArea());
        immortal.executeInArea(() -> {
            assertSame(immortal, RealtimeThread.getCurrentMemoryArea());
            heap.executeInArea(() -> assertSame(heap, RealtimeThread.getCurrentMemoryArea()));
            assertSame(immortal, RealtimeThread.getCurrentMemoryArea());
        });
        assertSame(heap, RealtimeThread.getCurrentMemoryArea());
        assertThrows(IllegalThreadStateException.class, () -> immortal.enter(() -> {}));
        assertThrows(IllegalArgumentException.class, () -> immortal.executeInArea(null));
    }

    @Test
    void shouldKeepTheAccountOfImmortalMemory() {
        long before = immortal.memoryConsumed();
        assertEquals(10, ((int[]) immortal.newArray(int.class, 10)).length);
        assertTrue(immortal.memoryConsumed() >= before + 56);
        assertEquals(immortal.size() - immortal.memoryConsumed(), immortal.memoryRemaining());
    }

    @Test
    void shouldTellOfTheHeap() {
        assertTrue(heap.memoryConsumed() > 0);
        assertTrue(heap.memoryRemaining() > 0);
        assertTrue(heap.size() > 0);
        assertSame(heap, MemoryArea.getMemoryArea("text"));
        assertThrows(IllegalArgumentException.class, () -> MemoryArea.getMemoryArea(null));
    }

    @Test
    void shouldMakeObjectsByConstructors() throws Exception {
        StringBuilder made = (StringBuilder) heap.newInstance(StringBuilder.class);
        assertEquals(0, made.length());
        Object text =
                heap.newInstance(
                        String.class.getConstructor(String.class), new Object[] {"immortal"});
        assertEquals("immortal", text);
        assertEquals(0, ((Object[]) heap.newArray(String.class, 0)).length);
    }

    @Test
    void shouldRefuseWhatCannotBeMade() {
        assertThrows(InstantiationException.class, () -> heap.newInstance(Runnable.class));
        assertThrows(InstantiationException.class, () -> heap.newInstance(Number.class));
        assertThrows(IllegalAccessException.class, () -> heap.newInstance(Private.class));
        assertThrows(IllegalArgumentException.class, () -> heap.newInstance(null));
        assertThrows(IllegalArgumentException.class, () -> heap.newInstance(null, null));
        assertThrows(IllegalArgumentException.class, () -> heap.newArray(int.class, -1));
        assertThrows(IllegalArgumentException.class, () -> heap.newArray(void.class, 1));
        assertThrows(IllegalArgumentException.class, () -> heap.newArray(null, 1));
    }

    @Test
    void shouldPassOnWhatAConstructorThrows() {
        assertThrows(IOException.class, () -> heap.newInstance(Failing.class));
        InvocationTargetException wrapped =
                assertThrows(
                        InvocationTargetException.class,
                        () ->
                                heap.newInstance(
                                        Failing.class.getDeclaredConstructor(), new Object[0]));
        assertTrue(wrapped.getCause() instanceof IOException);
    }

    @Test
    void shouldEstimateSizesAsHotspotLaysObjectsOut() {
        SizeEstimator size = new SizeEstimator();
        size.reserve(Object.class, 1);
        assertEquals(16, size.getEstimate());
        size.reserve(Fields.class, 2);
        assertEquals(16 + 2 * 40, size.getEstimate());
        size.reserveArray(3, byte.class);
        assertEquals(16 + 80 + 24, size.getEstimate());
        size.reserveArray(3);
        assertEquals(120 + 32, size.getEstimate());
        SizeEstimator twice = new SizeEstimator();
        twice.reserve(size, 2);
        twice.reserve(size);
        assertEquals(3 * 152, twice.getEstimate());
        assertThrows(IllegalArgumentException.class, () -> twice.reserve((SizeEstimator) null));
        assertThrows(IllegalArgumentException.class, () -> twice.reserve(Object.class, -1));
        assertThrows(IllegalArgumentException.class, () -> twice.reserveArray(-1));
        assertThrows(IllegalArgumentException.class, () -> twice.reserveArray(-1, int.class));
        assertThrows(IllegalArgumentException.class, () -> twice.reserveArray(1, Object.class));
        assertThrows(IllegalArgumentException.class, () -> twice.reserveArray(1, void.class));
        assertThrows(IllegalArgumentException.class, () -> twice.reserveArray(1, null));
        assertEquals(456, new LTMemory(twice).size());
        assertEquals(456, new VTMemory(size, twice).getMaximumSize());
    }

    private static final class Private {
        @SuppressWarnings("unused") // hidden on purpose
        private Private() {}
    }

    /** Refuses to be made. */
    static final class Failing {
        Failing() throws IOException {
            throw new IOException("on purpose");
        }
    }

    /** 12 + 8 + 4 + 2 + 1 + 8 = 35 bytes, 40 when aligned. */
    @SuppressWarnings("unused") // for its layout
    private static final class Fields {
        private long eight;
        private int four;
        private char two;
        private boolean one;
        private Object reference;
        private float anotherFour;
    }
}
