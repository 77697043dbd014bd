package org.zenorb.jperf.table;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyPositions;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.KeyWords;
import org.zenorb.jperf.position.PositionChoice;
import org.zenorb.jperf.position.PositionSearch;
import org.zenorb.jperf.table.SearchSettings.Construction;
import org.zenorb.jperf.value.AssociatedHash;
import org.zenorb.jperf.value.AssociatedSearch;
import org.zenorb.jperf.value.DisplacedHash;
import org.zenorb.jperf.value.HashFunction;

import java.util.ArrayList;
import java.util.List;

/**
 * Chooses between the constructions and builds the table.
 *
 * <p>Where single bytes are preferred, associated values win if they are found quickly: in small
 * sets that few positions separate. Hash and displace takes everything else, and reads whole words
 * if that is less than the bytes it would need.
 *
 * <p>Thread: any; each search has its own state.
 */
public final class TableSearch {
    /** Sets larger than this have no associated values in a table that is full. */
    private static final int MAX_ASSOCIATED = 64;

    /**
     * When nothing but associated values will do, the table may have this many slots per keyword.
     */
    private static final int MAX_GROWTH = 64;

    /** More keywords than this have associated values in enormous tables only, if at all. */
    private static final int MAX_ASSOCIATED_ONLY = 1_000;

    /** Reading more single bytes than this costs more than two loads of 4 bytes. */
    private static final int MAX_BYTES = 2;

    /** Looking for positions costs more than reading whole names in larger sets. */
    private static final int MAX_POSITIONED = 4096;

    /** Longer keywords whose ends are the same are read in a loop. */
    private static final int MAX_WORDS = 4;

    /** The part of the keywords that must be of 8 bytes or more before such words are read. */
    private static final double MOSTLY = 0.7;

    /** Takes the length in where the ends of keywords are the same; any odd number will do. */
    private static final long LENGTH_MULTIPLIER = 0xd6e8feb86659fd93L;

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

    /**
     * The same keywords as strings.
     *
     * @param fresh true if the strings that are looked up have not kept their hash code
     */
    public static TextTable texts(KeywordSet keywords, boolean fresh, long seed) {
        return new TextTable(keywords, fresh, seed);
    }

    private static HashFunction function(KeywordSet hashed, SearchSettings settings) {
        int n = hashed.size();
        boolean only = settings.construction() == Construction.ASSOCIATED;
        boolean free = settings.choice().isFree();
        if (only && n > MAX_ASSOCIATED_ONLY) {
            throw new IllegalArgumentException(
                    "associated values are searched for up to "
                            + MAX_ASSOCIATED_ONLY
                            + " keywords, and these are "
                            + n
                            + "; leave the construction open");
        }
        boolean associated =
                only
                        || settings.construction() == Construction.ANY
                                && n <= MAX_ASSOCIATED
                                && (settings.bytewise() || !free);
        if (free && !associated) {
            return displaced(hashed, settings);
        }
        KeyPositions positions = positions(hashed, settings);
        if (positions == null && !free) {
            throw new IllegalArgumentException(
                    (settings.choice().positions().isEmpty()
                                    ? "without their length, up to 7 positions"
                                    : "the positions that may be read")
                            + " do not tell these "
                            + n
                            + " keywords apart; allow others");
        }
        if (associated) {
            int maxPositions = only || !free ? KeyView.MAX_PACKED : AssociatedSearch.MAX_POSITIONS;
            AssociatedHash found = associated(hashed, positions, maxPositions, settings);
            if (found != null) {
                return found;
            }
        }
        if (only) {
            throw new IllegalArgumentException(
                    "no associated values found for these "
                            + n
                            + " keywords"
                            + (settings.minimal() ? " in a minimal table" : "")
                            + "; leave the construction open");
        }
        return free
                ? displaced(hashed, settings)
                : displaced(hashed, List.of(packed(positions, settings)), settings);
    }

    private static KeyPositions positions(KeywordSet hashed, SearchSettings settings) {
        return PositionSearch.find(hashed, settings.choice(), KeyView.MAX_PACKED);
    }

    private static KeyView.Packed packed(KeyPositions positions, SearchSettings settings) {
        return new KeyView.Packed(positions, settings.choice().withLength());
    }

    /** Hash and displace where anything may be read of a keyword. */
    private static HashFunction displaced(KeywordSet hashed, SearchSettings settings) {
        List<KeyView> views = new ArrayList<>();
        if (!settings.bytewise()) {
            boolean both = hashed.maxLength() > Long.BYTES;
            views.add(new KeyView.WordEnds(both, false));
            views.add(new KeyView.WordEnds(both, true));
            int words = (hashed.maxLength() + KeyWords.BYTES - 1) / KeyWords.BYTES;
            if (words > 2 && words <= MAX_WORDS) {
                views.add(new KeyView.AllWords(words, LENGTH_MULTIPLIER, false));
                views.add(new KeyView.AllWords(words, LENGTH_MULTIPLIER, true));
            }
            return displaced(hashed, views, settings);
        }
        KeyPositions few =
                hashed.size() <= MAX_ASSOCIATED
                        ? PositionSearch.find(hashed, settings.choice(), MAX_BYTES)
                        : null;
        if (few != null) {
            views.add(packed(few, settings));
        }
        KeyView ends = new KeyView.Ends(LENGTH_MULTIPLIER);
        views.add(new KeyView.Ends(0));
        views.add(ends);
        KeyView more = more(hashed);
        views.add(more);
        if (few == null
                && hashed.size() <= MAX_POSITIONED
                && !DisplacedHash.isEnough(ends, hashed)
                && !DisplacedHash.isEnough(more, hashed)) {
            KeyPositions many = positions(hashed, settings);
            if (many != null) {
                views.add(packed(many, settings));
            }
        }
        return displaced(hashed, views, settings);
    }

    /** What to read if {@link KeyView.Ends} is not enough: a branch on lengths must be rare. */
    private static KeyView more(KeywordSet hashed) {
        int words = 0;
        for (int i = 0; i < hashed.size(); i++) {
            words += hashed.key(i).length >= Long.BYTES ? 1 : 0;
        }
        return words >= MOSTLY * hashed.size()
                ? new KeyView.LongEnds(LENGTH_MULTIPLIER)
                : new KeyView.Quarters(LENGTH_MULTIPLIER);
    }

    private static HashFunction displaced(
            KeywordSet hashed, List<? extends KeyView> views, SearchSettings settings) {
        return DisplacedHash.find(hashed, views, settings.minSlots(hashed.size()), settings.seed());
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
        int growth = only ? MAX_GROWTH * hashed.size() : 0;
        return AssociatedSearch.find(
                hashed,
                positions,
                settings.choice(),
                minSlots,
                settings.minimal() ? minSlots : minSlots + growth,
                settings.seed());
    }
}
