package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.GperfKeyword;

/**
 * A keyword and the slot it has.
 *
 * <p>Thread: any; immutable.
 */
record CEntry(GperfKeyword keyword, int slot) {
    int length() {
        return keyword.key().length;
    }
}
