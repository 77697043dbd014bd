package javax.realtime;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A reader that blocks and a writer: no wake-up is lost, or the test never ends. */
@JCStressTest
@Outcome(id = "1, 2", expect = Expect.ACCEPTABLE)
@Outcome(expect = Expect.FORBIDDEN, desc = "lost, or twice")
@State
public class WaitFreeWakeTest {
    private final WaitFreeWriteQueue queue = new WaitFreeWriteQueue(2, HeapMemory.instance());

    private int read() {
        try {
            return (int) queue.read();
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts", e);
        }
    }

    /** Writes twice. */
    @Actor
    public void writer() {
        if (!queue.write(1) || !queue.write(2)) {
            throw new AssertionError("full");
        }
    }

    /** Reads twice. */
    @Actor
    public void reader(II_Result result) {
        result.r1 = read();
        result.r2 = read();
    }
}
