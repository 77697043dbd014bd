package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.NoServant;
import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.omg.PortableServer.POAPackage.ServantNotActive;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.Outcome;

/** USE_DEFAULT_SERVANT: one servant for all ids that have none of their own. */
class DefaultServantTest {
    private static final byte[] ONE = {1};
    private static final byte[] TWO = {2};

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private final Policies p = new Policies(root);
    private final TestServant common = new TestServant();
    private POA retaining;
    private POA forgetting;

    @BeforeEach
    void makePoas() throws Exception {
        retaining = make("retaining", p.userId(), p.multiple(), p.defaultServant());
        forgetting =
                make("forgetting", p.userId(), p.multiple(), p.defaultServant(), p.nonRetain());
    }

    private POA make(String name, Policy... policies) throws Exception {
        return root.create_POA(name, root.the_POAManager(), policies);
    }

    @Test
    void shouldServeEveryId() throws Exception {
        for (POA poa : new POA[] {retaining, forgetting}) {
            poa.set_servant(common);
            assertSame(common, poa.get_servant());
            for (byte[] id : new byte[][] {ONE, TWO, {}}) {
                org.omg.CORBA.Object reference = poa.create_reference_with_id(id, TestServant.ID);
                assertSame(common, host.call(reference));
                assertSame(common, poa.reference_to_servant(reference));
                assertSame(common, poa.id_to_servant(id));
                assertEquals(
                        Outcome.SERVANT,
                        host.adapter().locate(TestHost.request(TestHost.key(reference))));
            }
        }
    }

    @Test
    void shouldTellTheServantWhichObjectItIs() throws Exception {
        Current current = (Current) host.adapter().initialReference("POACurrent");
        POA system = make("system", p.multiple(), p.defaultServant(), p.nonRetain());
        org.omg.CORBA.Object reference = system.create_reference(TestServant.ID);
        POA[] poas = {retaining, forgetting, system};
        byte[][] ids = {ONE, TWO, system.reference_to_id(reference)};
        for (int i = 0; i < poas.length; i++) {
            POA poa = poas[i];
            byte[] id = ids[i];
            poa.set_servant(common);
            host.call(
                    poa.create_reference_with_id(id, TestServant.ID),
                    () -> {
                        try {
                            assertArrayEquals(id, current.get_object_id());
                            assertArrayEquals(id, common._object_id());
                            assertArrayEquals(id, poa.servant_to_id(common));
                            assertArrayEquals(id, poa.reference_to_id(current.get_reference()));
                            assertArrayEquals(id, poa.reference_to_id(common._this_object()));
                            assertArrayEquals(
                                    id, poa.reference_to_id(poa.servant_to_reference(common)));
                            assertSame(poa, current.get_POA());
                            assertSame(common, current.get_servant());
                        } catch (Exception e) {
                            throw new AssertionError(e);
                        }
                    });
        }
    }

    @Test
    void shouldPreferTheObjectMap() throws Exception {
        retaining.set_servant(common);
        TestServant own = new TestServant();
        retaining.activate_object_with_id(ONE, own);
        assertSame(own, host.call(retaining.id_to_reference(ONE)));
        assertSame(own, retaining.id_to_servant(ONE));
        org.omg.CORBA.Object reference = retaining.id_to_reference(ONE);
        retaining.deactivate_object(ONE);
        assertSame(common, host.call(reference));
        assertThrows(ObjectNotActive.class, () -> retaining.id_to_reference(ONE));
    }

    @Test
    void shouldRefuseWithoutAServant() throws Exception {
        org.omg.CORBA.Object reference = forgetting.create_reference_with_id(ONE, TestServant.ID);
        assertThrows(NoServant.class, forgetting::get_servant);
        OBJ_ADAPTER e = assertThrows(OBJ_ADAPTER.class, () -> host.call(reference));
        assertEquals(MinorCode.OMG | 3, e.minor);
        assertThrows(ObjectNotActive.class, () -> forgetting.id_to_servant(ONE));
        assertEquals(
                Outcome.REFUSED, host.adapter().locate(TestHost.request(TestHost.key(reference))));
        assertThrows(BAD_PARAM.class, () -> forgetting.set_servant(null));
    }

    @Test
    void shouldReplaceTheServant() throws Exception {
        forgetting.set_servant(common);
        org.omg.CORBA.Object reference = forgetting.create_reference_with_id(ONE, TestServant.ID);
        Running request = Running.call(host, reference);
        TestServant next = new TestServant();
        forgetting.set_servant(next);
        assertSame(next, host.call(reference));
        Running.Task<Void> destroying =
                Running.run(() -> forgetting.destroy(true, true)).awaitBlocked();
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
        request.end();
        destroying.get();
    }

    @Test
    void shouldWaitForItsRequests() throws Exception {
        retaining.set_servant(common);
        Running request =
                Running.call(host, retaining.create_reference_with_id(ONE, TestServant.ID));
        Running.Task<Void> holding =
                Running.run(() -> root.the_POAManager().hold_requests(true)).awaitBlocked();
        assertFalse(holding.isDone());
        request.end();
        holding.get();
    }

    @Test
    void shouldRefuseDamagedKeys() throws Exception {
        forgetting.set_servant(common);
        byte[] key = TestHost.key(forgetting.create_reference_with_id(ONE, TestServant.ID));
        key[key.length - 1] = 3;
        assertEquals(MinorCode.OBJECT_UNKNOWN, host.begin(key).refusal());
    }

    @Test
    void shouldKnowWhatItsPoliciesForbid() throws Exception {
        assertThrows(WrongPolicy.class, () -> root.set_servant(common));
        assertThrows(WrongPolicy.class, root::get_servant);
        assertThrows(WrongPolicy.class, retaining::get_servant_manager);
        assertThrows(WrongPolicy.class, () -> forgetting.activate_object_with_id(ONE, common));
        assertThrows(WrongPolicy.class, () -> forgetting.deactivate_object(ONE));
        assertThrows(WrongPolicy.class, () -> forgetting.id_to_reference(ONE));
        forgetting.set_servant(common);
        assertThrows(ServantNotActive.class, () -> forgetting.servant_to_id(common));
        assertThrows(WrongPolicy.class, () -> forgetting.servant_to_reference(common));
        assertTrue(common._is_a(TestServant.ID));
    }
}
