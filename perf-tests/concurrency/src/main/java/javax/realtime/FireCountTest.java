package javax.realtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/** A server that goes to rest and one who fires: the release is served once, by one of the two. */
@JCStressTest
@Outcome(id = "1, 0, false", expect = ACCEPTABLE, desc = "the server saw it and took it")
@Outcome(id = "0, 1, true", expect = ACCEPTABLE, desc = "at rest before: made ready again")
@Outcome(id = "0, 1, false", expect = FORBIDDEN, desc = "a release that nobody serves")
@Outcome(id = "1, 0, true", expect = FORBIDDEN, desc = "made ready without a release")
@State
public class FireCountTest {
    private final HandlerReleases releases = new HandlerReleases();
    private boolean madeReady;

    /** A state in which the handler is awake and has nothing left to do. */
    public FireCountTest() {
        releases.add(1);
        releases.take();
    }

    /** Serves until it may rest. */
    @Actor
    public void server(IIZ_Result result) {
        while (!releases.rest()) {
            result.r1 += releases.take();
        }
    }

    /** Fires. */
    @Actor
    public void firer() {
        madeReady = HandlerReleases.wasAtRest(releases.add(HandlerReleases.MOST));
    }

    /** Looks at what is left. */
    @Arbiter
    public void after(IIZ_Result result) {
        result.r2 = releases.pending();
        result.r3 = madeReady;
    }
}
