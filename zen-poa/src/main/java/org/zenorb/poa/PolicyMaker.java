package org.zenorb.poa;

import org.omg.PortableServer.IdAssignmentPolicy;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.IdUniquenessPolicy;
import org.omg.PortableServer.IdUniquenessPolicyValue;
import org.omg.PortableServer.ImplicitActivationPolicy;
import org.omg.PortableServer.ImplicitActivationPolicyValue;
import org.omg.PortableServer.LifespanPolicy;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.RequestProcessingPolicy;
import org.omg.PortableServer.RequestProcessingPolicyValue;
import org.omg.PortableServer.ServantRetentionPolicy;
import org.omg.PortableServer.ServantRetentionPolicyValue;
import org.omg.PortableServer.ThreadPolicy;
import org.omg.PortableServer.ThreadPolicyValue;
import org.omg.RTPortableServer._POALocalBase;
import org.zenorb.poa.policy.StandardPolicies;

/**
 * The seven create_..._policy operations, which are the same for every POA.
 *
 * <p>Thread: any.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
abstract class PolicyMaker extends _POALocalBase {
    @Override
    public ThreadPolicy create_thread_policy(ThreadPolicyValue value) {
        return StandardPolicies.thread(value);
    }

    @Override
    public LifespanPolicy create_lifespan_policy(LifespanPolicyValue value) {
        return StandardPolicies.lifespan(value);
    }

    @Override
    public IdUniquenessPolicy create_id_uniqueness_policy(IdUniquenessPolicyValue value) {
        return StandardPolicies.uniqueness(value);
    }

    @Override
    public IdAssignmentPolicy create_id_assignment_policy(IdAssignmentPolicyValue value) {
        return StandardPolicies.assignment(value);
    }

    @Override
    public ImplicitActivationPolicy create_implicit_activation_policy(
            ImplicitActivationPolicyValue value) {
        return StandardPolicies.implicitActivation(value);
    }

    @Override
    public ServantRetentionPolicy create_servant_retention_policy(
            ServantRetentionPolicyValue value) {
        return StandardPolicies.retention(value);
    }

    @Override
    public RequestProcessingPolicy create_request_processing_policy(
            RequestProcessingPolicyValue value) {
        return StandardPolicies.processing(value);
    }
}
