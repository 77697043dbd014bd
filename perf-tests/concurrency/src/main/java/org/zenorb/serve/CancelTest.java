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

/** A request that begins just now is cancelled if its canceller was told so, and only then. */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "it was the one")
@Outcome(id = "false, false", expect = ACCEPTABLE, desc = "it had not begun")
@Outcome(id = "true, false", expect = FORBIDDEN, desc = "lost")
@Outcome(id = "false, true", expect = FORBIDDEN, desc = "cancelled by nobody")
@State
public class CancelTest {
    private static final GiopSession SESSION = Sessions.any();

    private final CurrentRequest current = new CurrentRequest();

    /** Cancels the second request. */
    @Actor
    public void canceller(ZZ_Result result) {
        result.r1 = current.cancel(SESSION, 2);
    }

    /** Is through with the first, and begins the second. */
    @Actor
    public void server() {
        current.begin(SESSION, 1);
        current.end();
        current.begin(SESSION, 2);
    }

    /** Asks the second. */
    @Arbiter
    public void asker(ZZ_Result result) {
        result.r2 = current.isCancelled();
    }
}
