package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.INTF_REPOS;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.CurrentPackage.NoContext;
import org.omg.PortableServer.POA;
import org.zenorb.error.MinorCode;

import java.util.Arrays;

/** What a thread can learn about the request it runs: POACurrent and the servant's own methods. */
class CurrentTest {
    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private final Current current = (Current) host.adapter().initialReference("POACurrent");

    @Test
    void shouldKnowNothingOutsideOfRequests() throws Exception {
        assertThrows(NoContext.class, current::get_POA);
        assertThrows(NoContext.class, current::get_object_id);
        assertThrows(NoContext.class, current::get_reference);
        assertThrows(NoContext.class, current::get_servant);
        org.omg.CORBA.Object reference =
                root.id_to_reference(root.activate_object(new TestServant()));
        host.call(reference);
        assertThrows(NoContext.class, current::get_POA);
    }

    @Test
    void shouldKnowTheRunningRequest() throws Exception {
        byte[] id = root.activate_object(new TestServant());
        host.call(root.id_to_reference(id), () -> expect(root, id));
    }

    @Test
    void shouldKnowTheInnermostRequest() throws Exception {
        POA poa =
                root.create_POA(
                        "poa", root.the_POAManager(), new Policy[] {new Policies(root).userId()});
        byte[] outer = root.activate_object(new TestServant());
        byte[] inner = {3, 1, 4};
        poa.activate_object_with_id(inner, new TestServant());
        org.omg.CORBA.Object toInner = poa.id_to_reference(inner);
        host.call(
                root.id_to_reference(outer),
                () -> {
                    expect(root, outer);
                    host.call(toInner, () -> expect(poa, inner));
                    expect(root, outer);
                });
    }

    @Test
    void shouldBelongToTheThread() throws Exception {
        org.omg.CORBA.Object reference =
                root.id_to_reference(root.activate_object(new TestServant()));
        Running request = Running.call(host, reference);
        assertThrows(NoContext.class, current::get_POA);
        request.end();
    }

    @Test
    void shouldTellAServantAboutItself() throws Exception {
        TestServant servant = new TestServant();
        byte[] id = root.activate_object(servant);
        host.call(
                root.id_to_reference(id),
                () -> {
                    assertSame(root, servant._poa());
                    assertArrayEquals(id, servant._object_id());
                    assertArrayEquals(id, idOf(servant._this_object()));
                });
        OBJ_ADAPTER e = assertThrows(OBJ_ADAPTER.class, servant::_poa);
        assertEquals(MinorCode.NO_UPCALL.number(), e.minor);
        assertThrows(OBJ_ADAPTER.class, servant::_object_id);
    }

    @Test
    void shouldTellWhichOfSeveralObjectsRuns() throws Exception {
        POA poa =
                root.create_POA(
                        "poa", root.the_POAManager(), new Policy[] {new Policies(root).multiple()});
        TestServant servant = new TestServant(poa);
        byte[] first = poa.activate_object(servant);
        byte[] second = poa.activate_object(servant);
        for (byte[] id : new byte[][] {first, second}) {
            host.call(
                    poa.id_to_reference(id),
                    () -> {
                        assertArrayEquals(id, servant._object_id());
                        try {
                            assertArrayEquals(id, poa.reference_to_id(servant._this_object()));
                            assertArrayEquals(
                                    id, poa.reference_to_id(poa.servant_to_reference(servant)));
                        } catch (Exception e) {
                            throw new AssertionError(e);
                        }
                    });
        }
        OBJ_ADAPTER e = assertThrows(OBJ_ADAPTER.class, servant::_this_object);
        assertEquals(MinorCode.SERVANT_NOT_ACTIVE.number(), e.minor);
    }

    @Test
    void shouldNotAnswerForAnotherServantsRequest() throws Exception {
        TestServant servant = new TestServant();
        TestServant other = new TestServant();
        byte[] id = root.activate_object(servant);
        byte[] unused = root.activate_object(other);
        host.call(
                root.id_to_reference(id),
                () -> {
                    assertThrows(OBJ_ADAPTER.class, other::_poa);
                    assertFalse(Arrays.equals(id, idOf(other._this_object())));
                });
    }

    @Test
    void shouldActivateByThisInTheRootByDefault() throws Exception {
        TestServant servant = new TestServant();
        servant._set_delegate(host.adapter().servantDelegate());
        org.omg.CORBA.Object reference = servant._this_object();
        assertSame(servant, host.call(reference));
        assertSame(root, servant._default_POA());
        assertArrayEquals(idOf(reference), idOf(servant._this_object()));
    }

    @Test
    void shouldRefuseThisWhereNothingActivates() throws Exception {
        POA poa = root.create_POA("poa", root.the_POAManager(), new Policy[0]);
        TestServant servant = new TestServant(poa);
        servant._set_delegate(host.adapter().servantDelegate());
        OBJ_ADAPTER e = assertThrows(OBJ_ADAPTER.class, servant::_this_object);
        assertEquals(MinorCode.SERVANT_NOT_ACTIVE.number(), e.minor);
        byte[] id = poa.activate_object(servant);
        assertArrayEquals(id, poa.reference_to_id(servant._this_object()));
    }

    @Test
    void shouldRefuseAServantWithoutOrb() {
        assertThrows(BAD_INV_ORDER.class, () -> new TestServant()._this_object());
    }

    @Test
    void shouldAnswerTheImplicitOperations() throws Exception {
        TestServant servant = new TestServant();
        byte[] unused = root.activate_object(servant);
        assertTrue(servant._is_a(TestServant.ID));
        assertTrue(servant._is_a("IDL:test/Base:1.0"));
        assertTrue(servant._is_a("IDL:omg.org/CORBA/Object:1.0"));
        assertFalse(servant._is_a("IDL:test/Other:1.0"));
        assertFalse(servant._non_existent());
        INTF_REPOS none = assertThrows(INTF_REPOS.class, servant::_get_interface_def);
        assertTrue(none.getMessage().contains(TestServant.ID), none.getMessage());
    }

    private void expect(POA poa, byte[] id) {
        try {
            assertSame(poa, current.get_POA());
            assertArrayEquals(id, current.get_object_id());
            assertArrayEquals(id, poa.reference_to_id(current.get_reference()));
            assertSame(poa.id_to_servant(id), current.get_servant());
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private byte[] idOf(org.omg.CORBA.Object reference) {
        try {
            return root.reference_to_id(reference);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
