package org.zenorb.idl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The examples of the documents do what the documents say, as the shell and make run them. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class DocsTest {

    private static final Path MODEL = Path.of("../../docs/idl-model.md");
    private static final Path README = Path.of("README.md");

    @TempDir Path folder;

    @BeforeEach
    void writeWhatTheExamplesCompile() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String start =
                "exec '"
                        + java
                        + "' -cp '"
                        + System.getProperty("java.class.path")
                        + "' "
                        + ZenIdl.class.getName()
                        + " \"$@\"\n";
        script("zen", "#!/bin/sh\nshift\n" + start);
        script("zen-idl", "#!/bin/sh\n" + start);
        write("base.idl", "module Base { typedef long T; };\n");
        write(
                "track.idl",
                """
                #include "base.idl"
                module Track {
                  exception Lost { Base::T since; };
                  exception Busy {};
                  interface Radar {
                    void turn() raises (Busy);
                    void follow(in long track) raises (Busy, Lost);
                    long find() raises (Lost);
                  };
                };
                """);
    }

    @Test
    void shouldShowAConstantAsItIs() throws IOException {
        Path file = write("limit.idl", "module M {\n  const short LIMIT = 1 << 4;\n};\n");
        StringWriter out = new StringWriter();
        CommandLine command = ZenIdl.commandLine().setOut(new PrintWriter(out));
        assertEquals(0, command.execute("--model", "json", file.toString()));

        String shown = between(Files.readString(MODEL), "```json\n", "```");
        String made = out.toString().replace(file.toString(), "limit.idl").replace(" ", "");
        assertTrue(made.contains(shown.strip().replace(" ", "")), out.toString());
    }

    @Test
    void shouldAnswerQuestionsWithJq() throws Exception {
        need("jq");
        String command =
                Files.readAllLines(MODEL).stream()
                        .filter(each -> each.startsWith("    ./zen idl"))
                        .collect(Collectors.joining("\n"));
        assertEquals("::Track::Radar::follow\n::Track::Radar::find\n", run("sh", "-c", command));
    }

    @Test
    void shouldRunTheExamplesOfTheHelp() throws Exception {
        need("jq");
        Files.createDirectory(folder.resolve("idl"));
        Files.move(folder.resolve("base.idl"), folder.resolve("idl/base.idl"));
        String help = ZenIdl.commandLine().getUsageMessage();
        List<String> examples =
                help.substring(help.indexOf("Examples:"))
                        .lines()
                        .filter(each -> each.startsWith("  zen-idl "))
                        .map(String::strip)
                        .toList();
        assertEquals(3, examples.size(), help);

        assertEquals("", run("sh", "-c", "PATH=.:$PATH; " + examples.get(0)));
        assertTrue(exists("target/generated/com/example/Track/RadarPOA.java"));
        Files.move(folder.resolve("idl/base.idl"), folder.resolve("base.idl"));
        assertEquals("", run("sh", "-c", "PATH=.:$PATH; " + examples.get(1)));
        assertTrue(exists("gen/Track/Radar.java"));
        assertTrue(exists("track.d"));
        assertEquals(
                "\"::Base\"\n\"::Track\"\n", run("sh", "-c", "PATH=.:$PATH; " + examples.get(2)));
    }

    @Test
    void shouldKeepMakesRulesUpToDate() throws Exception {
        need("make");
        String readme = Files.readString(README);
        int begin = readme.indexOf("    gen/.made:");
        String recipe = readme.substring(begin, readme.indexOf("\n\n", begin) + 1);
        write("Makefile", recipe.replaceAll("(?m)^ {4}", ""));
        run("make");
        assertTrue(exists("gen/Track/RadarPOA.java"));
        assertTrue(run("make").contains("up to date"));

        write("base.idl", "module Base { typedef long T; typedef short U; };\n");
        Path made = folder.resolve("gen/.made");
        Files.setLastModifiedTime(made, FileTime.from(Instant.EPOCH.plusSeconds(1000)));
        Files.setLastModifiedTime(
                folder.resolve("track.idl"), FileTime.from(Instant.EPOCH.plusSeconds(500)));
        assertFalse(run("make").contains("up to date"));
        assertTrue(Files.getLastModifiedTime(made).toMillis() > 1_000_000);

        // Nothing needs it any more; make must not ask how to make it.
        Files.delete(folder.resolve("base.idl"));
        write("track.idl", "module Track { typedef long T; };\n");
        run("make");
        assertTrue(exists("gen/Track/THelper.java"));
    }

    /** Skips the test with a word where the tool is missing; with CI=true it fails. */
    private static void need(String tool) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(tool, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            assertEquals(0, process.waitFor(), tool);
        } catch (IOException e) {
            if ("true".equals(System.getenv("CI"))) {
                fail(tool + " is missing, and this is CI", e);
            }
            Assumptions.abort("skipped: there is no " + tool + " here");
        }
    }

    /** Runs a command, which must succeed; gives what it printed. */
    private String run(String... command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    private boolean exists(String path) {
        return Files.exists(folder.resolve(path));
    }

    private void script(String name, String text) throws IOException {
        Files.setPosixFilePermissions(
                write(name, text), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }
}
