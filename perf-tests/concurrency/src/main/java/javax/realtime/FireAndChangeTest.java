package javax.realtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** A firing sees the handlers of one moment: the one that stays once, the others at most once. */
@JCStressTest
@Outcome(id = "1, 0, 0", expect = ACCEPTABLE, desc = "added later, removed before")
@Outcome(id = "1, 0, 1", expect = ACCEPTABLE, desc = "added later, removed later")
@Outcome(id = "1, 1, 0", expect = ACCEPTABLE, desc = "added before, removed before")
@Outcome(id = "1, 1, 1", expect = ACCEPTABLE, desc = "added before, removed later")
@Outcome(expect = FORBIDDEN, desc = "the one that stays was missed, or one was seen twice")
@State
public class FireAndChangeTest {
    private static final AsyncEventHandler STAYS = daemon();
    private static final AsyncEventHandler ADDED = daemon();
    private static final AsyncEventHandler REMOVED = daemon();

    private final AsyncEvent event = new AsyncEvent();

    /** A state with two handlers. */
    public FireAndChangeTest() {
        event.addHandler(STAYS);
        event.addHandler(REMOVED);
    }

    /** Looks at what a firing releases. */
    @Actor
    public void firer(III_Result result) {
        for (AsyncEventHandler handler : event.handlersNow()) {
            result.r1 += handler == STAYS ? 1 : 0;
            result.r2 += handler == ADDED ? 1 : 0;
            result.r3 += handler == REMOVED ? 1 : 0;
        }
    }

    /** Adds a handler. */
    @Actor
    public void adder() {
        event.addHandler(ADDED);
    }

    /** Removes one. */
    @Actor
    public void remover() {
        event.removeHandler(REMOVED);
    }

    private static AsyncEventHandler daemon() {
        AsyncEventHandler handler = new AsyncEventHandler();
        handler.setDaemon(true);
        return handler;
    }
}
