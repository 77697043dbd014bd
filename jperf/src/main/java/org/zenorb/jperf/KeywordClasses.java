package org.zenorb.jperf;

import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfKeyword;
import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.position.KeyPositions;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Keywords that a hash function cannot tell apart belong to one class; this finds the first of each
 * class, which is what the search then sees.
 *
 * <p>Thread: any.
 */
final class KeywordClasses {
    private KeywordClasses() {}

    /**
     * One keyword of each class, in lower case if case is ignored.
     *
     * @param allowed true if classes may have several keywords
     * @throws GperfException if they must not and have
     */
    static KeywordSet of(GperfFile file, Options options, boolean allowed) throws GperfException {
        boolean ignoreCase = file.settings().has(Declaration.IGNORE_CASE);
        Map<ByteBuffer, GperfKeyword> firsts = new LinkedHashMap<>();
        List<byte[]> keys = new ArrayList<>();
        List<String> errors = new ArrayList<>();
        for (GperfKeyword keyword : file.keywords()) {
            byte[] key = ignoreCase ? AsciiCase.lower(keyword.key()) : keyword.key();
            GperfKeyword first = firsts.putIfAbsent(seen(key, options), keyword);
            if (first == null) {
                keys.add(key);
            } else if (!allowed && errors.size() < 20) {
                errors.add(
                        file.name() + ":" + keyword.line() + ":1: " + error(keyword, first, key));
            }
        }
        if (!errors.isEmpty()) {
            throw new GperfException(errors);
        }
        return KeywordSet.ofBytes(keys);
    }

    /** True if a hash function with these options can tell all keywords apart. */
    static boolean areApart(KeywordSet keywords, Options options) {
        Set<ByteBuffer> seen = new HashSet<>();
        for (int i = 0; i < keywords.size(); i++) {
            if (!seen.add(seen(keywords.key(i), options))) {
                return false;
            }
        }
        return true;
    }

    private static String error(GperfKeyword keyword, GperfKeyword first, byte[] key) {
        String where = KeywordSet.quote(first.key()) + " of line " + first.line();
        boolean same = AsciiCase.lower(first.key()).length == key.length;
        same = same && java.util.Arrays.equals(AsciiCase.lower(first.key()), AsciiCase.lower(key));
        if (same) {
            return "duplicate keyword "
                    + KeywordSet.quote(keyword.key())
                    + ", first seen in line "
                    + first.line();
        }
        return KeywordSet.quote(keyword.key())
                + " looks like "
                + where
                + " at the positions of -k; name others, or keep both with -D";
    }

    /** What a hash function with these options can see of a key. */
    private static ByteBuffer seen(byte[] key, Options options) {
        if (options.positions().isEmpty() || key.length == 0) {
            return ByteBuffer.wrap(key);
        }
        ByteBuffer seen = ByteBuffer.allocate(options.positions().size() + Integer.BYTES);
        for (int position : options.positions()) {
            int place = position > 0 ? position - 1 : position;
            seen.put((byte) KeyPositions.unit(key, 0, key.length, place));
        }
        return seen.putInt(options.readLength() ? key.length : -1).flip();
    }
}
