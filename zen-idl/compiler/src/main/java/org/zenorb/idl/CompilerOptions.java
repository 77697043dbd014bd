package org.zenorb.idl;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a compilation is told. Made by {@link #builder()}. Thread: any.
 *
 * @param files the main files, each a specification of its own
 * @param includePaths folders for {@code #include}, in order
 * @param defines macros, {@code NAME} or {@code NAME=TEXT}
 * @param undefines macros taken away after that
 * @param output the folder below which Java files are written
 * @param packagePrefix the Java package of all modules at file scope; empty for none
 * @param modulePackages the Java package of single modules at file scope
 * @param all whether definitions of included files are emitted too
 * @param skeletons whether {@code POA} classes are written
 * @param ties whether {@code POATie} classes are written
 * @param warnings what becomes of warnings
 * @param maxFileBytes longer files are refused; default {@value #DEFAULT_MAX_FILE_BYTES}
 */
public record CompilerOptions(
        List<Path> files,
        List<Path> includePaths,
        List<String> defines,
        List<String> undefines,
        Path output,
        String packagePrefix,
        Map<String, String> modulePackages,
        boolean all,
        boolean skeletons,
        boolean ties,
        Warnings warnings,
        long maxFileBytes) {

    /** 256 MiB. */
    public static final long DEFAULT_MAX_FILE_BYTES = 256L << 20;

    /** What becomes of warnings. */
    public enum Warnings {
        /** They are left out. */
        NONE,
        /** They are reported. */
        ALL,
        /** They count as errors. */
        ERROR
    }

    public CompilerOptions {
        files = List.copyOf(files);
        includePaths = List.copyOf(includePaths);
        defines = List.copyOf(defines);
        undefines = List.copyOf(undefines);
        modulePackages = new LinkedHashMap<>(modulePackages);
    }

    /** Starts with no files, the current folder for output, skeletons and ties wanted. */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects options. Thread: one. */
    public static final class Builder {
        private final List<Path> files = new ArrayList<>();
        private final List<Path> includePaths = new ArrayList<>();
        private final List<String> defines = new ArrayList<>();
        private final List<String> undefines = new ArrayList<>();
        private final Map<String, String> modulePackages = new LinkedHashMap<>();
        private Path output = Path.of("");
        private String packagePrefix = "";
        private boolean all;
        private boolean skeletons = true;
        private boolean ties = true;
        private Warnings warnings = Warnings.ALL;
        private long maxFileBytes = DEFAULT_MAX_FILE_BYTES;

        private Builder() {}

        public Builder file(Path path) {
            files.add(path);
            return this;
        }

        public Builder includePath(Path folder) {
            includePaths.add(folder);
            return this;
        }

        public Builder define(String macro) {
            defines.add(macro);
            return this;
        }

        public Builder undefine(String macro) {
            undefines.add(macro);
            return this;
        }

        public Builder output(Path folder) {
            output = folder;
            return this;
        }

        public Builder packagePrefix(String prefix) {
            packagePrefix = prefix;
            return this;
        }

        /** The module comes to stand in {@code prefix.module}. */
        public Builder modulePackage(String module, String prefix) {
            modulePackages.put(module, prefix);
            return this;
        }

        public Builder all(boolean wanted) {
            all = wanted;
            return this;
        }

        public Builder skeletons(boolean wanted) {
            skeletons = wanted;
            return this;
        }

        public Builder ties(boolean wanted) {
            ties = wanted;
            return this;
        }

        public Builder warnings(Warnings treatment) {
            warnings = treatment;
            return this;
        }

        public Builder maxFileBytes(long bytes) {
            maxFileBytes = bytes;
            return this;
        }

        public CompilerOptions build() {
            return new CompilerOptions(
                    files,
                    includePaths,
                    defines,
                    undefines,
                    output,
                    packagePrefix,
                    modulePackages,
                    all,
                    skeletons,
                    ties,
                    warnings,
                    maxFileBytes);
        }
    }
}
