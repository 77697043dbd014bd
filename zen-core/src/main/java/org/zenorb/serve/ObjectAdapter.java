package org.zenorb.serve;

/**
 * What the ORB needs of an object adapter; zen-poa provides it.
 *
 * <p>Thread: any number of lanes at once.
 */
public interface ObjectAdapter {
    /**
     * Finds the servant of a request by its object key, checks the state of its adapter, and counts
     * the request as running. Allocates nothing for active transient objects and throws nothing but
     * the SystemException that a servant manager of the application may throw.
     *
     * <p>On {@link Outcome#SERVANT} the request's target is set and {@link #postinvoke} will be
     * called exactly once, whatever the upcall does; on every other outcome it will not be called.
     */
    Outcome preinvoke(ServerRequest request);

    /** The upcall is over and its reply is encoded; the counts of preinvoke are taken back. */
    void postinvoke(ServerRequest request);

    /**
     * Whether the object of this key could be invoked now, for LocateRequest and
     * validate_connection: {@link Outcome#SERVANT}, FORWARD or REFUSED. Counts nothing, and no
     * postinvoke follows.
     */
    Outcome locate(ServerRequest request);

    /** The adapter's initial references (RootPOA, POACurrent, ...); null for any other name. */
    org.omg.CORBA.Object initialReference(String name);

    /** The names that {@link #initialReference} knows. */
    String[] initialReferenceNames();

    /**
     * A policy of the adapter, by its number.
     *
     * @param type one that the OMG gave to PortableServer
     * @throws org.omg.CORBA.PolicyError when the value is not of the policy's type, or not
     *     supported
     */
    org.omg.CORBA.Policy newPolicy(int type, org.omg.CORBA.Any value)
            throws org.omg.CORBA.PolicyError;

    /**
     * The delegate that makes {@code Servant._this(ORB)} and its kin work for servants that no POA
     * has activated yet.
     */
    org.omg.PortableServer.portable.Delegate servantDelegate();

    /**
     * Begins the end: no new request is accepted, all adapters are destroyed.
     *
     * @param waitForCompletion whether to return only after all running requests have finished
     */
    void shutdown(boolean waitForCompletion);

    /**
     * Where a key of this process leads, in words, for people: adapter path, indices, generations.
     * Null when the key is not one of this adapter.
     */
    String describe(byte[] objectKey);
}
