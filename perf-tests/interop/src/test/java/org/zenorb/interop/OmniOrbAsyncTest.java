package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import async.interop.AMI_BaseHandler;
import async.interop.AMI_BaseHandlerOperations;
import async.interop.AMI_BaseHandlerPOATie;
import async.interop.AMI_CallsHandler;
import async.interop.AMI_CallsHandlerOperations;
import async.interop.AMI_CallsHandlerPOATie;
import async.interop.AMI_FaultsHandler;
import async.interop.AMI_FaultsHandlerOperations;
import async.interop.AMI_FaultsHandlerPOATie;
import async.interop.FaultsPackage.Completion;
import async.interop.FaultsPackage.Detailed;
import async.interop.FaultsPackage.Plain;
import async.interop.Peer;
import async.interop.PeerHelper;
import async.interop._BaseStub;
import async.interop._CallsStub;
import async.interop._FaultsStub;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORB;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.UNKNOWN;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.Servant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Properties;

/** Asynchronous calls of a ZEN client to an omniORB server. */
@Timeout(180)
final class OmniOrbAsyncTest {
    private static final int MANY = 800;
    private static final int LIMIT_MS = 1000;

    private static OmniOrb omniOrb;
    private static PeerProcess server;
    private static Path ior;
    private static ORB orb;
    private static ORB impatientOrb;
    private static Peer peer;

    private final Told.Queue told = new Told.Queue();

    @BeforeAll
    static void start() throws Exception {
        omniOrb = OmniOrb.built();
        ior = OmniOrb.iorFile("omniorb-async");
        server = omniOrb.server("omniorb-server-async", ior);
        orb = orb("0");
        impatientOrb = orb(Integer.toString(LIMIT_MS));
        peer = peer(orb, ior);
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

    private static ORB orb(String requestTimeoutMs) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("zen.requestTimeoutMs", requestTimeoutMs);
        ORB made = ORB.init(new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:0"}, properties);
        POAHelper.narrow(made.resolve_initial_references("RootPOA")).the_POAManager().activate();
        return made;
    }

    private static Peer peer(ORB of, Path file) throws IOException {
        return PeerHelper.narrow(of.string_to_object(Files.readString(file).strip()));
    }

    private static org.omg.CORBA.Object activate(ORB in, Servant servant) throws Exception {
        POA poa = POAHelper.narrow(in.resolve_initial_references("RootPOA"));
        return poa.servant_to_reference(servant);
    }

    private AMI_CallsHandler calls(ORB in) throws Exception {
        AMI_CallsHandlerOperations handler = told.handler(AMI_CallsHandlerOperations.class);
        return async.interop.AMI_CallsHandlerHelper.unchecked_narrow(
                activate(in, new AMI_CallsHandlerPOATie(handler)));
    }

    private AMI_FaultsHandler faults() throws Exception {
        AMI_FaultsHandlerOperations handler = told.handler(AMI_FaultsHandlerOperations.class);
        return async.interop.AMI_FaultsHandlerHelper.unchecked_narrow(
                activate(orb, new AMI_FaultsHandlerPOATie(handler)));
    }

    @Test
    void shouldGetResults() throws Exception {
        _CallsStub stub = (_CallsStub) peer.the_calls();
        AMI_CallsHandler handler = calls(orb);
        stub.sendc_add(handler, 20, 22);
        assertEquals(new Told("add", 42, null), told.next());
        stub.sendc_octets(handler, 300_000);
        assertEquals(300_000, ((byte[]) told.next().result()).length);
        stub.sendc_set_title(handler, "caf\u00e9");
        assertEquals(new Told("set_title", null, null), told.next());
        stub.sendc_get_title(handler);
        assertEquals(new Told("get_title", "caf\u00e9", null), told.next());
        stub.sendc_set_wide_title(handler, "\u20ac");
        assertEquals("set_wide_title", told.next().operation());
        stub.sendc_get_wide_title(handler);
        assertEquals(new Told("get_wide_title", "\u20ac", null), told.next());
    }

    @Test
    void shouldHaveHundredsUnderWay() throws Exception {
        _CallsStub stub = (_CallsStub) peer.the_calls();
        AMI_CallsHandler handler = calls(orb);
        for (int i = 0; i < MANY; i++) {
            stub.sendc_add(handler, i, 0);
        }
        assertEquals(3, stub.add(1, 2));
        BitSet seen = new BitSet();
        for (int i = 0; i < MANY; i++) {
            seen.set((Integer) told.next().result());
        }
        assertEquals(MANY, seen.cardinality());
    }

    @Test
    void shouldRaiseUserExceptions() throws Exception {
        _FaultsStub stub = (_FaultsStub) peer.the_faults();
        AMI_FaultsHandler handler = faults();
        stub.sendc_raise(handler, 0, "in");
        assertEquals(42, told.next().result());
        stub.sendc_raise(handler, 1, "in");
        assertInstanceOf(Plain.class, told.next().raised());
        stub.sendc_raise(handler, 2, "in");
        Detailed e = assertInstanceOf(Detailed.class, told.next().raised());
        assertEquals("because", e.reason);
        assertEquals(7, e.code);
        assertEquals(Completion.perhaps, e.state);
    }

    @Test
    void shouldRaiseSystemExceptions() throws Exception {
        _FaultsStub stub = (_FaultsStub) peer.the_faults();
        AMI_FaultsHandler handler = faults();
        stub.sendc_raise_system(handler, "BAD_PARAM", 77, Completion.yes);
        BAD_PARAM e = assertInstanceOf(BAD_PARAM.class, told.next().raised());
        assertEquals(77, e.minor);
        assertEquals(CompletionStatus.COMPLETED_YES, e.completed);
        stub.sendc_crash(handler);
        assertInstanceOf(UNKNOWN.class, told.next().raised());
    }

    @Test
    void shouldFollowAForward() throws Exception {
        _BaseStub stub = (_BaseStub) peer.the_calls().forwarding();
        AMI_BaseHandlerOperations handler = told.handler(AMI_BaseHandlerOperations.class);
        AMI_BaseHandler reference =
                async.interop.AMI_BaseHandlerHelper.unchecked_narrow(
                        activate(orb, new AMI_BaseHandlerPOATie(handler)));
        for (int i = 0; i < 20; i++) {
            stub.sendc_who(reference);
        }
        for (int i = 0; i < 20; i++) {
            assertEquals("forwarded", told.next().result());
        }
    }

    @Test
    void shouldTimeOutAndKeepTheConnection() throws Exception {
        _CallsStub stub = (_CallsStub) peer(impatientOrb, ior).the_calls();
        AMI_CallsHandler handler = calls(impatientOrb);
        for (int i = 0; i < 3; i++) {
            stub.sendc_sleep(handler, 2 * LIMIT_MS);
        }
        for (int i = 0; i < 3; i++) {
            TIMEOUT e = assertInstanceOf(TIMEOUT.class, told.next().raised());
            assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
        }
        assertEquals(42, stub.add(20, 22));
        assertTrue(told.isEmpty());
    }

    @Test
    void shouldTellEveryHandlerWhenThePeerDies() throws Exception {
        Path file = OmniOrb.iorFile("omniorb-async-killed");
        try (PeerProcess victim = omniOrb.server("omniorb-server-async-killed", file)) {
            _CallsStub doomed = (_CallsStub) peer(orb, file).the_calls();
            AMI_CallsHandler handler = calls(orb);
            victim.stop();
            for (int i = 0; i < 300; i++) {
                doomed.sendc_add(handler, i, 0);
            }
            victim.signal("KILL");
            for (int i = 0; i < 300; i++) {
                SystemException e = assertInstanceOf(COMM_FAILURE.class, told.next().raised());
                assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
            }
            assertTrue(told.isEmpty());
        }
    }
}
