/**
 * TypeCodes and Anys: the types of IDL as values, and values that carry their type.
 *
 * <p>They read and are read by the streams of {@code org.zenorb.cdr} and count as one room with
 * them. TypeCodes come from generated helpers (through the ORB's {@code create_…_tc}) or off the
 * wire, and are immutable and for any thread; an Any belongs to whoever holds it, one thread at a
 * time.
 */
package org.zenorb.cdr.type;
