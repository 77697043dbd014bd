package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process of a test. All it prints goes to target/evidence/NAME.log; nothing waits for it without
 * a limit, and it does not outlive the test: its standard input is a pipe from here, and peers end
 * when that closes.
 *
 * <p>Thread: any; a thread of its own reads the output.
 */
final class PeerProcess implements AutoCloseable {
    private static final Duration ENDING = Duration.ofSeconds(10);

    private final String name;
    private final Path log;
    private final Process process;
    private final Thread reader;
    private final List<String> lines = new ArrayList<>();
    private boolean outputEnded;

    private PeerProcess(String name, Path log, Process process) {
        this.name = name;
        this.log = log;
        this.process = process;
        reader = Thread.ofPlatform().name("read-" + name).daemon().start(this::readOutput);
    }

    static PeerProcess start(String name, List<String> command) {
        try {
            Path log =
                    Files.createDirectories(Path.of("target", "evidence")).resolve(name + ".log");
            Files.writeString(log, "$ " + String.join(" ", command) + "\n");
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            return new PeerProcess(name, log, process);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start " + name, e);
        }
    }

    private void readOutput() {
        try (BufferedReader output =
                        new BufferedReader(
                                new InputStreamReader(
                                        process.getInputStream(), StandardCharsets.ISO_8859_1));
                PrintWriter evidence =
                        new PrintWriter(
                                Files.newBufferedWriter(
                                        log,
                                        StandardCharsets.ISO_8859_1,
                                        java.nio.file.StandardOpenOption.APPEND),
                                true)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                evidence.println(line);
                synchronized (lines) {
                    lines.add(line);
                    lines.notifyAll();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("reading the output of " + name, e);
        } finally {
            synchronized (lines) {
                outputEnded = true;
                lines.notifyAll();
            }
        }
    }

    /** The first line with that text, printed already or within the limit. */
    String await(String text, Duration limit) {
        long deadline = System.nanoTime() + limit.toNanos();
        synchronized (lines) {
            for (int next = 0; ; ) {
                for (; next < lines.size(); next++) {
                    if (lines.get(next).contains(text)) {
                        return lines.get(next);
                    }
                }
                long leftMs = (deadline - System.nanoTime()) / 1_000_000;
                if (outputEnded || leftMs <= 0) {
                    String why = outputEnded ? "before it ended" : "in " + limit.toSeconds() + " s";
                    return fail(name + " never said \"" + text + "\" " + why + ", see " + log);
                }
                try {
                    lines.wait(leftMs);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return fail(name + ": interrupted while waiting for \"" + text + "\"");
                }
            }
        }
    }

    /** All lines, when the process has ended by itself. */
    List<String> awaitEnd(Duration limit) {
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                fail(name + " did not end within " + limit.toSeconds() + " s, see " + log);
            }
            reader.join(ENDING);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            fail(name + ": interrupted while waiting for its end");
        }
        return lines();
    }

    List<String> lines() {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }

    long pid() {
        return process.pid();
    }

    boolean isRunning() {
        return process.isAlive();
    }

    int exitValue() {
        return process.exitValue();
    }

    Path log() {
        return log;
    }

    /** Sends a signal by name, as in "STOP". */
    void signal(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(pid())).start().waitFor();
    }

    /** Stops the process, and returns when the kernel has stopped every thread of it. */
    void stop() throws IOException, InterruptedException {
        signal("STOP");
        long deadline = System.nanoTime() + ENDING.toNanos();
        while (!isStopped()) {
            if (System.nanoTime() > deadline) {
                fail(name + " does not stop");
            }
            Thread.onSpinWait();
        }
    }

    private boolean isStopped() throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc", Long.toString(pid()), "task"))) {
            for (Path thread : threads.toList()) {
                String stat = Files.readString(thread.resolve("stat"));
                if (stat.charAt(stat.lastIndexOf(')') + 2) != 'T') {
                    return false;
                }
            }
            return true;
        }
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(ENDING.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor(ENDING.toMillis(), TimeUnit.MILLISECONDS);
            }
            reader.join(ENDING);
        } catch (IOException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
