package org.zenorb.idl;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a compilation is told. Made by {@link #builder()}. Thread: any.
 *
 * @param files the main files, each a specification of its own
 * @param includePaths folders for {@code #include}, in order; a jar stands for its folder {@code
 *     META-INF/idl}
 * @param defines macros, {@code NAME} or {@code NAME=TEXT}
 * @param undefines macros taken away after that
 * @param output the folder below which Java files are written
 * @param packages the Java packages
 * @param all whether definitions of included files are emitted too
 * @param skeletons whether {@code POA} classes are written
 * @param ties whether {@code POATie} classes are written
 * @param ami whether stubs can call asynchronously: reply handlers and {@code sendc_} methods are
 *     written
 * @param header a text that every Java file begins with, as a comment; empty for none
 * @param warnings what becomes of warnings
 * @param maxFileBytes longer files are refused; default {@value #DEFAULT_MAX_FILE_BYTES}
 */
public record CompilerOptions(
        List<Path> files,
        List<Path> includePaths,
        List<String> defines,
        List<String> undefines,
        Path output,
        JavaPackages packages,
        boolean all,
        boolean skeletons,
        boolean ties,
        boolean ami,
        String header,
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
        private Path output = Path.of("");
        private JavaPackages packages = JavaPackages.DEFAULT;
        private boolean all;
        private boolean skeletons = true;
        private boolean ties = true;
        private boolean ami;
        private String header = "";
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

        public Builder packages(JavaPackages mapping) {
            packages = mapping;
            return this;
        }

        /** All modules at file scope come to stand in this Java package. */
        public Builder packagePrefix(String prefix) {
            return packages(packages.withPrefix(prefix));
        }

        /** The module at file scope comes to stand in {@code prefix.module}. */
        public Builder modulePackage(String module, String prefix) {
            return packages(packages.withPrefix(module, prefix));
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

        /** Whether reply handlers and {@code sendc_} methods are written; not at first. */
        public Builder ami(boolean wanted) {
            ami = wanted;
            return this;
        }

        /** A licence, for example; it need not be a comment. */
        public Builder header(String text) {
            header = text;
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
                    packages,
                    all,
                    skeletons,
                    ties,
                    ami,
                    header,
                    warnings,
                    maxFileBytes);
        }
    }
}
