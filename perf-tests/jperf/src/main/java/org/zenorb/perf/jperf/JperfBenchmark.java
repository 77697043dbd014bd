package org.zenorb.perf.jperf;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code ./zen bench jperf [--quick] [--java | --gperf]}.
 *
 * <p>Thread: main.
 */
public final class JperfBenchmark {
    private JperfBenchmark() {}

    /**
     * Runs it; the property {@code zen.root} names the folder of the sources, else it is the
     * current one.
     */
    public static void main(String[] args) throws Exception {
        List<String> options = List.of(args);
        for (String option : options) {
            if (!List.of("--quick", "--java", "--gperf").contains(option)) {
                System.err.println("usage: ./zen bench jperf [--quick] [--java | --gperf]");
                System.exit(2);
            }
        }
        boolean quick = options.contains("--quick");
        Path root = Path.of(System.getProperty("zen.root", ".")).toAbsolutePath().normalize();
        Path target = root.resolve("target/bench/jperf");
        Files.createDirectories(target);
        PrintStream out = System.out;
        if (!options.contains("--java")) {
            new GperfRun(out, root, target, quick).run();
        }
        if (!options.contains("--gperf")) {
            new LookupRun(out, target, quick).run();
        }
        out.println("\nThe figures as CSV: " + target);
    }
}
