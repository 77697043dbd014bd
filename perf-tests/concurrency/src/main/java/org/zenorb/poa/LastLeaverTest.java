package org.zenorb.poa;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A deactivated object goes when its last request ends, whoever comes last, and goes once. */
@JCStressTest
@Outcome(id = "0, 1", expect = ACCEPTABLE, desc = "gone, and told of once")
@State
public class LastLeaverTest {
    private final ActiveObjectMap map = Objects.map(new Quiescence());
    private int told;
    private final ObjectEntry entry;

    /** A state with one object in which a request runs. */
    public LastLeaverTest() {
        map.etherealizer((gone, cleanup, remaining) -> told++);
        entry = Objects.activated(map);
        boolean entered = entry.enter();
        assert entered;
    }

    /** The request ends. */
    @Actor
    public void request() {
        entry.leave();
    }

    /** The object is deactivated. */
    @Actor
    public void deactivator() {
        try {
            map.deactivate(entry.copyOfId());
        } catch (ObjectNotActive e) {
            throw new AssertionError(e);
        }
    }

    /** What is left. */
    @Arbiter
    public void after(II_Result result) {
        result.r1 = map.size();
        result.r2 = told;
    }
}
