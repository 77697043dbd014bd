package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Assumptions;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** gperf and the compilers of C and C++, run from tests. */
final class CTools {
    private CTools() {}

    /** Skips the test with a word where one of the tools is missing; with CI=true it fails. */
    static void need(String... tools) throws IOException, InterruptedException {
        for (String tool : tools) {
            if (!exists(tool)) {
                if ("true".equals(System.getenv("CI"))) {
                    fail(tool + " is missing, and this is CI");
                }
                Assumptions.abort("skipped: there is no " + tool + " here");
            }
        }
    }

    private static boolean exists(String tool) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(tool, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Runs a program, which must succeed; gives what it printed. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        byte[] output = process.getInputStream().readAllBytes();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            fail("hangs: " + Arrays.toString(command));
        }
        String text = new String(output, StandardCharsets.ISO_8859_1);
        assertEquals(0, process.exitValue(), () -> Arrays.toString(command) + "\n" + text);
        return text;
    }
}
