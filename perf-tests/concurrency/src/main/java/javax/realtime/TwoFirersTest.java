package javax.realtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZI_Result;

/** Of two who fire a handler at rest, one makes it ready; both releases count. */
@JCStressTest
@Outcome(
        id = {"true, false, 2", "false, true, 2"},
        expect = ACCEPTABLE,
        desc = "one of them")
@Outcome(expect = FORBIDDEN, desc = "queued twice or never, or a release lost")
@State
public class TwoFirersTest {
    private final HandlerReleases releases = new HandlerReleases();

    /** Fires. */
    @Actor
    public void first(ZZI_Result result) {
        result.r1 = HandlerReleases.wasAtRest(releases.add(HandlerReleases.MOST));
    }

    /** Fires too. */
    @Actor
    public void second(ZZI_Result result) {
        result.r2 = HandlerReleases.wasAtRest(releases.add(HandlerReleases.MOST));
    }

    /** Counts. */
    @Arbiter
    public void after(ZZI_Result result) {
        result.r3 = releases.pending();
    }
}
