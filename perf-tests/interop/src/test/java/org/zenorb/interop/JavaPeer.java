package org.zenorb.interop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The ORBs written in Java, each in processes of its own: the sources of this module, compiled in
 * the peer's module against its jars and the stubs of its compiler.
 *
 * <p>Thread: any.
 */
enum JavaPeer {
    JACORB(
            "JacORB 3.9",
            "-Dorg.omg.CORBA.ORBClass=org.jacorb.orb.ORB",
            "-Dorg.omg.CORBA.ORBSingletonClass=org.jacorb.orb.ORBSingleton",
            "-DOAIAddr=127.0.0.1",
            // Else it drops oneways, and what comes after them, when more than 100 wait.
            "-Djacorb.poa.queue_wait=on"),
    OPENJDK(
            "JDK's ORB 10.1.0",
            "-Dorg.omg.CORBA.ORBClass=com.sun.corba.se.impl.orb.ORBImpl",
            "-Dorg.omg.CORBA.ORBSingletonClass=com.sun.corba.se.impl.orb.ORBSingleton",
            "-Dcom.sun.CORBA.ORBServerHost=127.0.0.1"),
    GLASSFISH(
            "GlassFish ORB 5.0.0",
            "-Dorg.omg.CORBA.ORBClass=com.sun.corba.ee.impl.orb.ORBImpl",
            "-Dorg.omg.CORBA.ORBSingletonClass=com.sun.corba.ee.impl.orb.ORBSingleton",
            "-Dcom.sun.corba.ee.ORBServerHost=127.0.0.1",
            "-Dorg.glassfish.gmbal.no.multipleUpperBoundsException=true",
            // Else it closes the connection at a message or fragment of more than 256,000 octets.
            "-Dcom.sun.corba.ee.transport.ORBMaximumReadByteBufferSize=4000000",
            // Else it repeats a call that ended in TRANSIENT for a minute.
            "-Dcom.sun.corba.ee.transport.ORBTCPConnectTimeouts=100:1000:100"),
    YOKO(
            "Yoko 1.4",
            "-Dorg.omg.CORBA.ORBClass=org.apache.yoko.orb.CORBA.ORB",
            "-Dorg.omg.CORBA.ORBSingletonClass=org.apache.yoko.orb.CORBA.ORBSingleton",
            "-Dyoko.orb.oa.endpoint=iiop --host 127.0.0.1");

    private static final Duration START_LIMIT = Duration.ofSeconds(60);
    private static final Duration CASES_LIMIT = Duration.ofMinutes(5);

    private final String title;
    private final List<String> properties;

    JavaPeer(String title, String... properties) {
        this.title = title;
        this.properties = List.of(properties);
    }

    /** As people call it, with the version. */
    String title() {
        return title;
    }

    /** For names of files and processes. */
    String shortName() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** A server of interop.idl that is ready; its reference stands in the file. */
    PeerProcess server(String name, Path iorFile) {
        PeerProcess server =
                PeerProcess.start(
                        name,
                        command(
                                OlderClasses.of(shortName(), classes()),
                                InteropServer.class,
                                iorFile.toString(),
                                "--until-eof"));
        server.await("ready", START_LIMIT);
        return server;
    }

    /** The client's cases against one server after the other, run to the end. */
    List<String> client(String name, List<Path> iorFiles, String... options) {
        List<String> arguments = new ArrayList<>(iorFiles.stream().map(Path::toString).toList());
        arguments.addAll(List.of(options));
        if (this == YOKO) {
            // It sends an octet less than it announces, which ends the cases that follow as well.
            arguments.addAll(List.of("--skip", "codeset.latin1_char"));
        }
        String[] all = arguments.toArray(String[]::new);
        try (PeerProcess client =
                PeerProcess.start(name, command(classes(), InteropClient.class, all))) {
            return client.awaitEnd(CASES_LIMIT);
        }
    }

    /** What {@link InteropVectors} prints. */
    List<String> vectors() {
        List<String> command = command(classes(), InteropVectors.class);
        try (PeerProcess program = PeerProcess.start(shortName() + "-vectors", command)) {
            return program.awaitEnd(START_LIMIT);
        }
    }

    private Path target() {
        return Path.of("..", "peer-" + shortName(), "target").toAbsolutePath().normalize();
    }

    private Path classes() {
        Path classes = target().resolve("classes");
        if (!Files.isDirectory(classes)) {
            throw new AssertionError(title + " is not built: no " + classes);
        }
        return classes;
    }

    private List<String> command(Path classes, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Short lives: what the optimizing compiler costs here is more than it brings.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto"));
        command.addAll(properties);
        command.addAll(List.of("-cp", classes + ":" + target().resolve("lib") + "/*"));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }
}
