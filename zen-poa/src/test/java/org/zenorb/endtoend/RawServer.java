package org.zenorb.endtoend;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A server in the test's own hand. */
final class RawServer implements AutoCloseable {
    private static final int PATIENCE_MS = 20_000;

    private final ServerSocket socket;

    RawServer() throws IOException {
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        socket.setSoTimeout(PATIENCE_MS);
    }

    int port() {
        return socket.getLocalPort();
    }

    String url() {
        return "corbaloc:iiop:1.2@127.0.0.1:" + port() + "/Key";
    }

    RawPeer accept() throws IOException {
        return new RawPeer(socket.accept());
    }

    /** Takes no more connections. */
    void stop() throws IOException {
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
