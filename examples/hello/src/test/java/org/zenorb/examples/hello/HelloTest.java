package org.zenorb.examples.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The example as a newcomer runs it: two processes in one folder. */
@Timeout(60)
final class HelloTest {
    @TempDir private Path folder;

    private Process start(Class<?> main) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName())
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void shouldGreet() throws Exception {
        shouldSay(HelloClient.class, List.of("Hello, world!"));
    }

    @Test
    void shouldGreetLater() throws Exception {
        shouldSay(HelloAsync.class, List.of("Hello, handler!", "Hello, poller!"));
    }

    private void shouldSay(Class<?> program, List<String> greetings) throws Exception {
        Process server = start(HelloServer.class);
        try (var said = server.inputReader()) {
            String line = said.readLine();
            while (line != null && !line.contains("ready")) {
                line = said.readLine();
            }
            assertTrue(line != null, "the server ended");
            Process client = start(program);
            assertEquals(greetings, client.inputReader().lines().toList());
            assertTrue(client.waitFor(20, TimeUnit.SECONDS), "the client did not end");
            assertEquals(0, client.exitValue());
        } finally {
            server.destroy();
            assertTrue(server.waitFor(20, TimeUnit.SECONDS), "the server did not end");
        }
    }
}
