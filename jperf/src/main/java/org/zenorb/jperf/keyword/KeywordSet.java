package org.zenorb.jperf.keyword;

import java.nio.ByteBuffer;
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
    private final int[] numbers;
    private final boolean ignoresCase;
    private final int minLength;
    private final int maxLength;
    private final boolean ascii;

    private KeywordSet(byte[][] keys, int[] numbers, boolean ignoresCase) {
        this.keys = keys;
        this.numbers = numbers;
        this.ignoresCase = ignoresCase;
        int min = Integer.MAX_VALUE;
        int max = 0;
        boolean onlyAscii = true;
        for (byte[] key : keys) {
            min = Math.min(min, key.length);
            max = Math.max(max, key.length);
            onlyAscii = onlyAscii && Utf8.isAscii(key);
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
        return of(encode(keywords), false, false);
    }

    /**
     * The UTF-8 form of each string.
     *
     * @throws IllegalArgumentException if one is not encodable (a lone surrogate)
     */
    public static List<byte[]> encode(Collection<String> keywords) {
        List<byte[]> keys = new ArrayList<>(keywords.size());
        for (String keyword : keywords) {
            keys.add(encode(keyword, keys.size()));
        }
        return keys;
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
        return of(keys, false, false);
    }

    /**
     * The set of these byte strings, which are not copied.
     *
     * @param ignoreCase true if the case of ASCII's letters does not count: the set then holds the
     *     keywords in lower case
     * @param duplicates true if keywords may repeat: the set then holds the first of each
     * @throws IllegalArgumentException if one stands twice and must not
     */
    public static KeywordSet of(List<byte[]> keywords, boolean ignoreCase, boolean duplicates) {
        Map<ByteBuffer, Integer> seen = new HashMap<>(keywords.size() * 2);
        byte[][] keys = new byte[keywords.size()][];
        int[] numbers = new int[keys.length];
        int size = 0;
        for (int i = 0; i < numbers.length; i++) {
            byte[] key = ignoreCase ? AsciiCase.lower(keywords.get(i)) : keywords.get(i);
            Integer first = seen.putIfAbsent(ByteBuffer.wrap(key), i);
            if (first == null) {
                keys[size] = key;
                numbers[size++] = i;
            } else if (!duplicates) {
                throw new IllegalArgumentException(
                        "duplicate keyword "
                                + quote(keywords.get(i))
                                + ": number "
                                + (first + 1)
                                + " and number "
                                + (i + 1));
            }
        }
        return new KeywordSet(Arrays.copyOf(keys, size), Arrays.copyOf(numbers, size), ignoreCase);
    }

    private static byte[] encode(String keyword, int index) {
        byte[] key = Utf8.encode(keyword);
        if (key == null) {
            throw new IllegalArgumentException(
                    "keyword number "
                            + (index + 1)
                            + " holds a lone surrogate, which UTF-8 cannot encode: "
                            + quote(keyword.getBytes(StandardCharsets.UTF_8)));
        }
        return key;
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

    /** This set without its empty keyword; this set itself if it has none. Places close up. */
    public KeywordSet withoutEmpty() {
        int empty = indexOfEmpty();
        if (empty < 0) {
            return this;
        }
        byte[][] rest = new byte[keys.length - 1][];
        System.arraycopy(keys, 0, rest, 0, empty);
        System.arraycopy(keys, empty + 1, rest, empty, rest.length - empty);
        int[] others = new int[rest.length];
        System.arraycopy(numbers, 0, others, 0, empty);
        System.arraycopy(numbers, empty + 1, others, empty, rest.length - empty);
        return new KeywordSet(rest, others, ignoresCase);
    }

    /** The place of the empty keyword in this set, or -1. */
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

    /** Which of the keywords given is keyword {@code index} of this set. */
    public int number(int index) {
        return numbers[index];
    }

    /** True if the keywords are in lower case and stand for any. */
    public boolean ignoresCase() {
        return ignoresCase;
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
