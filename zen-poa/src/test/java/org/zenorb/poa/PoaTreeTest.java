package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAManagerPackage.State;
import org.omg.PortableServer.POAPackage.AdapterAlreadyExists;
import org.omg.PortableServer.POAPackage.AdapterNonExistent;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

class PoaTreeTest {
    private static final Policy[] NONE = new Policy[0];

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();

    @Test
    void shouldNestAndFind() throws Exception {
        POA a = root.create_POA("a", null, NONE);
        POA b = a.create_POA("b", null, NONE);
        POA other = root.create_POA("b", null, NONE);

        assertSame(a, root.find_POA("a", false));
        assertSame(b, a.find_POA("b", false));
        assertNotSame(b, other);
        assertSame(a, b.the_parent());
        assertSame(root, a.the_parent());
        assertEquals("b", b.the_name());
        assertEquals(Set.of(a, other), new HashSet<>(Arrays.asList(root.the_children())));
        assertEquals(0, b.the_children().length);
    }

    @Test
    void shouldReachObjectsAtAnyDepthByTwoLookups() throws Exception {
        POA deep = root;
        for (int i = 0; i < 40; i++) {
            deep = deep.create_POA("level" + i, root.the_POAManager(), NONE);
        }
        TestServant servant = new TestServant();
        byte[] id = deep.activate_object(servant);
        org.omg.CORBA.Object reference = deep.id_to_reference(id);
        assertEquals(32, TestHost.key(reference).length, "the path is no part of a transient key");
        assertSame(servant, host.call(reference));
    }

    @Test
    void shouldRefuseANameTwice() throws Exception {
        POA a = root.create_POA("a", null, NONE);
        assertThrows(AdapterAlreadyExists.class, () -> root.create_POA("a", null, NONE));
        a.destroy(false, true);
        assertNotSame(a, root.create_POA("a", null, NONE), "the name is free again");
    }

    @Test
    void shouldNotFindWhatIsNotThere() throws Exception {
        assertThrows(AdapterNonExistent.class, () -> root.find_POA("a", false));
        assertThrows(AdapterNonExistent.class, () -> root.find_POA("a", true));
        assertThrows(AdapterNonExistent.class, () -> root.find_POA("RootPOA", false));
    }

    @Test
    void shouldRefuseNamesThatNoKeyCanHold() {
        assertThrows(BAD_PARAM.class, () -> root.create_POA(null, null, NONE));
        assertThrows(BAD_PARAM.class, () -> root.find_POA(null, false));
        BAD_PARAM e =
                assertThrows(
                        BAD_PARAM.class, () -> root.create_POA("\u00e4".repeat(32768), null, NONE));
        assertEquals(MinorCode.NAME_TOO_LONG.number(), e.minor);
    }

    @Test
    void shouldTakeTheLongestNameAndNamesWithSlashes() throws Exception {
        Policy[] userIds = {new Policies(root).userId()};
        for (String name : new String[] {"\u00e4".repeat(32767) + "x", "a/b", "", "\u4e2d"}) {
            POA poa = root.create_POA(name, root.the_POAManager(), userIds);
            TestServant servant = new TestServant();
            poa.activate_object_with_id(new byte[] {1}, servant);
            assertSame(servant, host.call(poa.id_to_reference(new byte[] {1})));
            assertEquals(name, poa.the_name());
        }
    }

    @Test
    void shouldShareAManagerOrMakeOne() throws Exception {
        POA own = root.create_POA("own", null, NONE);
        POA shared = root.create_POA("shared", root.the_POAManager(), NONE);

        assertNotSame(root.the_POAManager(), own.the_POAManager());
        assertSame(root.the_POAManager(), shared.the_POAManager());
        assertEquals(State.HOLDING, own.the_POAManager().get_state());
        assertEquals(State.ACTIVE, shared.the_POAManager().get_state());
    }

    @Test
    void shouldRefuseTheManagerOfAnotherOrb() {
        POA foreign = new TestHost().root();
        assertThrows(BAD_PARAM.class, () -> root.create_POA("a", foreign.the_POAManager(), NONE));
    }

    @Test
    void shouldStopAtItsLimit() throws Exception {
        TestHost small = new TestHost();
        small.settings.put("zen.poa.maxPoas", 3L);
        POA top = small.activeRoot();
        POA a = top.create_POA("a", null, NONE);
        top.create_POA("b", null, NONE);
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, () -> top.create_POA("c", null, NONE));
        assertEquals(MinorCode.TOO_MANY_POAS.number(), e.minor);
        assertTrue(e.getMessage().contains("zen.poa.maxPoas"), e.getMessage());
        assertTrue(e.getMessage().contains("3"), e.getMessage());
        assertThrows(AdapterNonExistent.class, () -> top.find_POA("c", false));

        a.destroy(false, true);
        assertEquals("c", top.create_POA("c", null, NONE).the_name());
    }

    @Test
    void shouldDestroyTheWholeSubtree() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), NONE);
        POA b = a.create_POA("b", root.the_POAManager(), NONE);
        org.omg.CORBA.Object inA = a.id_to_reference(a.activate_object(new TestServant()));
        org.omg.CORBA.Object inB = b.id_to_reference(b.activate_object(new TestServant()));

        a.destroy(true, true);

        for (org.omg.CORBA.Object gone : new org.omg.CORBA.Object[] {inA, inB}) {
            ServerRequest request = host.begin(TestHost.key(gone));
            assertEquals(MinorCode.ADAPTER_UNKNOWN, request.refusal());
        }
        assertEquals(0, root.the_children().length);
        assertThrows(AdapterNonExistent.class, () -> root.find_POA("a", false));
    }

    @Test
    void shouldRefuseOperationsOnADestroyedPoa() throws Exception {
        POA a = root.create_POA("a", null, NONE);
        byte[] id = a.activate_object(new TestServant());
        a.destroy(true, false);

        BAD_INV_ORDER e = assertThrows(BAD_INV_ORDER.class, () -> a.create_POA("b", null, NONE));
        assertEquals(MinorCode.POA_DESTROYED.number(), e.minor);
        assertThrows(OBJECT_NOT_EXIST.class, () -> a.activate_object(new TestServant()));
        assertThrows(OBJECT_NOT_EXIST.class, () -> a.deactivate_object(id));
        assertThrows(OBJECT_NOT_EXIST.class, () -> a.id_to_servant(id));
        assertThrows(OBJECT_NOT_EXIST.class, () -> a.create_reference(TestServant.ID));
        assertThrows(OBJECT_NOT_EXIST.class, () -> a.find_POA("b", false));
        assertThrows(OBJECT_NOT_EXIST.class, a::the_children);
        a.destroy(true, true); // again: nothing happens
        assertEquals("a", a.the_name());
    }

    @Test
    void shouldRefuseTheKeysOfAPoaWhoseSlotIsUsedAgain() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), NONE);
        byte[] key = TestHost.key(a.id_to_reference(a.activate_object(new TestServant())));
        a.destroy(false, true);
        POA again = root.create_POA("a", root.the_POAManager(), NONE);
        byte[] newKey =
                TestHost.key(again.id_to_reference(again.activate_object(new TestServant())));

        assertTrue(Arrays.equals(key, 16, 20, newKey, 16, 20), "the slot of the POA is used again");
        assertEquals(MinorCode.ADAPTER_UNKNOWN, host.begin(key).refusal());
        host.end(host.begin(newKey));
    }

    @Test
    void shouldWaitForRunningRequests() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), NONE);
        org.omg.CORBA.Object reference = a.id_to_reference(a.activate_object(new TestServant()));
        Running request = Running.call(host, reference);

        Running.Task<Void> destroying = Running.run(() -> a.destroy(true, true)).awaitBlocked();
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference), "no new requests");

        request.end();
        destroying.get();
    }

    @Test
    void shouldNotWaitWhenToldNotTo() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), NONE);
        org.omg.CORBA.Object reference = a.id_to_reference(a.activate_object(new TestServant()));
        Running request = Running.call(host, reference);
        a.destroy(true, false);
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
        request.end();
        a.destroy(true, true);
    }

    @Test
    void shouldRefuseToWaitFromWithinARequest() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), NONE);
        org.omg.CORBA.Object reference = a.id_to_reference(a.activate_object(new TestServant()));
        host.call(
                reference,
                () -> {
                    BAD_INV_ORDER e =
                            assertThrows(BAD_INV_ORDER.class, () -> a.destroy(true, true));
                    assertEquals(MinorCode.OMG | 3, e.minor);
                });
        host.call(reference); // not destroyed
        host.call(reference, () -> a.destroy(true, false)); // its own POA, without waiting
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
    }

    @Test
    void shouldTellPoasApartById() throws Exception {
        Policy[] persistent = {new Policies(root).persistent()};
        POA a = root.create_POA("a", null, NONE);
        POA b = root.create_POA("b", null, NONE);
        POA p = root.create_POA("p", null, persistent);
        assertFalse(Arrays.equals(a.id(), b.id()));
        assertNotEquals(a.id().length, p.id().length);
        byte[] transientId = a.id();
        byte[] persistentId = p.id();
        a.destroy(false, true);
        p.destroy(false, true);
        assertFalse(Arrays.equals(transientId, root.create_POA("a", null, NONE).id()));
        assertTrue(Arrays.equals(persistentId, root.create_POA("p", null, persistent).id()));
    }

    @Test
    void shouldEndWithShutdown() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), NONE);
        org.omg.CORBA.Object reference = a.id_to_reference(a.activate_object(new TestServant()));
        Running request = Running.call(host, reference);

        Running.Task<Void> ending = Running.run(() -> host.adapter().shutdown(true)).awaitBlocked();
        request.end();
        ending.get();

        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
        BAD_INV_ORDER e = assertThrows(BAD_INV_ORDER.class, host::root);
        assertEquals(MinorCode.ORB_SHUT_DOWN.number(), e.minor);
        host.adapter().shutdown(true); // again: nothing happens
    }

    @Test
    void shouldRefuseToWaitForTheEndFromWithinARequest() throws Exception {
        org.omg.CORBA.Object reference =
                root.id_to_reference(root.activate_object(new TestServant()));
        host.call(
                reference,
                () -> assertThrows(BAD_INV_ORDER.class, () -> host.adapter().shutdown(true)));
        host.call(reference);
        host.call(reference, () -> host.adapter().shutdown(false));
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
    }

    @Test
    void shouldDescribeItsKeysForPeople() throws Exception {
        POA a = root.create_POA("tracks", null, NONE);
        byte[] key = TestHost.key(a.id_to_reference(a.activate_object(new TestServant())));
        String text = host.adapter().describe(key);
        assertTrue(text.contains("RootPOA/tracks"), text);
        assertTrue(text.contains("servant slot 0"), text);
        assertNull(host.adapter().describe(new byte[3]));
        assertNull(new TestHost(1).adapter().describe(key), "of another ORB");
    }
}
