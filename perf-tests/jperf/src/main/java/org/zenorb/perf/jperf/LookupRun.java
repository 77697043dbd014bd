package org.zenorb.perf.jperf;

import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs {@link LookupBenchmark} and prints jperf's times beside the others'.
 *
 * <p>Thread: main.
 */
final class LookupRun {
    private static final List<String> WAYS = List.of("jperf", "HashMap", "switch", "sorted");

    /** For strings there is also what {@code --strings fresh} writes. */
    private static final List<String> STRING_WAYS =
            List.of("jperf", "jperf-fresh", "HashMap", "switch", "sorted");

    private static final List<Integer> SIZES = List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000);
    private static final List<Integer> QUICK_SIZES = List.of(1, 10, 100, 1000);

    /** Of many short rounds the fast ones are those that no other process disturbed. */
    private static final double UNDISTURBED = 15;

    private final PrintStream out;
    private final Path target;
    private final boolean quick;

    LookupRun(PrintStream out, Path target, boolean quick) {
        this.out = out;
        this.target = target;
        this.quick = quick;
    }

    void run() throws IOException, RunnerException {
        List<Integer> sizes = quick ? QUICK_SIZES : SIZES;
        Path classes = target.resolve("classes");
        Finders.generate(classes, sizes);
        Map<String, Map<Integer, Map<String, Double>>> times = new TreeMap<>();
        StringBuilder csv = new StringBuilder("what,names,query,way,ns\n");
        List<RunResult> results = new ArrayList<>(results(classes, sizes, "bytes", WAYS));
        results.addAll(results(classes, sizes, "(string|fresh)", STRING_WAYS));
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            String query = result.getParams().getParam("query");
            String what = name.substring(name.lastIndexOf('.') + 1) + ", " + query;
            int size = Integer.parseInt(result.getParams().getParam("names"));
            String way = result.getParams().getParam("way");
            double ns = result.getPrimaryResult().getStatistics().getPercentile(UNDISTURBED);
            times.computeIfAbsent(what, w -> new TreeMap<>())
                    .computeIfAbsent(size, s -> new TreeMap<>())
                    .put(way, ns);
            csv.append(
                    String.format(
                            Locale.ROOT,
                            "%s,%d,%s,%s,%.2f%n",
                            what.replaceAll(",.*", ""),
                            size,
                            query,
                            way,
                            ns));
        }
        Files.writeString(target.resolve("lookups.csv"), csv);
        print(times);
    }

    private Collection<RunResult> results(
            Path classes, List<Integer> sizes, String benchmarks, List<String> ways)
            throws RunnerException {
        ChainedOptionsBuilder options =
                new OptionsBuilder()
                        .include(LookupBenchmark.class.getName() + "." + benchmarks)
                        .param("way", ways.toArray(new String[0]))
                        .param("names", sizes.stream().map(String::valueOf).toArray(String[]::new))
                        .jvmArgs(
                                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                                "--sun-misc-unsafe-memory-access=allow",
                                "-XX:+UseSerialGC",
                                "-Xmx256m",
                                "-D" + LookupBenchmark.FOLDER + "=" + classes)
                        .warmupTime(TimeValue.milliseconds(quick ? 60 : 250))
                        .warmupIterations(4)
                        .measurementTime(TimeValue.milliseconds(2))
                        .measurementIterations(quick ? 80 : 250)
                        .forks(1)
                        .verbosity(VerboseMode.SILENT);
        return new Runner(options.build()).run();
    }

    private void print(Map<String, Map<Integer, Map<String, Double>>> times) {
        times.forEach((what, bySize) -> {
            List<String> ways = what.startsWith("bytes") ? WAYS : STRING_WAYS;
            out.printf("%nJava, %s: ns (times jperf's)%n%8s", what, "names");
            ways.forEach(way -> out.printf("%16s", way));
            out.println();
            bySize.forEach((size, byWay) -> {
                out.printf("%8d", size);
                List<String> cells = new ArrayList<>();
                for (String way : ways) {
                    Double ns = byWay.get(way);
                    double ours = byWay.getOrDefault("jperf", Double.NaN);
                    cells.add(
                            ns == null
                                    ? "-"
                                    : String.format(Locale.ROOT, "%.1f (%.1f)", ns, ns / ours));
                }
                cells.forEach(cell -> out.printf("%16s", cell));
                out.println();
            });
        });
    }
}
