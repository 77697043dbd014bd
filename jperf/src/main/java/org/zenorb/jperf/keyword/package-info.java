/**
 * The keyword set: what enters jperf.
 *
 * <p>Enters: names as strings or bytes. Leaves: a {@link org.zenorb.jperf.keyword.KeywordSet} of
 * distinct byte strings, in the order given. Thread: any; everything here is immutable.
 */
package org.zenorb.jperf.keyword;
