package org.zenorb.jperf;

import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.keyword.Utf8;
import org.zenorb.jperf.position.PositionChoice;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.table.SearchSettings;
import org.zenorb.jperf.table.TableSearch;
import org.zenorb.jperf.table.TextTable;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A perfect hash over a fixed set of keywords: from a name to its number in the order given, or -1.
 *
 * <p>Guarantee: every keyword gives its own number and everything else gives -1, decided by one
 * comparison of bytes. Lookups take constant time in the number of keywords and allocate nothing,
 * but those of strings with {@link Options.Strings#NONE}. The same keywords in the same order with
 * the same options always make the same function.
 *
 * <p>With {@link Options#withIgnoreCase} the case of ASCII's letters does not count, and with
 * {@link Options#withDuplicates} keywords may repeat.
 *
 * <p>Any set will do: none, one, the empty keyword, arbitrary bytes, 100,000 names. Strings stand
 * for their UTF-8 bytes.
 *
 * <p>Thread: any; immutable.
 */
public final class PerfectHash {
    private final List<byte[]> given;
    private final KeywordTable table;

    /** Null for {@link Options.Strings#NONE}. */
    private final TextTable textsOrNull;

    private PerfectHash(List<byte[]> given, Options options) {
        this.given = given;
        KeywordSet keywords = KeywordSet.of(given, options.ignoreCase(), options.duplicates());
        Options wanted =
                options.duplicates() && !KeywordClasses.areApart(keywords, options)
                        ? options.withPositions(List.of()).withReadLength(true)
                        : options;
        this.table = TableSearch.find(keywords, settings(wanted, false));
        boolean fresh = options.strings() == Options.Strings.FRESH;
        this.textsOrNull =
                options.strings() == Options.Strings.NONE
                        ? null
                        : TableSearch.texts(keywords, fresh, options.seed());
    }

    /**
     * The perfect hash of these strings; a keyword's number is its place in iteration order.
     *
     * @throws IllegalArgumentException if one stands twice and the options do not allow that, or
     *     one holds a lone surrogate
     */
    public static PerfectHash of(Collection<String> keywords) {
        return of(keywords, Options.defaults());
    }

    /** As {@link #of(Collection)}. */
    public static PerfectHash of(Collection<String> keywords, Options options) {
        return new PerfectHash(KeywordSet.encode(keywords), options);
    }

    /**
     * The perfect hash of these byte strings, which are copied.
     *
     * @throws IllegalArgumentException if one stands twice and the options do not allow that
     */
    public static PerfectHash of(List<byte[]> keywords) {
        return of(keywords, Options.defaults());
    }

    /** As {@link #of(List)}. */
    public static PerfectHash of(List<byte[]> keywords, Options options) {
        List<byte[]> copies = new ArrayList<>(keywords.size());
        for (byte[] keyword : keywords) {
            copies.add(keyword.clone());
        }
        return new PerfectHash(copies, options);
    }

    /**
     * @param bytewise see {@link SearchSettings}
     */
    static SearchSettings settings(Options options, boolean bytewise) {
        SearchSettings.Construction construction =
                switch (options.construction()) {
                    case AUTO -> SearchSettings.Construction.ANY;
                    case ASSOCIATED -> SearchSettings.Construction.ASSOCIATED;
                    case DISPLACED -> SearchSettings.Construction.DISPLACED;
                };
        List<Integer> positions = new ArrayList<>();
        for (int position : options.positions()) {
            positions.add(position > 0 ? position - 1 : position);
        }
        return new SearchSettings(
                construction,
                options.minimal(),
                new PositionChoice(positions, options.readLength()),
                bytewise,
                options.slotsPerKeyword(),
                options.seed(),
                options.attempts());
    }

    /**
     * The number of the keyword at {@code buffer[offset]} to {@code [offset + length - 1]}, or -1.
     */
    public int lookup(byte[] buffer, int offset, int length) {
        return table.lookup(buffer, offset, length);
    }

    /**
     * The number of the keyword that stands in the buffer, on the heap or not, from index {@code
     * offset} on, or -1. The buffer's position and byte order do not count, its limit does.
     */
    public int lookup(ByteBuffer buffer, int offset, int length) {
        return table.lookup(buffer, offset, length);
    }

    /** The number of the keyword that the text is, or -1; faster than for other sequences. */
    public int lookup(String text) {
        return textsOrNull == null ? lookupBytes(text) : textsOrNull.lookup(text);
    }

    /** The number of the keyword that the text is, or -1. */
    public int lookup(CharSequence text) {
        return textsOrNull == null ? lookupBytes(text.toString()) : textsOrNull.lookup(text);
    }

    private int lookupBytes(String text) {
        byte[] bytes = Utf8.encode(text);
        return bytes == null ? -1 : lookup(bytes, 0, bytes.length);
    }

    /** The number of keywords, with those that repeat. */
    public int size() {
        return given.size();
    }

    /** The number of slots of the table: one per keyword that differs, or somewhat more. */
    public int slots() {
        return table.slots();
    }

    /** A copy of the bytes of keyword number {@code index}, as they were given. */
    public byte[] keyword(int index) {
        return given.get(index).clone();
    }

    KeywordTable table() {
        return table;
    }

    /** Null for {@link Options.Strings#NONE}. */
    TextTable textsOrNull() {
        return textsOrNull;
    }

    /** One line for a person: how many keywords and slots, and what is read of a name. */
    @Override
    public String toString() {
        return size()
                + (size() == 1 ? " keyword in " : " keywords in ")
                + slots()
                + (slots() == 1 ? " slot" : " slots")
                + (table.function() == null ? "" : ", by " + table.function());
    }
}
