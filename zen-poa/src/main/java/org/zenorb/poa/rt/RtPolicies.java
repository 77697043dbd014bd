package org.zenorb.poa.rt;

import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.INV_POLICY;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.omg.RTCORBA.PriorityModel;
import org.omg.RTCORBA.PriorityModelPolicy;
import org.omg.RTCORBA.ThreadpoolPolicy;
import org.omg.RTCORBA.minPriority;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.AdapterHost;

/**
 * The real-time policies of one POA: which thread pool serves it, at which priority (Real-time
 * CORBA 1.2, 5.5.2 and 5.10). In this form: a thread pool, and SERVER_DECLARED with the priority of
 * one of its lanes. Without a priority model it has to be a pool without lanes, or one with a lane
 * of the lowest priority.
 *
 * <p>Thread: any; immutable.
 *
 * @param threadpool the pool; null without real-time policies
 * @param isServerDeclared whether objects have priorities
 * @param priority the priority of objects that have none of their own
 * @param threadpoolPosition where the policy stood in the list
 * @param modelPosition where the priority model stood in the list
 */
public record RtPolicies(
        Integer threadpool,
        boolean isServerDeclared,
        short priority,
        int threadpoolPosition,
        int modelPosition) {

    /** No real-time policies: the ORB's default lane. */
    public static final RtPolicies NONE = new RtPolicies(null, false, minPriority.value, -1, -1);

    /**
     * Picks the real-time policies out of a list.
     *
     * @throws InvalidPolicy with the index of the first that cannot be had
     */
    public static RtPolicies of(Policy[] policies) throws InvalidPolicy {
        int poolAt = first(policies, ThreadpoolPolicy.class);
        int modelAt = first(policies, PriorityModelPolicy.class);
        ThreadpoolPolicy pool = poolAt < 0 ? null : (ThreadpoolPolicy) policies[poolAt];
        PriorityModelPolicy model = modelAt < 0 ? null : (PriorityModelPolicy) policies[modelAt];
        for (int i = 0; i < policies.length; i++) {
            if (policies[i] instanceof ThreadpoolPolicy p && p.threadpool() != pool.threadpool()) {
                throw invalid("contradicts the policy at index " + poolAt, i);
            }
            if (policies[i] instanceof PriorityModelPolicy p && !areEqual(p, model)) {
                throw invalid("contradicts the policy at index " + modelAt, i);
            }
        }
        if (pool == null && model == null) {
            return NONE;
        }
        if (model != null && model.priority_model() != PriorityModel.SERVER_DECLARED) {
            throw invalid("CLIENT_PROPAGATED is not supported yet", modelAt);
        }
        if (pool == null) {
            throw invalid("SERVER_DECLARED is supported together with a ThreadpoolPolicy", modelAt);
        }
        short priority = model == null ? minPriority.value : model.server_priority();
        return new RtPolicies(
                pool.threadpool(),
                model != null,
                priority,
                poolAt,
                model == null ? poolAt : modelAt);
    }

    /** Whether this policy is one of those that {@link #of} looks at. */
    public static boolean knows(Policy policy) {
        return policy instanceof ThreadpoolPolicy || policy instanceof PriorityModelPolicy;
    }

    /**
     * Where the objects of the POA can be reached.
     *
     * @return null for the ORB's default lane
     * @throws InvalidPolicy when there is no such pool or it has no lane of the priority
     */
    public AdapterEndpoints endpoints(AdapterHost host) throws InvalidPolicy {
        if (threadpool == null) {
            return null;
        }
        try {
            return host.endpoints(threadpool, priority);
        } catch (BAD_PARAM e) {
            throw because(e, threadpoolPosition);
        } catch (INV_POLICY e) {
            throw because(e, modelPosition);
        }
    }

    /**
     * Where an object with a priority of its own can be reached.
     *
     * @throws BAD_PARAM when it is no CORBA priority or no lane of the pool has it
     */
    public AdapterEndpoints endpoints(AdapterHost host, short ownPriority) {
        if (ownPriority < minPriority.value) {
            throw MinorCode.BAD_PRIORITY.no(ownPriority + " is negative");
        }
        try {
            return host.endpoints(threadpool, ownPriority);
        } catch (INV_POLICY e) {
            throw (BAD_PARAM) MinorCode.BAD_PRIORITY.no(e.getMessage()).initCause(e);
        }
    }

    private static int first(Policy[] policies, Class<? extends Policy> type) {
        for (int i = 0; i < policies.length; i++) {
            if (type.isInstance(policies[i])) {
                return i;
            }
        }
        return -1;
    }

    private static boolean areEqual(PriorityModelPolicy a, PriorityModelPolicy b) {
        return a.priority_model() == b.priority_model()
                && a.server_priority() == b.server_priority();
    }

    private static InvalidPolicy because(RuntimeException cause, int position) {
        InvalidPolicy e = invalid(cause.getMessage(), position);
        e.initCause(cause);
        return e;
    }

    private static InvalidPolicy invalid(String reason, int position) {
        return new InvalidPolicy(reason, (short) position);
    }
}
