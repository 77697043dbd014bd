/**
 * jperf's front door: perfect hash functions over sets of names.
 *
 * <p>Enters: names, as strings or bytes. Leaves: a {@link org.zenorb.jperf.PerfectHash} that looks
 * names up, and Java text that does the same ({@link org.zenorb.jperf.JavaEmitter}). The way there:
 * {@code keyword} (the set), {@code position} (what is read of a name), {@code value} (associated
 * values, the hash function), {@code table} (names in their slots), {@code emit} (source text);
 * each room sees only the ones before it. Thread: any.
 */
package org.zenorb.jperf;
