package org.zenorb.serve;

import org.omg.CORBA.ORB;
import org.zenorb.context.ThreadContexts;

/**
 * What the ORB offers to its object adapter.
 *
 * <p>Thread: any.
 */
public interface AdapterHost {
    /** The ORB. */
    ORB orb();

    /** The random 64-bit number of this life of the ORB, part of every object key. */
    long incarnation();

    /** The per-thread contexts; the upcall stack holds {@link ServerRequest}s. */
    ThreadContexts contexts();

    /** A numeric setting of the adapter, by its full name such as {@code zen.poa.maxObjects}. */
    long setting(String name);

    /**
     * A reference to an object of this ORB.
     *
     * @param repositoryId the most derived interface
     * @param objectKey the key; becomes part of the reference and must not be changed
     * @param endpoints where the object can be reached, from {@link #endpoints}; null for the
     *     default lane
     * @return a CORBA object with this process's addresses in its profiles
     */
    org.omg.CORBA.Object newReference(
            String repositoryId, byte[] objectKey, AdapterEndpoints endpoints);

    /**
     * The endpoints of the lane that serves a priority within a thread pool of RT-CORBA.
     *
     * @param threadpoolId as RTORB.create_threadpool_with_lanes gave it
     * @param corbaPriority the CORBA priority that a lane must have exactly
     * @throws org.omg.CORBA.BAD_PARAM when there is no such pool
     * @throws org.omg.CORBA.INV_POLICY when the pool has no lane of this priority
     */
    AdapterEndpoints endpoints(int threadpoolId, short corbaPriority);

    /**
     * The object key of a reference that this ORB incarnation made and that leads here, or null for
     * any other reference. The array must not be changed.
     */
    byte[] localKey(org.omg.CORBA.Object reference);

    /**
     * What the interface repository says of an interface.
     *
     * @throws org.omg.CORBA.INTF_REPOS when there is no repository, or no such interface in it
     */
    org.omg.CORBA.Object interfaceDef(String repositoryId);

    /**
     * Starts the default lane's acceptors, if they do not run yet, so that references lead here.
     */
    void startServing();
}
