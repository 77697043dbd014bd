package org.zenorb.interop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The ZEN server of interop.idl in a process of its own, on the Java and class path of the test.
 *
 * <p>Thread: any.
 */
final class ZenServer {
    private ZenServer() {}

    /** A server that sends in the given byte order and is ready. */
    static PeerProcess start(String name, Path iorFile, String byteOrder, String... jvmOptions) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-ea", "--enable-native-access=ALL-UNNAMED", "-Xshare:auto"));
        command.add("-Dzen.byteOrder=" + byteOrder);
        command.addAll(List.of(jvmOptions));
        String classPath = OlderClasses.onPath("zen", System.getProperty("java.class.path"));
        command.addAll(List.of("-cp", classPath));
        command.addAll(List.of(InteropServer.class.getName(), iorFile.toString(), "--until-eof"));
        command.addAll(List.of("-ORBListenEndpoints", "iiop://127.0.0.1:0"));
        PeerProcess server = PeerProcess.start(name, command);
        server.await("ready", OmniOrb.START_LIMIT);
        return server;
    }
}
