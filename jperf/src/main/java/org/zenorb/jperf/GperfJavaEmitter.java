package org.zenorb.jperf;

import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfKeyword;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes a Java class of the keywords of a gperf input file.
 *
 * <p>The same file and options always give the same text.
 *
 * <p>Thread: any.
 */
public final class GperfJavaEmitter {
    private GperfJavaEmitter() {}

    /**
     * The hash of the file's keywords, numbered in the order of the file.
     *
     * @throws GperfException if a keyword stands twice
     * @throws IllegalArgumentException if no hash function is found with these options
     */
    public static PerfectHash hash(GperfFile file, Options options) throws GperfException {
        KeywordClasses.of(file, options, false);
        List<byte[]> keys = new ArrayList<>();
        for (GperfKeyword keyword : file.keywords()) {
            keys.add(keyword.key());
        }
        return PerfectHash.of(keys, options);
    }
}
