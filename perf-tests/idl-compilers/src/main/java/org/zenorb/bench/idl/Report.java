package org.zenorb.bench.idl;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Results as a table for people and as CSV for programs. Thread: one. */
final class Report {

    private static final String COLUMNS =
            "part,subject,interfaces,wall ms,cpu ms,peak MB,files,output KB";

    private final PrintStream out;
    private final List<String> csv = new ArrayList<>(List.of(COLUMNS));

    Report(PrintStream out) {
        this.out = out;
    }

    /** Contenders with ratios to the first. */
    void compare(String part, int interfaces, Map<String, Sample> results) {
        out.println();
        out.println(part);
        out.printf(
                Locale.ROOT,
                "  %-24s %8s %7s %8s %7s %8s %7s %9s%n",
                "",
                "wall ms",
                "ratio",
                "CPU ms",
                "ratio",
                "peak MB",
                "files",
                "output KB");
        Sample first = results.values().iterator().next();
        results.forEach((name, each) -> {
            out.printf(
                    Locale.ROOT,
                    "  %-24s %8d %7s %8d %7s %8d %7d %9d%n",
                    name,
                    each.wallMs(),
                    ratio(each.wallMs(), first.wallMs()),
                    each.cpuMs(),
                    ratio(each.cpuMs(), first.cpuMs()),
                    each.peakMb(),
                    each.files(),
                    each.outputKb());
            addCsv(part, name, interfaces, each);
        });
    }

    /**
     * What calls in one JVM took while it was warming up, in groups that double.
     *
     * @param results all calls of each contender, in order and as many for each
     */
    void warmingUp(String part, int interfaces, Map<String, List<Sample>> results) {
        out.println();
        out.println(part);
        out.printf(Locale.ROOT, "  %-24s", "");
        int from = 0;
        for (List<Sample> group : Sample.doubling(results.values().iterator().next())) {
            out.printf(Locale.ROOT, " %8s", calls(from, group));
            from += group.size();
        }
        out.println();
        results.forEach((name, all) -> {
            out.printf(Locale.ROOT, "  %-24s", name);
            int first = 0;
            for (List<Sample> group : Sample.doubling(all)) {
                Sample median = Sample.median(group);
                out.printf(Locale.ROOT, " %8d", median.wallMs());
                addCsv("warm, call " + calls(first, group), name, interfaces, median);
                first += group.size();
            }
            out.println();
        });
    }

    private static String calls(int from, List<Sample> group) {
        int first = from + 1;
        return group.size() == 1 ? "" + first : first + "-" + (from + group.size());
    }

    /** One contender over growing input, with what each interface costs. */
    void series(String part, Map<Integer, Sample> results) {
        out.println();
        out.println(part);
        out.printf(
                Locale.ROOT,
                "  %10s %8s %8s %17s %8s %7s %9s%n",
                "interfaces",
                "wall ms",
                "CPU ms",
                "CPU µs each",
                "peak MB",
                "files",
                "output KB");
        results.forEach((interfaces, each) -> {
            out.printf(
                    Locale.ROOT,
                    "  %10d %8d %8d %17d %8d %7d %9d%n",
                    interfaces,
                    each.wallMs(),
                    each.cpuMs(),
                    each.cpuMs() * 1000 / interfaces,
                    each.peakMb(),
                    each.files(),
                    each.outputKb());
            addCsv(part, "zen", interfaces, each);
        });
    }

    void writeCsv(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, csv);
    }

    static String ratio(long value, long to) {
        return to <= 0 ? "-" : String.format(Locale.ROOT, "%.2f", (double) value / to);
    }

    private void addCsv(String part, String subject, int interfaces, Sample each) {
        csv.add(
                quoted(part)
                        + ","
                        + quoted(subject)
                        + ","
                        + interfaces
                        + ","
                        + each.wallMs()
                        + ","
                        + each.cpuMs()
                        + ","
                        + each.peakMb()
                        + ","
                        + each.files()
                        + ","
                        + each.outputKb());
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
