package org.zenorb.poa.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Writers reuse slots and grow the table while readers look entries up; a fixed number of steps
 * each. The complete proof of the orderings is perf-tests/concurrency.
 */
class ActiveDemuxTableStressTest {
    private static final int STEPS = 200_000;
    private static final int SHARED = 64;

    /** An entry that shows whether its constructor's writes are seen. */
    private static final class Checked extends DemuxEntry {
        private int plain;

        Checked(int index, int generation) {
            super(index, generation);
            this.plain = ~generation;
        }
    }

    @Test
    void shouldNeverGiveAnEntryUnderAnothersNumbers() throws Exception {
        ActiveDemuxTable<Checked> table =
                new ActiveDemuxTable<>(new SlotBudget(10_000), new Random(3));
        AtomicReferenceArray<Checked> keys = new AtomicReferenceArray<>(SHARED);
        AtomicLong hits = new AtomicLong();
        try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
            List<Future<Void>> all = new ArrayList<>();
            for (int w = 0; w < 2; w++) {
                all.add(pool.submit(writer(table, keys, w)));
                all.add(pool.submit(reader(table, keys, w, hits)));
            }
            for (Future<Void> one : all) {
                one.get();
            }
        }
        assertTrue(hits.get() > 0, "the readers met live entries");
        for (int i = 0; i < SHARED; i++) {
            Checked key = keys.get(i);
            if (key != null) {
                assertEquals(key, table.get(key.index(), key.generation()));
            }
        }
    }

    private static Callable<Void> writer(
            ActiveDemuxTable<Checked> table, AtomicReferenceArray<Checked> keys, int seed) {
        return () -> {
            Random random = new Random(seed);
            for (int i = 0; i < STEPS; i++) {
                Checked made = table.take(Checked::new);
                Checked before = keys.getAndSet(random.nextInt(SHARED), made);
                if (before != null) {
                    assertTrue(table.release(before));
                }
            }
            return null;
        };
    }

    private static Callable<Void> reader(
            ActiveDemuxTable<Checked> table,
            AtomicReferenceArray<Checked> keys,
            int seed,
            AtomicLong hits) {
        return () -> {
            Random random = new Random(seed);
            long found = 0;
            for (int i = 0; i < STEPS; i++) {
                Checked key = keys.get(random.nextInt(SHARED));
                if (key == null) {
                    continue;
                }
                // The key may be stale by now; what must not happen is another entry.
                Checked got = table.get(key.index(), key.generation());
                if (got != null) {
                    assertTrue(got == key, "another entry under these numbers");
                    assertEquals(~key.generation(), got.plain, "a half-made entry");
                    found++;
                }
            }
            hits.addAndGet(found);
            return null;
        };
    }
}
