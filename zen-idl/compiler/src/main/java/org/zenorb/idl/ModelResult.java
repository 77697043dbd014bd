package org.zenorb.idl;

import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.model.Specification;

import java.util.List;

/**
 * What was read. Thread: any.
 *
 * @param diagnostics errors and warnings, file after file
 * @param specifications one for each main file without errors, in order
 */
public record ModelResult(List<Diagnostic> diagnostics, List<Specification> specifications) {

    public ModelResult {
        diagnostics = List.copyOf(diagnostics);
        specifications = List.copyOf(specifications);
    }

    /** Whether there are no errors, so that all main files have a model. */
    public boolean succeeded() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }
}
