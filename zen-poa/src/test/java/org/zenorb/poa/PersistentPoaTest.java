package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

import java.util.Arrays;

/** What outlives a process: hosts with different incarnations are its lives. */
class PersistentPoaTest {
    private static final byte[] ID = {'m', 'i', 'n', 'e'};

    private final TestHost first = new TestHost(1);
    private final TestHost second = new TestHost(2);

    private static POA poa(TestHost host, boolean userIds) throws Exception {
        POA root = host.activeRoot();
        Policies p = new Policies(root);
        POA outer = root.create_POA("outer", root.the_POAManager(), new Policy[] {p.persistent()});
        return outer.create_POA(
                "inner",
                root.the_POAManager(),
                new Policy[] {p.persistent(), userIds ? p.userId() : p.systemId()});
    }

    @Test
    void shouldServeTheReferencesOfAnEarlierLife() throws Exception {
        POA before = poa(first, true);
        before.activate_object_with_id(ID, new TestServant());
        byte[] key = TestHost.key(before.id_to_reference(ID));

        assertEquals(MinorCode.ADAPTER_UNKNOWN, second.begin(key).refusal(), "no POA yet");
        POA after = poa(second, true);
        assertEquals(MinorCode.OBJECT_UNKNOWN, second.begin(key).refusal(), "no object yet");
        // Where the earlier life's hint points stands another object now.
        after.activate_object_with_id(new byte[] {1}, new TestServant());
        assertEquals(MinorCode.OBJECT_UNKNOWN, second.begin(key).refusal());

        TestServant servant = new TestServant();
        after.activate_object_with_id(ID, servant);
        ServerRequest request = second.begin(key);
        assertSame(servant, request.servant());
        second.end(request);
    }

    @Test
    void shouldRefuseTransientReferencesOfAnEarlierLife() throws Exception {
        POA before = first.activeRoot();
        byte[] key =
                TestHost.key(before.id_to_reference(before.activate_object(new TestServant())));
        POA after = second.activeRoot();
        byte[] unused = after.activate_object(new TestServant());
        assertEquals(MinorCode.OBJECT_STALE, second.begin(key).refusal());
    }

    @Test
    void shouldRefuseTransientUserIdsOfAnEarlierLife() throws Exception {
        byte[][] keys = new byte[2][];
        TestHost[] hosts = {first, second};
        for (int i = 0; i < 2; i++) {
            POA root = hosts[i].activeRoot();
            POA poa =
                    root.create_POA(
                            "poa",
                            root.the_POAManager(),
                            new Policy[] {new Policies(root).userId()});
            poa.activate_object_with_id(ID, new TestServant());
            keys[i] = TestHost.key(poa.id_to_reference(ID));
        }
        assertEquals(MinorCode.OBJECT_STALE, second.begin(keys[0]).refusal());
        assertEquals(MinorCode.OBJECT_STALE, first.begin(keys[1]).refusal());
    }

    @Test
    void shouldMakeSystemIdsThatNoOtherLifeMakes() throws Exception {
        byte[] before = poa(first, false).activate_object(new TestServant());
        POA poa = poa(second, false);
        byte[] after = poa.activate_object(new TestServant());
        assertFalse(Arrays.equals(before, after));

        TestServant revived = new TestServant();
        poa.activate_object_with_id(before, revived); // an id of the POA's earlier life
        assertSame(revived, poa.id_to_servant(before));
        assertSame(revived, second.call(poa.id_to_reference(before)));

        byte[] never = after.clone();
        never[15] ^= 1;
        assertThrows(BAD_PARAM.class, () -> poa.activate_object_with_id(never, new TestServant()));
        assertThrows(BAD_PARAM.class, () -> poa.activate_object_with_id(ID, new TestServant()));
    }

    @Test
    void shouldGoOnServingAPoaMadeAnew() throws Exception {
        POA poa = poa(first, true);
        poa.activate_object_with_id(ID, new TestServant());
        org.omg.CORBA.Object reference = poa.id_to_reference(ID);
        POA outer = poa.the_parent();
        poa.destroy(false, true);
        assertEquals(MinorCode.ADAPTER_UNKNOWN, first.begin(TestHost.key(reference)).refusal());

        Policies p = new Policies(outer);
        POA again =
                outer.create_POA(
                        "inner", outer.the_POAManager(), new Policy[] {p.persistent(), p.userId()});
        TestServant servant = new TestServant();
        again.activate_object_with_id(ID, servant);
        assertSame(servant, first.call(reference));
        assertArrayEquals(ID, again.reference_to_id(reference), "it is the same POA");
    }

    @Test
    void shouldNotServeATransientPoaMadeAnew() throws Exception {
        POA root = first.activeRoot();
        Policy[] userId = {new Policies(root).userId()};
        POA poa = root.create_POA("poa", root.the_POAManager(), userId);
        poa.activate_object_with_id(ID, new TestServant());
        byte[] key = TestHost.key(poa.id_to_reference(ID));
        poa.destroy(false, true);
        POA again = root.create_POA("poa", root.the_POAManager(), userId);
        again.activate_object_with_id(ID, new TestServant());
        assertEquals(MinorCode.ADAPTER_UNKNOWN, first.begin(key).refusal());
    }

    @Test
    void shouldFollowAnObjectThatMovedToAnotherSlot() throws Exception {
        POA poa = poa(first, true);
        poa.activate_object_with_id(ID, new TestServant());
        org.omg.CORBA.Object reference = poa.id_to_reference(ID);
        poa.deactivate_object(ID);
        poa.activate_object_with_id(new byte[] {2}, new TestServant());
        TestServant servant = new TestServant();
        poa.activate_object_with_id(ID, servant);
        assertSame(servant, first.call(reference), "by the map, as the hint is stale");
    }

    @Test
    void shouldRefuseAPersistentKeyForATransientPoa() throws Exception {
        POA before = poa(first, true);
        before.activate_object_with_id(ID, new TestServant());
        byte[] key = TestHost.key(before.id_to_reference(ID));

        POA root = second.activeRoot();
        POA outer = root.create_POA("outer", root.the_POAManager(), new Policy[0]);
        POA inner =
                outer.create_POA(
                        "inner", root.the_POAManager(), new Policy[] {new Policies(root).userId()});
        inner.activate_object_with_id(ID, new TestServant());
        assertEquals(MinorCode.OBJECT_UNKNOWN, second.begin(key).refusal());
    }
}
