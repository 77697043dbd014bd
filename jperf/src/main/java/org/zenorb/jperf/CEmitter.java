package org.zenorb.jperf;

import org.zenorb.jperf.c.CWriter;
import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.Language;
import org.zenorb.jperf.keyword.KeywordSet;
import org.zenorb.jperf.table.KeywordTable;
import org.zenorb.jperf.table.TableSearch;

/**
 * Writes the keywords of a gperf input file as C or C++ that takes the place of gperf's output.
 *
 * <p>The same file and options always give the same text.
 *
 * <p>Thread: any.
 */
public final class CEmitter {
    private CEmitter() {}

    /**
     * The source file, a char for each byte (ISO 8859-1), in the language that the file's settings
     * name, or else in ANSI C.
     *
     * @param duplicates true if keywords may repeat, or look the same at the positions read: they
     *     are then compared one after the other (gperf's {@code -D})
     * @throws GperfException if keywords repeat though they must not
     * @throws IllegalArgumentException if no hash function is found with these options
     */
    public static String source(GperfFile file, Options options, boolean duplicates)
            throws GperfException {
        Language asked = file.settings().language();
        Language language = asked == null ? Language.ANSI_C : asked;
        if (!language.isC()) {
            throw new IllegalArgumentException("not a language of C's family: " + asked.word());
        }
        KeywordSet keywords = KeywordClasses.of(file, options, duplicates);
        // Entries of structs that stay empty need values that only the user knows: leave none.
        boolean full = file.structOrNull() != null && options.slotsPerKeyword() == 1;
        Options wanted = full ? options.withMinimal(true) : options;
        KeywordTable table = TableSearch.find(keywords, PerfectHash.settings(wanted, true));
        return CWriter.source(file, table.function(), language, duplicates);
    }
}
