package javax.realtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Replacing the youngest element against taking it: the forced one is there in any case. */
@JCStressTest
@Outcome(id = "1, 0, 2", expect = ACCEPTABLE, desc = "taken first, then there was room")
@Outcome(id = "2, 1, 0", expect = ACCEPTABLE, desc = "replaced first")
@Outcome(expect = FORBIDDEN, desc = "lost, twice, or said wrongly")
@State
public class WaitFreeForceTest {
    private final QueueRing ring = new QueueRing(new Object[1]);

    /** A full ring. */
    public WaitFreeForceTest() {
        ring.put(1);
    }

    private int take() {
        Object taken = ring.take();
        return taken == null ? 0 : (int) taken;
    }

    /** Forces, and says whether it replaced. */
    @Actor
    public void writer(III_Result result) {
        result.r2 = ring.replaceLast(2) ? 1 : 0;
    }

    /** Takes what is there. */
    @Actor
    public void reader(III_Result result) {
        result.r1 = take();
    }

    /** Takes what is left. */
    @Arbiter
    public void last(III_Result result) {
        result.r3 = take();
    }
}
