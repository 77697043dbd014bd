package org.zenorb.jperf.table;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.Bytes;
import org.zenorb.jperf.value.HashFunction;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Keywords in the slots that a hash function gives them.
 *
 * <p>Guarantee: {@link #lookup} gives a keyword's number for exactly the keywords and -1 for all
 * else, after one comparison, without allocating. The constructor has looked every keyword up.
 *
 * <p>Thread: any; immutable.
 */
public final class KeywordTable {
    /** Stands in slots without a keyword: never equal to a key that gets that far. */
    private static final byte[] EMPTY = {};

    private final KeywordSet keywords;
    private final HashFunction functionOrNull;
    private final int emptyIndex;
    private final int minLength;
    private final int maxLength;
    private final byte[][] keys;
    private final int[] indices;

    /**
     * A table for the keywords; the function knows all but the empty one, and is null if that
     * leaves none.
     *
     * @throws IllegalStateException if the function is not perfect
     */
    KeywordTable(KeywordSet keywords, HashFunction functionOrNull) {
        this.keywords = keywords;
        this.functionOrNull = functionOrNull;
        int empty = keywords.indexOfEmpty();
        this.emptyIndex = empty < 0 ? -1 : keywords.number(empty);
        KeywordSet hashed = keywords.withoutEmpty();
        this.minLength = functionOrNull == null ? 1 : hashed.minLength();
        this.maxLength = functionOrNull == null ? 0 : hashed.maxLength();
        int slots = functionOrNull == null ? 0 : functionOrNull.slots();
        this.keys = new byte[slots][];
        this.indices = new int[slots];
        Arrays.fill(keys, EMPTY);
        for (int i = 0; i < keywords.size(); i++) {
            if (i != empty) {
                put(keywords.key(i), keywords.number(i));
            }
        }
    }

    private void put(byte[] key, int index) {
        int slot = functionOrNull.slot(key, 0, key.length);
        if (slot < 0 || slot >= keys.length || keys[slot].length > 0) {
            throw new IllegalStateException("no perfect hash: " + KeywordSet.quote(key));
        }
        keys[slot] = key;
        indices[slot] = index;
    }

    /** The number of the keyword that stands in the buffer from {@code offset} on, or -1. */
    public int lookup(byte[] buffer, int offset, int length) {
        int slot = slot(buffer, offset, length);
        if (slot < 0) {
            return length == 0 ? emptyIndex : -1;
        }
        byte[] key = keys[slot];
        boolean same =
                keywords.ignoresCase()
                        ? key.length == length && Bytes.isSame(key, buffer, offset, true)
                        : Arrays.equals(key, 0, key.length, buffer, offset, offset + length);
        return same ? indices[slot] : -1;
    }

    /** As {@link #lookup(byte[], int, int)}, by index, whatever the buffer's position and order. */
    public int lookup(ByteBuffer buffer, int offset, int length) {
        int slot = slot(buffer, offset, length);
        if (slot < 0) {
            return length == 0 ? emptyIndex : -1;
        }
        byte[] key = keys[slot];
        boolean same =
                key.length == length && Bytes.isSame(key, buffer, offset, keywords.ignoresCase());
        return same ? indices[slot] : -1;
    }

    /** The slot that may hold the key, or a negative number. */
    private int slot(Object buffer, int offset, int length) {
        if (length < minLength || length > maxLength) {
            return -1;
        }
        int slot = functionOrNull.slot(buffer, offset, length, keywords.ignoresCase());
        return slot < keys.length ? slot : -1;
    }

    public KeywordSet keywords() {
        return keywords;
    }

    /** The hash function; null if there is no keyword but perhaps the empty one. */
    public HashFunction function() {
        return functionOrNull;
    }

    /** The number of the empty keyword, or -1. */
    public int emptyIndex() {
        return emptyIndex;
    }

    /** The shortest length that is hashed; above {@link #maxLength} if none is. */
    public int minLength() {
        return minLength;
    }

    /** The longest length that is hashed. */
    public int maxLength() {
        return maxLength;
    }

    public int slots() {
        return keys.length;
    }

    /** The keyword in a slot, not to be changed; empty for a slot without one. */
    public byte[] key(int slot) {
        return keys[slot];
    }

    /** The number of the keyword in a slot; 0 for a slot without one. */
    public int index(int slot) {
        return indices[slot];
    }
}
