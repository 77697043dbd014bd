package org.zenorb.idl;

import org.zenorb.idl.preprocess.FileLoader;
import org.zenorb.idl.preprocess.JarFolder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Compiles only when something has changed: options, the list of files, the compiler itself, a file
 * that was read, a file of the output, or a file that an {@code #include} would find now and did
 * not before. Thread: any; two builds of the same name with the same output folder must not run at
 * once.
 *
 * <p>What the last run read and made, by content, stands in a file {@code .zen-idl-NAME} of the
 * output folder. Files that the last run of that name made and this one does not are deleted, and
 * folders that become empty by that, unless another build has made the same files since.
 */
public final class IncrementalBuild {

    private static final String FORMAT = "zen-idl 3";
    private static final String RECORD = ".zen-idl-";
    private static final String ONLY_BUILD = "build";
    private static final String NONE = "none";

    /** In place of the hash of a file that changed between two readings of one compilation. */
    private static final String UNSURE = "unsure";

    private final CompilerOptions options;
    private final Path record;
    private final FileLoader loader;

    /** Hashes of the files that this compilation has read. */
    private final Map<String, String> read = new HashMap<>();

    private IncrementalBuild(CompilerOptions options, String name) {
        this.options = options;
        this.record = options.output().resolve(RECORD + name);
        this.loader = new FileLoader(options.maxFileBytes());
    }

    /**
     * Compiles if needed, as the only build that writes into its output folder.
     *
     * @throws IOException where the output cannot be written
     */
    public static BuildResult run(CompilerOptions options) throws IOException {
        return run(options, ONLY_BUILD);
    }

    /**
     * The same for one of several builds with the same output folder.
     *
     * @param name a build's own, the same each time: by it the build recognises its last run
     */
    public static BuildResult run(CompilerOptions options, String name) throws IOException {
        return run(options, name, false);
    }

    /**
     * The same, and compiles in any case if told to.
     *
     * @param always whether it compiles even though nothing has changed
     */
    public static BuildResult run(CompilerOptions options, String name, boolean always)
            throws IOException {
        return new IncrementalBuild(options, name).run(always);
    }

    /** The folders and jars of a class path that have IDL for others, for {@code #include}. */
    public static List<Path> idlIn(List<Path> classPath) throws IOException {
        JarFolder jars = new JarFolder();
        List<Path> found = new ArrayList<>();
        for (Path each : classPath) {
            Path folder = each.resolve("META-INF").resolve("idl");
            if (Files.isDirectory(folder)) {
                found.add(folder);
            } else if (each.toString().endsWith(".jar") && jars.hasIdl(each.toString())) {
                found.add(each);
            }
        }
        return found;
    }

    private BuildResult run(boolean always) throws IOException {
        List<String> lines = Files.isRegularFile(record) ? Files.readAllLines(record) : List.of();
        if (lines.isEmpty() && options.files().isEmpty()) {
            return new BuildResult(true, nothing(List.of()), List.of());
        }
        String compiler = FORMAT + " " + CompilerCode.state() + " " + key();
        if (!always && !lines.isEmpty() && lines.get(0).equals(compiler) && unchanged(lines)) {
            return new BuildResult(true, nothing(outputs(lines)), List.of());
        }
        Map<Path, String> hashes = new ConcurrentHashMap<>();
        CompilerResult result =
                Compiler.compile(
                        options,
                        new FileLoader(options.maxFileBytes(), this::remember),
                        (file, bytes) -> hashes.put(file, CompilerCode.hash(bytes)));
        if (!result.succeeded()) {
            return new BuildResult(false, result, List.of());
        }
        List<Path> deleted = deleteStale(lines, result);
        write(compiler, result, hashes);
        return new BuildResult(false, result, deleted);
    }

    private static CompilerResult nothing(List<Path> generated) {
        return new CompilerResult(List.of(), List.of(), generated, List.of(), List.of());
    }

    private boolean unchanged(List<String> lines) throws IOException {
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(" ", 3);
            if (words.length != 3 || !words[1].equals(hash(Path.of(words[2])))) {
                return false;
            }
        }
        return true;
    }

    private static List<Path> outputs(List<String> lines) {
        List<Path> out = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("out ")) {
                out.add(Path.of(line.split(" ", 3)[2]));
            }
        }
        return out;
    }

    private List<Path> deleteStale(List<String> lines, CompilerResult result) throws IOException {
        Set<Path> wanted = new HashSet<>(result.generated());
        wanted.addAll(madeByOthers());
        List<Path> deleted = new ArrayList<>();
        for (Path each : outputs(lines)) {
            if (!wanted.contains(each) && Files.deleteIfExists(each)) {
                deleted.add(each);
                deleteEmptyFolders(each.getParent());
            }
        }
        return deleted;
    }

    /** A definition may have moved from this build's IDL to another's, which ran before. */
    private Set<Path> madeByOthers() throws IOException {
        Set<Path> made = new HashSet<>();
        if (!Files.isDirectory(options.output())) {
            return made;
        }
        try (Stream<Path> all = Files.list(options.output())) {
            for (Path each : all.toList()) {
                if (each.getFileName().toString().startsWith(RECORD) && !each.equals(record)) {
                    made.addAll(outputs(Files.readAllLines(each)));
                }
            }
        }
        return made;
    }

    private void deleteEmptyFolders(Path lowest) throws IOException {
        Path folder = lowest;
        while (folder != null
                && !folder.equals(options.output())
                && folder.startsWith(options.output())) {
            try (Stream<Path> inside = Files.list(folder)) {
                if (inside.findAny().isPresent()) {
                    return;
                }
            }
            try {
                Files.delete(folder);
            } catch (DirectoryNotEmptyException e) {
                return;
            }
            folder = folder.getParent();
        }
    }

    private void write(String compiler, CompilerResult result, Map<Path, String> hashes)
            throws IOException {
        if (options.files().isEmpty()) {
            Files.deleteIfExists(record);
            return;
        }
        List<String> lines = new ArrayList<>();
        lines.add(compiler);
        for (Path each : result.read()) {
            lines.add("in " + read.getOrDefault(slashes(each), UNSURE) + " " + each);
        }
        for (Path each : result.absent()) {
            lines.add("in " + NONE + " " + each);
        }
        for (Path each : result.generated()) {
            lines.add("out " + hashes.get(each) + " " + each);
        }
        Files.createDirectories(record.toAbsolutePath().getParent());
        Files.write(record, lines);
    }

    /** What counts is what the compiler saw, whatever has become of the file since. */
    private void remember(String path, byte[] bytes) {
        read.merge(
                slashes(Path.of(path)),
                CompilerCode.hash(bytes),
                (a, b) -> a.equals(b) ? a : UNSURE);
    }

    private String key() {
        return CompilerCode.hash(options.toString().getBytes(StandardCharsets.UTF_8));
    }

    private String hash(Path file) throws IOException {
        return loader.bytes(slashes(file)).map(CompilerCode::hash).orElse(NONE);
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }
}
