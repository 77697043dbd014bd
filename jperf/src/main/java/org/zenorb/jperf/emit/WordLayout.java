package org.zenorb.jperf.emit;

import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.position.KeyWords;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.value.DisplacedHash;

/**
 * How keywords stand in a table of words: the first 8 bytes, those that follow, the last 8, then a
 * word with the keyword's number above its length. Words overlap in keywords that do not fill them,
 * and all are alike in keywords of up to 8 bytes, where zeros follow.
 *
 * <p>Thread: any; immutable.
 */
final class WordLayout {
    /** So many words are compared at once; what longer keywords have between follows in a loop. */
    private static final int MAX_WORDS = 4;

    private final int words;

    WordLayout(KeywordTable table) {
        int needed = (table.maxLength() + KeyWords.BYTES - 1) / KeyWords.BYTES;
        this.words = Math.max(1, Math.min(MAX_WORDS, needed));
    }

    /** True if the table's function reads words that this table holds. */
    static boolean fits(KeywordTable table) {
        return table.function() instanceof DisplacedHash hash
                && (hash.view() instanceof KeyView.WordEnds
                        || hash.view() instanceof KeyView.AllWords);
    }

    /** The words of a keyword, without the one for its number and length. */
    int words() {
        return words;
    }

    /** All words of a slot. */
    int stride() {
        return words + 1;
    }

    /** The longest keyword that the words hold in full. */
    int reach() {
        return words * KeyWords.BYTES;
    }

    /** Where word number {@code word} of a keyword begins. */
    int start(int word, int length) {
        return KeyWords.start(word, words, length);
    }

    long word(byte[] key, int word) {
        int start = start(word, key.length);
        return KeyWords.first(key, start, key.length - start);
    }
}
