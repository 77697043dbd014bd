package org.zenorb.perf.jperf;

import org.zenorb.jperf.CEmitter;
import org.zenorb.jperf.Options;
import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfSettings;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * gperf beside jperf, set by set: the time to generate, the size of the table, and a lookup in C
 * that the same compiler made of both.
 *
 * <p>Thread: main.
 */
final class GperfRun {
    private static final int QUERIES = 8_192;
    private static final int WARM_UP = 30;
    private static final Pattern MAX_HASH = Pattern.compile("MAX_HASH_VALUE (\\d+)");

    private final PrintStream out;
    private final Path root;
    private final Path target;
    private final boolean quick;

    GperfRun(PrintStream out, Path root, Path target, boolean quick) {
        this.out = out;
        this.root = root;
        this.target = target;
        this.quick = quick;
    }

    void run() throws IOException, InterruptedException {
        for (String tool : List.of("gperf", "gcc")) {
            if (!exists(tool)) {
                out.println(
                        "no "
                                + tool
                                + " here: nothing to compare with (Debian: apt install gperf gcc)");
                return;
            }
        }
        if (!KeywordFiles.hasWords()) {
            out.println(
                    "no /usr/share/dict/words here (Debian: apt install wamerican): identifiers instead");
        }
        try (InputStream in = GperfRun.class.getResourceAsStream("time.c")) {
            Files.write(target.resolve("time.c"), in.readAllBytes());
        }
        out.println("\ngperf -L ANSI-C -C -I beside jperf's output of the same form; both gcc -O2");
        out.printf(
                "%-20s%7s | %9s%9s%9s | %9s%9s | %8s%8s | %14s%6s | %14s%6s%n",
                "set",
                "names",
                "gperf ms",
                "warm",
                "command",
                "slots/kw",
                "ours",
                "KiB",
                "ours",
                "hit ns, ours",
                "ratio",
                "miss ns, ours",
                "ratio");
        StringBuilder csv =
                new StringBuilder(
                        "set,names,gperf_ms,jperf_warm_ms,jperf_command_ms,gperf_slots,jperf_slots,"
                                + "gperf_bytes,jperf_bytes,gperf_hit_ns,jperf_hit_ns,gperf_miss_ns,jperf_miss_ns\n");
        for (Map.Entry<String, List<String>> set :
                KeywordFiles.all(root, quick ? 3_000 : 10_000).entrySet()) {
            row(set.getKey(), set.getValue(), csv);
        }
        Files.writeString(target.resolve("gperf.csv"), csv);
    }

    private static boolean exists(String tool) throws InterruptedException {
        try {
            return new ProcessBuilder(tool, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private void row(String name, List<String> keywords, StringBuilder csv)
            throws IOException, InterruptedException {
        Path input = target.resolve("keywords.gperf");
        Files.write(input, keywords);
        double gperf =
                millis(
                        "gperf",
                        "-L",
                        "ANSI-C",
                        "-C",
                        "-I",
                        "-N",
                        "theirs",
                        "--output-file=theirs.c",
                        input.toString());
        double command = command(input);
        double warm = warm(input);
        run("gcc", "-O2", "-w", "-c", "theirs.c");
        run("gcc", "-O2", "-w", "-c", "ours.c");
        run("gcc", "-O2", "-o", "time", "time.c", "theirs.o", "ours.o");
        Files.write(target.resolve("hits"), queries(keywords, keywords));
        Files.write(
                target.resolve("misses"),
                queries(keywords, KeywordFiles.strangers(keywords, QUERIES)));
        String[] times = run("./time", "hits", "misses").trim().split("\\s+");
        double[] ns = Arrays.stream(times).mapToDouble(Double::parseDouble).toArray();
        int n = keywords.size();
        int theirSlots = slots("theirs.c");
        int ourSlots = slots("ours.c");
        long theirBytes = bytes("theirs.o");
        long ourBytes = bytes("ours.o");
        out.printf(
                Locale.ROOT,
                "%-20s%7d | %9.1f%9.1f%9.0f | %9.2f%9.2f | %8.1f%8.1f | %7.1f%7.1f%6.2f | %7.1f%7.1f%6.2f%n",
                name,
                n,
                gperf,
                warm,
                command,
                (double) theirSlots / n,
                (double) ourSlots / n,
                theirBytes / 1024.0,
                ourBytes / 1024.0,
                ns[0],
                ns[1],
                ns[1] / ns[0],
                ns[2],
                ns[3],
                ns[3] / ns[2]);
        csv.append(
                String.format(
                        Locale.ROOT,
                        "%s,%d,%.1f,%.1f,%.1f,%d,%d,%d,%d,%.2f,%.2f,%.2f,%.2f%n",
                        name,
                        n,
                        gperf,
                        warm,
                        command,
                        theirSlots,
                        ourSlots,
                        theirBytes,
                        ourBytes,
                        ns[0],
                        ns[1],
                        ns[2],
                        ns[3]));
    }

    private static List<String> queries(List<String> keywords, List<String> asked) {
        List<String> queries = new ArrayList<>();
        Random random = new Random(keywords.size());
        while (queries.size() < QUERIES) {
            queries.add(asked.get(random.nextInt(asked.size())));
        }
        Collections.shuffle(queries, random);
        return queries;
    }

    /** As a command, from the front door if there is one. */
    private double command(Path input) throws IOException, InterruptedException {
        Path zen = root.resolve("zen");
        if (!Files.isExecutable(zen)) {
            return Double.NaN;
        }
        double best = Double.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            best =
                    Math.min(
                            best,
                            millis(
                                    zen.toString(),
                                    "jperf",
                                    "-L",
                                    "ANSI-C",
                                    "-C",
                                    "-I",
                                    "-N",
                                    "ours",
                                    "-o",
                                    target.resolve("command.c").toString(),
                                    input.toString()));
        }
        return best;
    }

    /** The median in this process, from the input's bytes to the output's. */
    private double warm(Path input) throws IOException {
        byte[] content = Files.readAllBytes(input);
        GperfSettings settings =
                GperfSettings.none()
                        .with(Declaration.LANGUAGE, "ANSI-C")
                        .with(Declaration.READONLY_TABLES, "")
                        .with(Declaration.INCLUDES, "")
                        .with(Declaration.LOOKUP_FUNCTION_NAME, "ours");
        double[] millis = new double[WARM_UP];
        String source = "";
        for (int i = 0; i < millis.length; i++) {
            long begin = System.nanoTime();
            try {
                source =
                        CEmitter.source(
                                GperfFile.parse("keywords", content, settings),
                                Options.defaults(),
                                false);
            } catch (org.zenorb.jperf.gperf.GperfException e) {
                throw new IOException(e);
            }
            millis[i] = (System.nanoTime() - begin) / 1e6;
        }
        Files.write(target.resolve("ours.c"), source.getBytes(StandardCharsets.ISO_8859_1));
        Arrays.sort(millis, WARM_UP / 2, WARM_UP);
        return millis[WARM_UP * 3 / 4];
    }

    private int slots(String file) throws IOException {
        Matcher matcher =
                MAX_HASH.matcher(
                        Files.readString(target.resolve(file), StandardCharsets.ISO_8859_1));
        return matcher.find() ? Integer.parseInt(matcher.group(1)) + 1 : 0;
    }

    /** Code and data of an object file. */
    private long bytes(String object) throws IOException, InterruptedException {
        String[] words = run("size", object).split("\\s+");
        return Long.parseLong(words[7]) + Long.parseLong(words[8]);
    }

    private double millis(String... command) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        run(command);
        return (System.nanoTime() - begin) / 1e6;
    }

    private String run(String... command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(target.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String text =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + text);
        }
        return text;
    }
}
