package org.zenorb.idl;

import org.zenorb.idl.check.Checker;
import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Severity;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.EmitProblem;
import org.zenorb.idl.emit.GeneratedFile;
import org.zenorb.idl.emit.JavaEmitter;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.parse.Parser;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.preprocess.FileLoader;
import org.zenorb.idl.preprocess.PreprocessOptions;
import org.zenorb.idl.preprocess.PreprocessedText;
import org.zenorb.idl.preprocess.Preprocessor;
import org.zenorb.idl.preprocess.SourceLoader;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Resolver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compiles IDL to Java: {@code preprocess → parse → resolve → check → model → emit}.
 *
 * <p>Guarantee: nothing that IDL says makes it throw; where there is an error in any file, no file
 * is written; a file of the output that is right already is not touched. Thread: any; no state is
 * kept between calls.
 */
public final class Compiler {

    private final CompilerOptions options;
    private final SourceLoader loader;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Set<Path> read = new LinkedHashSet<>();

    private Compiler(CompilerOptions options, SourceLoader loader) {
        this.options = options;
        this.loader = loader;
    }

    /**
     * Compiles the files that the options name and writes the output.
     *
     * @throws IOException where the output cannot be written; files are as they were before
     */
    public static CompilerResult compile(CompilerOptions options) throws IOException {
        return compile(options, new FileLoader(options.maxFileBytes()));
    }

    /**
     * Only preprocesses the files.
     *
     * @param text gets what the parser would see, one file after the other
     * @return the findings of the preprocessor; nothing was generated
     */
    public static CompilerResult preprocess(CompilerOptions options, Appendable text)
            throws IOException {
        List<Diagnostic> all = new ArrayList<>();
        Set<Path> read = new LinkedHashSet<>();
        for (Path file : options.files()) {
            Diagnostics found = new Diagnostics(new SourceMap());
            FileLoader loader = new FileLoader(options.maxFileBytes());
            Preprocessor preprocessor = new Preprocessor(preprocessOptions(options), loader, found);
            if (preprocessor.open(slashes(file))) {
                text.append(PreprocessedText.of(preprocessor, found.sources()));
            }
            preprocessor.files().forEach(each -> read.add(Path.of(each.path())));
            all.addAll(found.all());
        }
        return new CompilerResult(all, List.of(), List.of(), List.copyOf(read));
    }

    /** {@link #compile(CompilerOptions)} with sources from elsewhere. */
    static CompilerResult compile(CompilerOptions options, SourceLoader loader) throws IOException {
        return new Compiler(options, loader).run();
    }

    /**
     * Reads one file up to its model.
     *
     * @param diagnostics where findings go
     * @return the model, or nothing where there are errors
     */
    static Optional<Specification> model(
            String path, CompilerOptions options, SourceLoader loader, Diagnostics diagnostics) {
        Preprocessor preprocessor =
                new Preprocessor(preprocessOptions(options), loader, diagnostics);
        return model(path, options, preprocessor, diagnostics);
    }

    private static Optional<Specification> model(
            String path,
            CompilerOptions options,
            Preprocessor preprocessor,
            Diagnostics diagnostics) {
        if (!preprocessor.open(path)) {
            return Optional.empty();
        }
        try {
            Syntax.Tree tree = Parser.parse(preprocessor, diagnostics);
            Resolution resolution = Resolver.resolve(tree, diagnostics);
            return Checker.check(
                    tree, resolution, preprocessor.files(), options.all(), diagnostics);
        } catch (StackOverflowError e) {
            // Nesting is bounded where it is read; chains of types through each other are not.
            diagnostics.error(preprocessor.start(), path + " has types that are nested too deep");
            return Optional.empty();
        }
    }

    private static PreprocessOptions preprocessOptions(CompilerOptions options) {
        List<String> folders = new ArrayList<>();
        for (Path each : options.includePaths()) {
            folders.add(slashes(each));
        }
        return new PreprocessOptions(folders, options.defines(), options.undefines());
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    private CompilerResult run() throws IOException {
        try (OutputFolder folder = new OutputFolder(options.output())) {
            for (Path file : options.files()) {
                compile(slashes(file), folder);
            }
            boolean fine = diagnostics.stream().noneMatch(Diagnostic::isError);
            List<Path> written = fine ? folder.commit() : List.of();
            List<Path> all = fine ? folder.files() : List.of();
            return new CompilerResult(diagnostics, all, written, List.copyOf(read));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void compile(String path, OutputFolder folder) {
        Diagnostics found = new Diagnostics(new SourceMap());
        Preprocessor preprocessor = new Preprocessor(preprocessOptions(options), loader, found);
        Optional<Specification> model = model(path, options, preprocessor, found);
        for (SourceFile each : preprocessor.files()) {
            read.add(Path.of(each.path()));
        }
        // After an error nothing is written any more, but all files are still looked at.
        boolean fine = diagnostics.stream().noneMatch(Diagnostic::isError);
        model.ifPresent(specification ->
                emit(specification, fine ? folder : null, preprocessor.start(), found));
        for (Diagnostic each : found.all()) {
            if (each.isError() || options.warnings() != CompilerOptions.Warnings.NONE) {
                diagnostics.add(
                        options.warnings() == CompilerOptions.Warnings.ERROR
                                ? asError(each)
                                : each);
            }
        }
    }

    private static Diagnostic asError(Diagnostic each) {
        return new Diagnostic(
                Severity.ERROR,
                each.position(),
                each.width(),
                each.message(),
                each.sourceLine(),
                each.notes());
    }

    private void emit(
            Specification specification, OutputFolder folder, Span start, Diagnostics found) {
        EmitOptions emit = emitOptions();
        List<EmitProblem> problems = JavaEmitter.problems(specification, emit);
        for (EmitProblem each : problems) {
            found.error(found.sources().spanAt(each.position()), each.message());
        }
        if (problems.isEmpty() && folder != null) {
            JavaEmitter.emit(specification, emit, file -> add(file, folder, start, found));
        }
    }

    private static void add(
            GeneratedFile file, OutputFolder folder, Span start, Diagnostics found) {
        try {
            if (!folder.add(file)) {
                found.error(
                        start,
                        "another file of this compilation makes "
                                + file.relativePath()
                                + " too, with other content");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private EmitOptions emitOptions() {
        EmitOptions emit =
                EmitOptions.defaults()
                        .withPackagePrefix(options.packagePrefix())
                        .withSkeletons(options.skeletons())
                        .withTies(options.ties());
        for (Map.Entry<String, String> each : options.modulePackages().entrySet()) {
            emit = emit.withModulePrefix(each.getKey(), each.getValue());
        }
        return emit;
    }
}
