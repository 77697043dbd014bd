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
        Demo demo = new Demo();
        Runtime.getRuntime().addShutdownHook(new Thread(demo::end, "demo-end"));
        int exit = 1;
        try {
            exit = demo.run(Options.of(args));
        } catch (DemoFailure | IOException e) {
            System.err.println("demo: " + e.getMessage());
        }
        System.exit(exit);
    }

    /** What the person asked for. */
    private record Options(int calls, boolean omniOrb) {
        private static final String USAGE = "; usage: demo [--calls N] [--with omniorb]";

        static Options of(String[] args) {
            int calls = 100_000;
            boolean omniOrb = false;
            for (int k = 0; k < args.length; k += 2) {
                String value = k + 1 < args.length ? args[k + 1] : "nothing";
                switch (args[k]) {
                    case "--calls" -> calls = positive(value);
                    case "--with" -> omniOrb = isOmniOrb(value);
                    default -> throw new DemoFailure("unknown option " + args[k] + USAGE);
                }
            }
            return new Options(calls, omniOrb);
        }

        private static int positive(String number) {
            if (number.matches("[1-9][0-9]{0,8}")) {
                return Integer.parseInt(number);
            }
            throw new DemoFailure("--calls wants a number greater than 0, not " + number + USAGE);
        }

        private static boolean isOmniOrb(String peer) {
            if (peer.equals("zen") || peer.equals("omniorb")) {
                return peer.equals("omniorb");
            }
            throw new DemoFailure("--with knows zen and omniorb, not " + peer + USAGE);
        }
    }

    /** What went wrong, in words for the person who started the demo. */
    private static final class DemoFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        DemoFailure(String message) {
            super(message);
        }
    }

    private int run(Options options) throws IOException, InterruptedException {
        // First what takes long and may fail.
        Path omniOrb = options.omniOrb ? new OmniOrbClient(sources()).build() : null;
        Path ior = folder.resolve("centre.ior");
        Process server = start(java("TracksServer", ior.toString()));
        awaitFile(ior, server);
        String calls = Integer.toString(options.calls);
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
        // Log lines without date and class, so that the demo reads as one text.
        command.add("-Djava.util.logging.SimpleFormatter.format=%5$s%n");
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
