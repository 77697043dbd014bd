/**
 * Associated values: the numbers that make a hash function of key positions perfect.
 *
 * <p>Enters: a keyword set and what is read of its keywords. Leaves: a {@link
 * org.zenorb.jperf.value.HashFunction}: gperf's sum of one value per byte read ({@link
 * org.zenorb.jperf.value.AssociatedHash}), or hash and displace ({@link
 * org.zenorb.jperf.value.DisplacedHash}), where the values belong to buckets of keywords. Thread:
 * any; the functions are immutable, a search belongs to its caller.
 */
package org.zenorb.jperf.value;
