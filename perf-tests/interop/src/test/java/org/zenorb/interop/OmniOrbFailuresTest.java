package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import interop.Calls;
import interop.CallsHelper;
import interop.Listener;
import interop.ListenerHelper;
import interop.Peer;
import interop.PeerHelper;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.TRANSIENT;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;

/** What a ZEN client sees when an omniORB server is slow, stopped, killed, not there, or tidy. */
@Timeout(120)
final class OmniOrbFailuresTest {
    private static final int LIMIT_MS = 1500;

    private static OmniOrb omniOrb;
    private static PeerProcess server;
    private static Calls calls;
    private static ORB orb;
    private static ORB impatientOrb;

    @BeforeAll
    static void start() throws IOException {
        omniOrb = OmniOrb.built();
        Path ior = OmniOrb.iorFile("omniorb-failures");
        server = omniOrb.server("omniorb-server-failures", ior);
        orb = orb("0");
        impatientOrb = orb(Integer.toString(LIMIT_MS));
        calls = calls(orb, ior);
    }

    @AfterAll
    static void end() {
        if (orb != null) {
            orb.destroy();
            impatientOrb.destroy();
        }
        if (server != null) {
            server.close();
        }
    }

    private static ORB orb(String requestTimeoutMs) {
        Properties properties = new Properties();
        properties.setProperty("zen.requestTimeoutMs", requestTimeoutMs);
        String[] arguments = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};
        return ORB.init(arguments, properties);
    }

    private static Calls calls(ORB orb, Path ior) throws IOException {
        Peer peer = PeerHelper.narrow(orb.string_to_object(Files.readString(ior).strip()));
        return peer.the_calls();
    }

    private static Calls impatient() {
        return CallsHelper.unchecked_narrow(
                impatientOrb.string_to_object(orb.object_to_string(calls)));
    }

    @Test
    void shouldTimeOutAndKeepTheConnection() {
        Calls impatient = impatient();
        assertEquals(3, impatient.add(1, 2));
        TIMEOUT e = assertThrows(TIMEOUT.class, () -> impatient.sleep(2 * LIMIT_MS));
        assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
        assertTrue(e.getMessage().contains(LIMIT_MS + ""), e.getMessage());
        assertEquals(42, impatient.add(20, 22));
    }

    @Test
    void shouldTimeOutWhileThePeerIsStopped() throws Exception {
        Calls impatient = impatient();
        assertEquals(3, impatient.add(1, 2));
        server.stop();
        try {
            assertThrows(TIMEOUT.class, () -> impatient.add(1, 1));
        } finally {
            server.signal("CONT");
        }
        assertEquals(4, impatient.add(2, 2));
    }

    @Test
    void shouldSayThatNobodyListens() {
        String reference = "corbaloc:iiop:1.2@127.0.0.1:1/Nobody";
        Calls nobody = CallsHelper.unchecked_narrow(orb.string_to_object(reference));
        TRANSIENT e = assertThrows(TRANSIENT.class, () -> nobody.add(1, 1));
        assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
        assertTrue(e.getMessage().contains("127.0.0.1:1"), e.getMessage());
    }

    /** The server dies while it serves a call: it is inside of a callback then, so surely sent. */
    @Test
    void shouldNotKnowWhetherACallCompletedWhenThePeerDies() throws Exception {
        Path ior = OmniOrb.iorFile("omniorb-killed");
        try (PeerProcess victim = omniOrb.server("omniorb-server-killed", ior)) {
            Calls doomed = calls(orb, ior);
            POA poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
            poa.the_POAManager().activate();
            byte[] id = poa.activate_object(new Killer(victim));
            Listener killer = ListenerHelper.narrow(poa.id_to_reference(id));
            COMM_FAILURE e = assertThrows(COMM_FAILURE.class, () -> doomed.call_back(killer, 1));
            assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
            poa.deactivate_object(id);
        }
    }

    /** omniORB closes what is idle for two seconds, and says so in its trace. */
    @Test
    void shouldLoseNothingWhenThePeerClosesAnIdleConnection() throws Exception {
        Path ior = OmniOrb.iorFile("omniorb-tidy");
        String[] tidiness = {
            "-ORBscanGranularity", "1", "-ORBinConScanPeriod", "2", "-ORBtraceLevel", "25"
        };
        try (PeerProcess tidy = omniOrb.server("omniorb-server-tidy", ior, tidiness)) {
            Calls seldom = calls(orb, ior);
            assertEquals(3, seldom.add(1, 2));
            tidy.await("Server close connection", Duration.ofSeconds(20));
            seldom.fire(17, "a oneway has no second chance");
            long deadline = System.nanoTime() + 10_000_000_000L;
            while (seldom.fired() != 17) {
                assertTrue(System.nanoTime() < deadline, "the oneway was lost");
            }
        }
    }
}
