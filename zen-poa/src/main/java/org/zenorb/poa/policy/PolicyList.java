package org.zenorb.poa.policy;

import org.omg.CORBA.Policy;
import org.omg.PortableServer.IdAssignmentPolicy;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.IdUniquenessPolicy;
import org.omg.PortableServer.IdUniquenessPolicyValue;
import org.omg.PortableServer.ImplicitActivationPolicy;
import org.omg.PortableServer.ImplicitActivationPolicyValue;
import org.omg.PortableServer.LifespanPolicy;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.omg.PortableServer.RequestProcessingPolicy;
import org.omg.PortableServer.RequestProcessingPolicyValue;
import org.omg.PortableServer.ServantRetentionPolicy;
import org.omg.PortableServer.ServantRetentionPolicyValue;
import org.omg.PortableServer.ThreadPolicy;
import org.omg.PortableServer.ThreadPolicyValue;
import org.zenorb.poa.policy.PoaPolicies.Processing;
import org.zenorb.poa.rt.RtPolicies;

import java.util.Arrays;

/**
 * Reads the policy list of create_POA and refuses what contradicts itself, by the index of the
 * first culprit (CORBA 3.3 part 1, 15.3.9.5 and the table of valid combinations in 15.2.9).
 *
 * <p>Thread: the caller's; made for one list.
 */
public final class PolicyList {
    private enum Kind {
        THREAD,
        LIFESPAN,
        UNIQUENESS,
        ASSIGNMENT,
        IMPLICIT,
        RETENTION,
        PROCESSING
    }

    private static final int ABSENT = -1;

    private final Policy[] policies;
    private final int[] values = new int[Kind.values().length];
    private final int[] positions = new int[Kind.values().length];

    private PolicyList(Policy[] policies) {
        this.policies = policies;
        Arrays.fill(positions, ABSENT);
    }

    /**
     * The decisions of a policy list.
     *
     * @throws InvalidPolicy with the index of the first policy that is unknown, has an unknown
     *     value, or cannot be combined with the rest
     */
    public static PoaPolicies read(Policy[] policies) throws InvalidPolicy {
        PolicyList list = new PolicyList(policies == null ? new Policy[0] : policies);
        list.sort();
        PoaPolicies decided = list.decide();
        list.checkCombination(decided);
        return decided;
    }

    private void sort() throws InvalidPolicy {
        for (int i = 0; i < policies.length; i++) {
            switch (policies[i]) {
                case ThreadPolicy p -> put(Kind.THREAD, p.value().value(), i);
                case LifespanPolicy p -> put(Kind.LIFESPAN, p.value().value(), i);
                case IdUniquenessPolicy p -> put(Kind.UNIQUENESS, p.value().value(), i);
                case IdAssignmentPolicy p -> put(Kind.ASSIGNMENT, p.value().value(), i);
                case ImplicitActivationPolicy p -> put(Kind.IMPLICIT, p.value().value(), i);
                case ServantRetentionPolicy p -> put(Kind.RETENTION, p.value().value(), i);
                case RequestProcessingPolicy p -> put(Kind.PROCESSING, p.value().value(), i);
                case null -> throw invalid("a null policy", i);
                case Policy p when RtPolicies.knows(p) -> {}
                default ->
                        throw invalid("a POA has no policy type " + policies[i].policy_type(), i);
            }
        }
    }

    private void put(Kind kind, int value, int position) throws InvalidPolicy {
        int before = positions[kind.ordinal()];
        if (before != ABSENT && values[kind.ordinal()] != value) {
            throw invalid("contradicts the policy at index " + before, position);
        }
        if (before == ABSENT) {
            values[kind.ordinal()] = value;
            positions[kind.ordinal()] = position;
        }
    }

    private PoaPolicies decide() throws InvalidPolicy {
        PoaPolicies normal = PoaPolicies.DEFAULT;
        return new PoaPolicies(
                isSecond(
                        Kind.THREAD,
                        ThreadPolicyValue._ORB_CTRL_MODEL,
                        ThreadPolicyValue._SINGLE_THREAD_MODEL,
                        normal.singleThread()),
                isSecond(
                        Kind.LIFESPAN,
                        LifespanPolicyValue._TRANSIENT,
                        LifespanPolicyValue._PERSISTENT,
                        normal.persistent()),
                isSecond(
                        Kind.UNIQUENESS,
                        IdUniquenessPolicyValue._MULTIPLE_ID,
                        IdUniquenessPolicyValue._UNIQUE_ID,
                        normal.uniqueIds()),
                isSecond(
                        Kind.ASSIGNMENT,
                        IdAssignmentPolicyValue._USER_ID,
                        IdAssignmentPolicyValue._SYSTEM_ID,
                        normal.systemIds()),
                isSecond(
                        Kind.IMPLICIT,
                        ImplicitActivationPolicyValue._NO_IMPLICIT_ACTIVATION,
                        ImplicitActivationPolicyValue._IMPLICIT_ACTIVATION,
                        normal.implicitActivation()),
                isSecond(
                        Kind.RETENTION,
                        ServantRetentionPolicyValue._NON_RETAIN,
                        ServantRetentionPolicyValue._RETAIN,
                        normal.retain()),
                processing(),
                RtPolicies.of(policies));
    }

    private boolean isSecond(Kind kind, int first, int second, boolean otherwise)
            throws InvalidPolicy {
        int position = positions[kind.ordinal()];
        if (position == ABSENT) {
            return otherwise;
        }
        int value = values[kind.ordinal()];
        if (value != first && value != second) {
            throw invalid("the value " + value + " is not supported", position);
        }
        return value == second;
    }

    private Processing processing() throws InvalidPolicy {
        int position = positions[Kind.PROCESSING.ordinal()];
        if (position == ABSENT) {
            return PoaPolicies.DEFAULT.processing();
        }
        return switch (values[Kind.PROCESSING.ordinal()]) {
            case RequestProcessingPolicyValue._USE_ACTIVE_OBJECT_MAP_ONLY -> Processing.OBJECT_MAP;
            case RequestProcessingPolicyValue._USE_DEFAULT_SERVANT -> Processing.DEFAULT_SERVANT;
            case RequestProcessingPolicyValue._USE_SERVANT_MANAGER -> Processing.SERVANT_MANAGER;
            default -> throw invalid("unknown request processing", position);
        };
    }

    private void checkCombination(PoaPolicies p) throws InvalidPolicy {
        if (!p.retain() && p.processing() == Processing.OBJECT_MAP) {
            throw conflict(
                    "NON_RETAIN needs USE_DEFAULT_SERVANT or USE_SERVANT_MANAGER",
                    Kind.RETENTION,
                    Kind.PROCESSING);
        }
        if (p.processing() == Processing.DEFAULT_SERVANT && p.uniqueIds()) {
            throw conflict(
                    "USE_DEFAULT_SERVANT needs MULTIPLE_ID", Kind.PROCESSING, Kind.UNIQUENESS);
        }
        if (p.implicitActivation() && !p.systemIds()) {
            throw conflict("IMPLICIT_ACTIVATION needs SYSTEM_ID", Kind.IMPLICIT, Kind.ASSIGNMENT);
        }
        if (p.implicitActivation() && !p.retain()) {
            throw conflict("IMPLICIT_ACTIVATION needs RETAIN", Kind.IMPLICIT, Kind.RETENTION);
        }
    }

    /** The first of the two that the list names; the defaults alone never contradict. */
    private InvalidPolicy conflict(String reason, Kind one, Kind other) {
        int a = positions[one.ordinal()];
        int b = positions[other.ordinal()];
        return invalid(reason, a == ABSENT || (b != ABSENT && b < a) ? b : a);
    }

    private static InvalidPolicy invalid(String reason, int position) {
        return new InvalidPolicy(reason, (short) position);
    }
}
