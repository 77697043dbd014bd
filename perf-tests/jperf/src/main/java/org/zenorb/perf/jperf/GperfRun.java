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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * gperf beside jperf, set by set: the time to generate, the size of the table, and a lookup in C
 * that the same compiler made of both.
 *
 * <p>Thread: main.
 */
final class GperfRun {
    private static final int STRANGERS = 8_192;

    /** As many blocks of 4,096 lookups as no processor remembers the branches of. */
    private static final int RANDOM_BLOCKS = 32;

    /** What took gperf longer is not made a second time. */
    private static final int MAX_AGAIN_MS = 10_000;

    private static final int LARGE = 100_000;
    private static final int WARM_UP = 30;
    private static final int WARM_UP_LARGE = 8;
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
        out.println(
                """

                gperf -L ANSI-C -C -I beside jperf's output of the same form; both gcc -O2.
                A lookup in ns and its ratio to gperf's: keywords (hit) and strangers (miss) in an
                order that the processor cannot learn; then beside gperf -l; then the same 4,096
                names over and over. Medians of blocks that take turns on one processor.
                """);
        out.printf(
                "%-19s%6s |%9s%6s%8s |%9s%6s |%7s%6s |%6s%6s%6s |%6s%6s%6s |%6s%6s |%6s%6s%n",
                "set",
                "names",
                "gperf ms",
                "warm",
                "command",
                "slots/kw",
                "ours",
                "KiB",
                "ours",
                "hit",
                "ours",
                "ratio",
                "miss",
                "ours",
                "ratio",
                "-l hit",
                "miss",
                "same",
                "miss");
        StringBuilder csv =
                new StringBuilder(
                        "set,names,gperf_ms,jperf_warm_ms,jperf_command_ms,gperf_slots,jperf_slots,"
                                + "gperf_bytes,jperf_bytes,gperf_hit_ns,jperf_hit_ns,hit_ratio,"
                                + "gperf_miss_ns,jperf_miss_ns,miss_ratio,l_hit_ratio,l_miss_ratio,"
                                + "same_hit_ratio,same_miss_ratio\n");
        for (Map.Entry<String, List<String>> set :
                KeywordFiles.all(root, quick ? 3_000 : 10_000).entrySet()) {
            row(set.getKey(), set.getValue(), csv);
        }
        Files.writeString(target.resolve("gperf.csv"), csv);
        large();
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
        double gperf = millis(gperf(input, "theirs.c"));
        double command = command(input);
        double warm = warm(input, WARM_UP);
        run("gcc", "-O2", "-w", "-c", "theirs.c");
        run("gcc", "-O2", "-w", "-c", "ours.c");
        Files.write(target.resolve("hits"), keywords);
        Files.write(target.resolve("misses"), KeywordFiles.strangers(keywords, STRANGERS));
        run("gcc", "-O2", "-o", "time", "time.c", "theirs.o", "ours.o");
        double[][] random = times(RANDOM_BLOCKS);
        double[][] same = times(1);
        int theirSlots = slots("theirs.c");
        long theirBytes = bytes("theirs.o");
        double[][] lengths = {{0, 0, Double.NaN}, {0, 0, Double.NaN}};
        if (gperf < MAX_AGAIN_MS) {
            run(gperf(input, "theirs.c", "-l"));
            run("gcc", "-O2", "-w", "-c", "theirs.c");
            run("gcc", "-O2", "-o", "time", "time.c", "theirs.o", "ours.o");
            lengths = times(RANDOM_BLOCKS);
        }
        int n = keywords.size();
        int ourSlots = slots("ours.c");
        long ourBytes = bytes("ours.o");
        double[] hit = random[0];
        double[] miss = random[1];
        out.printf(
                Locale.ROOT,
                "%-19s%6d |%9.1f%6.1f%8.0f |%9.2f%6.2f |%7.1f%6.1f |%6.1f%6.1f%6.2f |%6.1f%6.1f%6.2f"
                        + " |%6.2f%6.2f |%6.2f%6.2f%n",
                name,
                n,
                gperf,
                warm,
                command,
                (double) theirSlots / n,
                (double) ourSlots / n,
                theirBytes / 1024.0,
                ourBytes / 1024.0,
                hit[0],
                hit[1],
                hit[2],
                miss[0],
                miss[1],
                miss[2],
                lengths[0][2],
                lengths[1][2],
                same[0][2],
                same[1][2]);
        csv.append(
                String.format(
                        Locale.ROOT,
                        "%s,%d,%.1f,%.1f,%.1f,%d,%d,%d,%d,%.2f,%.2f,%.3f,%.2f,%.2f,%.3f,%.3f,%.3f,%.3f,%.3f%n",
                        name,
                        n,
                        gperf,
                        warm,
                        command,
                        theirSlots,
                        ourSlots,
                        theirBytes,
                        ourBytes,
                        hit[0],
                        hit[1],
                        hit[2],
                        miss[0],
                        miss[1],
                        miss[2],
                        lengths[0][2],
                        lengths[1][2],
                        same[0][2],
                        same[1][2]));
    }

    private static String[] gperf(Path input, String output, String... options) {
        List<String> command = new ArrayList<>(List.of("gperf", "-L", "ANSI-C", "-C", "-I"));
        command.addAll(List.of("-N", "theirs", "--output-file=" + output));
        command.addAll(List.of(options));
        command.add(input.toString());
        return command.toArray(new String[0]);
    }

    /** gperf's ns, ours, and their ratio: for hits, for misses. */
    private double[][] times(int blocks) throws IOException, InterruptedException {
        String samples = "" + (quick ? 500 : 2_000);
        String[] lines = run("./time", "" + blocks, samples, "hits", "misses").split("\n");
        return Arrays.stream(lines)
                .map(line -> Arrays.stream(line.split(" ")).mapToDouble(Double::valueOf).toArray())
                .toArray(double[][]::new);
    }

    /** 100,000 names as the IDL compiler and others may have them; gperf would take hours. */
    private void large() throws IOException, InterruptedException {
        Path input = target.resolve("keywords.gperf");
        Files.write(input, KeywordFiles.identifiers(LARGE));
        double command = command(input);
        double warm = warm(input, WARM_UP_LARGE);
        out.printf(
                Locale.ROOT,
                "%n%d identifiers: %.2f slots per name, %.0f ms warm, %.0f ms as a command%n",
                LARGE,
                (double) slots("ours.c") / LARGE,
                warm,
                command);
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

    /**
     * The median of the later half of so many times in this process, from the input's bytes to the
     * output's.
     */
    private double warm(Path input, int times) throws IOException {
        byte[] content = Files.readAllBytes(input);
        GperfSettings settings =
                GperfSettings.none()
                        .with(Declaration.LANGUAGE, "ANSI-C")
                        .with(Declaration.READONLY_TABLES, "")
                        .with(Declaration.INCLUDES, "")
                        .with(Declaration.LOOKUP_FUNCTION_NAME, "ours");
        double[] millis = new double[times];
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
        Arrays.sort(millis, times / 2, times);
        return millis[times * 3 / 4];
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
