package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.GperfKeyword;
import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.value.HashFunction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Keywords in the order of their slots; several may share one.
 *
 * <p>The empty keyword, which hash functions do not know, has a slot of its own behind the others.
 *
 * <p>Thread: any; immutable.
 */
final class CTable {
    private final HashFunction functionOrNull;
    private final List<CEntry> entries = new ArrayList<>();
    private final boolean withEmpty;
    private final int slots;
    private final boolean shared;
    private int minLength = Integer.MAX_VALUE;
    private int maxLength;

    CTable(List<GperfKeyword> keywords, HashFunction functionOrNull, boolean ignoreCase) {
        this.functionOrNull = functionOrNull;
        int hashed = functionOrNull == null ? 0 : functionOrNull.slots();
        boolean empty = false;
        for (GperfKeyword keyword : keywords) {
            byte[] key = ignoreCase ? AsciiCase.lower(keyword.key()) : keyword.key();
            boolean isEmpty = key.length == 0;
            int slot = isEmpty ? hashed : functionOrNull.slot(key, 0, key.length);
            entries.add(new CEntry(keyword, slot));
            empty = empty || isEmpty;
            if (!isEmpty) {
                minLength = Math.min(minLength, key.length);
                maxLength = Math.max(maxLength, key.length);
            }
        }
        entries.sort(Comparator.comparingInt(CEntry::slot));
        this.withEmpty = empty;
        this.slots = entries.isEmpty() ? 0 : entries.get(entries.size() - 1).slot() + 1;
        boolean found = false;
        for (int i = 1; i < entries.size(); i++) {
            found = found || entries.get(i).slot() == entries.get(i - 1).slot();
        }
        this.shared = found;
    }

    /** The hash function; null if there is no keyword but perhaps the empty one. */
    HashFunction function() {
        return functionOrNull;
    }

    /** All keywords by slot; those of one slot in the order of the file. */
    List<CEntry> entries() {
        return entries;
    }

    /** One more than the largest slot with a keyword. */
    int slots() {
        return slots;
    }

    /** True if some slot has several keywords. */
    boolean isShared() {
        return shared;
    }

    /** True if every slot has a keyword. */
    boolean isFull() {
        return !shared && entries.size() == slots;
    }

    /** True if the empty keyword is one; it has the last slot. */
    boolean hasEmpty() {
        return withEmpty;
    }

    /** The shortest length that is hashed; above {@link #maxLength} if none is. */
    int minLength() {
        return minLength;
    }

    int maxLength() {
        return maxLength;
    }

    int minSlot() {
        return entries.isEmpty() ? 0 : entries.get(0).slot();
    }
}
