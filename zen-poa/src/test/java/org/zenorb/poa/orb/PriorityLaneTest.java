package org.zenorb.poa.orb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.omg.RTCORBA.PriorityModel;
import org.omg.RTCORBA.RTORB;
import org.omg.RTCORBA.RTORBHelper;
import org.omg.RTCORBA.ThreadpoolLane;
import org.omg.RTPortableServer.POA;
import org.omg.RTPortableServer.POAHelper;

import java.util.concurrent.atomic.AtomicReference;

import javax.realtime.PriorityParameters;
import javax.realtime.RealtimeThread;

/** Servants run on the real-time threads of the lane of their priority. */
class PriorityLaneTest {
    private static final short LOW = 100;
    private static final short HIGH = 20_000;

    private final TwoOrbs orbs = new TwoOrbs();

    @AfterEach
    void end() {
        orbs.close();
    }

    @Test
    void shouldRunOnTheLaneOfTheObjectsPriority() throws Exception {
        RTORB rt = RTORBHelper.narrow(orbs.server.resolve_initial_references("RTORB"));
        int pool =
                rt.create_threadpool_with_lanes(
                        0,
                        new ThreadpoolLane[] {
                            new ThreadpoolLane(LOW, 1, 0), new ThreadpoolLane(HIGH, 1, 0)
                        },
                        false,
                        false,
                        0,
                        0);
        org.omg.PortableServer.POA root = orbs.activeRoot();
        Policy[] policies = {
            rt.create_threadpool_policy(pool),
            rt.create_priority_model_policy(PriorityModel.SERVER_DECLARED, LOW)
        };
        POA poa = POAHelper.narrow(root.create_POA("rt", root.the_POAManager(), policies));
        AtomicReference<String> thread = new AtomicReference<>();
        TwoOrbs.Body body =
                n -> {
                    thread.set(Thread.currentThread().getName());
                    RealtimeThread self =
                            assertInstanceOf(RealtimeThread.class, Thread.currentThread());
                    return ((PriorityParameters) self.getSchedulingParameters()).getPriority();
                };
        org.omg.CORBA.Object low =
                orbs.atClient(poa.id_to_reference(poa.activate_object(new TwoOrbs.Service(body))));
        org.omg.CORBA.Object high =
                orbs.atClient(
                        poa.id_to_reference(
                                poa.activate_object_with_priority(
                                        new TwoOrbs.Service(body), HIGH)));

        int lowPriority = TwoOrbs.call(low, "priority", 0);
        String lowThread = thread.get();
        int highPriority = TwoOrbs.call(high, "priority", 0);
        assertNotEquals(lowThread, thread.get());
        assertEquals(1, Integer.compare(highPriority, lowPriority));

        policies[1] = rt.create_priority_model_policy(PriorityModel.SERVER_DECLARED, (short) 101);
        InvalidPolicy e =
                assertThrows(
                        InvalidPolicy.class,
                        () -> root.create_POA("none", root.the_POAManager(), policies));
        assertEquals(1, e.index);
    }
}
