package org.zenorb.poa.policy;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_POLICY_TYPE;
import org.omg.CORBA.BAD_POLICY_VALUE;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UNSUPPORTED_POLICY;
import org.omg.CORBA.UNSUPPORTED_POLICY_VALUE;
import org.omg.PortableServer.ID_ASSIGNMENT_POLICY_ID;
import org.omg.PortableServer.ID_UNIQUENESS_POLICY_ID;
import org.omg.PortableServer.IMPLICIT_ACTIVATION_POLICY_ID;
import org.omg.PortableServer.IdAssignmentPolicyValueHelper;
import org.omg.PortableServer.IdUniquenessPolicyValueHelper;
import org.omg.PortableServer.ImplicitActivationPolicyValueHelper;
import org.omg.PortableServer.LIFESPAN_POLICY_ID;
import org.omg.PortableServer.LifespanPolicyValueHelper;
import org.omg.PortableServer.REQUEST_PROCESSING_POLICY_ID;
import org.omg.PortableServer.RequestProcessingPolicyValueHelper;
import org.omg.PortableServer.SERVANT_RETENTION_POLICY_ID;
import org.omg.PortableServer.ServantRetentionPolicyValueHelper;
import org.omg.PortableServer.THREAD_POLICY_ID;
import org.omg.PortableServer.ThreadPolicyValue;
import org.omg.PortableServer.ThreadPolicyValueHelper;

import java.util.function.Function;

/**
 * Makes the policies of a POA by number and any, as {@code ORB.create_policy} gives them.
 *
 * <p>Source: CORBA 3.3, part 1, 8.11.3 "Creation of Policy Objects". Thread: any.
 */
public final class PolicyAdapter {
    private PolicyAdapter() {}

    /**
     * A policy.
     *
     * @param type one of PortableServer's numbers
     * @throws PolicyError BAD_POLICY_TYPE when the any holds no value of this policy,
     *     BAD_POLICY_VALUE when it holds one that does not exist, UNSUPPORTED_POLICY_VALUE for
     *     MAIN_THREAD_MODEL, UNSUPPORTED_POLICY for another number
     */
    public static Policy of(int type, Any value) throws PolicyError {
        return switch (type) {
            case THREAD_POLICY_ID.value -> thread(value);
            case LIFESPAN_POLICY_ID.value ->
                    StandardPolicies.lifespan(
                            read(
                                    value,
                                    LifespanPolicyValueHelper.type(),
                                    LifespanPolicyValueHelper::extract));
            case ID_UNIQUENESS_POLICY_ID.value ->
                    StandardPolicies.uniqueness(
                            read(
                                    value,
                                    IdUniquenessPolicyValueHelper.type(),
                                    IdUniquenessPolicyValueHelper::extract));
            case ID_ASSIGNMENT_POLICY_ID.value ->
                    StandardPolicies.assignment(
                            read(
                                    value,
                                    IdAssignmentPolicyValueHelper.type(),
                                    IdAssignmentPolicyValueHelper::extract));
            case IMPLICIT_ACTIVATION_POLICY_ID.value ->
                    StandardPolicies.implicitActivation(
                            read(
                                    value,
                                    ImplicitActivationPolicyValueHelper.type(),
                                    ImplicitActivationPolicyValueHelper::extract));
            case SERVANT_RETENTION_POLICY_ID.value ->
                    StandardPolicies.retention(
                            read(
                                    value,
                                    ServantRetentionPolicyValueHelper.type(),
                                    ServantRetentionPolicyValueHelper::extract));
            case REQUEST_PROCESSING_POLICY_ID.value ->
                    StandardPolicies.processing(
                            read(
                                    value,
                                    RequestProcessingPolicyValueHelper.type(),
                                    RequestProcessingPolicyValueHelper::extract));
            default ->
                    throw new PolicyError(
                            "a POA has no policy type " + type, UNSUPPORTED_POLICY.value);
        };
    }

    private static Policy thread(Any value) throws PolicyError {
        ThreadPolicyValue model =
                read(value, ThreadPolicyValueHelper.type(), ThreadPolicyValueHelper::extract);
        if (model == ThreadPolicyValue.MAIN_THREAD_MODEL) {
            throw new PolicyError(
                    "MAIN_THREAD_MODEL is not supported", UNSUPPORTED_POLICY_VALUE.value);
        }
        return StandardPolicies.thread(model);
    }

    private static <T> T read(Any value, TypeCode expected, Function<Any, T> extract)
            throws PolicyError {
        if (!value.type().equivalent(expected)) {
            throw new PolicyError(
                    "the any does not hold what the policy wants", BAD_POLICY_TYPE.value);
        }
        try {
            return extract.apply(value);
        } catch (SystemException e) {
            PolicyError error =
                    new PolicyError("the any holds no valid value", BAD_POLICY_VALUE.value);
            error.initCause(e);
            throw error;
        }
    }
}
