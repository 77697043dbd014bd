package org.zenorb.bench.rtt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A server and its client, running. Thread: one. */
final class Pair implements AutoCloseable {
    private final String name;
    private final PeerProcess server;
    private final PeerProcess client;

    Pair(Contender contender, Path folder) throws IOException {
        name = contender.name();
        String file = name.replaceAll("[^a-z]+", "-");
        Path reference = folder.resolve(file + ".ref");
        Files.deleteIfExists(reference);
        server =
                new PeerProcess(
                        contender.server(),
                        reference,
                        contender.arguments(),
                        folder.resolve(file + "-server.err"));
        try {
            client =
                    new PeerProcess(
                            contender.client(),
                            reference,
                            contender.arguments(),
                            folder.resolve(file + "-client.err"));
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
    }

    String name() {
        return name;
    }

    /** Makes so many calls: median, 99 % and 99.9 % in nanoseconds. */
    long[] run(int calls) {
        return client.run(calls);
    }

    /**
     * Bytes allocated per call, over all threads of each process.
     *
     * @return the client's and the server's; negative where nobody counts
     */
    double[] allocated(int calls) {
        // What asking costs is asked for first, when it costs what it always does.
        long[] unused = client.run(calls);
        for (int i = 0; i < 5; i++) {
            long asked = client.allocated() + server.allocated();
        }
        long clientAsking = -client.allocated() + client.allocated();
        long serverAsking = -server.allocated() + server.allocated();
        long clientBefore = client.allocated();
        long serverBefore = server.allocated();
        if (clientBefore < 0) {
            return new double[] {-1, -1};
        }
        unused = client.run(calls);
        double clients = client.allocated() - clientBefore - clientAsking;
        double servers = server.allocated() - serverBefore - serverAsking;
        return new double[] {clients / calls, servers / calls};
    }

    /** Moves all threads of both onto one processor, ahead of all others. */
    void pin(int processor) {
        for (long pid : new long[] {server.pid(), client.pid()}) {
            Commands.run("taskset", "-a", "-p", "-c", Integer.toString(processor), "" + pid);
            // Not permitted to everyone; then all contenders go without it.
            Commands.tryRun("renice", "-n", "-19", "-p", Long.toString(pid));
        }
    }

    @Override
    public void close() {
        client.close();
        server.close();
    }
}
