package javax.realtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** What is taken out of the ring is taken whole and in order. */
@JCStressTest
@Outcome(
        id = {"0, 0", "0, 1", "1, 0", "1, 2"},
        expect = ACCEPTABLE)
@Outcome(expect = FORBIDDEN, desc = "out of order, twice, or seen before it was written")
@State
public class WaitFreeOrderTest {
    private static final class Plain {
        int number;
    }

    private final QueueRing ring = new QueueRing(new Object[1]);

    private static int number(Object taken) {
        return taken == null ? 0 : ((Plain) taken).number;
    }

    private boolean put(int number) {
        Plain element = new Plain();
        element.number = number;
        return ring.put(element);
    }

    /** Puts twice into a ring for one; a place emptied in between is used again. */
    @Actor
    public void writer() {
        if (!put(1)) {
            throw new AssertionError("an empty ring was full");
        }
        put(2);
    }

    /** Takes twice. */
    @Actor
    public void reader(II_Result result) {
        result.r1 = number(ring.take());
        result.r2 = number(ring.take());
    }
}
