package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.policy.PolicyList;
import org.zenorb.poa.rt.RtPolicies;

import java.util.stream.Stream;

class PolicyListTest {
    private static final Policies P = new Policies(new TestHost().root());

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("implicit needs system ids", list(P.implicit(), P.userId()), 0),
                Arguments.of("in either order", list(P.retain(), P.userId(), P.implicit()), 1),
                Arguments.of("non-retain needs someone", list(P.nonRetain()), 0),
                Arguments.of("non-retain and map only", list(P.objectMapOnly(), P.nonRetain()), 0),
                Arguments.of("default servant needs multiple", list(P.defaultServant()), 0),
                Arguments.of("default servant, unique", list(P.unique(), P.defaultServant()), 0),
                Arguments.of(
                        "implicit needs retain",
                        list(P.multiple(), P.defaultServant(), P.nonRetain(), P.implicit()),
                        2),
                Arguments.of("contradiction", list(P.userId(), P.retain(), P.systemId()), 2),
                Arguments.of("main thread", list(P.retain(), P.mainThread()), 1),
                Arguments.of("null", list(P.userId(), null), 1),
                Arguments.of("not a POA's", list(P.userId(), new Foreign()), 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void shouldNameTheFirstCulprit(String why, Policy[] policies, int index) {
        InvalidPolicy e = assertThrows(InvalidPolicy.class, () -> PolicyList.read(policies));
        assertEquals(index, e.index, e.getMessage());
    }

    @Test
    void shouldTakeTheDefaults() throws Exception {
        assertEquals(PoaPolicies.DEFAULT, PolicyList.read(new Policy[0]));
        assertEquals(PoaPolicies.DEFAULT, PolicyList.read(null));
        assertEquals(
                PoaPolicies.DEFAULT,
                PolicyList.read(
                        list(
                                P.orbControl(),
                                P.transient_(),
                                P.unique(),
                                P.systemId(),
                                P.explicit(),
                                P.retain(),
                                P.objectMapOnly())));
    }

    @Test
    void shouldTakeTheOthers() throws Exception {
        assertEquals(
                new PoaPolicies(
                        true,
                        true,
                        false,
                        false,
                        false,
                        true,
                        PoaPolicies.Processing.OBJECT_MAP,
                        RtPolicies.NONE),
                PolicyList.read(list(P.singleThread(), P.persistent(), P.multiple(), P.userId())));
    }

    @Test
    void shouldTakeAllOtherCombinations() throws Exception {
        for (Policy retention : list(P.retain(), P.nonRetain())) {
            assertEquals(
                    PoaPolicies.Processing.SERVANT_MANAGER,
                    PolicyList.read(list(retention, P.servantManager())).processing());
            assertEquals(
                    PoaPolicies.Processing.DEFAULT_SERVANT,
                    PolicyList.read(list(retention, P.multiple(), P.defaultServant()))
                            .processing());
        }
    }

    @Test
    void shouldTakeTheSamePolicyTwice() throws Exception {
        assertEquals(
                PolicyList.read(list(P.userId())), PolicyList.read(list(P.userId(), P.userId())));
    }

    @Test
    void shouldMakePoliciesThatTellTheirTypeAndValue() {
        POA root = new TestHost().root();
        var lifespan = root.create_lifespan_policy(LifespanPolicyValue.PERSISTENT);
        assertEquals(LifespanPolicyValue.PERSISTENT, lifespan.value());
        assertEquals(17, lifespan.policy_type());
        assertEquals(17, lifespan.copy().policy_type());
        lifespan.destroy();
        assertEquals(16, P.singleThread().policy_type());
        assertEquals(18, P.unique().policy_type());
        assertEquals(19, P.userId().policy_type());
        assertEquals(20, P.implicit().policy_type());
        assertEquals(21, P.retain().policy_type());
        assertEquals(22, P.objectMapOnly().policy_type());
    }

    private static Policy[] list(Policy... policies) {
        return policies;
    }

    @SuppressWarnings("serial")
    private static final class Foreign extends LocalObject implements Policy {
        @Override
        public int policy_type() {
            return 4711;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }
}
