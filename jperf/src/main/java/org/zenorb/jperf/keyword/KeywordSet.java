package org.zenorb.jperf.keyword;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Distinct byte strings, numbered in the order in which they were given.
 *
 * <p>A set made of strings holds their UTF-8 bytes. The set never changes; the arrays inside are
 * not shared with anyone outside jperf's own rooms, which only read them.
 *
 * <p>Thread: any.
 */
public final class KeywordSet {
    private final byte[][] keys;
    private final int minLength;
    private final int maxLength;
    private final boolean ascii;

    private KeywordSet(byte[][] keys) {
        this.keys = keys;
        int min = Integer.MAX_VALUE;
        int max = 0;
        boolean onlyAscii = true;
        for (byte[] key : keys) {
            min = Math.min(min, key.length);
            max = Math.max(max, key.length);
            onlyAscii = onlyAscii && isAscii(key);
        }
        this.minLength = keys.length == 0 ? 0 : min;
        this.maxLength = max;
        this.ascii = onlyAscii;
    }

    /**
     * The set of these strings, as UTF-8.
     *
     * @throws IllegalArgumentException if one stands twice or is not encodable (a lone surrogate)
     */
    public static KeywordSet ofStrings(Collection<String> keywords) {
        List<byte[]> keys = new ArrayList<>(keywords.size());
        for (String keyword : keywords) {
            keys.add(encode(keyword, keys.size()));
        }
        return distinct(keys.toArray(new byte[0][]));
    }

    /**
     * The set of these byte strings, copied.
     *
     * @throws IllegalArgumentException if one stands twice
     */
    public static KeywordSet ofBytes(Collection<byte[]> keywords) {
        List<byte[]> keys = new ArrayList<>(keywords.size());
        for (byte[] keyword : keywords) {
            keys.add(keyword.clone());
        }
        return distinct(keys.toArray(new byte[0][]));
    }

    private static KeywordSet distinct(byte[][] keys) {
        Map<ByteBuffer, Integer> seen = new HashMap<>(keys.length * 2);
        for (int i = 0; i < keys.length; i++) {
            Integer first = seen.putIfAbsent(ByteBuffer.wrap(keys[i]), i);
            if (first != null) {
                throw new IllegalArgumentException(
                        "duplicate keyword "
                                + quote(keys[i])
                                + ": number "
                                + (first + 1)
                                + " and number "
                                + (i + 1));
            }
        }
        return new KeywordSet(keys);
    }

    private static byte[] encode(String keyword, int index) {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(keyword));
            return Arrays.copyOf(bytes.array(), bytes.remaining());
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(
                    "keyword number "
                            + (index + 1)
                            + " holds a lone surrogate, which UTF-8 cannot encode: "
                            + quote(keyword.getBytes(StandardCharsets.UTF_8)),
                    e);
        }
    }

    /** The keyword between quotes, for messages; what is not printable ASCII as {@code \xHH}. */
    public static String quote(byte[] key) {
        StringBuilder text = new StringBuilder(key.length + 2).append('"');
        for (byte b : key) {
            if (b >= ' ' && b < 0x7f && b != '"' && b != '\\') {
                text.append((char) b);
            } else {
                text.append("\\x")
                        .append(Character.forDigit(b >> 4 & 15, 16))
                        .append(Character.forDigit(b & 15, 16));
            }
        }
        return text.append('"').toString();
    }

    private static boolean isAscii(byte[] key) {
        for (byte b : key) {
            if (b < 0) {
                return false;
            }
        }
        return true;
    }

    /** This set without its empty keyword; this set itself if it has none. Numbers close up. */
    public KeywordSet withoutEmpty() {
        int empty = indexOfEmpty();
        if (empty < 0) {
            return this;
        }
        byte[][] rest = new byte[keys.length - 1][];
        System.arraycopy(keys, 0, rest, 0, empty);
        System.arraycopy(keys, empty + 1, rest, empty, rest.length - empty);
        return new KeywordSet(rest);
    }

    /** The number of the empty keyword, or -1. */
    public int indexOfEmpty() {
        if (minLength > 0) {
            return -1;
        }
        for (int i = 0; i < keys.length; i++) {
            if (keys[i].length == 0) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return keys.length;
    }

    /** The bytes of keyword {@code index}, not to be changed. */
    public byte[] key(int index) {
        return keys[index];
    }

    /** The length of the shortest keyword; 0 for no keywords. */
    public int minLength() {
        return minLength;
    }

    /** The length of the longest keyword; 0 for no keywords. */
    public int maxLength() {
        return maxLength;
    }

    /** True if every byte of every keyword is below 128, so that bytes and chars are the same. */
    public boolean isAscii() {
        return ascii;
    }
}
