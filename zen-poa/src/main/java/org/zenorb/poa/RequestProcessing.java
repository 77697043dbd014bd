package org.zenorb.poa;

import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantManager;
import org.zenorb.error.MinorCode;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.serve.ServerRequest;

/**
 * Where the servant of a request comes from when no active object has its id: the request
 * processing policy of a POA (CORBA 3.3 part 1, 15.2.8).
 *
 * <p>Thread: any.
 */
sealed interface RequestProcessing
        permits ObjectMapOnly, DefaultServant, ServantActivation, ServantLocation {
    /**
     * Finds a servant, counts the request in, and makes it the request's target.
     *
     * @return false when the request was refused or forwarded instead
     * @throws org.omg.CORBA.SystemException what a servant manager throws
     */
    boolean provide(ServerRequest request, PoaNode poa);

    /** Undoes {@link #provide} where the request runs in no entry of the object map. */
    default void postinvoke(ServerRequest request, PoaNode poa) {}

    /** Whether an object that is not active may be there nevertheless. */
    default boolean mayServeInactive() {
        return false;
    }

    /** The servant of all ids that have none of their own, or null. */
    default Servant defaultServant() {
        return null;
    }

    /** Sets the default servant; only where the policy says so. */
    default void defaultServant(Servant servant) {
        throw MinorCode.BROKEN_INVARIANT.no("set_servant without USE_DEFAULT_SERVANT");
    }

    /** The servant manager, or null. */
    default ServantManager servantManager() {
        return null;
    }

    /**
     * Sets the servant manager, once; only where the policy says so.
     *
     * @throws org.omg.CORBA.OBJ_ADAPTER when it is not of the kind that the policies want
     * @throws org.omg.CORBA.BAD_INV_ORDER when there is one
     */
    default void servantManager(ServantManager manager) {
        throw MinorCode.BROKEN_INVARIANT.no("set_servant_manager without USE_SERVANT_MANAGER");
    }

    /** The processing that policies ask for. */
    static RequestProcessing of(PoaPolicies policies, PoaAdapter adapter) {
        return switch (policies.processing()) {
            case OBJECT_MAP -> new ObjectMapOnly();
            case DEFAULT_SERVANT -> new DefaultServant();
            case SERVANT_MANAGER ->
                    policies.retain()
                            ? new ServantActivation(adapter)
                            : new ServantLocation(adapter);
        };
    }
}
