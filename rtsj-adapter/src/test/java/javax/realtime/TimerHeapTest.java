package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

class TimerHeapTest {
    /** Each step puts one of a hundred entries to a time, or takes it out. */
    @Property(tries = 200)
    void shouldHaveTheEarliestEntryFirst(
            @ForAll @Size(min = 1, max = 400) List<@IntRange(max = 9_999) Integer> steps) {
        TimerHeap heap = new TimerHeap();
        TimedEntry[] entries = new TimedEntry[100];
        Map<TimedEntry, Long> model = new HashMap<>();
        for (int step : steps) {
            int index = step % 100;
            if (entries[index] == null) {
                entries[index] = new Entry();
            }
            long key = step / 100;
            if (key < 25) {
                heap.update(entries[index], TimedEntry.NEVER);
                model.remove(entries[index]);
            } else {
                heap.update(entries[index], key);
                model.put(entries[index], key);
            }
            assertSame(model, heap);
        }
        while (!model.isEmpty()) {
            TimedEntry first = heap.first();
            assertSame(model, heap);
            model.remove(first);
            heap.update(first, TimedEntry.NEVER);
        }
        assertSame(model, heap);
    }

    private static void assertSame(Map<TimedEntry, Long> model, TimerHeap heap) {
        assertEquals(model.size(), heap.size());
        Long least = model.values().stream().min(Long::compare).orElse(null);
        assertEquals(least, heap.first() == null ? null : model.get(heap.first()));
    }

    private static final class Entry extends TimedEntry {
        @Override
        long dueNs() {
            return NEVER;
        }

        @Override
        void due(long nowNs) {
            throw new AssertionError("a heap has no clock");
        }
    }
}
