package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.omg.RTCORBA.PriorityModel;
import org.omg.RTCORBA._PriorityModelPolicyLocalBase;
import org.omg.RTCORBA._ThreadpoolPolicyLocalBase;
import org.omg.RTPortableServer.POA;
import org.omg.RTPortableServer.POAHelper;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.AdapterEndpoints;

import java.util.Map;
import java.util.stream.Stream;

/** Real-time policies: objects are reached through the lane of their priority. */
class RtPoaTest {
    private static final short LOW = 5;
    private static final short HIGH = 20;

    private final TestHost host = new TestHost();
    private final org.omg.PortableServer.POA root = host.activeRoot();

    private POA poa(Policy... policies) throws Exception {
        return POAHelper.narrow(root.create_POA("rt", root.the_POAManager(), policies));
    }

    @Test
    void shouldGiveItsReferencesTheLaneOfItsPriority() throws Exception {
        POA poa = poa(pool(TestHost.POOL), declared(LOW));
        TestServant servant = new TestServant();
        byte[] id = poa.activate_object(servant);
        assertSame(servant, host.call(poa.id_to_reference(id)));
        assertSame(host.lanes.get(LOW), host.endpointsUsed.getLast());
        org.omg.CORBA.Object unused = poa.create_reference(TestServant.ID);
        assertSame(host.lanes.get(LOW), host.endpointsUsed.getLast());
        assertEquals(0, host.serving, "the default lane is not needed");
    }

    @Test
    void shouldServeOthersByTheDefaultLane() throws Exception {
        org.omg.CORBA.Object unused = root.create_reference(TestServant.ID);
        assertNull(host.endpointsUsed.getLast());
        assertEquals(1, host.serving);
    }

    @Test
    void shouldGiveAnObjectAPriorityOfItsOwn() throws Exception {
        POA poa = poa(pool(TestHost.POOL), declared(LOW));
        TestServant servant = new TestServant();
        byte[] id = poa.activate_object_with_priority(servant, HIGH);
        assertSame(servant, host.call(poa.id_to_reference(id)));
        assertSame(host.lanes.get(HIGH), host.endpointsUsed.getLast());
        org.omg.CORBA.Object again = poa.servant_to_reference(servant);
        assertSame(host.lanes.get(HIGH), host.endpointsUsed.getLast());
        assertArrayEquals(id, poa.reference_to_id(again));
        assertThrows(
                ServantAlreadyActive.class, () -> poa.activate_object_with_priority(servant, LOW));

        org.omg.CORBA.Object reference = poa.create_reference_with_priority(TestServant.ID, HIGH);
        assertSame(host.lanes.get(HIGH), host.endpointsUsed.getLast());
        TestServant late = new TestServant();
        poa.activate_object_with_id_and_priority(poa.reference_to_id(reference), late, HIGH);
        assertSame(late, host.call(reference));
    }

    @Test
    void shouldGiveAUsersIdAPriorityOfItsOwn() throws Exception {
        POA poa = poa(new Policies(root).userId(), declared(LOW), pool(TestHost.POOL));
        byte[] id = {1};
        TestServant servant = new TestServant();
        org.omg.CORBA.Object reference =
                poa.create_reference_with_id_and_priority(id, TestServant.ID, HIGH);
        assertSame(host.lanes.get(HIGH), host.endpointsUsed.getLast());
        poa.activate_object_with_id_and_priority(id, servant, HIGH);
        assertSame(servant, host.call(reference));
        org.omg.CORBA.Object unused = poa.id_to_reference(id);
        assertSame(host.lanes.get(HIGH), host.endpointsUsed.getLast());
        assertThrows(WrongPolicy.class, () -> poa.activate_object_with_priority(servant, HIGH));
    }

    @Test
    void shouldRefusePrioritiesThatNoLaneHas() throws Exception {
        POA poa = poa(pool(TestHost.POOL), declared(LOW));
        for (short wrong : new short[] {-1, 0, 6, Short.MAX_VALUE}) {
            BAD_PARAM e =
                    assertThrows(
                            BAD_PARAM.class,
                            () -> poa.activate_object_with_priority(new TestServant(), wrong));
            assertEquals(MinorCode.BAD_PRIORITY.number(), e.minor);
            assertThrows(
                    BAD_PARAM.class,
                    () -> poa.create_reference_with_priority(TestServant.ID, wrong));
        }
    }

    @Test
    void shouldTakeAPoolWithoutLanesAlone() throws Exception {
        AdapterEndpoints only = new AdapterEndpoints() {};
        host.lanes = Map.of((short) 0, only);
        POA poa = poa(pool(TestHost.POOL));
        org.omg.CORBA.Object unused = poa.create_reference(TestServant.ID);
        assertSame(only, host.endpointsUsed.getLast());
        assertThrows(
                WrongPolicy.class, () -> poa.activate_object_with_priority(new TestServant(), LOW));
    }

    @Test
    void shouldRefusePrioritiesWithoutServerDeclared() throws Exception {
        POA poa = poa();
        byte[] id = poa.activate_object(new TestServant());
        assertThrows(
                WrongPolicy.class,
                () -> poa.activate_object_with_priority(new TestServant(), HIGH));
        assertThrows(
                WrongPolicy.class,
                () -> poa.activate_object_with_id_and_priority(id, new TestServant(), HIGH));
        assertThrows(
                WrongPolicy.class, () -> poa.create_reference_with_priority(TestServant.ID, HIGH));
        assertThrows(
                WrongPolicy.class,
                () -> poa.create_reference_with_id_and_priority(id, TestServant.ID, HIGH));
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("no such pool", list(declared(LOW), pool(99)), 1),
                Arguments.of("no such lane", list(pool(TestHost.POOL), declared((short) 6)), 1),
                Arguments.of("pool alone, with lanes", list(pool(TestHost.POOL)), 0),
                Arguments.of("priority alone", list(declared(LOW)), 0),
                Arguments.of(
                        "client propagated",
                        list(pool(TestHost.POOL), new Model(PriorityModel.CLIENT_PROPAGATED, LOW)),
                        1),
                Arguments.of("two pools", list(pool(TestHost.POOL), declared(LOW), pool(99)), 2),
                Arguments.of(
                        "two priorities",
                        list(declared(LOW), pool(TestHost.POOL), declared(HIGH)),
                        2));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void shouldNameThePolicyThatCannotBeHad(String why, Policy[] policies, int index)
            throws Exception {
        InvalidPolicy e = assertThrows(InvalidPolicy.class, () -> poa(policies));
        assertEquals(index, e.index, e.getMessage());
        assertEquals(0, root.the_children().length);
    }

    @Test
    void shouldBeAPoaOfBothKinds() {
        assertTrue(root._is_a("IDL:omg.org/PortableServer/POA:2.3"));
        assertTrue(root._is_a("IDL:omg.org/RTPortableServer/POA:1.0"));
    }

    private static Policy[] list(Policy... policies) {
        return policies;
    }

    private static Policy pool(int id) {
        return new Pool(id);
    }

    private static Policy declared(short priority) {
        return new Model(PriorityModel.SERVER_DECLARED, priority);
    }

    @SuppressWarnings("serial")
    private static final class Pool extends _ThreadpoolPolicyLocalBase {
        private final int id;

        Pool(int id) {
            this.id = id;
        }

        @Override
        public int threadpool() {
            return id;
        }

        @Override
        public int policy_type() {
            return org.omg.RTCORBA.THREADPOOL_POLICY_TYPE.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial")
    private static final class Model extends _PriorityModelPolicyLocalBase {
        private final PriorityModel model;
        private final short priority;

        Model(PriorityModel model, short priority) {
            this.model = model;
            this.priority = priority;
        }

        @Override
        public PriorityModel priority_model() {
            return model;
        }

        @Override
        public short server_priority() {
            return priority;
        }

        @Override
        public int policy_type() {
            return org.omg.RTCORBA.PRIORITY_MODEL_POLICY_TYPE.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }
}
