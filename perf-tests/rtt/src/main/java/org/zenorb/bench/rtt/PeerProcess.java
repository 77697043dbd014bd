package org.zenorb.bench.rtt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A running client or server, which does what it is told line by line. Thread: one. */
final class PeerProcess implements AutoCloseable {
    private static final String MARK = "# ";

    private final List<String> command;
    private final Path errors;
    private final Process process;
    private final BufferedReader answers;
    private final Writer orders;

    /**
     * Starts it and waits until it is ready.
     *
     * @param errors the file for what it says besides
     */
    PeerProcess(List<String> start, Path reference, List<String> arguments, Path errors) {
        command = new ArrayList<>(start);
        command.add(reference.toString());
        command.addAll(arguments);
        this.errors = errors;
        try {
            process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        answers =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        orders = process.outputWriter(StandardCharsets.UTF_8);
        String unused = answer();
    }

    long pid() {
        return process.pid();
    }

    /** Makes so many calls: median, 99 % and 99.9 % in nanoseconds. */
    long[] run(int calls) {
        order("run " + calls);
        String[] words = answer().split(" ");
        long[] numbers = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            numbers[i] = Long.parseLong(words[i]);
        }
        return numbers;
    }

    /** What all its threads have allocated so far, in bytes; -1 where nobody counts. */
    long allocated() {
        order("allocated");
        return Long.parseLong(answer());
    }

    private void order(String line) {
        try {
            orders.write(line + "\n");
            orders.flush();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private String answer() {
        try {
            while (true) {
                String line = answers.readLine();
                if (line == null) {
                    throw failed(null);
                }
                if (line.startsWith(MARK)) {
                    return line.substring(MARK.length());
                }
            }
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private IllegalStateException failed(IOException cause) {
        String said;
        try {
            said = Files.readString(errors);
        } catch (IOException e) {
            said = e.toString();
        }
        return new IllegalStateException(
                "ended early: " + String.join(" ", command) + "\n" + said, cause);
    }

    @Override
    public void close() {
        try {
            orders.close();
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
