/**
 * The POA: an object key enters, a servant leaves, counted as running and let through by its POA
 * manager. The request's way is {@code PoaAdapter → Demultiplexer → PoaNode (table) →
 * ActiveObjectMap (table) → ObjectEntry}; it runs on the lanes' threads or a collocated caller's.
 * Everything else here is the CORBA face of that (POA, POAManager, Current, policies), which runs
 * on the application's threads. Found through {@link org.zenorb.serve.ObjectAdapterSupplier}.
 */
package org.zenorb.poa;
