package org.zenorb.lane;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIII_Result;

/** Two who put tasks and one who takes them, in a queue for two: each task comes out once. */
@JCStressTest
@Outcome(id = "0, 0, 1, 2", expect = ACCEPTABLE, desc = "none was there yet")
@Outcome(id = "0, 0, 2, 1", expect = ACCEPTABLE, desc = "none was there yet")
@Outcome(
        id = {"1, 0, 2, 0", "2, 0, 1, 0", "0, 1, 2, 0", "0, 2, 1, 0"},
        expect = ACCEPTABLE)
@Outcome(
        id = {"1, 2, 0, 0", "2, 1, 0, 0"},
        expect = ACCEPTABLE,
        desc = "both were there")
@Outcome(expect = FORBIDDEN, desc = "lost, or twice")
@State
public class QueueTest {
    private record Numbered(int number) implements LaneTask {
        @Override
        public void run(LaneThread thread) {
            throw new AssertionError("only counted");
        }

        @Override
        public void discard() {
            throw new AssertionError("only counted");
        }
    }

    private final ReadyQueue queue = new ReadyQueue(2);

    private int next() {
        return queue.poll() instanceof Numbered task ? task.number() : 0;
    }

    /** Puts the first. */
    @Actor
    public void one() {
        if (!queue.offer(new Numbered(1))) {
            throw new AssertionError("full");
        }
    }

    /** Puts the second. */
    @Actor
    public void another() {
        if (!queue.offer(new Numbered(2))) {
            throw new AssertionError("full");
        }
    }

    /** Takes twice. */
    @Actor
    public void taker(IIII_Result result) {
        result.r1 = next();
        result.r2 = next();
    }

    /** Takes what is left. */
    @Arbiter
    public void last(IIII_Result result) {
        result.r3 = next();
        result.r4 = next();
    }
}
