package org.zenorb.jperf.table;

import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.keyword.Utf8;
import org.zenorb.jperf.value.TextHash;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Keywords as strings, in the slots that a hash function of their own gives them.
 *
 * <p>It holds all keywords that are UTF-8, the empty one too. The constructor has looked every one
 * up.
 *
 * <p>Thread: any; immutable.
 */
public final class TextTable {
    private final boolean ignoresCase;
    private final int emptyIndex;
    private final int size;
    private final int minLength;
    private final int maxLength;
    private final TextHash hashOrNull;
    private final boolean byHashCode;
    private final String[] names;
    private final int[] indices;

    /** By slot: the number of the keyword above its hash code. */
    private final long[] codes;

    TextTable(KeywordSet keywords, boolean fresh, long seed) {
        int empty = -1;
        int min = Integer.MAX_VALUE;
        int max = 0;
        List<String> texts = new ArrayList<>();
        int[] numbers = new int[keywords.size()];
        for (int i = 0; i < keywords.size(); i++) {
            String text = Utf8.decode(keywords.key(i));
            if (text != null && text.isEmpty()) {
                empty = keywords.number(i);
            } else if (text != null) {
                numbers[texts.size()] = keywords.number(i);
                texts.add(text);
                min = Math.min(min, text.length());
                max = Math.max(max, text.length());
            }
        }
        this.ignoresCase = keywords.ignoresCase();
        this.emptyIndex = empty;
        this.size = texts.size();
        this.minLength = min;
        this.maxLength = max;
        this.hashOrNull = texts.isEmpty() ? null : TextHash.find(texts, fresh, ignoresCase, seed);
        int slots = hashOrNull == null ? 0 : hashOrNull.displacement().slots();
        this.byHashCode = hashOrNull != null && hashOrNull.isByHashCode();
        this.names = new String[slots];
        this.codes = new long[slots];
        this.indices = new int[slots];
        Arrays.fill(indices, -1);
        for (int i = 0; i < texts.size(); i++) {
            int slot = hashOrNull.slot(texts.get(i));
            if (names[slot] != null) {
                throw new IllegalStateException("no perfect hash: " + texts.get(i));
            }
            names[slot] = texts.get(i);
            indices[slot] = numbers[i];
            codes[slot] = (long) numbers[i] << 32 | texts.get(i).hashCode() & 0xffffffffL;
        }
    }

    /** As {@link #lookup(CharSequence)}; nothing is read of a stranger that kept its hash code. */
    public int lookup(String text) {
        if (!byHashCode) {
            return lookup((CharSequence) text);
        }
        int hash = text.hashCode();
        int slot = hashOrNull.slot(hash);
        long entry = codes[slot];
        if ((int) entry == hash && text.equals(names[slot])) {
            return (int) (entry >> 32);
        }
        return emptyIndex >= 0 && text.isEmpty() ? emptyIndex : -1;
    }

    /** The number of the keyword that the text is, or -1. */
    public int lookup(CharSequence text) {
        int length = text.length();
        if (length < minLength || length > maxLength) {
            return length == 0 ? emptyIndex : -1;
        }
        int slot = hashOrNull.slot(text);
        String name = names[slot];
        boolean found =
                name != null
                        && (ignoresCase ? AsciiCase.isSame(text, name) : name.contentEquals(text));
        return found ? indices[slot] : -1;
    }

    /** True if the keywords are in lower case and stand for any. */
    public boolean ignoresCase() {
        return ignoresCase;
    }

    /** The number of the empty keyword, or -1. */
    public int emptyIndex() {
        return emptyIndex;
    }

    /** How many keywords have slots. */
    public int size() {
        return size;
    }

    /** The shortest length in chars of a keyword that has a slot. */
    public int minLength() {
        return minLength;
    }

    /** The longest length in chars of a keyword that has a slot. */
    public int maxLength() {
        return maxLength;
    }

    /** The function from strings to slots; null if no keyword but the empty one is a string. */
    public TextHash hash() {
        return hashOrNull;
    }

    public int slots() {
        return names.length;
    }

    /** The keyword in a slot, or null. */
    public String name(int slot) {
        return names[slot];
    }

    /** The number of the keyword in a slot; -1 for a slot without one. */
    public int index(int slot) {
        return indices[slot];
    }
}
