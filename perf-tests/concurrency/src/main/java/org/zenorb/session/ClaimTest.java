package org.zenorb.session;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** A report of readiness is seen: by whoever reads already, or by whoever brings it. */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "given back, then taken")
@Outcome(id = "false, false", expect = ACCEPTABLE, desc = "the reader is told, and keeps it")
@Outcome(id = "false, true", expect = FORBIDDEN, desc = "nobody reads what was reported")
@Outcome(id = "true, false", expect = FORBIDDEN, desc = "two readers")
@State
public class ClaimTest {
    private final ReadClaim claim = new ReadClaim();

    /** A state in which somebody reads. */
    public ClaimTest() {
        if (!claim.take()) {
            throw new AssertionError();
        }
    }

    /** Brings a report. */
    @Actor
    public void reporter(ZZ_Result result) {
        result.r1 = claim.takeReported();
    }

    /** Has read everything there was before. */
    @Actor
    public void reader(ZZ_Result result) {
        result.r2 = claim.giveBack();
    }
}
