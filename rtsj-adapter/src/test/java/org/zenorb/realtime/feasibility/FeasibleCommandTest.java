package org.zenorb.realtime.feasibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The command as a user meets it: tables, exit statuses, and what it says of wrong files. */
class FeasibleCommandTest {

    private static final String RADAR =
            """
            # what watches the sky
            radar     priority=90 period=10ms cost=3ms

            tracker   priority=80 period=40ms deadline=30ms cost=8ms jitter=1ms blocking=500us # slow
            operator  priority=30 sporadic=0.1s cost=5ms cpu=1
            logger    priority=11 period=1s cost=2ms deadline=none
            """;

    @TempDir Path folder;

    private String out;
    private String errors;

    private int run(String... arguments) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int status =
                FeasibleCommand.run(
                        arguments,
                        new PrintStream(printed, true, StandardCharsets.UTF_8),
                        new PrintStream(said, true, StandardCharsets.UTF_8));
        out = printed.toString(StandardCharsets.UTF_8);
        errors = said.toString(StandardCharsets.UTF_8);
        return status;
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("tasks.txt"), text).toString();
    }

    @Test
    void shouldPrintResponseTimesAndExitWithZeroWhenAllIsFeasible() throws IOException {
        assertEquals(0, run(file(RADAR)), errors);
        List<String> lines = out.lines().toList();
        assertTrue(lines.get(1).matches("radar +0 +90 +10 ms +10 ms +3 ms +0 +0 +3 ms"), out);
        assertTrue(lines.get(2).matches("tracker +0 +80 .* 1 ms +500 us +15.5 ms"), out);
        assertTrue(lines.get(3).matches("logger +0 +11 +1 s +- .*"), out);
        assertTrue(lines.get(4).matches("operator +1 +30 .* 5 ms"), out);
        assertTrue(out.contains("cpu 0: 3 tasks, utilisation 50.2 %"), out);
        assertEquals("feasible", lines.get(lines.size() - 1));
        assertEquals("", errors);
    }

    @Test
    void shouldMarkWhatIsTooLateAndExitWithOne() throws IOException {
        assertEquals(
                1,
                run(file("a priority=2 period=10us cost=6us\nb priority=1 period=10us cost=5us")));
        assertTrue(
                out.lines().anyMatch(line -> line.startsWith("b ") && line.endsWith("too late")));
        assertTrue(out.endsWith("NOT feasible\n"), out);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "priority=1 period=1ms cost=1ms | a line begins with the name of a task",
                "a period=1ms cost=1ms | a task needs priority",
                "a priority=1 period=1ms | a task needs cost",
                "a priority=1 cost=1ms | either period or sporadic",
                "a priority=1 cost=1ms period=1ms sporadic=1ms | either period or sporadic",
                "a priority=1 priority=2 cost=1ms period=1ms | priority twice",
                "a priority=x cost=1ms period=1ms | priority is a number from 0 on, not x",
                "a priority=-1 cost=1ms period=1ms | priority is a number from 0 on, not -1",
                "a priority=1 cost=1 period=1ms | cost is a number with ns, us, ms or s behind it, not 1",
                "a priority=1 cost=1.2.3ms period=1ms | cost is no time: 1.2.3ms",
                "a priority=1 cost=ms period=1ms | cost is no time: ms",
                "a priority=1 cost=9999999999999s period=1ms | cost is no time",
                "a priority=1 cost=1ms period=0ms | a: a period is positive",
                "a priority=1 cost=1ms period=1ms colour=red | unknown key colour",
                "a priority=1 cost= period=1ms | cost has no value",
                "a priority=1 cost period=1ms | cost has no value",
            })
    void shouldSayWhatIsWrongWithALine(String line, String message) throws IOException {
        String file = file("# first\n" + line + "\n");
        assertEquals(2, run(file));
        assertTrue(errors.startsWith(file + ":2: "), errors);
        assertTrue(errors.contains(message), errors);
        assertEquals("", out);
    }

    @Test
    void shouldSayWhatIsWrongWithAFile() throws IOException {
        assertEquals(
                2, run(file("a priority=1 cost=1ms period=1ms\na priority=1 cost=1ms period=1ms")));
        assertTrue(errors.contains(":2: there is a task named a already"), errors);
        assertEquals(2, run(file("# nothing\n")));
        assertTrue(errors.contains("no tasks"), errors);
        assertEquals(2, run(folder.resolve("none").toString()));
        assertTrue(errors.contains("there is no such file"), errors);
        assertEquals(2, run(folder.toString()));
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe});
        assertEquals(2, run(binary.toString()));
        assertTrue(errors.contains("not a text in UTF-8"), errors);
    }

    @Test
    void shouldHoldTheLimitOfTasks() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < TaskSetFile.MOST_TASKS; i++) {
            text.append('t').append(i).append(" priority=1 period=1s cost=1ns\n");
        }
        assertEquals(TaskSetFile.MOST_TASKS, TaskSetFile.parse("f", text.toString()).size());
        text.append("more priority=1 period=1s cost=1ns\n");
        TaskSetFile.FormatException tooMany =
                assertThrows(
                        TaskSetFile.FormatException.class,
                        () -> TaskSetFile.parse("f", text.toString()));
        assertEquals("f:10001: more than 10000 tasks", tooMany.getMessage());
    }

    @Test
    void shouldExplainItself() {
        assertEquals(0, run("--help"));
        assertTrue(out.startsWith("usage: zen rt feasible FILE"), out);
        assertEquals(2, run());
        assertTrue(errors.startsWith("usage:"), errors);
    }
}
