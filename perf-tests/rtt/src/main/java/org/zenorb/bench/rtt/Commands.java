package org.zenorb.bench.rtt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs commands of the system to their end. Thread: any. */
final class Commands {
    private Commands() {}

    /** Runs one that must succeed. */
    static void run(String... command) {
        run(List.of(command));
    }

    /** Runs one that must succeed. */
    static void run(List<String> command) {
        StringBuilder said = new StringBuilder();
        if (status(command, said) != 0) {
            throw new IllegalStateException("failed: " + String.join(" ", command) + "\n" + said);
        }
    }

    /** Runs one; false when it fails or is not there. */
    static boolean tryRun(String... command) {
        try {
            return status(List.of(command), new StringBuilder()) == 0;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    private static int status(List<String> command, StringBuilder said) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            said.append(
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            return process.waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
