package org.zenorb.poa.orb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.zenorb.error.MinorCode;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Properties;

/** A server ends and another life of it begins on the same port. */
class RestartTest {
    private static final byte[] ID = {'m', 'i', 'n', 'e'};

    private final ORB client = ORB.init(new String[0], new Properties());

    @AfterEach
    void end() {
        client.destroy();
    }

    /** One life of the server. */
    private static final class Life implements AutoCloseable {
        private final ORB orb;
        private final POA root;
        private final POA persistent;

        Life(int port) throws Exception {
            orb = ORB.init(new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:" + port}, null);
            root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
            persistent =
                    root.create_POA(
                            "persistent",
                            root.the_POAManager(),
                            new Policy[] {
                                root.create_lifespan_policy(LifespanPolicyValue.PERSISTENT),
                                root.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID)
                            });
            root.the_POAManager().activate();
        }

        String transientReference(int answer) throws Exception {
            byte[] id = root.activate_object(new TwoOrbs.Service(n -> answer));
            return orb.object_to_string(root.id_to_reference(id));
        }

        String persistentReference(int answer) throws Exception {
            persistent.activate_object_with_id(ID, new TwoOrbs.Service(n -> answer));
            return orb.object_to_string(persistent.id_to_reference(ID));
        }

        @Override
        public void close() {
            orb.destroy();
        }
    }

    @Test
    void shouldKeepPersistentReferencesAndRefuseTransientOnes() throws Exception {
        int port = freePort();
        org.omg.CORBA.Object ephemeral;
        org.omg.CORBA.Object lasting;
        try (Life first = new Life(port)) {
            ephemeral = client.string_to_object(first.transientReference(1));
            lasting = client.string_to_object(first.persistentReference(2));
            assertEquals(1, TwoOrbs.call(ephemeral, "who", 0));
            assertEquals(2, TwoOrbs.call(lasting, "who", 0));
        }
        try (Life second = new Life(port)) {
            org.omg.CORBA.Object fresh =
                    client.string_to_object(second.transientReference(3)); // the same slot
            assertEquals(3, TwoOrbs.call(fresh, "who", 0));
            OBJECT_NOT_EXIST stale =
                    assertThrows(OBJECT_NOT_EXIST.class, () -> TwoOrbs.call(ephemeral, "who", 0));
            assertEquals(MinorCode.OBJECT_STALE.number(), stale.minor);
            assertThrows(OBJECT_NOT_EXIST.class, () -> TwoOrbs.call(lasting, "who", 0));
            String again = second.persistentReference(4);
            assertEquals(4, TwoOrbs.call(lasting, "who", 0));
            assertEquals(4, TwoOrbs.call(client.string_to_object(again), "who", 0));
        }
    }

    /** A port that was free a moment ago; the second life needs to know it beforehand. */
    private static int freePort() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }
}
