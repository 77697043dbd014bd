package org.zenorb.poa.orb;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.CurrentHelper;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.POA;

/** The POA behind the real ORB, over sockets. */
class RealOrbTest {
    private final TwoOrbs orbs = new TwoOrbs();

    @AfterEach
    void end() {
        orbs.close();
    }

    @Test
    void shouldServeARemoteCaller() throws Exception {
        POA root = orbs.activeRoot();
        byte[] id = root.activate_object(new TwoOrbs.Service(n -> n + 1));
        org.omg.CORBA.Object target = orbs.atClient(root.id_to_reference(id));
        assertEquals(42, TwoOrbs.call(target, "next", 41));
        assertEquals(42, TwoOrbs.call(root.id_to_reference(id), "next", 41), "collocated");
        root.deactivate_object(id);
        assertThrows(OBJECT_NOT_EXIST.class, () -> TwoOrbs.call(target, "next", 41));
    }

    @Test
    void shouldTellTheServantWhichObjectRuns() throws Exception {
        POA root = orbs.activeRoot();
        POA poa =
                root.create_POA(
                        "poa",
                        root.the_POAManager(),
                        new Policy[] {
                            root.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID)
                        });
        Current current =
                CurrentHelper.narrow(orbs.server.resolve_initial_references("POACurrent"));
        byte[] id = {3, 1, 4};
        poa.activate_object_with_id(
                id,
                new TwoOrbs.Service(n -> {
                    assertArrayEquals(id, current.get_object_id());
                    assertArrayEquals(id, poa.reference_to_id(current.get_reference()));
                    assertEquals("poa", current.get_POA().the_name());
                    return n;
                }));
        assertEquals(7, TwoOrbs.call(orbs.atClient(poa.id_to_reference(id)), "same", 7));
    }
}
