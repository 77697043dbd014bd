package org.zenorb.poa;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Who closes an entry and then sees no request has no request. */
@JCStressTest
@Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "refused")
@Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "refused, on its way out when looked at")
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "let in, and seen")
@Outcome(id = "0, 1", expect = FORBIDDEN, desc = "let in, and not seen")
@State
public class CloseTest {
    private final ObjectEntry entry = Objects.activated(Objects.map(new Quiescence()));

    /** Deactivates. */
    @Actor
    public void closer(II_Result result) {
        entry.close();
        result.r1 = entry.running();
    }

    /** Comes in. */
    @Actor
    public void request(II_Result result) {
        result.r2 = entry.enter() ? 1 : 0;
    }
}
