package org.zenorb.rt;

import org.omg.CORBA.Policy;
import org.omg.RTCORBA.PRIORITY_MODEL_POLICY_TYPE;
import org.omg.RTCORBA.PriorityModel;
import org.omg.RTCORBA._PriorityModelPolicyLocalBase;

/** Says who decides on the priority of upcalls. Thread: any; immutable. */
final class PriorityModelPolicyValue extends _PriorityModelPolicyLocalBase {
    private static final long serialVersionUID = 1L;

    private final transient PriorityModel model;
    private final short serverPriority;

    PriorityModelPolicyValue(PriorityModel model, short serverPriority) {
        this.model = model;
        this.serverPriority = serverPriority;
    }

    @Override
    public PriorityModel priority_model() {
        return model;
    }

    @Override
    public short server_priority() {
        return serverPriority;
    }

    @Override
    public int policy_type() {
        return PRIORITY_MODEL_POLICY_TYPE.value;
    }

    @Override
    public Policy copy() {
        return new PriorityModelPolicyValue(model, serverPriority);
    }

    @Override
    public void destroy() {
        // holds nothing
    }
}
