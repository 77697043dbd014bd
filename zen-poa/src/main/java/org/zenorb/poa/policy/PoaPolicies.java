package org.zenorb.poa.policy;

import org.zenorb.poa.rt.RtPolicies;

/**
 * What the seven policies of a POA say, checked for contradictions (CORBA 3.3 part 1, 15.3.8).
 *
 * <p>Thread: any; immutable.
 *
 * @param singleThread SINGLE_THREAD_MODEL instead of ORB_CTRL_MODEL
 * @param persistent PERSISTENT instead of TRANSIENT
 * @param uniqueIds UNIQUE_ID instead of MULTIPLE_ID
 * @param systemIds SYSTEM_ID instead of USER_ID
 * @param implicitActivation IMPLICIT_ACTIVATION instead of NO_IMPLICIT_ACTIVATION
 * @param retain RETAIN instead of NON_RETAIN
 * @param processing where servants come from
 * @param rt the real-time policies
 */
public record PoaPolicies(
        boolean singleThread,
        boolean persistent,
        boolean uniqueIds,
        boolean systemIds,
        boolean implicitActivation,
        boolean retain,
        Processing processing,
        RtPolicies rt) {

    /** The request processing policy. */
    public enum Processing {
        /** USE_ACTIVE_OBJECT_MAP_ONLY. */
        OBJECT_MAP,
        /** USE_DEFAULT_SERVANT. */
        DEFAULT_SERVANT,
        /** USE_SERVANT_MANAGER. */
        SERVANT_MANAGER
    }

    /** What create_POA takes where its policy list is silent. */
    public static final PoaPolicies DEFAULT =
            new PoaPolicies(
                    false, false, true, true, false, true, Processing.OBJECT_MAP, RtPolicies.NONE);

    /** The RootPOA's policies: the defaults, and IMPLICIT_ACTIVATION. */
    public static final PoaPolicies ROOT =
            new PoaPolicies(
                    false, false, true, true, true, true, Processing.OBJECT_MAP, RtPolicies.NONE);
}
