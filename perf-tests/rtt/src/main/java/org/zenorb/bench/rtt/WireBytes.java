package org.zenorb.bench.rtt;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Counts the bytes of one call: it stands between a client and a server of ZEN, whose references
 * name it. Thread: one, and two of its own that end with the connection.
 */
final class WireBytes {
    private static final int CALLS = 1000;

    private final AtomicLong requestBytes = new AtomicLong();
    private final AtomicLong replyBytes = new AtomicLong();

    /** Bytes of a request and of a reply. */
    int[] count(Contender zen, Path folder) throws IOException {
        try (ServerSocket between = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int serverPort = freePort();
            List<String> arguments = new ArrayList<>(zen.arguments());
            arguments.addAll(
                    List.of(
                            "-ORBListenEndpoints",
                            "iiop://127.0.0.1:" + serverPort,
                            "-ORBzen.publishedAddresses",
                            "127.0.0.1:" + between.getLocalPort()));
            Thread.ofPlatform().daemon().start(() -> forward(between, serverPort));
            Contender behind = new Contender("zen counted", zen.server(), zen.client(), arguments);
            try (Pair pair = new Pair(behind, folder)) {
                long[] unused = pair.run(CALLS);
                long requests = requestBytes.get();
                long replies = replyBytes.get();
                unused = pair.run(CALLS);
                return new int[] {
                    Math.toIntExact((requestBytes.get() - requests) / CALLS),
                    Math.toIntExact((replyBytes.get() - replies) / CALLS)
                };
            }
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    private void forward(ServerSocket between, int serverPort) {
        try (Socket client = between.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort)) {
            client.setTcpNoDelay(true);
            server.setTcpNoDelay(true);
            Thread replies =
                    Thread.ofPlatform().daemon().start(() -> pump(server, client, replyBytes));
            pump(client, server, requestBytes);
            replies.join();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void pump(Socket from, Socket to, AtomicLong counter) {
        byte[] buffer = new byte[8192];
        try {
            for (int n = from.getInputStream().read(buffer);
                    n > 0;
                    n = from.getInputStream().read(buffer)) {
                counter.addAndGet(n);
                to.getOutputStream().write(buffer, 0, n);
            }
            to.shutdownOutput();
        } catch (IOException e) {
            // One of them has closed: the count is over.
            counter.get();
        }
    }
}
