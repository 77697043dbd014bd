package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The same programs in processes of their own: without privilege, without native access, as
 * modules.
 */
class ProcessTest {
    private static final Path CLASSES = Path.of("target", "classes").toAbsolutePath();
    private static final Path TEST_CLASSES = Path.of("target", "test-classes").toAbsolutePath();

    @TempDir private Path folder;

    @Test
    void shouldRunOnOrdinaryPrioritiesWithOneWarningWithoutPrivilege() throws Exception {
        List<String> command = unprivileged();
        command.addAll(onClassPath("--enable-native-access=ALL-UNNAMED"));
        Outcome outcome = run(command);
        assertEquals(0, outcome.status, outcome::text);
        assertEquals(List.of("ordinary (SCHED_OTHER)", "scopes work"), outcome.out);
        assertEquals(1, outcome.warnings(), outcome::text);
        assertTrue(outcome.text().contains("rtprio"), outcome::text);
    }

    @Test
    void shouldRunInPlainJavaWhenNativeAccessIsDenied() throws Exception {
        Outcome outcome = run(onClassPath("--illegal-native-access=deny"));
        assertEquals(0, outcome.status, outcome::text);
        assertEquals(List.of("unknown", "scopes work"), outcome.out);
        assertTrue(outcome.text().contains("--enable-native-access"), outcome::text);
    }

    @Test
    void shouldRunOnTheModulePath() throws Exception {
        Outcome outcome =
                run(
                        List.of(
                                java(),
                                "--enable-native-access=org.zenorb.rtsj",
                                "--module-path",
                                CLASSES.toString(),
                                "--module",
                                "org.zenorb.rtsj/org.zenorb.realtime.ReportCommand"));
        boolean permitted = RealtimePlatform.current().realtimeScheduling();
        assertEquals(permitted ? 0 : 1, outcome.status, outcome::text);
        String check = outcome.out.getLast();
        assertTrue(check.startsWith("self-check"), outcome::text);
        assertEquals(permitted, check.endsWith("SCHED_FIFO 53"), outcome::text);
        assertEquals(permitted ? 0 : 1, outcome.warnings(), outcome::text);
    }

    @Test
    void shouldCheckThisMachineAndFailWhenPrioritiesAreNotInForce() throws Exception {
        List<String> check =
                List.of(
                        java(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:+UseSerialGC",
                        "-cp",
                        CLASSES.toString(),
                        ReportCommand.class.getName());
        List<String> command = unprivileged();
        command.addAll(check);
        Outcome outcome = run(command);
        assertEquals(1, outcome.status, outcome::text);
        String text = String.join("\n", outcome.out);
        assertTrue(text.contains("not in force"), text);
        assertTrue(text.contains("rtprio 95"), text);
        assertTrue(text.contains("-XX:+UseZGC"), text);
        List<String> unknown = new ArrayList<>(check);
        unknown.add("everything");
        assertEquals(2, run(unknown).status);
    }

    @Test
    void shouldReachItsOwnInsideOnTheModulePath() throws Exception {
        Outcome outcome =
                run(
                        List.of(
                                java(),
                                "--enable-native-access=org.zenorb.rtsj",
                                "--module-path",
                                CLASSES.toString(),
                                "--patch-module",
                                "org.zenorb.rtsj=" + TEST_CLASSES,
                                "--module",
                                "org.zenorb.rtsj/" + OrdinaryMain.class.getName()));
        assertEquals(0, outcome.status, outcome::text);
        assertEquals("scopes work", outcome.out.getLast(), outcome::text);
    }

    @Test
    void shouldTouchNothingNativeBeforeItIsNeeded() throws Exception {
        Outcome outcome =
                run(
                        List.of(
                                java(),
                                "--illegal-native-access=deny",
                                "-Xlog:class+load:file=" + folder.resolve("classes.txt"),
                                "-cp",
                                CLASSES + ":" + TEST_CLASSES,
                                UntouchedMain.class.getName()));
        assertEquals(0, outcome.status, outcome::text);
        String loaded = Files.readString(folder.resolve("classes.txt"));
        assertTrue(loaded.contains("javax.realtime.LTMemory"));
        assertFalse(loaded.contains("org.zenorb.realtime.platform.linux"), "linux was loaded");
        assertFalse(loaded.contains("jdk.internal.foreign.abi.Linker"), "the linker was loaded");
    }

    @Test
    void shouldLiveAsLongAsAHandlerThatIsNoDaemonIsAttached() throws Exception {
        Outcome outcome =
                run(
                        List.of(
                                java(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                CLASSES + ":" + TEST_CLASSES,
                                HandlerMain.class.getName()));
        assertEquals(0, outcome.status, outcome::text);
        assertEquals(List.of("handled"), outcome.out, outcome::text);
    }

    private static List<String> unprivileged() {
        List<String> command = new ArrayList<>();
        if (RealtimePlatform.current().realtimeScheduling()) {
            command.addAll(List.of("setpriv", "--bounding-set=-sys_nice", "--inh-caps=-sys_nice"));
            command.addAll(List.of("prlimit", "--rtprio=0"));
        }
        return command;
    }

    private static List<String> onClassPath(String option) {
        return List.of(
                java(), option, "-cp", CLASSES + ":" + TEST_CLASSES, OrdinaryMain.class.getName());
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private Outcome run(List<String> command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start();
        if (!process.waitFor(40, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running: " + command);
        }
        return new Outcome(process.exitValue(), Files.readAllLines(out), Files.readAllLines(err));
    }

    private record Outcome(int status, List<String> out, List<String> err) {
        long warnings() {
            return err.stream().filter(line -> line.startsWith("WARNING")).count();
        }

        String text() {
            return String.join("\n", out) + "\n" + String.join("\n", err);
        }
    }
}
