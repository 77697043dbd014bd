package org.zenorb.examples.tracks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The demo as {@code ./zen demo} runs it, with fewer calls. */
@Timeout(180)
final class DemoTest {
    private static Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(Demo.class.getName());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String output(Process demo) throws IOException {
        return new String(demo.getInputStream().readAllBytes(), Charset.defaultCharset());
    }

    private static void assertFound(String pattern, String text) {
        assertTrue(Pattern.compile(pattern).matcher(text).find(), () -> pattern + " in:\n" + text);
    }

    @Test
    void shouldShowWhereRequestsGoAndWhatTheyCost() throws Exception {
        Process demo = start("--calls", "2000");
        String text = output(demo);
        assertTrue(demo.waitFor(20, TimeUnit.SECONDS), "the demo did not end");
        assertEquals(0, demo.exitValue(), text);
        assertFound("observer was told of LH441", text);
        assertFound("AreaTooLarge: 64800 of 100", text);
        assertFound("approach +POA \\d+ \\(generation \\p{XDigit}+\\) . servant \\d+", text);
        assertFound("approach +1,000 +\\d+\\.\\d", text);
        assertFound("client \\d+\\.\\d +server \\d+\\.\\d", text);
        assertServerEnded(text);
    }

    private static void assertServerEnded(String text) {
        Matcher pid = Pattern.compile("ready, process (\\d+)").matcher(text);
        assertTrue(pid.find(), text);
        assertFalse(Files.exists(Path.of("/proc", pid.group(1))), "the server is still there");
    }

    /** Without omniORB here: skipped, but with the environment's CI=true a failure. */
    @Test
    void shouldServeTheClientOfAnotherOrb() throws Exception {
        boolean present = Files.isExecutable(Path.of("/usr/bin/omniidl"));
        assumeTrue(present || "true".equals(System.getenv("CI")), "omniidl is not installed");
        Process demo = start("--calls", "2000", "--with", "omniorb");
        String text = output(demo);
        assertTrue(demo.waitFor(20, TimeUnit.SECONDS), "the demo did not end");
        assertEquals(0, demo.exitValue(), text);
        assertFound("omniORB [0-9.]+, C\\+\\+, calls the ZEN server", text);
        assertFound("observer was told of OMNI901", text);
        assertFound("UnknownTrack 999999", text);
        assertFound("en route +1000 calls", text);
        assertServerEnded(text);
    }

    @Test
    void shouldSayWhichOptionIsWrong() throws Exception {
        Process demo = start("--with", "nonsense");
        String text = output(demo);
        assertTrue(demo.waitFor(20, TimeUnit.SECONDS), "the demo did not end");
        assertEquals(1, demo.exitValue());
        assertFound("--with knows zen and omniorb, not nonsense; usage: demo", text);
    }

    @Test
    void shouldSayThatCallsIsNoNumber() throws Exception {
        Process demo = start("--calls", "many");
        String text = output(demo);
        assertTrue(demo.waitFor(20, TimeUnit.SECONDS), "the demo did not end");
        assertEquals(1, demo.exitValue());
        assertFound("--calls wants a number greater than 0, not many", text);
    }
}
