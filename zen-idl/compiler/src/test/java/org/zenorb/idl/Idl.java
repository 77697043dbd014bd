package org.zenorb.idl;

import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.preprocess.FileLoader;
import org.zenorb.idl.preprocess.SourceLoader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One reading of IDL in a test: its model and what was said of it. */
public record Idl(Optional<Specification> model, List<Diagnostic> diagnostics) {

    static final Path CORPUS = Path.of("src/test/idl");

    /** Reads a text. */
    public static Idl of(String text) {
        return of(Map.of("test.idl", text), "test.idl", CompilerOptions.builder());
    }

    /** Reads one of several files that are no files. */
    public static Idl of(Map<String, String> files, String main, CompilerOptions.Builder options) {
        SourceLoader loader = path -> Optional.ofNullable(files.get(path)).map(String::toCharArray);
        return of(loader, main, options.build());
    }

    /** Reads a file of the corpus. */
    static Idl ofCorpus(String folder, String file) {
        FileLoader files = new FileLoader(1 << 20);
        SourceLoader loader = path -> files.load(CORPUS.resolve(folder).resolve(path).toString());
        CompilerOptions options =
                CompilerOptions.builder()
                        .includePath(Path.of(""))
                        .includePath(Path.of("include"))
                        .build();
        return of(loader, file, options);
    }

    static List<String> corpus(String folder) throws IOException {
        try (Stream<Path> files = Files.list(CORPUS.resolve(folder))) {
            return files.map(each -> each.getFileName().toString())
                    .filter(each -> each.endsWith(".idl"))
                    .sorted()
                    .toList();
        }
    }

    private static Idl of(SourceLoader loader, String main, CompilerOptions options) {
        Diagnostics diagnostics = new Diagnostics(new SourceMap());
        Optional<Specification> model = Compiler.model(main, options, loader, diagnostics);
        return new Idl(model, diagnostics.all());
    }

    /** All that was said, as people read it. */
    String said() {
        List<String> lines = new ArrayList<>();
        for (Diagnostic each : diagnostics) {
            lines.add(each.render());
        }
        return String.join("\n", lines);
    }

    public Specification specification() {
        return model.orElseThrow(() -> new AssertionError(said()));
    }

    <D extends Definition> D get(String name, Class<D> kind) {
        return specification().require(ScopedName.parse(name), kind);
    }

    ConstDef constant(String name) {
        return get(name, ConstDef.class);
    }

    String repositoryId(String name) {
        return specification().find(ScopedName.parse(name)).orElseThrow().repositoryId();
    }
}
