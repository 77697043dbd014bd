package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

class MainTest {
    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String input, String... args) {
        ByteArrayInputStream in =
                new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, StandardCharsets.ISO_8859_1);
        int status = Main.run(in, stream, new PrintWriter(err), args);
        out.write(bytes.toString(StandardCharsets.ISO_8859_1));
        return status;
    }

    @Test
    void shouldWriteAClassToStandardOutput() {
        assertEquals(0, run("add\nremove\n", "--class", "Verbs", "--package", "org.example"));
        assertTrue(out.toString().startsWith("package org.example;\n"));
        assertTrue(out.toString().contains("public final class Verbs {"));
        assertTrue(out.toString().endsWith("}\n"));
        assertEquals("", err.toString());
    }

    @Test
    void shouldWriteTheFormThatIsAskedFor() {
        assertEquals(0, run("add\nremove\n", "--form", "switch"));
        assertTrue(out.toString().contains("switch (slot) {"), out.toString());
        out.getBuffer().setLength(0);
        assertEquals(0, run("add\nremove\n", "--form", "table"));
        assertTrue(out.toString().startsWith("private static final"), out.toString());
        assertFalse(out.toString().contains("public final class"), out.toString());
        assertEquals(2, run("add\n", "--form", "tree"));
        assertEquals(1, run("add\n", "--form", "switch", "-L", "C"));
        assertTrue(err.toString().contains("--form is for Java"), err.toString());
    }

    @Test
    void shouldReadAFileAndWriteAnother() throws IOException {
        Path input = Files.writeString(folder.resolve("in.txt"), "# verbs\nadd\r\nget");
        Path output = folder.resolve("Verbs.java");
        assertEquals(0, run("", "-o", output.toString(), "--summary", input.toString()));
        assertTrue(Files.readString(output).contains("\"add\""));
        assertFalse(Files.readString(output).contains("verbs"));
        assertEquals("", out.toString());
        assertTrue(err.toString().startsWith("jperf: 2 keywords in 2 slots"), err.toString());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'%define x y\n%%\na\n', '1:1: unknown declaration %define x'",
        "'a\n\nb\n', '2:1: an empty line; the empty keyword is written \"\", comments with #'",
        "'a\nb\na\n', '3:1: duplicate keyword \"a\", first seen in line 1'",
    })
    void shouldSayWhereTheInputIsWrong(String input, String message) {
        assertEquals(1, run(input));
        assertEquals("jperf: (standard input):" + message, err.toString().trim());
        assertEquals("", out.toString());
    }

    @Test
    void shouldLeaveNoOutputWhenTheInputIsWrong() throws IOException {
        Path output = folder.resolve("C.java");
        assertEquals(1, run("a\na\n", "-o", output.toString()));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void shouldSayWhichFileIsMissing() {
        Path missing = folder.resolve("missing");
        assertEquals(1, run("", missing.toString()));
        assertEquals("jperf: " + missing + ": no such file or directory", err.toString().trim());
    }

    @Test
    void shouldSayThatTheOutputFolderIsMissing() {
        Path output = folder.resolve("missing/C.java");
        assertEquals(1, run("a\n", "-o", output.toString()));
        assertTrue(err.toString().contains("no such file or directory"), err.toString());
    }

    @Test
    void shouldRefuseANameThatIsNone() {
        assertEquals(1, run("a\n", "--class", "a-b"));
        assertEquals("jperf: class: not a Java identifier: 'a-b'", err.toString().trim());
    }

    @Test
    void shouldExplainAWrongCommandLine() {
        assertEquals(2, run("a\n", "--construction", "magic"));
        assertTrue(err.toString().contains("'magic' is none of"), err.toString());
        assertEquals(2, run("a\n", "--no-such-option"));
        assertTrue(err.toString().contains("Usage: jperf"), err.toString());
    }

    @Test
    void shouldHelp() {
        assertEquals(0, run("", "--help"));
        assertTrue(out.toString().contains("Exit status"), out.toString());
        assertEquals(0, run("", "--version"));
    }

    @Test
    void shouldTakeKeywordsOfAnyEncoding() {
        assertEquals(0, run("gr\u00f6\u00dfe\n\u00ff\n"));
        assertTrue(out.toString().contains("\\366"), out.toString());
    }

    private static final String MONTHS =
            "%{\n#include <string.h>\n%}\nstruct month { const char *name; int days; };\n%%\n"
                    + "may, 31\njune, 30\n%%\nint end;\n";

    @Test
    void shouldTakeTheLanguageOfTheOutputsName() throws IOException {
        String[][] names = {
            {"x.c", "/* ANSI-C"},
            {"x.h", "/* ANSI-C"},
            {"x.cc", "/* C++"},
            {"x.hpp", "/* C++"},
            {"x.C", "/* C++"},
            {"X.java", "/**"},
            {"x", "/**"}
        };
        for (String[] name : names) {
            Path output = folder.resolve(name[0]);
            assertEquals(0, run("a\n", "-o", output.toString()), err::toString);
            assertTrue(Files.readString(output).startsWith(name[1]), name[0]);
        }
    }

    @Test
    void shouldLetTheCommandLinePrevail() {
        String input =
                "%language=C++\n%define lookup-function-name there\n%define class-name There\n"
                        + "%%\na\n";
        assertEquals(0, run(input, "-N", "here", "-Z", "Here", "-L", "Java", "-L", "C++"));
        assertTrue(out.toString().contains("Here::here (const char *str, size_t len)"));
        assertFalse(out.toString().contains("There"));
    }

    @Test
    void shouldPointAtTheInputsLines() throws IOException {
        Path input = Files.writeString(folder.resolve("m\"onths.gperf"), MONTHS);
        assertEquals(0, run("", "-tLANSI-C", input.toString()));
        String name = "\"" + input.toString().replace("\"", "\\\"") + "\"\n";
        assertTrue(out.toString().contains("#line 1 " + name + "\n#include <string.h>\n"));
        assertTrue(out.toString().contains("#line 4 " + name + "struct month {"));
        assertTrue(out.toString().contains("#line 6 " + name + "        {\"may\", 31}"));
        assertTrue(out.toString().endsWith("#line 8 " + name + "\nint end;\n"), out.toString());
    }

    @Test
    void shouldNotPointIntoStandardInput() {
        assertEquals(0, run(MONTHS, "-tLANSI-C"));
        assertFalse(out.toString().contains("#line"));
    }

    @Test
    void shouldTakeGperfsWaysToWriteOptions() {
        String input = "abc\nabd\n";
        assertEquals(
                0, run(input, "-agp", "-LANSI-C", "-k3", "--key-pos=3", "--no-str", "-CEG", "-"));
        assertTrue(out.toString().contains("by position 3"), out.toString());
        assertEquals(
                0, run(input, "-LANSI-C", "-k", "*", "-s", "3/2", "-m5", "-i", "7", "-j", "3"));
        assertEquals("", err.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '`',
            value = {
                "-G # --global-table is for C and C++; leave it out, or use -L ANSI-C or -L C++",
                "--strings new # 'new' is none of kept, fresh, none",
                "-L ANSI-C --strings fresh # --strings is for Java, and the output is ANSI-C",
                "-k 0 # position 0: they go from 1 to 255",
                "-k 3-1 # the range 3-1 ends before it begins",
                "-k x # 'x' is none of 1 to 255, a range such as 2-7, and $",
                "-k 1,1 # a position stands twice",
                "-s x # 'x' is no number such as 3, 1.5 or 3/2",
                "-s 65 # slots per keyword 65.0: from 1 to 64 is possible",
                "-m 10001 # attempts 10001: from 1 to 10000 is possible",
                "-j -1 # '-1' is no number from 0 to 999999999",
                "-S 0 # the number of switches must be from 1 to 1000000000",
                "-L Pascal # unknown language 'Pascal'",
                "-o -t # Expected parameter for option '--output-file'",
                "x y # Unmatched argument",
            })
    void shouldExplainWhatMakesNoSense(String options, String message) {
        assertNotEquals(0, run("a\n", options.split(" ")));
        assertTrue(err.toString().contains(message), err::toString);
        assertEquals("", out.toString());
    }
}
