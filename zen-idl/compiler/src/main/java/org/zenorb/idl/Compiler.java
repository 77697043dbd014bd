package org.zenorb.idl;

import org.zenorb.idl.ami.ImpliedIdl;
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
import org.zenorb.idl.preprocess.JarFolder;
import org.zenorb.idl.preprocess.PreprocessOptions;
import org.zenorb.idl.preprocess.PreprocessedText;
import org.zenorb.idl.preprocess.Preprocessor;
import org.zenorb.idl.preprocess.SourceLoader;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Resolver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Compiles IDL to Java: {@code preprocess → parse → resolve → check → model → (ami) → emit}.
 *
 * <p>Guarantee: nothing that IDL says makes it throw; where there is an error in any file, no file
 * is written; a file of the output that is right already is not touched. Thread: any; no state is
 * kept between calls.
 */
public final class Compiler {

    private final CompilerOptions options;
    private final LookUps loader;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Set<String> said = new HashSet<>();
    private boolean areIncludePathsChecked;
    private final List<CompilerResult.Unit> units = new ArrayList<>();

    private Compiler(CompilerOptions options, SourceLoader loader) {
        this.options = options;
        this.loader = new LookUps(loader);
    }

    /**
     * Compiles the files that the options name and writes the output.
     *
     * @throws IOException where the output cannot be written; files are as they were before
     */
    public static CompilerResult compile(CompilerOptions options) throws IOException {
        return compile(options, new FileLoader(options.maxFileBytes()), (file, bytes) -> {});
    }

    /**
     * {@link #compile(CompilerOptions)} for somebody who looks at sources and output too.
     *
     * @param seen gets the place and the content of each file of the output, on several threads
     */
    static CompilerResult compile(
            CompilerOptions options, SourceLoader sources, BiConsumer<Path, byte[]> seen)
            throws IOException {
        Compiler compiler = new Compiler(options, sources);
        try (OutputFolder folder = new OutputFolder(options.output(), seen)) {
            compiler.run(folder);
            List<Path> files = compiler.generated();
            return compiler.result(files, folder.commit(files));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Finds out what {@link #compile} would read and make; writes nothing. */
    public static CompilerResult plan(CompilerOptions options) {
        Compiler compiler = new Compiler(options, new FileLoader(options.maxFileBytes()));
        OutputPlan plan = new OutputPlan(options.output());
        compiler.run(plan);
        return compiler.result(compiler.generated(), List.of());
    }

    /** Reads the files that the options name up to their models; writes nothing. */
    public static ModelResult models(CompilerOptions options) {
        Compiler compiler = new Compiler(options, new FileLoader(options.maxFileBytes()));
        List<Specification> models = new ArrayList<>();
        for (Path file : options.files()) {
            Diagnostics found = new Diagnostics(new SourceMap());
            Preprocessor preprocessor =
                    new Preprocessor(preprocessOptions(options), compiler.loader, found);
            model(slashes(file), options, preprocessor, found)
                    .map(compiler::withImplied)
                    .ifPresent(models::add);
            compiler.checkIncludePaths(preprocessor.start(), found);
            compiler.keep(found);
        }
        return new ModelResult(compiler.diagnostics, models);
    }

    /**
     * Only preprocesses the files.
     *
     * @param text gets what the parser would see, one file after the other
     * @return the findings of the preprocessor; nothing was generated
     */
    public static CompilerResult preprocess(CompilerOptions options, Appendable text)
            throws IOException {
        Compiler compiler = new Compiler(options, new FileLoader(options.maxFileBytes()));
        for (Path file : options.files()) {
            Diagnostics found = new Diagnostics(new SourceMap());
            Preprocessor preprocessor =
                    new Preprocessor(preprocessOptions(options), compiler.loader, found);
            if (preprocessor.open(slashes(file))) {
                text.append(PreprocessedText.of(preprocessor, found.sources()));
            }
            compiler.checkIncludePaths(preprocessor.start(), found);
            compiler.keep(found);
            compiler.addUnit(file, preprocessor, List.of());
        }
        return compiler.result(List.of(), List.of());
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
            folders.add(Files.isRegularFile(each) ? JarFolder.idlOf(slashes(each)) : slashes(each));
        }
        return new PreprocessOptions(folders, options.defines(), options.undefines());
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    private boolean succeeded() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    /** All files of the output; none where there are errors. */
    private List<Path> generated() {
        Set<Path> all = new LinkedHashSet<>();
        if (succeeded()) {
            units.forEach(each -> all.addAll(each.generated()));
        }
        return List.copyOf(all);
    }

    private CompilerResult result(List<Path> generated, List<Path> written) {
        return new CompilerResult(diagnostics, units, generated, written, loader.absent());
    }

    private void run(Output output) {
        for (Path file : options.files()) {
            Diagnostics found = new Diagnostics(new SourceMap());
            Preprocessor preprocessor = new Preprocessor(preprocessOptions(options), loader, found);
            Optional<Specification> model = model(slashes(file), options, preprocessor, found);
            // After an error nothing is written any more, but all files are still looked at.
            Output wanted = succeeded() ? output : null;
            Set<Path> made = new LinkedHashSet<>();
            model.map(this::withImplied)
                    .ifPresent(specification ->
                            emit(specification, wanted, preprocessor.start(), found, made));
            checkIncludePaths(preprocessor.start(), found);
            keep(found);
            addUnit(file, preprocessor, made);
        }
    }

    /** With the implied IDL of asynchronous calls, where it is wanted. */
    private Specification withImplied(Specification specification) {
        // the OMG's own interfaces, when included, are those that come with the ORB
        return options.ami()
                ? ImpliedIdl.of(
                        specification,
                        type -> !type.header().emit() && EmitOptions.isOmg(type.name()))
                : specification;
    }

    private void addUnit(Path file, Preprocessor preprocessor, Collection<Path> made) {
        List<Path> read = new ArrayList<>();
        for (SourceFile each : preprocessor.files()) {
            read.add(Path.of(each.path()));
        }
        units.add(new CompilerResult.Unit(file, read, List.copyOf(made)));
    }

    /** A wrong path shows elsewhere only as a file that is not found, or is found in another. */
    private void checkIncludePaths(Span start, Diagnostics found) {
        if (areIncludePathsChecked) {
            return;
        }
        areIncludePathsChecked = true;
        JarFolder jars = new JarFolder();
        for (Path each : options.includePaths()) {
            if (!Files.exists(each)) {
                found.warning(start, "the include path " + slashes(each) + " does not exist");
            } else if (!Files.isDirectory(each) && !isJarWithIdl(each, jars)) {
                found.warning(
                        start,
                        "the include path "
                                + slashes(each)
                                + " is neither a folder nor a jar with a folder META-INF/idl");
            }
        }
    }

    private static boolean isJarWithIdl(Path file, JarFolder jars) {
        try {
            return jars.hasIdl(file.toString());
        } catch (IOException e) {
            return false;
        }
    }

    private void keep(Diagnostics found) {
        for (Diagnostic each : found.all()) {
            boolean wanted = each.isError() || options.warnings() != CompilerOptions.Warnings.NONE;
            // What many main files include would be complained of as often.
            if (wanted && said.add(each.position() + " " + each.message())) {
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
            Specification specification,
            Output output,
            Span start,
            Diagnostics found,
            Set<Path> made) {
        EmitOptions emit = emitOptions();
        List<EmitProblem> problems = JavaEmitter.problems(specification, emit);
        for (EmitProblem each : problems) {
            found.error(found.sources().spanAt(each.position()), each.message());
        }
        for (EmitProblem each : JavaEmitter.warnings(specification, emit)) {
            found.warning(found.sources().spanAt(each.position()), each.message());
        }
        if (problems.isEmpty() && output != null) {
            JavaEmitter.emit(
                    specification,
                    emit,
                    file -> Added.to(output, file),
                    added -> {
                        made.add(added.place());
                        if (!added.fits()) {
                            found.error(start, conflict(added.path(), added.place()));
                        }
                    });
        }
    }

    private String conflict(String path, Path place) {
        for (CompilerResult.Unit each : units) {
            if (each.generated().contains(place)) {
                return slashes(each.file()) + " makes " + path + " too, with other content";
            }
        }
        return "this file makes " + path + " twice, with different content";
    }

    /**
     * What became of a file.
     *
     * @param fits false where another file of the compilation has other content for this place
     */
    private record Added(String path, Path place, boolean fits) {

        static Added to(Output output, GeneratedFile file) {
            try {
                boolean fits = output.add(file);
                return new Added(file.relativePath(), output.place(file), fits);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private EmitOptions emitOptions() {
        JavaPackages packages = options.packages();
        EmitOptions emit =
                EmitOptions.defaults()
                        .withPackagePrefix(packages.prefix())
                        .withSkeletons(options.skeletons())
                        .withTies(options.ties())
                        .withHeader(options.header());
        for (Map.Entry<String, String> each : packages.prefixes().entrySet()) {
            emit = emit.withModulePrefix(each.getKey(), each.getValue());
        }
        for (Map.Entry<String, String> each : packages.whole().entrySet()) {
            emit = emit.withPackageName(JavaPackages.module(each.getKey()), each.getValue());
        }
        for (Map.Entry<String, String> each : packages.replacements().entrySet()) {
            emit = emit.withModuleReplacement(each.getKey(), each.getValue());
        }
        for (Map.Entry<String, String> each : packages.translations().entrySet()) {
            emit = emit.withPackageTranslation(each.getKey(), each.getValue());
        }
        return emit;
    }
}
