package org.zenorb.jperf.gperf;

import java.util.List;

/**
 * An input file of gperf's, read.
 *
 * <p>Thread: any; immutable.
 *
 * @param name the file's name, for messages and {@code #line}
 * @param declared the file's declarations alone
 * @param settings the file's declarations, with the command line's over them
 * @param verbatim the texts between {@code %{} and {@code %}}
 * @param structOrNull the struct in which keywords stand, if they do
 * @param keywords the keywords in the order of the file; they may repeat
 * @param functionsOrNull what stands behind the second {@code %%}
 * @param warnings what the reader of the file should know, as {@code file:line:column: text}
 */
public record GperfFile(
        String name,
        GperfSettings declared,
        GperfSettings settings,
        List<GperfText> verbatim,
        GperfStruct structOrNull,
        List<GperfKeyword> keywords,
        GperfText functionsOrNull,
        List<String> warnings) {
    /** The name of what has no name: its lines cannot be pointed at by {@code #line}. */
    public static final String STANDARD_INPUT = "(standard input)";

    public GperfFile {
        verbatim = List.copyOf(verbatim);
        keywords = List.copyOf(keywords);
        warnings = List.copyOf(warnings);
    }

    /** The same file with other settings. */
    public GperfFile withSettings(GperfSettings others) {
        return new GperfFile(
                name,
                declared,
                others,
                verbatim,
                structOrNull,
                keywords,
                functionsOrNull,
                warnings);
    }

    /**
     * Reads a file.
     *
     * @param commandLine what prevails over the file's own declarations
     * @throws GperfException if something in it is wrong
     */
    public static GperfFile parse(String name, byte[] content, GperfSettings commandLine)
            throws GperfException {
        return new GperfParser(name, content, commandLine).parse();
    }
}
