package org.zenorb.jperf.table;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.keyword.Utf8;
import org.zenorb.jperf.value.TextHash;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * It holds all keywords that are UTF-8, the empty one too. The constructor has looked every one up.
 *
 * <p>Thread: any; immutable.
 */
public final class TextTable {
    private final TextHash hashOrNull;
    private final String[] names;
    private final int[] indices;

    TextTable(KeywordSet keywords, long seed) {
        List<String> texts = new ArrayList<>();
        int[] numbers = new int[keywords.size()];
        for (int i = 0; i < keywords.size(); i++) {
            String text = Utf8.decode(keywords.key(i));
            if (text != null) {
                numbers[texts.size()] = i;
                texts.add(text);
            }
        }
        this.hashOrNull = texts.isEmpty() ? null : TextHash.find(texts, seed);
        int slots = hashOrNull == null ? 0 : hashOrNull.displacement().slots();
        this.names = new String[slots];
        this.indices = new int[slots];
        Arrays.fill(indices, -1);
        for (int i = 0; i < texts.size(); i++) {
            int slot = hashOrNull.slot(texts.get(i));
            if (names[slot] != null) {
                throw new IllegalStateException("no perfect hash: " + texts.get(i));
            }
            names[slot] = texts.get(i);
            indices[slot] = numbers[i];
        }
    }

    /** The number of the keyword that the text is, or -1. */
    public int lookup(CharSequence text) {
        if (hashOrNull == null) {
            return -1;
        }
        int slot = hashOrNull.slot(text);
        String name = names[slot];
        return name != null && name.contentEquals(text) ? indices[slot] : -1;
    }

    /** The function from strings to slots; null if no keyword is a string. */
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
