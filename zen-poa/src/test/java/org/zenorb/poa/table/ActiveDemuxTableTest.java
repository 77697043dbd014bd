package org.zenorb.poa.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class ActiveDemuxTableTest {
    private final ActiveDemuxTable<Entry> table =
            new ActiveDemuxTable<>(new SlotBudget(1000), new Random(7));

    static final class Entry extends DemuxEntry {
        Entry(int index, int generation) {
            super(index, generation);
        }
    }

    @Test
    void shouldFindAnEntryByBothNumbersOnly() {
        Entry entry = table.take(Entry::new);

        assertSame(entry, table.get(entry.index(), entry.generation()));
        assertNull(table.get(entry.index() + 1, entry.generation()));
        assertNull(table.get(entry.index(), entry.generation() + 1));
    }

    @Test
    void shouldAnswerNullForAnyNumbersWhenEmpty() {
        for (int index : new int[] {0, 1, 255, 256, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertNull(table.get(index, 0), "index " + index);
        }
    }

    @Test
    void shouldRefuseTheStaleKeyOfAReusedSlot() {
        Entry first = table.take(Entry::new);
        assertTrue(table.release(first));
        Entry second = table.take(Entry::new);

        assertEquals(first.index(), second.index(), "the slot is used again");
        assertNotEquals(first.generation(), second.generation());
        assertNull(table.get(first.index(), first.generation()));
        assertSame(second, table.get(second.index(), second.generation()));
    }

    @Test
    void shouldReleaseAnEntryOnce() {
        Entry first = table.take(Entry::new);
        assertTrue(table.release(first));
        assertFalse(table.release(first));
        Entry second = table.take(Entry::new);
        assertFalse(table.release(first), "the slot belongs to another now");
        assertSame(second, table.get(second.index(), second.generation()));
    }

    @Test
    void shouldGrowOverManyChunksAndKeepAll() {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            entries.add(table.take(Entry::new));
        }
        for (Entry entry : entries) {
            assertSame(entry, table.get(entry.index(), entry.generation()));
        }
        assertEquals(1000, table.size());
        assertEquals(1024, table.capacity());
    }

    @Test
    void shouldStopAtItsBudgetAndGoOnAfterARelease() {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            entries.add(table.take(Entry::new));
        }
        assertNull(table.take(Entry::new));

        assertTrue(table.release(entries.get(500)));

        Entry again = table.take(Entry::new);
        assertEquals(500, again.index());
        assertNull(table.take(Entry::new));
    }

    @Test
    void shouldShareABudget() {
        SlotBudget two = new SlotBudget(2);
        ActiveDemuxTable<Entry> one = new ActiveDemuxTable<>(two, new Random(1));
        ActiveDemuxTable<Entry> other = new ActiveDemuxTable<>(two, new Random(2));
        Entry entry = one.take(Entry::new);
        assertNotNull(other.take(Entry::new));
        assertNull(other.take(Entry::new));
        assertEquals(2, two.used());
        assertTrue(one.release(entry));
        assertNotNull(other.take(Entry::new));
    }

    @Test
    void shouldGiveTheSlotBackWhenTheFactoryFails() {
        assertThrows(
                IllegalStateException.class,
                () ->
                        table.take((index, generation) -> {
                            throw new IllegalStateException();
                        }));
        assertEquals(0, table.size());
        Entry entry = table.take(Entry::new);
        assertEquals(0, entry.index());
        for (int i = 1; i < 1000; i++) {
            assertNotNull(table.take(Entry::new));
        }
    }

    @Test
    void shouldRefuseImpossibleBudgets() {
        assertThrows(IllegalArgumentException.class, () -> new SlotBudget(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> new SlotBudget(ActiveDemuxTable.MAX_SLOTS + 1));
        assertEquals(ActiveDemuxTable.MAX_SLOTS, new SlotBudget(ActiveDemuxTable.MAX_SLOTS).max());
    }

    @Test
    void shouldVisitAllAndStopWhenTold() {
        for (int i = 0; i < 300; i++) {
            assertNotNull(table.take(Entry::new));
        }
        List<Entry> seen = new ArrayList<>();
        table.forEach(seen::add);
        assertEquals(300, seen.size());

        List<Entry> asked = new ArrayList<>();
        assertFalse(
                table.all(entry -> {
                    asked.add(entry);
                    return asked.size() < 7;
                }));
        assertEquals(7, asked.size());
    }

    @Test
    void shouldLetAVisitorEmptyTheTable() {
        for (int i = 0; i < 600; i++) {
            assertNotNull(table.take(Entry::new));
        }
        table.forEach(entry -> assertTrue(table.release(entry)));
        assertEquals(0, table.size());
    }
}
