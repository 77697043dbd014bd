package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.CORBA.TRANSIENT;
import org.omg.CORBA.UNSUPPORTED_POLICY;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAManager;
import org.omg.PortableServer.POAManagerFactory;
import org.omg.PortableServer.POAManagerFactoryPackage.ManagerAlreadyExists;
import org.omg.PortableServer.POAManagerPackage.AdapterInactive;
import org.omg.PortableServer.POAPackage.AdapterAlreadyExists;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

class PoaManagerTest {
    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private POA poa;
    private POAManager manager;
    private TestServant servant;
    private org.omg.CORBA.Object reference;

    @BeforeEach
    void makeAPoa() throws Exception {
        poa = root.create_POA("poa", null, new Policy[0]);
        manager = poa.the_POAManager();
        servant = new TestServant();
        reference = poa.id_to_reference(poa.activate_object(servant));
    }

    private void go(RequestGate.State state, boolean wait) throws AdapterInactive {
        switch (state) {
            case HOLDING -> manager.hold_requests(wait);
            case ACTIVE -> manager.activate();
            case DISCARDING -> manager.discard_requests(wait);
            case INACTIVE -> manager.deactivate(true, wait);
        }
    }

    @ParameterizedTest
    @EnumSource(RequestGate.State.class)
    void shouldGoFromOneStateToAnother(RequestGate.State from) throws Exception {
        Set<RequestGate.State> reached = EnumSet.noneOf(RequestGate.State.class);
        for (RequestGate.State to : RequestGate.State.values()) {
            POA fresh = root.create_POA(from + "-" + to, null, new Policy[0]);
            manager = fresh.the_POAManager();
            assertEquals("HOLDING", state());
            go(from, false);
            assertEquals(from.name(), state());
            try {
                go(to, false);
                assertEquals(to.name(), state());
                reached.add(to);
            } catch (AdapterInactive e) {
                assertEquals(from.name(), state());
            }
        }
        assertEquals(
                from == RequestGate.State.INACTIVE
                        ? EnumSet.of(RequestGate.State.INACTIVE)
                        : EnumSet.allOf(RequestGate.State.class),
                reached);
    }

    private String state() {
        return switch (manager.get_state().value()) {
            case 0 -> "HOLDING";
            case 1 -> "ACTIVE";
            case 2 -> "DISCARDING";
            case 3 -> "INACTIVE";
            default -> "?";
        };
    }

    @Test
    void shouldDiscard() throws Exception {
        manager.activate();
        assertSame(servant, host.call(reference));
        manager.discard_requests(true);
        TRANSIENT e = assertThrows(TRANSIENT.class, () -> host.call(reference));
        assertEquals(MinorCode.OMG | 1, e.minor);
        manager.activate();
        assertSame(servant, host.call(reference));
    }

    @Test
    void shouldRefuseWhenInactive() throws Exception {
        manager.activate();
        manager.deactivate(true, true);
        assertThrows(OBJ_ADAPTER.class, () -> host.call(reference));
        poa.destroy(true, true);
        POA again = root.create_POA("poa", null, new Policy[0]); // a new manager, a new life
        again.the_POAManager().activate();
        TestServant next = new TestServant();
        assertSame(next, host.call(again.id_to_reference(again.activate_object(next))));
    }

    @Test
    void shouldLookAtTheStateBeforeTheObject() throws Exception {
        manager.discard_requests(false);
        byte[] id = poa.reference_to_id(reference);
        poa.deactivate_object(id);
        assertThrows(TRANSIENT.class, () -> host.call(reference));
    }

    @Test
    void shouldLocateByState() throws Exception {
        byte[] key = TestHost.key(reference);
        assertEquals(Outcome.SERVANT, host.adapter().locate(TestHost.request(key)), "holding");
        manager.discard_requests(false);
        ServerRequest discarded = TestHost.request(key);
        assertEquals(Outcome.REFUSED, host.adapter().locate(discarded));
        assertEquals(MinorCode.REQUEST_DISCARDED, discarded.refusal());
        manager.deactivate(false, false);
        ServerRequest refused = TestHost.request(key);
        assertEquals(Outcome.REFUSED, host.adapter().locate(refused));
        assertEquals(MinorCode.ADAPTER_INACTIVE, refused.refusal());
    }

    static Stream<RequestGate.State> closing() {
        return Stream.of(
                RequestGate.State.HOLDING,
                RequestGate.State.DISCARDING,
                RequestGate.State.INACTIVE);
    }

    @ParameterizedTest
    @MethodSource("closing")
    void shouldWaitForRunningRequestsOfAllItsPoas(RequestGate.State state) throws Exception {
        manager.activate();
        POA second = root.create_POA("second", manager, new Policy[0]);
        org.omg.CORBA.Object inSecond =
                second.id_to_reference(second.activate_object(new TestServant()));
        Running one = Running.call(host, reference);
        Running other = Running.call(host, inSecond);

        Running.Task<Void> closing = Running.run(() -> go(state, true)).awaitBlocked();
        one.end();
        closing.awaitBlocked();
        assertFalse(closing.isDone());
        other.end();
        closing.get();
        assertEquals(state.name(), state());
    }

    @ParameterizedTest
    @MethodSource("closing")
    void shouldNotWaitWhenToldNotTo(RequestGate.State state) throws Exception {
        manager.activate();
        Running request = Running.call(host, reference);
        go(state, false);
        assertEquals(state.name(), state());
        request.end();
    }

    @ParameterizedTest
    @MethodSource("closing")
    void shouldRefuseToWaitFromWithinARequest(RequestGate.State state) throws Exception {
        manager.activate();
        // Of any POA of this ORB, not only of the manager's own.
        org.omg.CORBA.Object inRoot = root.id_to_reference(root.activate_object(new TestServant()));
        for (org.omg.CORBA.Object within : new org.omg.CORBA.Object[] {reference, inRoot}) {
            host.call(
                    within,
                    () -> {
                        BAD_INV_ORDER e = assertThrows(BAD_INV_ORDER.class, () -> go(state, true));
                        assertEquals(MinorCode.OMG | 3, e.minor);
                    });
        }
        assertEquals("ACTIVE", state(), "nothing has changed");
    }

    @Test
    void shouldStopWaitingWhenTheStateIsLeftAgain() throws Exception {
        manager.activate();
        Running request = Running.call(host, reference);
        Running.Task<Void> holding = Running.run(() -> manager.hold_requests(true)).awaitBlocked();
        manager.activate();
        holding.get();
        request.end();
    }

    @Test
    void shouldWaitForDeactivationAgain() throws Exception {
        manager.activate();
        Running request = Running.call(host, reference);
        manager.deactivate(false, false);
        Running.Task<Void> waiting =
                Running.run(() -> manager.deactivate(true, true)).awaitBlocked();
        request.end();
        waiting.get();
    }

    @Test
    void shouldHaveAnId() throws Exception {
        assertEquals("RootPOAManager", root.the_POAManager().get_id());
        assertFalse(manager.get_id().isEmpty());
        assertSame(manager, root.the_POAManagerFactory().find(manager.get_id()));
        assertSame(root.the_POAManager(), root.the_POAManagerFactory().find("RootPOAManager"));
    }

    @Test
    void shouldBeMadeByAFactory() throws Exception {
        POAManagerFactory factory = poa.the_POAManagerFactory();
        POAManager made = factory.create_POAManager("tracks", new Policy[0]);
        assertEquals("tracks", made.get_id());
        assertSame(made, factory.find("tracks"));
        assertThrows(
                ManagerAlreadyExists.class,
                () -> factory.create_POAManager("tracks", new Policy[0]));
        assertEquals(
                Set.of(root.the_POAManager(), manager, made),
                new HashSet<>(Arrays.asList(factory.list())));
        POA child = root.create_POA("child", made, new Policy[0]);
        assertSame(made, child.the_POAManager());
    }

    @Test
    void shouldBeForgottenWithItsLastPoa() throws Exception {
        POAManagerFactory factory = root.the_POAManagerFactory();
        POA second = root.create_POA("second", manager, new Policy[0]);
        poa.destroy(false, true);
        assertSame(manager, factory.find(manager.get_id()));
        second.destroy(false, true);
        assertNull(factory.find(manager.get_id()));
        POA third = root.create_POA("third", manager, new Policy[0]);
        assertSame(manager, factory.find(manager.get_id()), "known again");
        third.destroy(false, true);
        for (int i = 0; i < 100; i++) {
            root.create_POA("again", null, new Policy[0]).destroy(false, true);
        }
        assertEquals(1, factory.list().length, "the root's alone");
        assertThrows(
                AdapterAlreadyExists.class,
                () -> {
                    root.create_POA("same", null, new Policy[0]);
                    root.create_POA("same", null, new Policy[0]);
                });
        assertEquals(2, factory.list().length, "none of the POA that did not come to be");
    }

    @Test
    void shouldRefusePoliciesAndMissingIds() {
        POAManagerFactory factory = root.the_POAManagerFactory();
        PolicyError e =
                assertThrows(
                        PolicyError.class,
                        () ->
                                factory.create_POAManager(
                                        "x", new Policy[] {new Policies(root).userId()}));
        assertEquals(UNSUPPORTED_POLICY.value, e.reason);
        assertThrows(BAD_PARAM.class, () -> factory.create_POAManager(null, null));
        assertThrows(BAD_PARAM.class, () -> factory.find(null));
        assertNull(factory.find("x"));
    }
}
