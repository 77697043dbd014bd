package org.zenorb.transport.tcp;

import org.zenorb.transport.TransportAcceptor;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A listening TCP socket.
 *
 * <p>Thread: as {@link TransportAcceptor} says.
 */
final class TcpAcceptor implements TransportAcceptor {
    private final int fd;
    private final String listenHost;
    private final int port;
    private final AtomicBoolean closed = new AtomicBoolean();

    TcpAcceptor(int fd, String listenHost, int port) {
        this.fd = fd;
        this.listenHost = listenHost;
        this.port = port;
    }

    int fd() {
        return fd;
    }

    @Override
    public TransportChannel accept() throws IOException {
        while (true) {
            int accepted = Descriptors.accept(fd);
            if (accepted < 0) {
                return null;
            }
            try {
                Descriptors.prepare(accepted);
                return new TcpChannel(
                        accepted, Descriptors.peerText(accepted), Descriptors.localText(accepted));
            } catch (ErrnoException e) {
                // the peer left between connecting and now: nobody is there to be told
                Descriptors.close(accepted);
            }
        }
    }

    @Override
    public String listenHost() {
        return listenHost;
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            Descriptors.close(fd);
        }
    }
}
