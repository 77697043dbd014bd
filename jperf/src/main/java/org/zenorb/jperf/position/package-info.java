/**
 * Key positions: which parts of a keyword are read to tell it from the others.
 *
 * <p>Enters: a keyword set. Leaves: a {@link org.zenorb.jperf.position.KeyPositions} that separates
 * the keywords, or, where a few positions do not, a {@link org.zenorb.jperf.position.KeyView} that
 * reads the whole keyword. Thread: any; everything here is immutable.
 */
package org.zenorb.jperf.position;
