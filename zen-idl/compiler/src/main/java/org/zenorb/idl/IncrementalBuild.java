package org.zenorb.idl;

import org.zenorb.jperf.PerfectHash;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Compiles only when something has changed: options, the compiler itself, a file that was read, or
 * a file of the output. Thread: any; two builds with the same output folder and options must not
 * run at once.
 *
 * <p>What the last run read and made, by content, stands in a file {@code .zen-idl-NAME} of the
 * output folder. Files that the last run of that name made and this one does not are deleted.
 */
public final class IncrementalBuild {

    private static final String FORMAT = "zen-idl 1";

    private IncrementalBuild() {}

    /**
     * Compiles if needed.
     *
     * @return the compilation's result; an empty one where there was nothing to do
     * @throws IOException where the output cannot be written
     */
    public static CompilerResult run(CompilerOptions options) throws IOException {
        return run(options, key(options));
    }

    /**
     * The same for a build that has a name of its own, so that it recognises its last run even when
     * files have come and gone since.
     *
     * @param name different for each build that writes into the same folder
     */
    public static CompilerResult run(CompilerOptions options, String name) throws IOException {
        Path record = options.output().resolve(".zen-idl-" + name);
        List<String> lines = Files.isRegularFile(record) ? Files.readAllLines(record) : List.of();
        String compiler = FORMAT + " " + compilerState() + " " + key(options);
        if (!lines.isEmpty() && lines.get(0).equals(compiler) && unchanged(lines)) {
            return new CompilerResult(List.of(), outputs(lines), List.of(), List.of());
        }
        CompilerResult result = Compiler.compile(options);
        if (result.succeeded()) {
            deleteStale(lines, result);
            write(record, compiler, result);
        }
        return result;
    }

    private static boolean unchanged(List<String> lines) throws IOException {
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(" ", 3);
            if (words.length != 3 || !words[1].equals(hash(Path.of(words[2])))) {
                return false;
            }
        }
        return lines.size() > 1;
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

    private static void deleteStale(List<String> lines, CompilerResult result) throws IOException {
        Set<Path> wanted = new HashSet<>(result.generated());
        for (Path each : outputs(lines)) {
            if (!wanted.contains(each)) {
                Files.deleteIfExists(each);
            }
        }
    }

    private static void write(Path record, String compiler, CompilerResult result)
            throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(compiler);
        for (Path each : result.read()) {
            lines.add("in " + hash(each) + " " + each);
        }
        for (Path each : result.generated()) {
            lines.add("out " + hash(each) + " " + each);
        }
        Files.createDirectories(record.toAbsolutePath().getParent());
        Files.write(record, lines);
    }

    private static String key(CompilerOptions options) {
        return hash(options.toString().getBytes(StandardCharsets.UTF_8)).substring(0, 16);
    }

    private static String hash(Path file) throws IOException {
        return Files.isRegularFile(file) ? hash(Files.readAllBytes(file)) : "none";
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Changes when code that makes the output does: the jars, or the folders of classes. */
    private static String compilerState() throws IOException {
        return codeState(IncrementalBuild.class) + " " + codeState(PerfectHash.class);
    }

    private static String codeState(Class<?> part) throws IOException {
        CodeSource source = part.getProtectionDomain().getCodeSource();
        if (source == null) {
            return "unknown";
        }
        Path code;
        try {
            code = Path.of(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException e) {
            return "unknown";
        }
        long newest = 0;
        long bytes = 0;
        List<Path> files;
        try (Stream<Path> all = Files.walk(code)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path each : files) {
            newest = Math.max(newest, Files.getLastModifiedTime(each).toMillis());
            bytes += Files.size(each);
        }
        return files.size() + "-" + bytes + "-" + newest;
    }
}
