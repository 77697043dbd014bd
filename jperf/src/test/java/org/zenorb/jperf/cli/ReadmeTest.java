package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import javax.tools.ToolProvider;

/** The README's and the help's examples do what they say. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ReadmeTest {

    private static final String MONTHS =
            """
            struct month { const char *name; int days; };
            %%
            january, 31
            february, 28
            march, 31
            """;

    @TempDir Path folder;

    @Test
    void shouldShowTheSameCommandsInTheHelp() throws IOException {
        String help = run("--help");
        assertEquals(2, commands().size());
        for (String each : commands()) {
            assertTrue(help.contains("\n  " + each), each);
        }
    }

    @Test
    void shouldMakeAClassOfNames() throws Exception {
        Files.writeString(folder.resolve("verbs.txt"), "add\nremove\nget\n");
        jperf(commands().get(0));
        try (URLClassLoader classes = compile("Verbs.java")) {
            Object found =
                    classes.loadClass("org.example.Verbs")
                            .getMethod("lookup", String.class)
                            .invoke(null, "remove");
            assertEquals(1, found);
        }
    }

    @Test
    void shouldMakeAFunctionInC() throws Exception {
        CTools.need("gcc");
        Files.writeString(folder.resolve("month.gperf"), MONTHS);
        jperf(commands().get(1));
        Files.writeString(
                folder.resolve("main.c"),
                """
                #include <stdio.h>
                #include <string.h>
                #include "month.c"
                int main(void) {
                    const char *name = "february";
                    printf("%d", find_month(name, strlen(name))->days);
                    return 0;
                }
                """);
        CTools.run(folder, "gcc", "-std=c90", "-Wall", "-Wextra", "-Werror", "-o", "m", "main.c");
        assertEquals("28", CTools.run(folder, "./m"));
    }

    @Test
    void shouldRunTheLinesOfJava() throws Exception {
        String lines =
                Files.readAllLines(Path.of("README.md")).stream()
                        .filter(each -> each.startsWith("    ") && each.contains(";"))
                        .collect(Collectors.joining("\n"));
        Files.writeString(
                folder.resolve("Lines.java"),
                """
                import java.nio.charset.StandardCharsets;
                import java.util.List;
                import org.zenorb.jperf.*;
                public class Lines {
                    public static String run() {
                        byte[] buffer = " get ".getBytes(StandardCharsets.ISO_8859_1);
                        int offset = 1;
                        int length = 3;
                LINES
                        return hash.lookup(buffer, offset, length) + " " + hash.lookup("remove")
                                + " " + hash.lookup("else");
                    }
                }
                """
                        .replace("LINES", lines));
        try (URLClassLoader classes = compile("Lines.java")) {
            Object said = classes.loadClass("Lines").getMethod("run").invoke(null);
            assertEquals("2 1 -1", said);
        }
    }

    /** The README's commands, without the name of the program and the remarks. */
    private static List<String> commands() throws IOException {
        return Files.readAllLines(Path.of("README.md")).stream()
                .filter(each -> each.startsWith("    jperf "))
                .map(each -> each.replaceFirst("#.*", "").strip())
                .toList();
    }

    private void jperf(String command) {
        String[] words = command.split(" +");
        List<String> args = new ArrayList<>();
        for (String each : List.of(words).subList(1, words.length)) {
            boolean isFile = each.matches(".*\\.(java|c|txt|gperf)");
            args.add(isFile ? folder.resolve(each).toString() : each);
        }
        assertEquals("", run(args.toArray(new String[0])));
    }

    /** Runs the command, which must succeed without complaints; gives what it printed. */
    private static String run(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        InputStream none = InputStream.nullInputStream();
        assertEquals(0, Main.run(none, print, new PrintWriter(err, true), args), err.toString());
        assertEquals("", err.toString());
        return out.toString(StandardCharsets.UTF_8);
    }

    private URLClassLoader compile(String file) throws IOException {
        Path out = folder.resolve("classes");
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-d",
                                out.toString(),
                                folder.resolve(file).toString());
        assertEquals(0, status, file);
        return new URLClassLoader(
                new URL[] {out.toUri().toURL()}, ReadmeTest.class.getClassLoader());
    }
}
