/**
 * The resolved specification: what one run of the compiler knows about its IDL, as immutable data.
 *
 * <p>Enters: nothing; the resolver and the checker build these records. Leaves: one {@link
 * org.zenorb.idl.model.Specification}, which emitters read and nothing else. Definitions refer to
 * each other by {@link org.zenorb.idl.model.ScopedName}, looked up in the specification, so that
 * recursive IDL (a struct that holds a sequence of itself, interfaces that name each other) is
 * plain data without cycles. Thread: any; nothing here changes after construction.
 */
package org.zenorb.idl.model;
