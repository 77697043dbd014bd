package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

class ThinPathTest {

    @TempDir Path folder;

    @Test
    void shouldGoThroughAllPasses() throws IOException {
        CompilerResult result = compile("interface Foo { long add(in long a, in long b); };");

        assertEquals(List.of(), result.diagnostics());
        assertTrue(Files.readString(out("M/FooOperations.java")).contains("int add(int a, int b)"));
        assertTrue(Files.readString(out("M/_FooStub.java")).contains("IDL:M/Foo:1.0"));
        assertTrue(result.generated().containsAll(result.written()));
    }

    @Test
    void shouldWriteNothingWhereThereIsAnError() throws IOException {
        CompilerResult result =
                compile("interface Foo { void f(in Nowhere a); }; struct Good { long a; };");

        assertFalse(result.succeeded());
        assertEquals(
                "5:27: Nowhere is not declared",
                result.diagnostics().get(0).position().line()
                        + ":"
                        + result.diagnostics().get(0).position().column()
                        + ": "
                        + result.diagnostics().get(0).message());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void shouldNotTouchWhatIsRight() throws IOException {
        compile("struct S { long a; };");
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(out("M/S.java"), longAgo);

        CompilerResult second = compile("struct S { long a; }; struct T { long a; };");

        assertEquals(longAgo, Files.getLastModifiedTime(out("M/S.java")));
        assertFalse(second.written().contains(out("M/S.java")));
        assertTrue(second.written().contains(out("M/T.java")));
        try (Stream<Path> all = Files.list(out("M"))) {
            assertTrue(all.noneMatch(each -> each.toString().endsWith(".new")));
        }
    }

    @Test
    void shouldLeaveTheOutputAloneWhereItCannotBeWritten() throws IOException {
        Files.createDirectories(folder.resolve("out/M/THelper.java"));
        Files.createFile(folder.resolve("out/M/THelper.java/inhabited"));

        boolean failed = false;
        try {
            compile("struct T { long a; };");
        } catch (IOException e) {
            failed = true;
        }

        assertTrue(failed);
        assertTrue(Files.isDirectory(out("M/THelper.java")));
    }

    private Path out(String path) {
        return folder.resolve("out").resolve(path);
    }

    private CompilerResult compile(String body) throws IOException {
        Path file = folder.resolve("a.idl");
        Files.writeString(file, "/* A test. */\n\nmodule M\n{\n" + body + "\n};\n");
        return Compiler.compile(
                CompilerOptions.builder().file(file).output(folder.resolve("out")).build());
    }
}
