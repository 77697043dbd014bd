package org.zenorb.jperf.table;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.PositionSearch;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.AssociatedSearch;
import org.zenorb.jperf.value.DisplacedSearch;
import org.zenorb.jperf.value.HashFunction;

/**
 * Chooses between the constructions and builds the table.
 *
 * <p>Associated values win where they are found quickly: small sets that few positions separate.
 * Hash and displace takes everything else.
 *
 * <p>Thread: any; each search has its own state.
 */
public final class TableSearch {
    /** Which constructions may be used. */
    public enum Construction {
        ANY,
        ASSOCIATED,
        DISPLACED
    }

    /** Sets larger than this have no associated values in a table that is nearly full. */
    private static final int MAX_ASSOCIATED = 64;

    /** Looking for positions costs more than reading whole names in larger sets. */
    private static final int MAX_POSITIONED = 4096;

    /** One slot in eight may stay empty if that saves the displacements. */
    private static final int SLACK = 8;

    /**
     * When nothing but associated values will do, the table may have this many slots per keyword.
     */
    private static final int MAX_GROWTH = 64;

    private TableSearch() {}

    /**
     * The table of the keywords.
     *
     * @throws IllegalArgumentException if the wanted construction does not exist for them
     */
    public static KeywordTable find(
            KeywordSet keywords, Construction construction, boolean minimal) {
        KeywordSet hashed = keywords.withoutEmpty();
        return new KeywordTable(
                keywords, hashed.size() == 0 ? null : function(hashed, construction, minimal));
    }

    private static HashFunction function(
            KeywordSet hashed, Construction construction, boolean minimal) {
        int n = hashed.size();
        boolean only = construction == Construction.ASSOCIATED;
        KeyPositions positions =
                n <= MAX_POSITIONED || only
                        ? PositionSearch.find(hashed, KeyView.MAX_PACKED)
                        : null;
        if (construction == Construction.DISPLACED
                || construction == Construction.ANY && n > MAX_ASSOCIATED) {
            return DisplacedSearch.find(hashed, positions);
        }
        int maxPositions = only ? KeyView.MAX_PACKED : AssociatedSearch.MAX_POSITIONS;
        int maxSlots = minimal ? n : n + (only ? MAX_GROWTH * n : n / SLACK);
        AssociatedHash found = associated(hashed, positions, maxPositions, maxSlots);
        if (found != null) {
            return found;
        }
        if (only) {
            throw new IllegalArgumentException(
                    "no associated values found for these "
                            + n
                            + " keywords"
                            + (minimal ? " in a minimal table" : "")
                            + "; leave the construction open");
        }
        return DisplacedSearch.find(hashed, positions);
    }

    /**
     * Associated values for the positions; if there are none, for those that make do without the
     * length, of which there may be one more: where the length is all that differs, or goes up and
     * down too much, that leaves more freedom.
     */
    private static AssociatedHash associated(
            KeywordSet hashed, KeyPositions positions, int maxPositions, int maxSlots) {
        AssociatedHash found = null;
        if (positions != null && positions.count() <= maxPositions) {
            found = AssociatedSearch.find(hashed, positions, maxSlots);
            if (found == null) {
                int limit = Math.min(positions.count() + 1, maxPositions);
                KeyPositions others = PositionSearch.findWithoutLength(hashed, limit);
                found = others == null ? null : AssociatedSearch.find(hashed, others, maxSlots);
            }
        }
        return found;
    }
}
