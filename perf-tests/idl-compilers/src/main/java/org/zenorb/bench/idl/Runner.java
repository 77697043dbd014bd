package org.zenorb.bench.idl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Starts contenders as processes and reads what they say of themselves. A contender that fails, or
 * that makes fewer files than there are interfaces, ends the benchmark with its output. Thread:
 * one.
 */
final class Runner {

    private static final long LIMIT_MINUTES = 10;

    private final Path java;
    private final Path probes;
    private final Path work;

    /**
     * @param java the program
     * @param probes the classes of this package
     * @param work an empty folder for output
     */
    Runner(Path java, Path probes, Path work) {
        this.java = java;
        this.probes = probes;
        this.work = work;
    }

    /** One compilation in a new JVM; the wall time is that of the whole process. */
    Sample cold(Contender contender, Path input, int interfaces) {
        long start = System.nanoTime();
        List<String> said = run(contender.command(java, probes, input, 0));
        long wallMs = (System.nanoTime() - start) / 1_000_000;
        long[] numbers = numbers(said.get(said.size() - 1));
        return sample(contender, wallMs, numbers[0], numbers[1], interfaces);
    }

    /** So many compilations in one JVM. */
    List<Sample> warm(Contender contender, Path input, int interfaces, int repetitions) {
        List<Sample> samples = new ArrayList<>();
        for (String line : run(contender.command(java, probes, input, repetitions))) {
            long[] numbers = numbers(line);
            samples.add(sample(contender, numbers[0] / 1000, numbers[1], numbers[2], interfaces));
        }
        if (samples.size() != repetitions) {
            throw new IllegalStateException(contender.name() + " ended early");
        }
        return samples;
    }

    static long[] numbers(String line) {
        String[] words = line.substring(ColdProbe.MARK.length()).split(" ");
        long[] numbers = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            numbers[i] = Long.parseLong(words[i]);
        }
        return numbers;
    }

    private Sample sample(
            Contender contender, long wallMs, long cpuMs, long peakKib, int interfaces) {
        long files = 0;
        long bytes = 0;
        try (Stream<Path> found = Files.walk(work.resolve(Contender.Dialect.OUTPUT))) {
            for (Path each : found.filter(file -> file.toString().endsWith(".java")).toList()) {
                files++;
                bytes += Files.size(each);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (files < interfaces) {
            throw new IllegalStateException(contender.name() + " wrote only " + files + " files");
        }
        return new Sample(wallMs, cpuMs, peakKib / 1024, files, bytes >> 10);
    }

    /** The lines that a probe has printed. */
    private List<String> run(List<String> command) {
        try {
            WarmProbe.clear(work.resolve(Contender.Dialect.OUTPUT));
            Path output = work.resolve("said.txt");
            Process process =
                    new ProcessBuilder(command)
                            .directory(work.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(output.toFile())
                            .start();
            if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IllegalStateException("after ten minutes still at work: " + command);
            }
            List<String> all = Files.readAllLines(output);
            List<String> said = new ArrayList<>(all);
            said.removeIf(line -> !line.startsWith(ColdProbe.MARK));
            if (process.exitValue() != 0 || said.isEmpty()) {
                throw new IllegalStateException(
                        "failed: " + String.join(" ", command) + "\n" + String.join("\n", all));
            }
            return said;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
