package org.zenorb.poa.policy;

import org.omg.CORBA.LocalObject;
import org.omg.CORBA.Policy;
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

/**
 * The seven policy objects that a POA's create_..._policy operations hand out. Copies share the
 * immutable original; destroying one means nothing, as it holds nothing.
 *
 * <p>Thread: any.
 */
public final class StandardPolicies {
    private StandardPolicies() {}

    /** create_thread_policy. */
    public static ThreadPolicy thread(ThreadPolicyValue value) {
        return new ThreadChoice(value);
    }

    /** create_lifespan_policy. */
    public static LifespanPolicy lifespan(LifespanPolicyValue value) {
        return new LifespanChoice(value);
    }

    /** create_id_uniqueness_policy. */
    public static IdUniquenessPolicy uniqueness(IdUniquenessPolicyValue value) {
        return new UniquenessChoice(value);
    }

    /** create_id_assignment_policy. */
    public static IdAssignmentPolicy assignment(IdAssignmentPolicyValue value) {
        return new AssignmentChoice(value);
    }

    /** create_implicit_activation_policy. */
    public static ImplicitActivationPolicy implicitActivation(ImplicitActivationPolicyValue value) {
        return new ImplicitActivationChoice(value);
    }

    /** create_servant_retention_policy. */
    public static ServantRetentionPolicy retention(ServantRetentionPolicyValue value) {
        return new RetentionChoice(value);
    }

    /** create_request_processing_policy. */
    public static RequestProcessingPolicy processing(RequestProcessingPolicyValue value) {
        return new ProcessingChoice(value);
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class ThreadChoice extends LocalObject implements ThreadPolicy {
        private final ThreadPolicyValue value;

        ThreadChoice(ThreadPolicyValue value) {
            this.value = value;
        }

        @Override
        public ThreadPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.THREAD_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class LifespanChoice extends LocalObject implements LifespanPolicy {
        private final LifespanPolicyValue value;

        LifespanChoice(LifespanPolicyValue value) {
            this.value = value;
        }

        @Override
        public LifespanPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.LIFESPAN_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class UniquenessChoice extends LocalObject implements IdUniquenessPolicy {
        private final IdUniquenessPolicyValue value;

        UniquenessChoice(IdUniquenessPolicyValue value) {
            this.value = value;
        }

        @Override
        public IdUniquenessPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.ID_UNIQUENESS_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class AssignmentChoice extends LocalObject implements IdAssignmentPolicy {
        private final IdAssignmentPolicyValue value;

        AssignmentChoice(IdAssignmentPolicyValue value) {
            this.value = value;
        }

        @Override
        public IdAssignmentPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.ID_ASSIGNMENT_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class ImplicitActivationChoice extends LocalObject
            implements ImplicitActivationPolicy {
        private final ImplicitActivationPolicyValue value;

        ImplicitActivationChoice(ImplicitActivationPolicyValue value) {
            this.value = value;
        }

        @Override
        public ImplicitActivationPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.IMPLICIT_ACTIVATION_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class RetentionChoice extends LocalObject
            implements ServantRetentionPolicy {
        private final ServantRetentionPolicyValue value;

        RetentionChoice(ServantRetentionPolicyValue value) {
            this.value = value;
        }

        @Override
        public ServantRetentionPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.SERVANT_RETENTION_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }

    @SuppressWarnings("serial") // LocalObject is serializable by accident of its history
    private static final class ProcessingChoice extends LocalObject
            implements RequestProcessingPolicy {
        private final RequestProcessingPolicyValue value;

        ProcessingChoice(RequestProcessingPolicyValue value) {
            this.value = value;
        }

        @Override
        public RequestProcessingPolicyValue value() {
            return value;
        }

        @Override
        public int policy_type() {
            return org.omg.PortableServer.REQUEST_PROCESSING_POLICY_ID.value;
        }

        @Override
        public Policy copy() {
            return this;
        }

        @Override
        public void destroy() {}
    }
}
