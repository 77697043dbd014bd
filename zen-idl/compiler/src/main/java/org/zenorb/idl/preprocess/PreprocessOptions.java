package org.zenorb.idl.preprocess;

import java.util.List;

/**
 * What the preprocessor is told. Thread: any.
 *
 * @param includePaths folders for {@code #include}, in order
 * @param defines {@code NAME} or {@code NAME=TEXT}
 * @param undefines names, taken away after the definitions
 */
public record PreprocessOptions(
        List<String> includePaths, List<String> defines, List<String> undefines) {

    /** No folders and no macros. */
    public static final PreprocessOptions NONE =
            new PreprocessOptions(List.of(), List.of(), List.of());

    public PreprocessOptions {
        includePaths = List.copyOf(includePaths);
        defines = List.copyOf(defines);
        undefines = List.copyOf(undefines);
    }
}
