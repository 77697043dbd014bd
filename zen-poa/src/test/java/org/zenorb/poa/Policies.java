package org.zenorb.poa;

import org.omg.CORBA.Policy;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.IdUniquenessPolicyValue;
import org.omg.PortableServer.ImplicitActivationPolicyValue;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.RequestProcessingPolicyValue;
import org.omg.PortableServer.ServantRetentionPolicyValue;
import org.omg.PortableServer.ThreadPolicyValue;

/** Policy objects, as an application makes them. */
final class Policies {
    private final POA maker;

    Policies(POA maker) {
        this.maker = maker;
    }

    Policy userId() {
        return maker.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID);
    }

    Policy systemId() {
        return maker.create_id_assignment_policy(IdAssignmentPolicyValue.SYSTEM_ID);
    }

    Policy persistent() {
        return maker.create_lifespan_policy(LifespanPolicyValue.PERSISTENT);
    }

    Policy transient_() {
        return maker.create_lifespan_policy(LifespanPolicyValue.TRANSIENT);
    }

    Policy multiple() {
        return maker.create_id_uniqueness_policy(IdUniquenessPolicyValue.MULTIPLE_ID);
    }

    Policy unique() {
        return maker.create_id_uniqueness_policy(IdUniquenessPolicyValue.UNIQUE_ID);
    }

    Policy implicit() {
        return maker.create_implicit_activation_policy(
                ImplicitActivationPolicyValue.IMPLICIT_ACTIVATION);
    }

    Policy explicit() {
        return maker.create_implicit_activation_policy(
                ImplicitActivationPolicyValue.NO_IMPLICIT_ACTIVATION);
    }

    Policy singleThread() {
        return maker.create_thread_policy(ThreadPolicyValue.SINGLE_THREAD_MODEL);
    }

    Policy mainThread() {
        return maker.create_thread_policy(ThreadPolicyValue.MAIN_THREAD_MODEL);
    }

    Policy orbControl() {
        return maker.create_thread_policy(ThreadPolicyValue.ORB_CTRL_MODEL);
    }

    Policy nonRetain() {
        return maker.create_servant_retention_policy(ServantRetentionPolicyValue.NON_RETAIN);
    }

    Policy retain() {
        return maker.create_servant_retention_policy(ServantRetentionPolicyValue.RETAIN);
    }

    Policy defaultServant() {
        return maker.create_request_processing_policy(
                RequestProcessingPolicyValue.USE_DEFAULT_SERVANT);
    }

    Policy servantManager() {
        return maker.create_request_processing_policy(
                RequestProcessingPolicyValue.USE_SERVANT_MANAGER);
    }

    Policy objectMapOnly() {
        return maker.create_request_processing_policy(
                RequestProcessingPolicyValue.USE_ACTIVE_OBJECT_MAP_ONLY);
    }
}
