/**
 * The lists of CORBA's pseudo-objects: named values, names, types of exceptions; and contexts,
 * which the streams of {@code org.zenorb.cdr} read and write. They count as one room with them.
 *
 * <p>Lists belong to whoever holds them, one thread at a time; a context is for any thread.
 */
package org.zenorb.cdr.named;
