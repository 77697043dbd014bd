package org.zenorb.bench.rtt;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * {@code ./zen bench rtt}: {@code add(long, long)} by each contender in turns. All are warmed up on
 * all processors; then each server and client is moved onto the same processor, so that what is
 * measured is the work of both and not how long a virtual processor takes to wake up. Contenders
 * are visited in random order in every round; ratios are medians of the ratios within a round.
 * Thread: main.
 */
public final class Main {
    private static final int WARM_UP_CALLS = 20_000;
    private static final int ALLOCATION_CALLS = 50_000;
    private static final String RAW = "raw socket";

    private final Path module;
    private final Path work;
    private final boolean quick;
    private final PrintStream out = System.out;
    private final Random random = new Random(20);
    private final List<String> csv =
            new ArrayList<>(List.of("contender,round,median ns,99 % ns,99.9 % ns"));

    private Main(Path module, Path work, boolean quick) {
        this.module = module;
        this.work = work;
        this.quick = quick;
    }

    /**
     * Measures and prints.
     *
     * @param args the folder of this module, then perhaps {@code --quick}
     */
    public static void main(String[] args) throws IOException {
        List<String> options = Arrays.asList(args).subList(1, args.length);
        if (!options.isEmpty() && !options.equals(List.of("--quick"))) {
            System.err.println("usage: ./zen bench rtt [--quick]");
            System.exit(2);
        }
        Path work = Files.createTempDirectory("zen-bench-rtt");
        try {
            new Main(Path.of(args[0]).toAbsolutePath(), work, !options.isEmpty()).run();
        } finally {
            delete(work);
        }
    }

    private void run() throws IOException {
        Programs programs = new Programs(module, work);
        Contender zen = programs.zen();
        int[] bytes = new WireBytes().count(zen, work);
        out.printf(
                "add(long, long): %d bytes there, %d bytes back; Java %s, %d processors%n",
                bytes[0],
                bytes[1],
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors());
        List<Contender> contenders = new ArrayList<>();
        contenders.add(programs.raw(bytes[0], bytes[1]));
        contenders.add(zen);
        if (Commands.tryRun("setpriv", "--bounding-set", "-sys_nice", "true")) {
            contenders.add(zen.ordinary());
        }
        Contender jacorb = programs.jacorb();
        contenders.add(jacorb);
        Contender omniOrb = programs.omniOrb();
        if (omniOrb == null) {
            out.println("omniORB is left out: apt install g++ omniidl libomniorb4-dev");
        } else {
            contenders.add(omniOrb);
        }
        times(contenders);
        allocation(
                List.of(
                        zen,
                        zen.with("-XX:-DoEscapeAnalysis"),
                        jacorb,
                        jacorb.with("-XX:-DoEscapeAnalysis")));
        Path file = Files.createDirectories(module.resolve("target")).resolve("rtt.csv");
        Files.write(file, csv);
        out.println("\nwritten to " + file);
    }

    private void times(List<Contender> contenders) throws IOException {
        List<Pair> pairs = new ArrayList<>();
        try {
            for (Contender each : contenders) {
                pairs.add(new Pair(each, work));
            }
            for (int i = 0; i < 3; i++) {
                for (Pair each : pairs) {
                    long[] unused = each.run(WARM_UP_CALLS);
                }
            }
            int processor = Runtime.getRuntime().availableProcessors() - 1;
            pairs.forEach(each -> each.pin(processor));
            for (Pair each : pairs) {
                long[] unused = each.run(WARM_UP_CALLS / 4);
            }
            print(rounds(pairs), processor);
        } finally {
            pairs.forEach(Pair::close);
        }
    }

    private Map<String, List<long[]>> rounds(List<Pair> pairs) {
        int rounds = quick ? 15 : 60;
        int calls = quick ? 2_000 : 5_000;
        Map<String, List<long[]>> samples = new LinkedHashMap<>();
        pairs.forEach(each -> samples.put(each.name(), new ArrayList<>()));
        List<Pair> order = new ArrayList<>(pairs);
        for (int round = 0; round < rounds; round++) {
            Collections.shuffle(order, random);
            for (Pair each : order) {
                long[] sample = each.run(calls);
                samples.get(each.name()).add(sample);
                csv.add(
                        "\"%s\",%d,%d,%d,%d"
                                .formatted(each.name(), round, sample[0], sample[1], sample[2]));
            }
        }
        return samples;
    }

    private void print(Map<String, List<long[]>> samples, int processor) {
        List<long[]> raw = samples.get(RAW);
        out.printf(
                "%nround trips, client and server on processor %d, medians of %d rounds%n%n",
                processor, raw.size());
        out.printf(
                "%-24s %9s %9s %9s %14s%n",
                "", "median us", "99 % us", "99.9 % us", "ratio to raw");
        samples.forEach((name, rounds) -> {
            double[] ratios = new double[rounds.size()];
            for (int i = 0; i < ratios.length; i++) {
                ratios[i] = (double) rounds.get(i)[0] / raw.get(i)[0];
            }
            out.printf(
                    "%-24s %9.1f %9.1f %9.1f %14.2f%n",
                    name,
                    median(rounds, 0) / 1000,
                    median(rounds, 1) / 1000,
                    median(rounds, 2) / 1000,
                    median(ratios));
        });
    }

    private void allocation(List<Contender> contenders) throws IOException {
        out.printf("%nbytes allocated per call, all threads of the process%n%n");
        out.printf("%-24s %24s %9s %9s%n", "", "", "client", "server");
        for (Contender each : contenders) {
            try (Pair pair = new Pair(each, work)) {
                for (int i = 0; i < 3; i++) {
                    long[] unused = pair.run(WARM_UP_CALLS);
                }
                double[] bytes = pair.allocated(quick ? ALLOCATION_CALLS : 4 * ALLOCATION_CALLS);
                boolean escapes = each.client().contains("-XX:-DoEscapeAnalysis");
                out.printf(
                        "%-24s %24s %9.1f %9.1f%n",
                        each.name(), escapes ? "-XX:-DoEscapeAnalysis" : "", bytes[0], bytes[1]);
            }
        }
    }

    private static double median(List<long[]> rounds, int column) {
        double[] values = new double[rounds.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = rounds.get(i)[column];
        }
        return median(values);
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path each : found.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
