package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** ZEN's modules as modules: a program of its own, in a virtual machine of its own. */
class ModulePathTest {
    private static final List<String> MODULES = List.of("zen-core", "rtsj-adapter");
    private static final int LIMIT_S = 60;

    @Test
    void shouldMakeBothKindsOfOrbOnTheModulePath(@TempDir Path folder) throws Exception {
        Path program = folder.resolve("OnTheModulePath.java");
        try (InputStream source = getClass().getResourceAsStream("OnTheModulePath.java")) {
            Files.copy(source, program);
        }
        Path output = folder.resolve("output.txt");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--module-path",
                                modulePath(),
                                "--add-modules",
                                "org.zenorb.core",
                                "--enable-native-access=org.zenorb.core,org.zenorb.rtsj",
                                program.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        boolean ended = process.waitFor(LIMIT_S, TimeUnit.SECONDS);
        process.destroyForcibly();
        String said = Files.readString(output, StandardCharsets.UTF_8);
        assertTrue(ended, said);
        assertEquals("org.zenorb.core\norg.zenorb.core\ntrue\ndestroyed\n", said);
    }

    /** What the test's own class path has of ZEN, folders or jars. */
    private static String modulePath() {
        String[] all = System.getProperty("java.class.path").split(File.pathSeparator);
        return Arrays.stream(all)
                .filter(each -> !each.endsWith("test-classes"))
                .filter(each -> MODULES.stream().anyMatch(each::contains))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
