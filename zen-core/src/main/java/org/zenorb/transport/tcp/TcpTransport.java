package org.zenorb.transport.tcp;

import org.zenorb.transport.ConnectFailure;
import org.zenorb.transport.ReadinessSet;
import org.zenorb.transport.Transport;
import org.zenorb.transport.TransportAcceptor;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * TCP over IPv4 and IPv6 on Linux.
 *
 * <p>Thread: any.
 */
public final class TcpTransport implements Transport {
    @Override
    public TransportChannel connect(String host, int port, long timeoutNs) throws ConnectFailure {
        InetAddress[] addresses;
        try {
            addresses = InetAddress.getAllByName(host);
        } catch (UnknownHostException e) {
            ConnectFailure failure =
                    new ConnectFailure(host + ":" + port + " is not a known host", false);
            failure.initCause(e);
            throw failure;
        }
        ConnectFailure last = null;
        for (InetAddress address : addresses) {
            try {
                return connect(address, port, timeoutNs);
            } catch (IOException e) {
                boolean timedOut = e instanceof ConnectFailure failure && failure.timedOut();
                last =
                        new ConnectFailure(
                                SocketAddress.text(address, port) + " " + e.getMessage(), timedOut);
                last.initCause(e);
            }
        }
        throw last;
    }

    private static TransportChannel connect(InetAddress address, int port, long timeoutNs)
            throws IOException {
        int fd = Descriptors.socket(address);
        try {
            Descriptors.connect(fd, address, port, timeoutNs);
            Descriptors.prepare(fd);
            return new TcpChannel(fd, SocketAddress.text(address, port), Descriptors.localText(fd));
        } catch (IOException e) {
            Descriptors.close(fd);
            throw e;
        }
    }

    @Override
    public TransportAcceptor listen(String host, int port, int backlog) throws IOException {
        InetAddress address;
        try {
            address = InetAddress.getByName(isWildcard(host) ? anyAddress() : host);
        } catch (UnknownHostException e) {
            throw new IOException("cannot listen on " + host + ": not a known host", e);
        }
        int fd = Descriptors.socket(address);
        try {
            Descriptors.bind(fd, address, port);
            Descriptors.listen(fd, backlog);
            return new TcpAcceptor(fd, host, Descriptors.localPort(fd));
        } catch (ErrnoException e) {
            Descriptors.close(fd);
            String where = (host.isEmpty() ? "*" : host) + ":" + port;
            throw new IOException(
                    e.errno() == LinuxCalls.EADDRINUSE
                            ? "cannot listen on " + where + ": the port is in use"
                            : "cannot listen on " + where + ": " + e.getMessage(),
                    e);
        }
    }

    private static boolean isWildcard(String host) {
        return host.isEmpty() || host.equals("*");
    }

    /** One socket for both families where the kernel has IPv6. */
    private static String anyAddress() {
        try {
            Descriptors.close(Descriptors.socket(InetAddress.getByName("::")));
            return "::";
        } catch (IOException e) {
            return "0.0.0.0";
        }
    }

    @Override
    public ReadinessSet newReadinessSet() {
        return new Epoll();
    }
}
