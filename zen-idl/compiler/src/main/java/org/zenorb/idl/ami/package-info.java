/**
 * Asynchronous method invocation, callback model: the pass that adds the implied IDL.
 *
 * <p>Enters: the {@link org.zenorb.idl.model.Specification} that the checker made. Leaves: one like
 * it, in which each interface has its {@code sendc_} operations and stands beside the interface of
 * its reply handlers. Nothing behind this pass has to know where a definition came from. Source:
 * CORBA 3.3 part 1, chapter "CORBA Messaging". Thread: any; the pass keeps no state.
 */
package org.zenorb.idl.ami;
