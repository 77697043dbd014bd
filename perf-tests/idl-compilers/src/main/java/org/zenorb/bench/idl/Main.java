package org.zenorb.bench.idl;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * {@code ./zen bench idl}: the three compilers cold and warm on one input, and ours over growing
 * input. Contenders take turns in random order, so that what disturbs the machine disturbs all.
 * Output goes to memory ({@code /dev/shm}) where there is such a folder, since creating 14,000
 * files on a disk measures the disk. Thread: main.
 */
public final class Main {

    private static final int INTERFACES = 2_000;
    private static final List<Integer> SIZES = List.of(500, 1_000, 2_000, 5_000, 10_000, 20_000);

    /** Of the OMG's IDL what all three accept; the others refuse the rest. */
    private static final List<String> COMMON =
            List.of("CONV_FRAME.idl", "CosNaming.idl", "TimeBase.idl");

    private final Path module;
    private final Path idl;
    private final Runner runner;
    private final Path work;
    private final boolean quick;
    private final Report report = new Report(System.out);
    private final Random random = new Random(20);

    private Main(Path module, Path idl, Path work, boolean quick) {
        this.module = module;
        this.idl = idl;
        this.work = work;
        this.quick = quick;
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        this.runner = new Runner(java, probes(), work);
    }

    /**
     * Measures and prints.
     *
     * @param args the folder of this module, that of the OMG's IDL, then perhaps {@code --quick}
     */
    public static void main(String[] args) throws IOException {
        List<String> options = Arrays.asList(args).subList(2, args.length);
        if (!options.isEmpty() && !options.equals(List.of("--quick"))) {
            System.err.println("usage: ./zen bench idl [--quick]");
            System.exit(2);
        }
        Path memory = Path.of("/dev/shm");
        Path work =
                Files.isWritable(memory)
                        ? Files.createTempDirectory(memory, "zen-bench")
                        : Files.createTempDirectory("zen-bench");
        try {
            Path module = Path.of(args[0]).toAbsolutePath();
            new Main(module, Path.of(args[1]).toAbsolutePath(), work, !options.isEmpty()).run();
        } finally {
            WarmProbe.clear(work);
            Files.delete(work);
        }
    }

    /** Where the classes of this package are. */
    static Path probes() {
        try {
            return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void run() throws IOException {
        List<Path> common = new ArrayList<>();
        COMMON.forEach(each -> common.add(idl.resolve(each)));
        Path input = work.resolve("common.idl");
        GeneratedIdl.write(input, INTERFACES, common);
        System.out.printf(
                "%d interfaces of %d operations and %s of the OMG; Java %s, %d processors, %s%n",
                INTERFACES,
                GeneratedIdl.OPERATIONS,
                String.join(", ", COMMON),
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                work);
        Contender zen = Contender.zenCommand(classPath(), work.resolve("zen.jsa"));
        Contender plain = Contender.zenPlain(classPath());
        Contender idlj = Contender.idlj(jars("idlj"));
        Contender jacorb = Contender.jacorb(jars("jacorb"));
        runner.cold(zen, input, INTERFACES); // writes the archive of classes
        List<Contender> asStarted =
                new ArrayList<>(
                        List.of(zen, plain, idlj, jacorb, plain.withoutTies(), idlj.withoutTies()));
        if (!quick) {
            asStarted.addAll(List.of(idlj.tuned(), jacorb.tuned()));
        }
        cold(asStarted, input, quick ? 2 : 5);
        warm(
                List.of(plain, idlj, jacorb, plain.withoutTies(), idlj.withoutTies()),
                input,
                quick ? 16 : 32);
        series(zen.withHeap("1g"), quick ? SIZES.subList(0, 4) : SIZES);
        Path csv = module.resolve("target/idl-compilers.csv");
        report.writeCsv(csv);
        System.out.println("\nwritten to " + csv);
    }

    private void cold(List<Contender> contenders, Path input, int rounds) {
        Map<String, List<Sample>> samples = new LinkedHashMap<>();
        contenders.forEach(each -> samples.put(each.name(), new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (Contender each : shuffled(contenders)) {
                samples.get(each.name()).add(runner.cold(each, input, INTERFACES));
            }
        }
        report.compare(
                "cold: a new JVM each time, median of " + rounds, INTERFACES, medians(samples));
    }

    private void warm(List<Contender> contenders, Path input, int repetitions) {
        Map<String, List<Sample>> all = new LinkedHashMap<>();
        contenders.forEach(each -> all.put(each.name(), List.of()));
        for (Contender each : shuffled(contenders)) {
            all.put(each.name(), runner.warm(each, input, INTERFACES, repetitions));
        }
        Map<String, List<Sample>> last = new LinkedHashMap<>();
        all.forEach((name, samples) -> last.put(name, Sample.last(samples)));
        report.compare(
                "warm: the same JVM " + repetitions + " times, median of the last half",
                INTERFACES,
                medians(last));
        report.warmingUp("on the way there: median of wall ms", INTERFACES, all);
    }

    private void series(Contender zen, List<Integer> sizes) {
        Map<Integer, Sample> samples = new LinkedHashMap<>();
        for (int size : sizes) {
            Path input = work.resolve("series.idl");
            GeneratedIdl.write(input, size, List.of());
            samples.put(size, runner.cold(zen, input, size));
        }
        report.series("zen over growing input, in a heap of 1 GiB", samples);
    }

    private List<Contender> shuffled(List<Contender> contenders) {
        List<Contender> order = new ArrayList<>(contenders);
        Collections.shuffle(order, random);
        return order;
    }

    private static Map<String, Sample> medians(Map<String, List<Sample>> samples) {
        Map<String, Sample> medians = new LinkedHashMap<>();
        samples.forEach((name, several) -> medians.put(name, Sample.median(several)));
        return medians;
    }

    /** The class path of this process, on which our compiler is. */
    static List<Path> classPath() {
        List<Path> entries = new ArrayList<>();
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
            entries.add(Path.of(each).toAbsolutePath());
        }
        return entries;
    }

    private List<Path> jars(String peer) throws IOException {
        try (Stream<Path> all = Files.list(module.resolve("target/peers").resolve(peer))) {
            return all.sorted().toList();
        }
    }
}
