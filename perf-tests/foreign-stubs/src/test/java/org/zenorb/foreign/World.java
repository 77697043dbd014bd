package org.zenorb.foreign;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The program of portable.idl, as one compiler's output, on one ORB, in a process of its own. What
 * it logs is in target/evidence.
 *
 * <p>Thread: one; another reads the output.
 */
final class World implements AutoCloseable {
    private static final long PATIENCE_S = 60;
    private static final String END = "";

    /** The ORBs, each with what its {@code ORB.init} needs to be told. */
    enum Orb {
        ZEN("--enable-native-access=ALL-UNNAMED"),
        JACORB(
                "-Dorg.omg.CORBA.ORBClass=org.jacorb.orb.ORB",
                "-Dorg.omg.CORBA.ORBSingletonClass=org.jacorb.orb.ORBSingleton",
                "-DOAIAddr=127.0.0.1"),
        GLASSFISH(
                "-Dorg.omg.CORBA.ORBClass=com.sun.corba.ee.impl.orb.ORBImpl",
                "-Dorg.omg.CORBA.ORBSingletonClass=com.sun.corba.ee.impl.orb.ORBSingleton",
                "-Dcom.sun.corba.ee.ORBServerHost=127.0.0.1",
                "-Dorg.glassfish.gmbal.no.multipleUpperBoundsException=true"),
        /** The JDK's until version 10. */
        OPENJDK(
                "-Dorg.omg.CORBA.ORBClass=com.sun.corba.se.impl.orb.ORBImpl",
                "-Dorg.omg.CORBA.ORBSingletonClass=com.sun.corba.se.impl.orb.ORBSingleton",
                "-Dcom.sun.CORBA.ORBServerHost=127.0.0.1");

        private final List<String> options;

        Orb(String... options) {
            this.options = List.of(options);
        }

        private String classPath() throws IOException {
            return switch (this) {
                case ZEN -> Compiler.zen();
                case JACORB -> Compiler.fetched("jacorb", "lib") + "/*";
                case GLASSFISH -> withWhatIsLacking("glassfish");
                case OPENJDK -> withWhatIsLacking("openjdk");
            };
        }
    }

    private static String withWhatIsLacking(String peer) throws IOException {
        return Compiler.fetched(peer, "lib") + "/*" + File.pathSeparator + Compiler.lacking();
    }

    private final String name;
    private final Process process;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Thread reader;
    private String reference;

    World(Compiler compiler, Orb orb) throws IOException {
        name = compiler + " on " + orb;
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-ea", "-XX:TieredStopAtLevel=1"));
        command.addAll(orb.options);
        command.addAll(
                List.of(
                        "-cp",
                        compiler.classes() + File.pathSeparator + orb.classPath(),
                        "program.Program"));
        if (orb == Orb.ZEN) {
            command.addAll(List.of("-ORBListenEndpoints", "iiop://127.0.0.1:0"));
        }
        Path evidence = Files.createDirectories(Path.of("target", "evidence"));
        process =
                new ProcessBuilder(command)
                        .redirectError(evidence.resolve(name + ".log").toFile())
                        .start();
        reader = Thread.ofPlatform().daemon().name("read " + name).start(this::read);
    }

    private void read() {
        try (BufferedReader in =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        } finally {
            lines.add(END);
        }
    }

    /** For people. */
    String name() {
        return name;
    }

    /** The reference of its service. */
    String reference() {
        while (reference == null) {
            String line = line();
            if (line.startsWith("reference ")) {
                reference = line.substring("reference ".length());
            }
        }
        return reference;
    }

    /** The outcome of each case against a service, "ok" or the reason of its failure. */
    Map<String, String> call(World server) throws IOException {
        String order = server.reference() + "\n";
        reference();
        process.getOutputStream().write(order.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        Map<String, String> outcomes = new LinkedHashMap<>();
        for (String line = line(); !line.equals("done"); line = line()) {
            String[] words = line.split(" ", 3);
            if (words[0].equals("ok")) {
                outcomes.put(words[1], "ok");
            } else if (words[0].equals("FAIL")) {
                outcomes.put(words[1], words[2]);
            }
        }
        return outcomes;
    }

    private String line() {
        try {
            String line = lines.poll(PATIENCE_S, TimeUnit.SECONDS);
            if (line == null || line.equals(END)) {
                throw new AssertionError(
                        name + (line == null ? " says nothing" : " has ended") + "; see evidence");
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted, waiting for " + name, e);
        }
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            reader.join(TimeUnit.SECONDS.toMillis(10));
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
