package org.zenorb.examples.tracks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs the track server and a client of it as two processes of this Java, and ends both.
 *
 * <pre>Demo [--calls N] [--with omniorb]</pre>
 *
 * With omniorb the client is the C++ one, compiled on the way.
 */
public final class Demo {
    private static final Duration START_LIMIT = Duration.ofSeconds(30);
    private static final Duration RUN_LIMIT = Duration.ofMinutes(5);
    private static final Duration END_LIMIT = Duration.ofSeconds(10);

    private final List<Process> running = new ArrayList<>();
    private final Path folder;

    private Demo() throws IOException {
        folder = Files.createTempDirectory("zen-demo");
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        List<String> options = List.of(args);
        Demo demo = new Demo();
        Runtime.getRuntime().addShutdownHook(new Thread(demo::end, "demo-end"));
        int exit = 1;
        try {
            exit = demo.run(value(options, "--calls", "100000"), value(options, "--with", "zen"));
        } catch (DemoFailure | IOException e) {
            System.err.println("demo: " + e.getMessage());
        }
        System.exit(exit);
    }

    private static String value(List<String> options, String name, String otherwise) {
        int at = options.indexOf(name);
        return at >= 0 && at + 1 < options.size() ? options.get(at + 1) : otherwise;
    }

    /** What went wrong, in words for the person who started the demo. */
    private static final class DemoFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        DemoFailure(String message) {
            super(message);
        }
    }

    private int run(String calls, String with) throws IOException, InterruptedException {
        if (!List.of("zen", "omniorb").contains(with)) {
            throw new DemoFailure("--with " + with + " is unknown, use zen or omniorb");
        }
        // First what takes long and may fail.
        Path omniOrb = with.equals("omniorb") ? new OmniOrbClient(sources()).build() : null;
        Path ior = folder.resolve("centre.ior");
        Process server = start(java("TracksServer", ior.toString()));
        awaitFile(ior, server);
        List<String> client =
                omniOrb == null
                        ? java("TracksClient", ior.toString(), "--calls", calls)
                        : List.of(omniOrb.toString(), ior.toString(), calls);
        return awaitExit(start(client));
    }

    private List<String> java(String main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:+UseZGC", "-Xmx256m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(Demo.class.getPackageName() + "." + main);
        command.addAll(List.of(arguments));
        return command;
    }

    private Process start(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        synchronized (running) {
            running.add(process);
        }
        return process;
    }

    private static void awaitFile(Path file, Process server) throws InterruptedException {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        while (!Files.exists(file)) {
            if (server.waitFor(20, TimeUnit.MILLISECONDS)) {
                throw new DemoFailure(
                        "the server ended with status "
                                + server.exitValue()
                                + " before it was ready");
            }
            if (System.nanoTime() > deadline) {
                throw new DemoFailure(
                        "the server was not ready within " + START_LIMIT.toSeconds() + " s");
            }
        }
    }

    private static int awaitExit(Process client) throws InterruptedException {
        if (!client.waitFor(RUN_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new DemoFailure(
                    "the client did not end within " + RUN_LIMIT.toMinutes() + " minutes");
        }
        return client.exitValue();
    }

    /** On every way out, Ctrl-C included: ask the processes to end, then insist. */
    private void end() {
        List<Process> all;
        synchronized (running) {
            all = List.copyOf(running);
        }
        all.forEach(Process::destroy);
        for (Process process : all) {
            try {
                if (!process.waitFor(END_LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
            }
        }
        try {
            Files.deleteIfExists(folder.resolve("centre.ior"));
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            System.err.println("demo: cannot remove " + folder + ": " + e.getMessage());
        }
    }

    /** The example's own folder, seen from its compiled classes. */
    private static Path sources() {
        try {
            Path classes =
                    Path.of(Demo.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return classes.getParent().getParent();
        } catch (URISyntaxException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
