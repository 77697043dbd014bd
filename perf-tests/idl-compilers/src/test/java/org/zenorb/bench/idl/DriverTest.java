package org.zenorb.bench.idl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.idl.Compiler;
import org.zenorb.idl.CompilerOptions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The benchmark's own arithmetic, input and command lines; how long anything takes is no test. */
class DriverTest {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir Path folder;

    @Test
    void shouldTakeTheMedianOfEachValue() {
        List<Sample> samples =
                List.of(
                        new Sample(1, 30, 5, 7, 9),
                        new Sample(3, 20, 5, 7, 9),
                        new Sample(2, 10, 6, 7, 9));
        assertEquals(new Sample(2, 20, 5, 7, 9), Sample.median(samples));
        assertEquals(new Sample(2, 15, 5, 7, 9), Sample.median(samples.subList(1, 3)));
        assertThrows(IllegalArgumentException.class, () -> Sample.median(List.of()));
        assertEquals(samples.subList(1, 3), Sample.last(samples));
    }

    @Test
    void shouldGenerateWhatOurCompilerAccepts() throws IOException {
        Path idl = folder.resolve("input.idl");
        GeneratedIdl.write(idl, 60, List.of());
        String text = Files.readString(idl);
        assertEquals(60, text.lines().filter(line -> line.contains(" interface ")).count());
        assertEquals(text, GeneratedIdl.text(60, List.of()));
        var result =
                Compiler.compile(
                        CompilerOptions.builder().file(idl).output(folder.resolve("out")).build());
        assertTrue(result.succeeded());
        assertTrue(result.generated().size() > 7 * 60);
        assertTrue(
                GeneratedIdl.text(1, List.of(Path.of("/a.idl")))
                        .startsWith("#include \"/a.idl\"\n"));
    }

    @Test
    void shouldGiveEachCompilerItsCommandLine() {
        Path input = Path.of("/x.idl");
        Contender zen = Contender.zenCommand(List.of(Path.of("/zen.jar")), Path.of("/zen.jsa"));
        List<String> cold = zen.withHeap("1g").command(JAVA, Path.of("/probes"), input, 0);
        assertTrue(cold.contains("-XX:SharedArchiveFile=/zen.jsa"), cold.toString());
        assertTrue(cold.contains("-Xmx1g"), cold.toString());
        assertEquals(
                List.of(
                        "org.zenorb.bench.idl.ColdProbe",
                        "org.zenorb.idl.cli.ZenIdl",
                        "--all",
                        "-d",
                        "out",
                        "/x.idl"),
                cold.subList(cold.size() - 6, cold.size()));
        List<String> warm = Contender.jacorb(List.of()).command(JAVA, Path.of("/probes"), input, 7);
        assertEquals(
                List.of(
                        "org.zenorb.bench.idl.WarmProbe",
                        "7",
                        "org.jacorb.idl.parser#compile",
                        "-all",
                        "-d",
                        "out",
                        "/x.idl"),
                warm.subList(warm.size() - 7, warm.size()));
        assertFalse(Contender.idlj(List.of()).tuned().jvm().isEmpty());
    }

    @Test
    void shouldAskAllForTiesOrNone() {
        Path input = Path.of("/x.idl");
        Contender zen = Contender.zenPlain(List.of());
        Contender idlj = Contender.idlj(List.of());
        assertFalse(zen.command(JAVA, input, input, 1).contains("--no-tie"));
        assertTrue(zen.withoutTies().command(JAVA, input, input, 1).contains("--no-tie"));
        assertTrue(idlj.command(JAVA, input, input, 1).contains("-fallTIE"));
        assertTrue(idlj.withoutTies().command(JAVA, input, input, 1).contains("-fall"));
    }

    @Test
    void shouldReadWhatTheProbesSay() {
        assertArrayEquals(new long[] {12, 345, -1}, Runner.numbers(ColdProbe.MARK + "12 345 -1"));
        assertTrue(ColdProbe.cpuMs() != 0);
        assertTrue(ColdProbe.peakKib() != 0);
    }

    @Test
    void shouldMeasureOneColdAndSeveralWarmCompilations() {
        Path idl = folder.resolve("input.idl");
        GeneratedIdl.write(idl, 3, List.of());
        Runner runner = new Runner(JAVA, Main.probes(), folder);
        Contender zen = Contender.zenPlain(Main.classPath());
        Sample cold = runner.cold(zen, idl, 3);
        assertTrue(cold.files() >= 3 * 7, cold.toString());
        List<Sample> warm = runner.warm(zen, idl, 3, 2);
        assertEquals(2, warm.size());
        assertEquals(cold.files(), warm.get(0).files());
    }

    @Test
    void shouldEndWithTheWordsOfACompilerThatFails() throws IOException {
        Path idl = Files.writeString(folder.resolve("bad.idl"), "struct S { longg a; };");
        Runner runner = new Runner(JAVA, Main.probes(), folder);
        Contender zen = Contender.zenPlain(Main.classPath());
        IllegalStateException failed =
                assertThrows(IllegalStateException.class, () -> runner.cold(zen, idl, 1));
        assertTrue(failed.getMessage().contains("longg is not declared"), failed.getMessage());
    }

    @Test
    void shouldPrintRatiosToTheFirstAndKeepNumbersForPrograms() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Report report = new Report(new PrintStream(printed, true, StandardCharsets.UTF_8));
        Map<String, Sample> results = new LinkedHashMap<>();
        results.put("zen", new Sample(100, 200, 50, 10, 1));
        results.put("other, tuned", new Sample(250, 100, 60, 10, 1));
        report.compare("cold", 2_000, results);
        List<Sample> calls = List.of(results.get("zen"), results.get("zen"), sample(9), sample(7));
        report.warmingUp("on the way", 2_000, Map.of("zen", calls));
        report.series("series", Map.of(500, new Sample(100, 200, 50, 10, 1)));
        Path csv = folder.resolve("target/x.csv");
        report.writeCsv(csv);

        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("2.50"), text);
        assertTrue(text.contains("0.50"), text);
        assertTrue(text.contains("400"), "CPU of each interface: " + text);
        assertEquals(
                List.of(
                        "part,subject,interfaces,wall ms,cpu ms,peak MB,files,output KB",
                        "\"cold\",\"zen\",2000,100,200,50,10,1",
                        "\"cold\",\"other, tuned\",2000,250,100,60,10,1",
                        "\"warm, call 1\",\"zen\",2000,100,200,50,10,1",
                        "\"warm, call 2\",\"zen\",2000,100,200,50,10,1",
                        "\"warm, call 3-4\",\"zen\",2000,8,1,1,1,1",
                        "\"series\",\"zen\",500,100,200,50,10,1"),
                Files.readAllLines(csv));
        assertEquals("-", Report.ratio(5, 0));
    }

    private static Sample sample(long wallMs) {
        return new Sample(wallMs, 1, 1, 1, 1);
    }
}
