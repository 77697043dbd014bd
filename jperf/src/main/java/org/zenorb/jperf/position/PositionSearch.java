package org.zenorb.jperf.position;

import org.zenorb.jperf.keyword.KeywordSet;

import java.util.Arrays;

/**
 * Finds few key positions that, with the length, tell all keywords of a set apart.
 *
 * <p>Greedy: each round adds the position that splits the still mixed groups into the most parts,
 * then positions that later ones made superfluous are dropped again. The work is bounded by {@link
 * #MAX_STEPS} byte reads per round, whatever the set.
 *
 * <p>Thread: one search, one thread.
 */
public final class PositionSearch {
    /** No position further than this from either end is looked at, as in gperf. */
    static final int MAX_POSITION = 255;

    /** Byte reads per round; bounds the candidates of large sets. */
    private static final int MAX_STEPS = 1 << 20;

    private final KeywordSet keywords;
    private final int[] candidates;
    private final long[] sorted;
    private final boolean withLength;

    private PositionSearch(KeywordSet keywords, PositionChoice choice) {
        this.keywords = keywords;
        this.withLength = choice.withLength();
        this.candidates =
                choice.positions().isEmpty()
                        ? candidates(keywords)
                        : choice.positions().stream().mapToInt(Integer::intValue).toArray();
        this.sorted = new long[keywords.size()];
    }

    /**
     * At most {@code limit} positions that, together with the length if that may be read, separate
     * all keywords (none of them empty), or null if the search found none.
     */
    public static KeyPositions find(KeywordSet keywords, PositionChoice choice, int limit) {
        return new PositionSearch(keywords, choice).search(limit);
    }

    /**
     * Places near either end first: they are the ones that tend to differ, and where two serve
     * equally well, the first tried wins.
     */
    private static int[] candidates(KeywordSet keywords) {
        int reach = Math.min(keywords.maxLength(), MAX_POSITION);
        int count = Math.min(2 * reach, Math.max(16, MAX_STEPS / Math.max(1, keywords.size())));
        int[] all = new int[count];
        for (int i = 0; i < count; i++) {
            all[i] = (i & 1) == 0 ? i >> 1 : -1 - (i >> 1);
        }
        return all;
    }

    private KeyPositions search(int limit) {
        int n = keywords.size();
        int[] group = lengths();
        int groups = renumber(group);
        int[] chosen = new int[0];
        while (groups < n) {
            if (chosen.length == limit) {
                return null;
            }
            int best = best(group, groups);
            if (best < 0) {
                return null;
            }
            groups = split(group, candidates[best]);
            chosen = Arrays.copyOf(chosen, chosen.length + 1);
            chosen[chosen.length - 1] = candidates[best];
        }
        return KeyPositions.of(prune(chosen));
    }

    /** The first groups: keywords of one length, or all of them. */
    private int[] lengths() {
        int[] lengths = new int[keywords.size()];
        for (int i = 0; i < lengths.length && withLength; i++) {
            lengths[i] = keywords.key(i).length;
        }
        return lengths;
    }

    /** The number of the candidate that makes most groups, or -1 if none makes more. */
    private int best(int[] group, int groups) {
        int best = -1;
        int most = groups;
        boolean bestInside = false;
        for (int c = 0; c < candidates.length; c++) {
            boolean inside = KeyPositions.isInside(candidates[c], keywords);
            int count = count(group, candidates[c]);
            // A position inside every keyword needs no clamping: it wins a draw.
            if (count > most || count == most && best >= 0 && inside && !bestInside) {
                best = c;
                most = count;
                bestInside = inside;
            }
            if (most == group.length && bestInside) {
                break;
            }
        }
        return best;
    }

    private int count(int[] group, int position) {
        for (int i = 0; i < group.length; i++) {
            sorted[i] = (long) group[i] << 8 | unit(i, position);
        }
        Arrays.sort(sorted);
        int distinct = 1;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[i - 1]) {
                distinct++;
            }
        }
        return distinct;
    }

    private int unit(int keyword, int position) {
        byte[] key = keywords.key(keyword);
        return KeyPositions.unit(key, 0, key.length, position);
    }

    /** Splits the groups by the bytes at a position; gives the new number of groups. */
    private int split(int[] group, int position) {
        for (int i = 0; i < group.length; i++) {
            group[i] = group[i] << 8 | unit(i, position);
        }
        return renumber(group);
    }

    private static int renumber(int[] group) {
        int[] values = group.clone();
        Arrays.sort(values);
        int distinct = 0;
        for (int i = 0; i < values.length; i++) {
            if (i == 0 || values[i] != values[i - 1]) {
                values[distinct++] = values[i];
            }
        }
        for (int i = 0; i < group.length; i++) {
            group[i] = Arrays.binarySearch(values, 0, distinct, group[i]);
        }
        return distinct;
    }

    private int[] prune(int[] chosen) {
        int[] kept = chosen;
        for (int leave = 0; leave < kept.length; ) {
            int[] fewer = new int[kept.length - 1];
            System.arraycopy(kept, 0, fewer, 0, leave);
            System.arraycopy(kept, leave + 1, fewer, leave, fewer.length - leave);
            if (separates(fewer)) {
                kept = fewer;
            } else {
                leave++;
            }
        }
        return kept;
    }

    private boolean separates(int[] positions) {
        int[] group = lengths();
        int groups = renumber(group);
        for (int position : positions) {
            groups = split(group, position);
        }
        return groups == group.length;
    }
}
