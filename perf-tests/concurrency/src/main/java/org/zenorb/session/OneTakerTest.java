package org.zenorb.session;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** A reply has come while its caller gives up: one of the two has the request. */
@JCStressTest
@Outcome(
        id = {"true, false", "false, true"},
        expect = ACCEPTABLE,
        desc = "one of them")
@Outcome(id = "true, true", expect = FORBIDDEN, desc = "answered and given up")
@Outcome(id = "false, false", expect = FORBIDDEN, desc = "nobody has it")
@State
public class OneTakerTest {
    private final PendingTable table = new PendingTable(4);
    private final PendingReply reply = new PendingReply();

    /** A state with one request under way. */
    public OneTakerTest() {
        if (!table.enter(reply)) {
            throw new AssertionError();
        }
    }

    /** Has its reply. */
    @Actor
    public void reader(ZZ_Result result) {
        result.r1 = table.take(reply.requestId()) != null;
    }

    /** Gives up. */
    @Actor
    public void caller(ZZ_Result result) {
        result.r2 = table.withdraw(reply);
    }
}
