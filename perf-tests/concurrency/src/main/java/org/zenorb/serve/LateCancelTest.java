package org.zenorb.serve;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;
import org.zenorb.session.GiopSession;

/** A CancelRequest that is overtaken by the next request never hits that one. */
@JCStressTest
@Outcome(id = "true, false", expect = ACCEPTABLE, desc = "in time")
@Outcome(id = "false, false", expect = ACCEPTABLE, desc = "late")
@Outcome(
        id = {"true, true", "false, true"},
        expect = FORBIDDEN,
        desc = "the wrong request")
@State
public class LateCancelTest {
    private static final GiopSession SESSION = Sessions.any();

    private final CurrentRequest current = new CurrentRequest();

    /** A state with a request in its upcall. */
    public LateCancelTest() {
        current.begin(SESSION, 1);
    }

    /** Cancels that request. */
    @Actor
    public void canceller(ZZ_Result result) {
        result.r1 = current.cancel(SESSION, 1);
    }

    /** Ends it and begins another. */
    @Actor
    public void server() {
        current.end();
        current.begin(SESSION, 2);
    }

    /** Asks the other. */
    @Arbiter
    public void asker(ZZ_Result result) {
        result.r2 = current.isCancelled();
    }
}
