package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Files of gperf's, good and bad. A good one is a program: it prints the same whether gperf or
 * jperf translated it. A bad one has its errors beside it. Options stand in files called args, the
 * C standard, if it is not c90, in one called std.
 */
class CorpusTest {
    private static final Path ROOT = Path.of("src/test/resources/gperf");

    @TempDir private Path folder;

    static Stream<String> good() throws IOException {
        return names("good");
    }

    static Stream<String> bad() throws IOException {
        return names("bad");
    }

    private static Stream<String> names(String kind) throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve(kind))) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".gperf"))
                    .map(name -> name.substring(0, name.length() - 6))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private static List<String> args(Path input) throws IOException {
        Path file = beside(input, ".args");
        List<String> args = new ArrayList<>();
        if (Files.exists(file)) {
            args.addAll(List.of(Files.readString(file).stripTrailing().split(" ")));
        }
        return args;
    }

    private static Path beside(Path input, String ending) {
        String name = input.getFileName().toString();
        return input.resolveSibling(name.replace(".gperf", ending));
    }

    private static int jperf(StringWriter err, List<String> words) {
        return Main.run(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.ISO_8859_1),
                new PrintWriter(err),
                words.toArray(new String[0]));
    }

    @ParameterizedTest
    @MethodSource("good")
    void shouldTakeGperfsPlace(String name) throws Exception {
        CTools.need("gperf", "gcc", "g++");
        Path input = ROOT.resolve("good").resolve(name + ".gperf").toAbsolutePath();
        boolean cpp = Files.readString(input, StandardCharsets.ISO_8859_1).contains("=C++");
        String ending = cpp ? ".cc" : ".c";
        List<String> ours = args(input);
        ours.addAll(List.of("-o", folder.resolve("ours" + ending).toString(), input.toString()));
        StringWriter err = new StringWriter();
        assertEquals(0, jperf(err, ours), err::toString);
        assertEquals("", err.toString());
        List<String> theirs = args(input);
        theirs.add(0, "gperf");
        theirs.addAll(List.of("--output-file=theirs" + ending, input.toString()));
        CTools.run(folder, theirs.toArray(new String[0]));
        Path std = beside(input, ".std");
        String standard = cpp ? "c++11" : Files.exists(std) ? Files.readString(std).strip() : "c90";
        boolean program = Files.readString(input, StandardCharsets.ISO_8859_1).contains("int main");
        compile("ours" + ending, standard, program, "-Wall", "-Wextra", "-Werror", "-pedantic");
        compile("theirs" + ending, standard, program, "-w");
        if (program) {
            assertEquals(
                    CTools.run(folder, folder.resolve("theirs.out").toString()),
                    CTools.run(folder, folder.resolve("ours.out").toString()));
        }
    }

    private void compile(String source, String standard, boolean program, String... warnings)
            throws Exception {
        List<String> command = new ArrayList<>();
        command.add(source.endsWith(".c") ? "gcc" : "g++");
        command.add("-std=" + standard);
        command.addAll(List.of(warnings));
        if (!program) {
            command.addAll(List.of("-include", "string.h", "-c"));
        }
        command.addAll(List.of("-o", source.substring(0, source.indexOf('.')) + ".out", source));
        CTools.run(folder, command.toArray(new String[0]));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void shouldSayWhatIsWrong(String name) throws Exception {
        Path input = ROOT.resolve("bad").resolve(name + ".gperf");
        List<String> words = args(input);
        Path output = folder.resolve("out.c");
        words.addAll(List.of("-o", output.toString(), input.toString()));
        StringWriter err = new StringWriter();
        assertNotEquals(0, jperf(err, words));
        String text = err.toString().replace(input.toString(), name).replace("\r\n", "\n");
        Path expected = beside(input, ".err");
        assertEquals(Files.readString(expected), text);
        assertFalse(Files.exists(output));
    }
}
