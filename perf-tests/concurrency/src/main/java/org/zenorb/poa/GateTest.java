package org.zenorb.poa;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Either the request sees the closed gate or the one who closes it sees the request. */
@JCStressTest
@Outcome(id = "0, 0", expect = ACCEPTABLE, desc = "not seen, and turned away")
@Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "seen, and turned away")
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "seen, and let through")
@Outcome(id = "0, 1", expect = FORBIDDEN, desc = "let through, and not seen")
@State
public class GateTest {
    private final Quiescence quiescence = new Quiescence();
    private final ObjectEntry entry = Objects.activated(Objects.map(quiescence));
    private final RequestGate gate = new RequestGate("test", 1, quiescence, Objects.CONTEXTS);

    /** A state whose gate is open. */
    public GateTest() {
        try {
            gate.activate();
        } catch (AdapterInactive e) {
            throw new AssertionError(e);
        }
    }

    /** Discards requests, and looks whether any runs. */
    @Actor
    public void closer(II_Result result) {
        try {
            gate.discard(false);
        } catch (AdapterInactive e) {
            throw new AssertionError(e);
        }
        result.r1 = entry.isQuietOrWatched() ? 0 : 1;
    }

    /** Is counted, and looks whether it may go on. */
    @Actor
    public void request(II_Result result) {
        boolean entered = entry.enter();
        result.r2 = entered && gate.isOpen() ? 1 : 0;
    }
}
