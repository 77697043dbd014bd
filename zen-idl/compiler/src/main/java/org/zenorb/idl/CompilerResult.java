package org.zenorb.idl;

import org.zenorb.idl.diagnostics.Diagnostic;

import java.nio.file.Path;
import java.util.List;

/**
 * What came of a compilation. Thread: any.
 *
 * @param diagnostics errors and warnings, file after file
 * @param generated all files of the output, whether they had to be written or not; empty where
 *     there are errors
 * @param written those that were new or had changed
 * @param read all files that were read, main and included ones
 */
public record CompilerResult(
        List<Diagnostic> diagnostics, List<Path> generated, List<Path> written, List<Path> read) {

    public CompilerResult {
        diagnostics = List.copyOf(diagnostics);
        generated = List.copyOf(generated);
        written = List.copyOf(written);
        read = List.copyOf(read);
    }

    /** Whether there are no errors, so that the output stands. */
    public boolean succeeded() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }
}
