package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.NO_RESOURCES;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.CORBA.UNKNOWN;
import org.omg.PortableServer.ForwardRequest;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantLocatorPackage.CookieHolder;
import org.omg.PortableServer._ServantActivatorLocalBase;
import org.omg.PortableServer._ServantLocatorLocalBase;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** RETAIN and USE_SERVANT_MANAGER: servants are made at the first request. */
class ServantActivatorTest {
    private static final byte[] ONE = {1};
    private static final byte[] TWO = {2};

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private final Policies p = new Policies(root);
    private final Activator activator = new Activator();
    private POA poa;
    private org.omg.CORBA.Object reference;

    /** What incarnate does. */
    @FunctionalInterface
    private interface Maker {
        Servant make(byte[] id) throws ForwardRequest;
    }

    @SuppressWarnings("serial")
    private static final class Activator extends _ServantActivatorLocalBase {
        private final List<String> log = Collections.synchronizedList(new ArrayList<>());
        private final AtomicInteger running = new AtomicInteger();
        private volatile Maker maker = id -> new TestServant();
        private volatile Runnable onEtherealize = () -> {};
        private volatile Servant last;

        @Override
        public Servant incarnate(byte[] id, POA adapter) throws ForwardRequest {
            assertEquals(1, running.incrementAndGet(), "one at a time");
            try {
                log.add("incarnate " + Arrays.toString(id) + " " + adapter.the_name());
                last = maker.make(id);
                return last;
            } finally {
                running.decrementAndGet();
            }
        }

        @Override
        public void etherealize(
                byte[] id, POA adapter, Servant servant, boolean cleanup, boolean remaining) {
            assertEquals(1, running.incrementAndGet(), "one at a time");
            try {
                log.add(
                        "etherealize "
                                + Arrays.toString(id)
                                + (cleanup ? " cleanup" : "")
                                + (remaining ? " remaining" : ""));
                onEtherealize.run();
            } finally {
                running.decrementAndGet();
            }
        }
    }

    @BeforeEach
    void makeAPoa() throws Exception {
        poa = make("poa", p.userId(), p.servantManager());
        poa.set_servant_manager(activator);
        reference = poa.create_reference_with_id(ONE, TestServant.ID);
    }

    private POA make(String name, Policy... policies) throws Exception {
        return root.create_POA(name, root.the_POAManager(), policies);
    }

    @Test
    void shouldMakeTheServantOnce() throws Exception {
        Servant servant = host.call(reference);
        assertSame(servant, host.call(reference));
        assertSame(activator.last, servant);
        assertSame(servant, poa.id_to_servant(ONE));
        assertArrayEquals(ONE, poa.servant_to_id(servant));
        assertEquals(List.of("incarnate [1] poa"), activator.log);
        assertSame(activator, poa.get_servant_manager());
    }

    @Test
    void shouldMakeItOnceForManyAtATime() throws Exception {
        List<Running.Task<Servant>> calls = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            calls.add(Running.task(() -> host.call(reference)));
        }
        for (Running.Task<Servant> call : calls) {
            Servant served = call.get();
            assertSame(activator.last, served);
        }
        assertEquals(1, activator.log.size());
    }

    @Test
    void shouldTellWhenAnObjectGoes() throws Exception {
        Servant first = host.call(reference);
        poa.deactivate_object(ONE);
        assertEquals("etherealize [1]", activator.log.getLast());
        assertThrows(ObjectNotActive.class, () -> poa.id_to_servant(ONE));
        Servant second = host.call(reference);
        assertEquals(List.of("incarnate [1] poa"), activator.log.subList(2, 3));
        assertSame(activator.last, second);
        assertEquals(false, first == second);
    }

    @Test
    void shouldTellOnlyAfterTheLastRequest() throws Exception {
        Running request = Running.call(host, reference);
        poa.deactivate_object(ONE);
        assertEquals(1, activator.log.size());
        // A new request waits until the old servant has gone, and gets a new one.
        Running.Task<Servant> next = Running.task(() -> host.call(reference)).awaitBlocked();
        request.end();
        Servant served = next.get();
        assertSame(activator.last, served);
        assertEquals(
                List.of("incarnate [1] poa", "etherealize [1]", "incarnate [1] poa"),
                activator.log);
    }

    @Test
    void shouldTellOfExplicitlyActivatedObjectsToo() throws Exception {
        poa.activate_object_with_id(TWO, new TestServant());
        poa.deactivate_object(TWO);
        assertEquals(List.of("etherealize [2]"), activator.log);
    }

    @Test
    void shouldTellWhetherAServantHasOtherObjects() throws Exception {
        POA multiple = make("multiple", p.userId(), p.multiple(), p.servantManager());
        TestServant servant = new TestServant();
        Activator own = new Activator();
        own.maker = id -> servant;
        multiple.set_servant_manager(own);
        for (byte[] id : new byte[][] {ONE, TWO}) {
            assertSame(servant, host.call(multiple.create_reference_with_id(id, TestServant.ID)));
        }
        multiple.deactivate_object(ONE);
        multiple.deactivate_object(TWO);
        assertEquals(
                List.of("etherealize [1] remaining", "etherealize [2]"), own.log.subList(2, 4));
    }

    @Test
    void shouldTellAtDestruction() throws Exception {
        host.call(reference);
        activator.onEtherealize =
                () -> assertThrows(OBJECT_NOT_EXIST.class, () -> poa.id_to_servant(ONE));
        poa.destroy(true, true);
        assertEquals("etherealize [1] cleanup", activator.log.getLast());
        assertEquals(2, activator.log.size());
    }

    @Test
    void shouldWaitForTheLastEtherealizeAtDestruction() throws Exception {
        Running request = Running.call(host, reference);
        Running.Task<Void> destroying = Running.run(() -> poa.destroy(true, true)).awaitBlocked();
        request.end();
        destroying.get();
        assertEquals("etherealize [1] cleanup", activator.log.getLast());
    }

    @Test
    void shouldBeSilentWhenToldSo() throws Exception {
        host.call(reference);
        poa.destroy(false, true);
        assertEquals(1, activator.log.size());
    }

    @Test
    void shouldTellWhenTheManagerIsDeactivated() throws Exception {
        POA own = root.create_POA("own", null, new Policy[] {p.userId(), p.servantManager()});
        own.set_servant_manager(activator);
        own.the_POAManager().activate();
        Running request = Running.call(host, own.create_reference_with_id(ONE, TestServant.ID));
        host.call(own.create_reference_with_id(TWO, TestServant.ID));
        Running.Task<Void> deactivating =
                Running.run(() -> own.the_POAManager().deactivate(true, true)).awaitBlocked();
        request.end();
        deactivating.get();
        assertEquals(
                List.of("etherealize [2] cleanup", "etherealize [1] cleanup"),
                activator.log.subList(2, 4));
    }

    @Test
    void shouldForward() throws Exception {
        org.omg.CORBA.Object elsewhere = root.create_reference(TestServant.ID);
        activator.maker =
                id -> {
                    throw new ForwardRequest(elsewhere);
                };
        ServerRequest request = TestHost.request(TestHost.key(reference));
        assertEquals(Outcome.FORWARD, host.adapter().preinvoke(request));
        assertSame(elsewhere, request.forward());
        poa.destroy(true, true); // nothing was counted
    }

    @Test
    void shouldPassSystemExceptionsOn() throws Exception {
        activator.maker =
                id -> {
                    throw new NO_RESOURCES("tomorrow");
                };
        NO_RESOURCES e = assertThrows(NO_RESOURCES.class, () -> host.call(reference));
        assertEquals("tomorrow", e.getMessage().split("  ")[0]);
        activator.maker =
                id -> {
                    throw new IllegalStateException("a bug");
                };
        UNKNOWN unknown = assertThrows(UNKNOWN.class, () -> host.call(reference));
        assertEquals("a bug", unknown.getCause().getMessage());
        poa.destroy(true, true);
    }

    @Test
    void shouldRefuseServantsThatBreakThePolicies() throws Exception {
        activator.maker = id -> null;
        OBJ_ADAPTER none = assertThrows(OBJ_ADAPTER.class, () -> host.call(reference));
        assertEquals(MinorCode.OMG | 7, none.minor);
        TestServant once = new TestServant();
        poa.activate_object_with_id(TWO, once);
        activator.maker = id -> once;
        OBJ_ADAPTER twice = assertThrows(OBJ_ADAPTER.class, () -> host.call(reference));
        assertEquals(MinorCode.OMG | 5, twice.minor);
    }

    @Test
    void shouldTakeAnIncarnateThatActivatesByItself() throws Exception {
        activator.maker =
                id -> {
                    TestServant servant = new TestServant();
                    try {
                        poa.activate_object_with_id(id, servant);
                    } catch (Exception e) {
                        throw new AssertionError(e);
                    }
                    return servant;
                };
        Servant served = host.call(reference);
        assertSame(activator.last, served);
    }

    @Test
    void shouldGoOnWhenEtherealizeFails() throws Exception {
        host.call(reference);
        activator.onEtherealize =
                () -> {
                    throw new IllegalStateException("expected by this test");
                };
        poa.deactivate_object(ONE);
        Servant served = host.call(reference);
        assertSame(activator.last, served);
    }

    @Test
    void shouldNotIncarnateForDamagedKeys() {
        byte[] key = TestHost.key(reference);
        key[key.length - 1] ^= 1;
        assertEquals(MinorCode.OBJECT_UNKNOWN, host.begin(key).refusal());
        assertEquals(List.of(), activator.log);
    }

    @Test
    void shouldTakeOneManagerOfTheRightKindOnce() throws Exception {
        POA other = make("other", p.servantManager());
        OBJ_ADAPTER none =
                assertThrows(
                        OBJ_ADAPTER.class, () -> host.call(other.create_reference(TestServant.ID)));
        assertEquals(MinorCode.OMG | 4, none.minor);
        assertNull(other.get_servant_manager());
        OBJ_ADAPTER wrong =
                assertThrows(OBJ_ADAPTER.class, () -> other.set_servant_manager(new Locator()));
        assertEquals(MinorCode.OMG | 4, wrong.minor);
        assertThrows(BAD_PARAM.class, () -> other.set_servant_manager(null));
        other.set_servant_manager(activator);
        BAD_INV_ORDER again =
                assertThrows(BAD_INV_ORDER.class, () -> other.set_servant_manager(activator));
        assertEquals(MinorCode.OMG | 6, again.minor);
        assertThrows(WrongPolicy.class, () -> root.set_servant_manager(activator));
        assertThrows(WrongPolicy.class, root::get_servant_manager);
        assertThrows(WrongPolicy.class, () -> other.set_servant(new TestServant()));
    }

    @Test
    void shouldMakeServantsOfSystemIds() throws Exception {
        POA system = make("system", p.servantManager());
        system.set_servant_manager(activator);
        org.omg.CORBA.Object made = system.create_reference(TestServant.ID);
        Servant servant = host.call(made);
        assertSame(servant, system.reference_to_servant(made));
        byte[] id = system.activate_object(new TestServant());
        org.omg.CORBA.Object active = system.id_to_reference(id);
        system.deactivate_object(id);
        Servant served = host.call(active);
        assertSame(activator.last, served, "made anew for the old reference");
    }

    @SuppressWarnings("serial")
    private static final class Locator extends _ServantLocatorLocalBase {
        @Override
        public Servant preinvoke(byte[] id, POA adapter, String operation, CookieHolder cookie) {
            return null;
        }

        @Override
        public void postinvoke(
                byte[] id, POA adapter, String operation, Object cookie, Servant servant) {}
    }
}
