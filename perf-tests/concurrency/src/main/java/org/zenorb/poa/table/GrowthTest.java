package org.zenorb.poa.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

import java.util.Random;

/** While the table grows, what was there stays there, and the new entry is whole or not there. */
@JCStressTest
@Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "the old is there, the new not yet")
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "both are there")
@State
public class GrowthTest {
    private static final int LAST_GENERATION;

    static {
        ActiveDemuxTable<Thing> rehearsal = full();
        LAST_GENERATION = rehearsal.take(Thing::new).generation();
    }

    private final ActiveDemuxTable<Thing> table =
            new ActiveDemuxTable<>(new SlotBudget(1000), new Random(3));
    private final Thing old = table.take(Thing::new);

    /** A state whose first chunk is full. */
    public GrowthTest() {
        fill(table);
    }

    private static ActiveDemuxTable<Thing> full() {
        ActiveDemuxTable<Thing> table = new ActiveDemuxTable<>(new SlotBudget(1000), new Random(3));
        table.take(Thing::new);
        fill(table);
        return table;
    }

    private static void fill(ActiveDemuxTable<Thing> table) {
        for (int i = 1; i < ActiveDemuxTable.CHUNK_SLOTS; i++) {
            table.take(Thing::new);
        }
    }

    /** Needs a second chunk and a longer directory. */
    @Actor
    public void writer() {
        table.take(Thing::new);
    }

    /** Looks at the old and the new. */
    @Actor
    public void reader(II_Result result) {
        result.r1 = Thing.seen(table.get(old.index(), old.generation()), old.generation());
        result.r2 =
                Thing.seen(
                        table.get(ActiveDemuxTable.CHUNK_SLOTS, LAST_GENERATION), LAST_GENERATION);
    }
}
