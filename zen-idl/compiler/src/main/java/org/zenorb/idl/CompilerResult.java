package org.zenorb.idl;

import org.zenorb.idl.diagnostics.Diagnostic;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What came of a compilation. Thread: any.
 *
 * @param diagnostics errors and warnings, file after file
 * @param units the main files, in order, and what each read and made
 * @param generated all files of the output, whether they had to be written or not; empty where
 *     there are errors
 * @param written those that were new or had changed
 * @param absent files that were looked for where they are not: should one appear, an {@code
 *     #include} may find it first
 */
public record CompilerResult(
        List<Diagnostic> diagnostics,
        List<Unit> units,
        List<Path> generated,
        List<Path> written,
        List<Path> absent) {

    /**
     * One main file.
     *
     * @param read all files that were read for it, itself first; one inside a jar as {@code
     *     JAR!/FILE}
     * @param generated the files of the output that come from it
     */
    public record Unit(Path file, List<Path> read, List<Path> generated) {

        public Unit {
            read = List.copyOf(read);
            generated = List.copyOf(generated);
        }
    }

    public CompilerResult {
        diagnostics = List.copyOf(diagnostics);
        units = List.copyOf(units);
        generated = List.copyOf(generated);
        written = List.copyOf(written);
        absent = List.copyOf(absent);
    }

    /** All files that were read, main and included ones. */
    public List<Path> read() {
        Set<Path> all = new LinkedHashSet<>();
        units.forEach(each -> all.addAll(each.read()));
        return List.copyOf(all);
    }

    /** Whether there are no errors, so that the output stands. */
    public boolean succeeded() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }
}
