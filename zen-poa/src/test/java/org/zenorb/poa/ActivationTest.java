package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.ObjectAlreadyActive;
import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.POAPackage.ServantNotActive;
import org.omg.PortableServer.POAPackage.WrongAdapter;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.zenorb.error.MinorCode;

import java.util.Arrays;

/** Activation, deactivation and the ways between servant, id and reference. */
class ActivationTest {
    private static final byte[] ONE = {1};
    private static final byte[] TWO = {2};

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private final Policies p = new Policies(root);

    private POA poa(Policy... policies) throws Exception {
        return root.create_POA("poa", root.the_POAManager(), policies);
    }

    @Test
    void shouldRefuseAServantTwiceUnderUniqueId() throws Exception {
        TestServant servant = new TestServant();
        byte[] id = root.activate_object(servant);
        assertThrows(ServantAlreadyActive.class, () -> root.activate_object(servant));
        byte[] free = root.reference_to_id(root.create_reference(TestServant.ID));
        assertThrows(ServantAlreadyActive.class, () -> root.activate_object_with_id(free, servant));
        root.deactivate_object(id);
        assertFalse(Arrays.equals(id, root.activate_object(servant)), "another id");
    }

    @Test
    void shouldTakeAServantOftenUnderMultipleId() throws Exception {
        POA poa = poa(p.multiple());
        TestServant servant = new TestServant();
        byte[] first = poa.activate_object(servant);
        byte[] second = poa.activate_object(servant);
        assertFalse(Arrays.equals(first, second));
        assertSame(servant, host.call(poa.id_to_reference(first)));
        assertSame(servant, host.call(poa.id_to_reference(second)));
        assertThrows(WrongPolicy.class, () -> poa.servant_to_id(servant));
    }

    @Test
    void shouldCompareServantsByIdentity() throws Exception {
        final class Equal extends org.omg.PortableServer.Servant {
            @Override
            public String[] _all_interfaces(POA poa, byte[] id) {
                return new String[] {TestServant.ID};
            }

            @Override
            public boolean equals(Object o) {
                return o instanceof Equal;
            }

            @Override
            public int hashCode() {
                return 1;
            }
        }
        Equal a = new Equal();
        Equal b = new Equal();
        byte[] idOfA = root.activate_object(a);
        byte[] idOfB = root.activate_object(b);
        assertArrayEquals(idOfA, root.servant_to_id(a));
        assertArrayEquals(idOfB, root.servant_to_id(b));
    }

    @Test
    void shouldActivateUnderTheUsersId() throws Exception {
        POA poa = poa(p.userId());
        TestServant servant = new TestServant();
        byte[] mine = {7, 7};
        poa.activate_object_with_id(mine, servant);
        mine[0] = 9; // the array stays the caller's
        byte[] id = {7, 7};

        assertSame(servant, poa.id_to_servant(id));
        assertArrayEquals(id, poa.servant_to_id(servant));
        poa.servant_to_id(servant)[0] = 9;
        assertArrayEquals(id, poa.servant_to_id(servant));
        assertSame(servant, host.call(poa.id_to_reference(id)));
        assertThrows(
                ObjectAlreadyActive.class,
                () -> poa.activate_object_with_id(id, new TestServant()));
        assertThrows(ServantAlreadyActive.class, () -> poa.activate_object_with_id(ONE, servant));
        assertThrows(WrongPolicy.class, () -> poa.activate_object(new TestServant()));
        assertThrows(WrongPolicy.class, () -> poa.create_reference(TestServant.ID));
    }

    @Test
    void shouldTakeTheEmptyIdToo() throws Exception {
        POA poa = poa(p.userId());
        TestServant servant = new TestServant();
        poa.activate_object_with_id(new byte[0], servant);
        assertSame(servant, host.call(poa.id_to_reference(new byte[0])));
    }

    @Test
    void shouldRefuseSystemIdsItNeverMade() throws Exception {
        byte[] id = root.activate_object(new TestServant());
        for (int at = 4; at < 8; at++) {
            byte[] forged = id.clone();
            forged[at] ^= 1;
            BAD_PARAM e =
                    assertThrows(
                            BAD_PARAM.class,
                            () -> root.activate_object_with_id(forged, new TestServant()));
            assertEquals(MinorCode.OMG | 14, e.minor);
            assertThrows(
                    BAD_PARAM.class, () -> root.create_reference_with_id(forged, TestServant.ID));
        }
        assertThrows(BAD_PARAM.class, () -> root.activate_object_with_id(ONE, new TestServant()));
    }

    @Test
    void shouldRefuseNulls() {
        assertThrows(BAD_PARAM.class, () -> root.activate_object(null));
        assertThrows(BAD_PARAM.class, () -> root.activate_object_with_id(ONE, null));
        assertThrows(BAD_PARAM.class, () -> root.activate_object_with_id(null, new TestServant()));
        assertThrows(BAD_PARAM.class, () -> root.deactivate_object(null));
        assertThrows(BAD_PARAM.class, () -> root.servant_to_id(null));
        assertThrows(BAD_PARAM.class, () -> root.servant_to_reference(null));
        assertThrows(BAD_PARAM.class, () -> root.reference_to_id(null));
        assertThrows(BAD_PARAM.class, () -> root.reference_to_servant(null));
        assertThrows(BAD_PARAM.class, () -> root.id_to_servant(null));
        assertThrows(BAD_PARAM.class, () -> root.id_to_reference(null));
        assertThrows(BAD_PARAM.class, () -> root.create_reference(null));
        assertThrows(BAD_PARAM.class, () -> root.create_reference_with_id(ONE, null));
    }

    @Test
    void shouldKnowWhatIsNotActive() throws Exception {
        POA poa = poa(p.userId());
        assertThrows(ObjectNotActive.class, () -> poa.deactivate_object(ONE));
        assertThrows(ObjectNotActive.class, () -> poa.id_to_servant(ONE));
        assertThrows(ObjectNotActive.class, () -> poa.id_to_reference(ONE));
        org.omg.CORBA.Object reference = poa.create_reference_with_id(ONE, TestServant.ID);
        assertThrows(ObjectNotActive.class, () -> poa.reference_to_servant(reference));
        assertThrows(ServantNotActive.class, () -> poa.servant_to_id(new TestServant()));
        assertThrows(ServantNotActive.class, () -> poa.servant_to_reference(new TestServant()));
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
    }

    @Test
    void shouldServeAReferenceMadeBeforeItsObject() throws Exception {
        POA poa = poa(p.userId());
        org.omg.CORBA.Object reference = poa.create_reference_with_id(ONE, TestServant.ID);
        assertEquals(TestServant.ID, ((TestHost.Reference) reference).repositoryId);
        assertArrayEquals(ONE, poa.reference_to_id(reference));
        TestServant servant = new TestServant();
        poa.activate_object_with_id(poa.reference_to_id(reference), servant);
        assertSame(servant, host.call(reference));
    }

    @Test
    void shouldServeASystemReferenceMadeBeforeItsObject() throws Exception {
        org.omg.CORBA.Object reference = root.create_reference(TestServant.ID);
        org.omg.CORBA.Object another = root.create_reference(TestServant.ID);
        byte[] id = root.reference_to_id(reference);
        assertFalse(Arrays.equals(id, root.reference_to_id(another)));
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));

        TestServant servant = new TestServant();
        root.activate_object_with_id(id, servant);

        assertSame(servant, host.call(reference));
        assertSame(servant, host.call(root.id_to_reference(id)));
        assertArrayEquals(id, root.servant_to_id(servant));
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(another));
        root.deactivate_object(id);
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
    }

    @Test
    void shouldServeOldReferencesWhenAnIdIsActivatedAnew() throws Exception {
        byte[] id = root.activate_object(new TestServant());
        org.omg.CORBA.Object reference = root.id_to_reference(id);
        root.deactivate_object(id);
        TestServant intruder = new TestServant();
        byte[] intruderId = root.activate_object(intruder); // takes the old slot
        TestServant second = new TestServant();
        root.activate_object_with_id(id, second);

        assertSame(second, host.call(reference));
        assertSame(second, host.call(root.id_to_reference(id)));
        assertSame(intruder, host.call(root.id_to_reference(intruderId)));
        assertSame(second, root.id_to_servant(id));
    }

    @Test
    void shouldNotTakeTheSlotOfARenamedObjectForItsId() throws Exception {
        byte[] id = root.reference_to_id(root.create_reference(TestServant.ID));
        root.activate_object_with_id(id, new TestServant()); // stands in slot 0 under another id
        byte[] other = root.activate_object(new TestServant());
        byte[] key = TestHost.key(root.id_to_reference(other));
        for (int i = 0; i < 4; i++) {
            key[24 + i] = 0; // slot 0, another's generation
        }
        assertEquals(MinorCode.OBJECT_UNKNOWN, host.begin(key).refusal());
    }

    @Test
    void shouldActivateImplicitlyWhereItMay() throws Exception {
        TestServant servant = new TestServant();
        org.omg.CORBA.Object reference = root.servant_to_reference(servant);
        assertSame(servant, host.call(reference));
        assertArrayEquals(root.reference_to_id(reference), root.servant_to_id(servant));
        assertArrayEquals(
                root.servant_to_id(servant),
                root.reference_to_id(root.servant_to_reference(servant)),
                "UNIQUE_ID: once");

        TestServant another = new TestServant();
        byte[] id = root.servant_to_id(another);
        assertSame(another, root.id_to_servant(id));
    }

    @Test
    void shouldActivateImplicitlyEachTimeUnderMultipleId() throws Exception {
        POA poa = poa(p.multiple(), p.implicit());
        TestServant servant = new TestServant();
        assertFalse(Arrays.equals(poa.servant_to_id(servant), poa.servant_to_id(servant)));
    }

    @Test
    void shouldNotActivateImplicitlyWhereItMayNot() throws Exception {
        POA poa = poa();
        TestServant servant = new TestServant();
        assertThrows(ServantNotActive.class, () -> poa.servant_to_id(servant));
        byte[] id = poa.activate_object(servant);
        assertArrayEquals(id, poa.servant_to_id(servant));
    }

    @Test
    void shouldTellItsReferencesFromOthers() throws Exception {
        POA a = root.create_POA("a", root.the_POAManager(), new Policy[] {p.userId()});
        POA b = root.create_POA("b", root.the_POAManager(), new Policy[] {p.userId()});
        org.omg.CORBA.Object ofA = a.create_reference_with_id(ONE, TestServant.ID);
        org.omg.CORBA.Object ofRoot = root.create_reference(TestServant.ID);
        org.omg.CORBA.Object foreign = new TestHost().root().create_reference(TestServant.ID);

        assertThrows(WrongAdapter.class, () -> b.reference_to_id(ofA));
        assertThrows(WrongAdapter.class, () -> b.reference_to_servant(ofA));
        assertThrows(WrongAdapter.class, () -> root.reference_to_id(ofA));
        assertThrows(WrongAdapter.class, () -> a.reference_to_id(ofRoot));
        assertThrows(WrongAdapter.class, () -> root.reference_to_id(foreign));
        assertThrows(WrongAdapter.class, () -> root.reference_to_servant(foreign));
    }

    @Test
    void shouldStopAtTheObjectLimitOverAllPoas() throws Exception {
        TestHost small = new TestHost();
        small.settings.put("zen.poa.maxObjects", 3L);
        POA top = small.activeRoot();
        POA child = top.create_POA("a", null, new Policy[0]);
        byte[] id = top.activate_object(new TestServant());
        byte[] inChild = child.activate_object(new TestServant());
        byte[] another = top.activate_object(new TestServant());
        IMP_LIMIT e = assertThrows(IMP_LIMIT.class, () -> child.activate_object(new TestServant()));
        assertEquals(MinorCode.TOO_MANY_OBJECTS.number(), e.minor);
        assertTrue(e.getMessage().contains("zen.poa.maxObjects"), e.getMessage());

        TestServant refused = new TestServant();
        assertThrows(IMP_LIMIT.class, () -> top.activate_object(refused));
        top.deactivate_object(id);
        assertSame(refused, top.id_to_servant(top.activate_object(refused)));
        assertFalse(Arrays.equals(another, inChild));
    }

    @Test
    void shouldNotKeepATraceOfWhatIsGone() throws Exception {
        POA poa = poa(p.userId());
        for (int i = 0; i < 20_000; i++) { // five times the limit
            TestServant servant = new TestServant();
            poa.activate_object_with_id(TWO, servant);
            poa.deactivate_object(TWO);
        }
        assertThrows(ObjectNotActive.class, () -> poa.id_to_servant(TWO));
    }
}
