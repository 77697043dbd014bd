package org.zenorb.poa.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

import java.util.Random;

/** A reader who knows the key before the writer has finished sees nothing or a whole entry. */
@JCStressTest
@Outcome(id = "0", expect = ACCEPTABLE, desc = "not there yet")
@Outcome(id = "1", expect = ACCEPTABLE, desc = "there, and whole")
@State
public class PublicationTest {
    /** The generation of the first entry: the same for all tables of this seed. */
    private static final int GENERATION = table().take(Thing::new).generation();

    private final ActiveDemuxTable<Thing> table = table();

    private static ActiveDemuxTable<Thing> table() {
        return new ActiveDemuxTable<>(new SlotBudget(1000), new Random(1));
    }

    /** Takes the first slot, and with it the first chunk. */
    @Actor
    public void writer() {
        table.take(Thing::new);
    }

    /** Looks at it. */
    @Actor
    public void reader(I_Result result) {
        result.r1 = Thing.seen(table.get(0, GENERATION), GENERATION);
    }
}
