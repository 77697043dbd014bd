package org.zenorb.jperf.c;

import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.DisplacedHash;

import java.util.HashMap;
import java.util.Map;

/**
 * The table that refuses strangers: of each slot the keyword's length and one of its bytes.
 *
 * <p>Where a sum of associated values may exceed the table of words, this table has an entry for
 * each sum there may be, so that one comparison refuses these strangers, too.
 *
 * <p>Thread: any; immutable.
 */
final class CChecks {
    private static final String NAME = "jperf_check";

    /** Longer keywords would make the table twice as large. */
    private static final int MAX_LENGTH = 255;

    /** The table for all sums may be this many times as long as that of words, and a bit. */
    private static final int MAX_STRETCH = 4;

    private static final int STRETCH = 64;

    private final CTable table;

    /** As in {@link KeyPositions}, inside every keyword. */
    private final int position;

    /** What is added to a slot to give its entry. */
    private final int base;

    private final int size;
    private final boolean anyKey;

    CChecks(CTable table) {
        this.table = table;
        this.position = position(table);
        int sums = table.function() instanceof AssociatedHash hash ? sums(hash) : Integer.MAX_VALUE;
        this.anyKey = sums <= MAX_STRETCH * table.slots() + STRETCH;
        this.base = anyKey ? ((AssociatedHash) table.function()).base() : 0;
        this.size = anyKey ? sums : table.slots();
    }

    /** True if the table's keywords have such entries. */
    static boolean areFor(CTable table) {
        return table.function() != null && !table.hasEmpty() && table.maxLength() <= MAX_LENGTH;
    }

    /** One more than the largest sum of a length that is looked up and any bytes. */
    private int sums(AssociatedHash hash) {
        int most = 0;
        for (int i = 0; i <= hash.mask() && hash.positions().count() > 0; i++) {
            most = Math.max(most, hash.value(i));
        }
        return (hash.isWithLength() ? table.maxLength() : 0) + most * hash.positions().count() + 1;
    }

    /**
     * Where keywords differ most, and if possible where the hash function does not look: strangers
     * that differ from a keyword elsewhere seldom get that keyword's slot.
     */
    private static int position(CTable table) {
        int best = 0;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 2 * table.minLength(); i++) {
            int candidate = (i & 1) == 0 ? i >> 1 : -1 - (i >> 1);
            long alike = alike(table, candidate) * (isRead(table, candidate) ? 2 : 1);
            if (alike < least) {
                least = alike;
                best = candidate;
            }
        }
        return best;
    }

    /** The number of pairs of keywords with the same byte there. */
    private static long alike(CTable table, int position) {
        Map<Integer, Integer> counts = new HashMap<>();
        long pairs = 0;
        for (CEntry entry : table.entries()) {
            pairs += counts.merge(unit(entry, position), 1, Integer::sum);
        }
        return pairs;
    }

    private static boolean isRead(CTable table, int position) {
        KeyPositions read;
        if (table.function() instanceof AssociatedHash hash) {
            read = hash.positions();
        } else if (table.function() instanceof DisplacedHash hash
                && hash.view() instanceof KeyView.Packed packed) {
            read = packed.positions();
        } else {
            return false;
        }
        for (int i = 0; i < read.count(); i++) {
            if (read.get(i) == position) {
                return true;
            }
        }
        return false;
    }

    private static int unit(CEntry entry, int position) {
        return KeyPositions.unit(entry.keyword().key(), 0, entry.length(), position);
    }

    /** True if the table has an entry for any number that the hash function gives. */
    boolean takesAnyKey() {
        return anyKey;
    }

    void write(CText out, CStyle style) {
        int[] checks = new int[size];
        for (CEntry entry : table.entries()) {
            int unit = unit(entry, position);
            int folded = style.ignoresCase() ? AsciiCase.lower(unit) : unit;
            checks[entry.slot() + base] = entry.length() << 8 | folded;
        }
        out.numbers("static " + style.con(), NAME, size, i -> checks[i]);
    }

    /** The condition that only strangers meet. */
    String fails(CStyle style) {
        String index = base == 0 ? "key" : "key " + (base > 0 ? "+ " : "- ") + Math.abs(base) + "u";
        String at = position >= 0 ? "" + position : "len - " + -position;
        String unit = "(unsigned char) str[" + at + "]";
        unit = style.ignoresCase() ? "jperf_downcase[" + unit + "]" : unit;
        return NAME + "[" + index + "] != ((unsigned int) len << 8 | " + unit + ")";
    }
}
