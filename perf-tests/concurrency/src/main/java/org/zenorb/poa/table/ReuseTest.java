package org.zenorb.poa.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

import java.util.Random;

/** While a slot changes hands, no key leads to the other's entry. */
@JCStressTest
@Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "the first still, the second not yet")
@Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "between the two")
@Outcome(id = "0, 1", expect = ACCEPTABLE, desc = "the second already")
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "the first, and then the second")
@State
public class ReuseTest {
    private static final int SECOND;

    static {
        ActiveDemuxTable<Thing> rehearsal = table();
        Thing first = rehearsal.take(Thing::new);
        rehearsal.release(first);
        SECOND = rehearsal.take(Thing::new).generation();
    }

    private final ActiveDemuxTable<Thing> table = table();
    private final Thing first = table.take(Thing::new);

    private static ActiveDemuxTable<Thing> table() {
        return new ActiveDemuxTable<>(new SlotBudget(1), new Random(2));
    }

    /** Gives the slot to another. */
    @Actor
    public void writer() {
        table.release(first);
        table.take(Thing::new);
    }

    /** Asks for the first, then for the second. */
    @Actor
    public void reader(II_Result result) {
        result.r1 = Thing.seen(table.get(0, first.generation()), first.generation());
        result.r2 = Thing.seen(table.get(0, SECOND), SECOND);
    }
}
