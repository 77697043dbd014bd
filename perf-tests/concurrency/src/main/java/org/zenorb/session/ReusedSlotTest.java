package org.zenorb.session;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A late reply never reaches the request that has its slot now. */
@JCStressTest
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "in time; then the slot was free again")
@Outcome(id = "0, 1", expect = ACCEPTABLE, desc = "late")
@Outcome(id = "1, 0", expect = FORBIDDEN, desc = "given up and answered")
@Outcome(
        id = {"2, 1", "2, 0"},
        expect = FORBIDDEN,
        desc = "the wrong request")
@Outcome(id = "0, 0", expect = FORBIDDEN, desc = "a free slot is not found")
@State
public class ReusedSlotTest {
    private final PendingTable table = new PendingTable(1);
    private final PendingReply first = new PendingReply();
    private final PendingReply second = new PendingReply();
    private final int id;

    /** A state with one request under way. */
    public ReusedSlotTest() {
        if (!table.enter(first)) {
            throw new AssertionError();
        }
        id = first.requestId();
    }

    /** Has the reply of the first request. */
    @Actor
    public void reader(II_Result result) {
        PendingReply taken = table.take(id);
        result.r1 = taken == null ? 0 : taken == first ? 1 : 2;
    }

    /** Gives the first request up and makes another. */
    @Actor
    public void caller(II_Result result) {
        boolean free = table.take(id) != null;
        boolean entered = table.enter(second);
        // the slot is free at the latest when the reader has taken the request out of it
        while (!free && !entered) {
            Thread.onSpinWait();
            entered = table.enter(second);
        }
        result.r2 = entered ? 1 : 0;
    }
}
