package org.zenorb.jperf.table;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.PositionChoice;
import org.zenorb.jperf.position.PositionSearch;
import org.zenorb.jperf.table.SearchSettings.Construction;
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
     * The table of the keywords: the smallest of those that the attempts found.
     *
     * @throws IllegalArgumentException if the wanted construction does not exist for them, or if
     *     what may be read does not tell them apart
     */
    public static KeywordTable find(KeywordSet keywords, SearchSettings settings) {
        KeywordSet hashed = keywords.withoutEmpty();
        if (hashed.size() == 0) {
            return new KeywordTable(keywords, null);
        }
        HashFunction best = function(hashed, settings);
        for (int i = 1; i < settings.attempts() && best.slots() > hashed.size(); i++) {
            HashFunction next = function(hashed, settings.withSeed(settings.seed() + i));
            best = next.slots() < best.slots() ? next : best;
        }
        return new KeywordTable(keywords, best);
    }

    private static HashFunction function(KeywordSet hashed, SearchSettings settings) {
        int n = hashed.size();
        boolean only = settings.construction() == Construction.ASSOCIATED;
        boolean free = settings.choice().isFree();
        KeyPositions positions =
                n <= MAX_POSITIONED || only || !free
                        ? PositionSearch.find(hashed, settings.choice(), KeyView.MAX_PACKED)
                        : null;
        if (positions == null && !settings.choice().positions().isEmpty()) {
            throw new IllegalArgumentException(
                    "the positions that may be read do not tell these "
                            + n
                            + " keywords apart; allow others");
        }
        if (settings.construction() == Construction.DISPLACED
                || settings.construction() == Construction.ANY && n > MAX_ASSOCIATED) {
            return displaced(hashed, positions, settings);
        }
        int maxPositions = only || !free ? KeyView.MAX_PACKED : AssociatedSearch.MAX_POSITIONS;
        AssociatedHash found = associated(hashed, positions, maxPositions, settings);
        if (found != null) {
            return found;
        }
        if (only) {
            throw new IllegalArgumentException(
                    "no associated values found for these "
                            + n
                            + " keywords"
                            + (settings.minimal() ? " in a minimal table" : "")
                            + "; leave the construction open");
        }
        return displaced(hashed, positions, settings);
    }

    private static HashFunction displaced(
            KeywordSet hashed, KeyPositions positionsOrNull, SearchSettings settings) {
        KeyView.Packed packedOrNull =
                positionsOrNull == null
                        ? null
                        : new KeyView.Packed(positionsOrNull, settings.choice().withLength());
        return DisplacedSearch.find(
                hashed,
                packedOrNull,
                settings.words() && settings.choice().isFree(),
                settings.minSlots(hashed.size()),
                settings.seed());
    }

    /**
     * Associated values for the positions; if there are none, for those that make do without the
     * length, of which there may be one more: where the length is all that differs, or goes up and
     * down too much, that leaves more freedom.
     */
    private static AssociatedHash associated(
            KeywordSet hashed, KeyPositions positions, int maxPositions, SearchSettings settings) {
        if (positions == null || positions.count() > maxPositions) {
            return null;
        }
        AssociatedHash found = associated(hashed, positions, settings);
        if (found == null && settings.choice().withLength()) {
            int limit = Math.min(positions.count() + 1, maxPositions);
            PositionChoice choice = new PositionChoice(settings.choice().positions(), false);
            KeyPositions others = PositionSearch.find(hashed, choice, limit);
            found = others == null ? null : associated(hashed, others, settings);
        }
        return found;
    }

    private static AssociatedHash associated(
            KeywordSet hashed, KeyPositions positions, SearchSettings settings) {
        int minSlots = settings.minSlots(hashed.size());
        boolean only = settings.construction() == Construction.ASSOCIATED;
        int growth = only ? MAX_GROWTH * hashed.size() : hashed.size() / SLACK;
        return AssociatedSearch.find(
                hashed,
                positions,
                settings.choice(),
                minSlots,
                settings.minimal() ? minSlots : minSlots + growth,
                settings.seed());
    }
}
