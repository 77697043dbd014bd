package org.zenorb.serve;

/**
 * Found through {@link java.util.ServiceLoader}: makes the object adapter of an ORB when needed.
 */
public interface ObjectAdapterSupplier {
    /** The adapter of this ORB; called at most once per ORB. */
    ObjectAdapter newObjectAdapter(AdapterHost host);
}
