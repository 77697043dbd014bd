package javax.realtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** A queued handler is taken by a server or moved by a change of its priority, never both. */
@JCStressTest
@Outcome(id = "true, false", expect = ACCEPTABLE, desc = "served where it was")
@Outcome(id = "false, true", expect = ACCEPTABLE, desc = "moved")
@Outcome(expect = FORBIDDEN, desc = "served twice, or lost")
@State
public class PriorityChangeTest {
    private final ReadyNode node = new ReadyNode(null);

    /** A state with a queued handler. */
    public PriorityChangeTest() {
        node.queue();
    }

    /** Serves. */
    @Actor
    public void server(ZZ_Result result) {
        result.r1 = node.take();
    }

    /** Changes the priority. */
    @Actor
    public void changer(ZZ_Result result) {
        result.r2 = node.cancel();
    }
}
