package org.zenorb.jperf.cli;

import org.zenorb.jperf.CEmitter;
import org.zenorb.jperf.GperfJavaEmitter;
import org.zenorb.jperf.JavaEmitter;
import org.zenorb.jperf.Names;
import org.zenorb.jperf.PerfectHash;
import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfSettings;
import org.zenorb.jperf.gperf.Language;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * From the content of an input file to that of an output file, as the options want it.
 *
 * <p>Thread: main.
 */
final class Translation {
    /** Of members that stand in a class of the user's. */
    private static final Names MEMBERS =
            Names.of("lookup", "KEYWORD_", "keyword_").withBufferLookup("lookup");

    /** Ends a class; members have none. */
    private static final String END = "}\n";

    private final String name;
    private final Arguments arguments;
    private final List<String> warnings = new ArrayList<>();
    private String summary = "";

    Translation(String name, Arguments arguments) {
        this.name = name;
        this.arguments = arguments;
    }

    List<String> warnings() {
        return warnings;
    }

    String summary() {
        return summary;
    }

    /**
     * The output for this input.
     *
     * @throws GperfException if the input is wrong
     * @throws IllegalArgumentException if the options do not fit it
     */
    byte[] translate(byte[] content) throws GperfException {
        GperfFile file = GperfFile.parse(name, content, arguments.settings());
        warnings.addAll(file.warnings());
        Language declared = file.settings().language();
        Language language = declared == null ? arguments.languageOfOutput() : declared;
        return language.isC() ? c(file, language) : java(file);
    }

    private byte[] c(GperfFile file, Language language) throws GperfException {
        if (arguments.javaOptionOrNull() != null) {
            throw new IllegalArgumentException(
                    arguments.javaOptionOrNull()
                            + " is for Java, and the output is "
                            + language.word()
                            + "; leave it out, or use -L Java");
        }
        GperfSettings settings = file.settings().with(Declaration.LANGUAGE, language.word());
        GperfFile wanted = file.withSettings(settings);
        String source =
                CEmitter.source(
                        wanted, arguments.seededOptions(), arguments.options().duplicates());
        summary = source.substring(3, source.indexOf("*/")).strip().replaceAll("\\s+", " ");
        return source.getBytes(StandardCharsets.ISO_8859_1);
    }

    private byte[] java(GperfFile file) throws GperfException {
        String first = arguments.cOptionOrNull();
        if (first != null) {
            throw new IllegalArgumentException(
                    first + " is for C and C++; leave it out, or use -L ANSI-C or -L C++");
        }
        PerfectHash hash = GperfJavaEmitter.hash(file, arguments.seededOptions());
        summary = hash.toString();
        String className =
                file.settings().has(Declaration.CLASS_NAME)
                        ? file.settings().value(Declaration.CLASS_NAME)
                        : "PerfectHash";
        String packageName = arguments.packageName();
        int release = arguments.release();
        boolean table = arguments.form().equals("table");
        String source =
                switch (arguments.form()) {
                    case "switch" ->
                            JavaEmitter.switchSource(hash, packageName, className, release);
                    case "table" ->
                            JavaEmitter.members(hash, MEMBERS.withRelease(release)).source() + END;
                    default -> JavaEmitter.classSource(hash, packageName, className, release);
                };
        warnings.addAll(GperfJavaEmitter.leftOut(file));
        String whole = GperfJavaEmitter.withFields(file, source);
        int length = whole.length() - (table ? END.length() : 0);
        return whole.substring(0, length).getBytes(StandardCharsets.UTF_8);
    }
}
