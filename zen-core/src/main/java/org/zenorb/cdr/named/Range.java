package org.zenorb.cdr.named;

import org.omg.CORBA.Bounds;

import java.util.List;

/** The check that all lists make. Thread: any. */
final class Range {
    private Range() {}

    static int checked(int index, List<?> list) throws Bounds {
        if (index < 0 || index >= list.size()) {
            throw new Bounds("item " + index + " of " + list.size());
        }
        return index;
    }
}
