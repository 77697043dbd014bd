package org.zenorb.orb;

import org.omg.BiDirPolicy.BIDIRECTIONAL_POLICY_TYPE;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_POLICY;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.CORBA.SecConstruction;
import org.omg.CORBA.UNSUPPORTED_POLICY;
import org.omg.CosTransactions.INVOCATION_POLICY_TYPE;
import org.omg.CosTransactions.NON_TX_TARGET_POLICY_TYPE;
import org.omg.CosTransactions.OTS_POLICY_TYPE;
import org.omg.MessageRouting.IMMEDIATE_SUSPEND_POLICY_TYPE;
import org.omg.MessageRouting.RESUME_POLICY_TYPE;
import org.omg.Messaging.QUEUE_ORDER_POLICY_TYPE;
import org.omg.Messaging.REBIND_POLICY_TYPE;
import org.omg.PortableInterceptor.PROCESSING_MODE_POLICY_TYPE;
import org.omg.PortableServer.REQUEST_PROCESSING_POLICY_ID;
import org.omg.PortableServer.THREAD_POLICY_ID;
import org.omg.RTCORBA.CLIENT_PROTOCOL_POLICY_TYPE;
import org.omg.RTCORBA.PRIORITY_BANDED_CONNECTION_POLICY_TYPE;
import org.omg.RTCORBA.PRIORITY_MODEL_POLICY_TYPE;
import org.omg.RTCORBA.PRIVATE_CONNECTION_POLICY_TYPE;
import org.omg.RTCORBA.SERVER_PROTOCOL_POLICY_TYPE;
import org.omg.RTCORBA.THREADPOOL_POLICY_TYPE;
import org.zenorb.serve.ObjectAdapter;

import java.util.function.Supplier;

/**
 * Makes policies by number and value. Those of the POA come from the object adapter; of the others
 * that the OMG has numbered, none can be made here, and the error says where it can be or that ZEN
 * has nothing of the kind.
 *
 * <p>Source: CORBA 3.3, part 1, 8.11.3 "Creation of Policy Objects". Thread: any.
 */
final class PolicySupplier {
    private final Supplier<ObjectAdapter> adapter;

    /**
     * For one ORB.
     *
     * @param adapter gives the ORB's object adapter, or null when it has none
     */
    PolicySupplier(Supplier<ObjectAdapter> adapter) {
        this.adapter = adapter;
    }

    /**
     * A policy.
     *
     * @throws PolicyError BAD_POLICY for a number that means nothing, UNSUPPORTED_POLICY for one
     *     that ZEN makes no policy of, else what the value deserves
     */
    Policy create(int type, Any value) throws PolicyError {
        if (isOfPoa(type)) {
            ObjectAdapter present = adapter.get();
            if (present == null) {
                throw unsupported(type, "no object adapter is on the class or module path");
            }
            return present.newPolicy(type, value);
        }
        switch (type) {
            case PRIORITY_MODEL_POLICY_TYPE.value ->
                    throw unsupported(type, "RTORB.create_priority_model_policy makes it");
            case THREADPOOL_POLICY_TYPE.value ->
                    throw unsupported(type, "RTORB.create_threadpool_policy makes it");
            default -> {
                if (isStandard(type)) {
                    throw unsupported(type, "ZEN has no such policy");
                }
                throw new PolicyError(
                        "there is no policy type " + Integer.toUnsignedString(type),
                        BAD_POLICY.value);
            }
        }
    }

    private static PolicyError unsupported(int type, String reason) {
        return new PolicyError("policy type " + type + ": " + reason, UNSUPPORTED_POLICY.value);
    }

    private static boolean isOfPoa(int type) {
        return isBetween(THREAD_POLICY_ID.value, type, REQUEST_PROCESSING_POLICY_ID.value);
    }

    private static boolean isStandard(int type) {
        return type == SecConstruction.value
                || type == BIDIRECTIONAL_POLICY_TYPE.value
                || type == PROCESSING_MODE_POLICY_TYPE.value
                || type == SERVER_PROTOCOL_POLICY_TYPE.value
                || type == CLIENT_PROTOCOL_POLICY_TYPE.value
                || type == PRIVATE_CONNECTION_POLICY_TYPE.value
                || type == PRIORITY_BANDED_CONNECTION_POLICY_TYPE.value
                || type == INVOCATION_POLICY_TYPE.value
                || type == OTS_POLICY_TYPE.value
                || type == NON_TX_TARGET_POLICY_TYPE.value
                || isBetween(REBIND_POLICY_TYPE.value, type, QUEUE_ORDER_POLICY_TYPE.value)
                || isBetween(IMMEDIATE_SUSPEND_POLICY_TYPE.value, type, RESUME_POLICY_TYPE.value);
    }

    private static boolean isBetween(int first, int type, int last) {
        return first <= type && type <= last;
    }
}
