package org.zenorb.idl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;

/** Input and output that no one plans for: each gets a sentence, or simply works. */
class UnusualFilesTest {

    private static final String STRUCT = "struct A {\n\tNowhere x;\n};\n";

    @TempDir Path folder;

    private final StringWriter said = new StringWriter();
    private Path out;

    @BeforeEach
    void nameTheOutput() {
        out = folder.resolve("out");
    }

    @Test
    void shouldPointUnderTheCulpritBehindTabs() throws IOException {
        assertPoints(STRUCT.getBytes(StandardCharsets.UTF_8));
        assertPoints(STRUCT.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
        assertPoints(STRUCT.replace("\n", "\r").getBytes(StandardCharsets.UTF_8));
        assertPoints(("\uFEFF" + STRUCT).getBytes(StandardCharsets.UTF_8));
    }

    private void assertPoints(byte[] content) throws IOException {
        Path file = write("a.idl", content);
        assertEquals(1, run("-d", out, file));
        assertEquals(
                file
                        + ":2:2: error: Nowhere is not declared\n"
                        + "    \tNowhere x;\n"
                        + "    \t^~~~~~~\n"
                        + "1 error\n",
                said.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
    void shouldSayOnceThatTheCharacterSetIsWrong(String name) throws IOException {
        Path file = write("a.idl", STRUCT.getBytes(Charset.forName(name)));
        assertEquals(1, run("-d", out, file));
        assertEquals(
                file
                        + ":1:1: error: cannot read "
                        + file
                        + ": it seems to be UTF-16 or UTF-32; IDL is read as UTF-8 or ISO 8859-1\n"
                        + "1 error\n",
                said.toString());

        Path main = write("main.idl", "#include \"a.idl\"\n".getBytes(StandardCharsets.UTF_8));
        assertEquals(1, run("-d", out, main));
        assertTrue(said.toString().startsWith(main + ":1:10: error: cannot read a.idl: it seems"));
    }

    @Test
    void shouldShowNoControlCharacters() throws IOException {
        Path file = write("a.idl", "struct A { long\0 x; };".getBytes(StandardCharsets.UTF_8));
        assertEquals(1, run("-d", out, file));
        assertEquals(
                file
                        + ":1:16: error: expected the name of a member, found '\\x00'\n"
                        + "    struct A { long? x; };\n"
                        + "                   ^\n"
                        + "1 error\n",
                said.toString());
    }

    @Test
    void shouldMakeNothingOfAnEmptyFile() throws IOException {
        assertEquals(0, run("-d", out, write("a.idl", new byte[0])));
        assertEquals("", said.toString());
        assertFalse(Files.exists(out));
    }

    @Test
    void shouldSayThatAFolderIsNoFile() throws IOException {
        Path file = Files.createDirectory(folder.resolve("d.idl"));
        assertEquals(1, run("-d", out, file));
        assertTrue(said.toString().endsWith(": it is a folder\n1 error\n"), said.toString());
        assertEquals(1, run("-d", out, folder.resolve("no.idl")));
        assertTrue(said.toString().endsWith(": there is no such file\n1 error\n"));
    }

    @Test
    void shouldWarnOnceOfAnIncludePathThatLeadsNowhere() throws IOException {
        Path file = write("a.idl", "struct A { long x; };".getBytes(StandardCharsets.UTF_8));
        Path other = write("b.idl", "struct B { long x; };".getBytes(StandardCharsets.UTF_8));
        Path none = folder.resolve("none");
        Path text = write("t.jar", new byte[] {'n', 'o'});
        assertEquals(0, run("-I", none, "-I", folder, "-I", text, "-d", out, file, other));
        assertEquals(
                file
                        + ":1:1: warning: the include path "
                        + none
                        + " does not exist\n"
                        + "    struct A { long x; };\n"
                        + "    ^\n"
                        + file
                        + ":1:1: warning: the include path "
                        + text
                        + " is neither a folder nor a jar with a folder META-INF/idl\n"
                        + "    struct A { long x; };\n"
                        + "    ^\n",
                said.toString().replaceAll("(?m)^\\d+ .*\n", ""));
        assertTrue(Files.exists(out.resolve("A.java")));
    }

    @Test
    void shouldSayWhyAHeaderCannotBeRead() throws IOException {
        Path file = write("a.idl", "struct A { long x; };".getBytes(StandardCharsets.UTF_8));
        Path none = folder.resolve("none.txt");
        assertEquals(2, run("--header", none, "-d", out, file));
        assertTrue(said.toString().contains("header: " + none + ": there is no such file; "));
        Path latin = write("l.txt", "\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(2, run("--header", latin, "-d", out, file));
        assertTrue(said.toString().contains("the header " + latin + " is not in UTF-8; "));
    }

    @Test
    void shouldSayThatTheOutputIsAFile() throws IOException {
        Path file = write("a.idl", "struct A { long x; };".getBytes(StandardCharsets.UTF_8));
        assertEquals(1, run("-d", file, file));
        assertEquals(
                "zen-idl: cannot write the output: " + file + " is a file, not a folder\n",
                said.toString());
    }

    @Test
    void shouldSayWhatMayNotBeReadOrWritten() throws IOException {
        Path file = write("a.idl", "struct A { long x; };".getBytes(StandardCharsets.UTF_8));
        Files.createDirectory(out);
        Files.setPosixFilePermissions(out, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeFalse(Files.isWritable(out), "root may write everywhere");
        assertEquals(1, run("-d", out, file));
        assertTrue(said.toString().endsWith(": permission denied\n"), said.toString());
        Files.setPosixFilePermissions(out, PosixFilePermissions.fromString("rwxr-xr-x"));

        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assertEquals(1, run("-d", out, file));
        assertTrue(
                said.toString()
                        .endsWith(": cannot read " + file + ": permission denied\n1 error\n"),
                said.toString());
    }

    @Test
    void shouldTakeBlanksInNames() throws IOException {
        write("two words/in c.idl", "struct A { long x; };".getBytes(StandardCharsets.UTF_8));
        Path main =
                write(
                        "two words/m n.idl",
                        "#include \"in c.idl\"\nstruct B { A x; };\n"
                                .getBytes(StandardCharsets.UTF_8));
        assertEquals(0, run("-d", folder.resolve("o u t"), main));
        assertEquals("", said.toString());
        assertTrue(Files.exists(folder.resolve("o u t/B.java")));
    }

    @Test
    void shouldSayWhichFilesDefineTheSame() throws IOException {
        Path first = write("a.idl", "struct A { long x; };".getBytes(StandardCharsets.UTF_8));
        Path second = write("b.idl", "struct A { short x; };".getBytes(StandardCharsets.UTF_8));
        assertEquals(0, run("-d", out, first, first));
        assertEquals(1, run("-d", out, first, second));
        assertTrue(
                said.toString()
                        .startsWith(
                                second
                                        + ":1:1: error: "
                                        + first
                                        + " makes A.java too, with other content\n"),
                said.toString());
    }

    @Test
    void shouldReadAFileOnceBehindLinks() throws IOException {
        write("inc/p.idl", "#pragma once\nstruct P { long x; };".getBytes(StandardCharsets.UTF_8));
        Files.createSymbolicLink(folder.resolve("link"), folder.resolve("inc"));
        Files.createSymbolicLink(folder.resolve("inc/loop"), folder.resolve("inc"));
        Path main =
                write(
                        "q.idl",
                        ("#include \"inc/p.idl\"\n#include \"link/p.idl\"\n"
                                        + "#include <loop/loop/p.idl>\nstruct Q { P a; };\n")
                                .getBytes(StandardCharsets.UTF_8));
        assertEquals(0, run("-I", folder.resolve("inc"), "-d", out, main), said.toString());
    }

    private int run(Object... args) {
        said.getBuffer().setLength(0);
        CommandLine line = ZenIdl.commandLine();
        line.setOut(new PrintWriter(said));
        line.setErr(new PrintWriter(said));
        return line.execute(Arrays.stream(args).map(Object::toString).toArray(String[]::new));
    }

    private Path write(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, content);
    }
}
