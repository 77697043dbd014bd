package org.zenorb.perf.jperf;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * One lookup, in nanoseconds: 4,096 queries in random order, which no branch predictor learns by
 * heart, of strings that are no keyword's own object.
 *
 * <p>Thread: JMH's.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LookupBenchmark {
    static final String FOLDER = "zen.bench.classes";

    private static final int QUERIES = 4_096;

    /** A constant, so that forgetting a hash code costs a store and no more. */
    private static final VarHandle CODE_OF_STRING = codeOfString();

    @Param({"jperf", "jperf-fresh", "HashMap", "switch", "sorted"})
    public String way;

    @Param({"1", "2", "5", "10", "20", "50", "100", "200", "500", "1000"})
    public int names;

    @Param({"hit", "miss"})
    public String query;

    private Finder finder;
    private String[] strings;
    private byte[] buffer;
    private int[] offsets;
    private int[] lengths;

    private static VarHandle codeOfString() {
        try {
            return MethodHandles.privateLookupIn(String.class, MethodHandles.lookup())
                    .findVarHandle(String.class, "hash", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Setup
    public void load() throws Exception {
        List<String> keywords = KeywordFiles.identifiers(names);
        List<String> asked =
                query.equals("hit") ? keywords : KeywordFiles.strangers(keywords, QUERIES);
        Random random = new Random(7);
        strings = new String[QUERIES];
        offsets = new int[QUERIES];
        lengths = new int[QUERIES];
        StringBuilder text = new StringBuilder("....");
        for (int i = 0; i < QUERIES; i++) {
            String name = asked.get(random.nextInt(asked.size()));
            strings[i] = new String(name.toCharArray());
            offsets[i] = text.length();
            lengths[i] = name.length();
            text.append(name).append("\0...", 0, 1 + random.nextInt(4));
        }
        buffer = text.append("........").toString().getBytes(StandardCharsets.ISO_8859_1);
        finder = Finders.load(Path.of(System.getProperty(FOLDER)), way, names);
        for (int i = 0; i < QUERIES; i++) {
            int number = query.equals("hit") ? keywords.indexOf(strings[i]) : -1;
            if (finder.find(strings[i]) != number
                    || finder.find(buffer, offsets[i], lengths[i]) != number) {
                throw new IllegalStateException(way + " is wrong about " + strings[i]);
            }
        }
    }

    /** Strings that were asked for their hash code before. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public int string() {
        int sum = 0;
        for (String name : strings) {
            sum += finder.find(name);
        }
        return sum;
    }

    /** Strings that were not. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public int fresh() {
        int sum = 0;
        for (String name : strings) {
            CODE_OF_STRING.set(name, 0);
            sum += finder.find(name);
        }
        return sum;
    }

    /** Bytes in a large buffer, as a request brings them. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public int bytes() {
        int sum = 0;
        for (int i = 0; i < QUERIES; i++) {
            sum += finder.find(buffer, offsets[i], lengths[i]);
        }
        return sum;
    }
}
