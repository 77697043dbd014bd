package org.zenorb.transport.tcp;

import org.zenorb.transport.ConnectFailure;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;

/**
 * Making and ending socket descriptors: what happens once per connection and may allocate.
 *
 * <p>Thread: any.
 */
final class Descriptors {
    private static final long NS_PER_MS = 1_000_000L;

    private Descriptors() {}

    static int socket(InetAddress address) throws IOException {
        int family = address.getAddress().length == 16 ? LinuxCalls.AF_INET6 : LinuxCalls.AF_INET;
        try (Scratch scratch = new Scratch()) {
            int fd =
                    (int)
                            LinuxCalls.SOCKET.invokeExact(
                                    scratch.errno,
                                    family,
                                    LinuxCalls.SOCK_STREAM
                                            | LinuxCalls.SOCK_CLOEXEC
                                            | LinuxCalls.SOCK_NONBLOCK,
                                    0);
            return scratch.checked(fd, "socket");
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static void bind(int fd, InetAddress address, int port) throws IOException {
        try (Scratch scratch = new Scratch()) {
            option(scratch, fd, LinuxCalls.SOL_SOCKET, LinuxCalls.SO_REUSEADDR, 1);
            if (address.getAddress().length == 16) {
                // the wildcard of both families is opened as one dual-stack socket
                option(
                        scratch,
                        fd,
                        LinuxCalls.IPPROTO_IPV6,
                        LinuxCalls.IPV6_V6ONLY,
                        address.isAnyLocalAddress() ? 0 : 1);
            }
            int length = SocketAddress.write(scratch.at(64), address, port);
            int rc = (int) LinuxCalls.BIND.invokeExact(scratch.errno, fd, scratch.at(64), length);
            scratch.checked(rc, "bind");
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static void listen(int fd, int backlog) throws IOException {
        try (Scratch scratch = new Scratch()) {
            scratch.checked(
                    (int) LinuxCalls.LISTEN.invokeExact(scratch.errno, fd, backlog), "listen");
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static void connect(int fd, InetAddress address, int port, long timeoutNs) throws IOException {
        try (Scratch scratch = new Scratch()) {
            int length = SocketAddress.write(scratch.at(64), address, port);
            int rc =
                    (int) LinuxCalls.CONNECT.invokeExact(scratch.errno, fd, scratch.at(64), length);
            if (rc == 0) {
                return;
            }
            int errno = LinuxCalls.errno(scratch.errno);
            if (errno == LinuxCalls.EINPROGRESS || errno == LinuxCalls.EINTR) {
                errno = awaitConnected(scratch, fd, timeoutNs);
            }
            if (errno == LinuxCalls.ETIMEDOUT) {
                throw new ConnectFailure("does not answer", true);
            }
            if (errno != 0) {
                throw new ConnectFailure(
                        errno == LinuxCalls.ECONNREFUSED
                                ? "refused the connection"
                                : LinuxCalls.text(errno),
                        false);
            }
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    private static int awaitConnected(Scratch scratch, int fd, long timeoutNs) throws Throwable {
        long deadline = System.nanoTime() + timeoutNs;
        while (true) {
            long left = deadline - System.nanoTime();
            if (timeoutNs >= 0 && left <= 0) {
                return LinuxCalls.ETIMEDOUT;
            }
            long pollfd = scratch.at(32);
            LinuxCalls.putInt(pollfd, fd);
            LinuxCalls.putInt(pollfd + 4, LinuxCalls.POLLOUT);
            int timeoutMs =
                    timeoutNs < 0 ? -1 : (int) Math.min(Integer.MAX_VALUE, left / NS_PER_MS + 1);
            int n = (int) LinuxCalls.POLL.invokeExact(scratch.errno, pollfd, 1L, timeoutMs);
            if (n > 0) {
                LinuxCalls.putInt(scratch.at(48), 4);
                int rc =
                        (int)
                                LinuxCalls.GETSOCKOPT.invokeExact(
                                        scratch.errno,
                                        fd,
                                        LinuxCalls.SOL_SOCKET,
                                        LinuxCalls.SO_ERROR,
                                        scratch.at(44),
                                        scratch.at(48));
                return rc == 0
                        ? LinuxCalls.getInt(scratch.at(44))
                        : LinuxCalls.errno(scratch.errno);
            }
        }
    }

    /** The next waiting connection as a descriptor, or -1 when none waits. */
    static int accept(int fd) throws IOException {
        try (Scratch scratch = new Scratch()) {
            while (true) {
                int accepted =
                        (int)
                                LinuxCalls.ACCEPT4.invokeExact(
                                        scratch.errno, fd, 0L, 0L, LinuxCalls.SOCK_CLOEXEC);
                if (accepted >= 0) {
                    return accepted;
                }
                int errno = LinuxCalls.errno(scratch.errno);
                if (errno == LinuxCalls.EAGAIN) {
                    return -1;
                }
                // a connection that was gone before it was accepted is nobody's error
                if (errno != LinuxCalls.EINTR && errno != 103 && errno != 71) {
                    throw new IOException("accepting: " + LinuxCalls.text(errno));
                }
            }
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    /** Small messages leave at once, and the descriptor waits when asked to. */
    static void prepare(int fd) throws IOException {
        try (Scratch scratch = new Scratch()) {
            option(scratch, fd, LinuxCalls.IPPROTO_TCP, LinuxCalls.TCP_NODELAY, 1);
            // waiting without limit is one system call instead of two
            scratch.checked(
                    (int) LinuxCalls.FCNTL.invokeExact(scratch.errno, fd, LinuxCalls.F_SETFL, 0),
                    "fcntl");
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static String localText(int fd) throws IOException {
        try (Scratch scratch = new Scratch()) {
            name(scratch, fd);
            return SocketAddress.text(
                    SocketAddress.address(scratch.at(64)), SocketAddress.port(scratch.at(64)));
        }
    }

    static String peerText(int fd) throws IOException {
        try (Scratch scratch = new Scratch()) {
            LinuxCalls.putInt(scratch.at(48), SocketAddress.MAX_BYTES);
            scratch.checked(
                    (int)
                            LinuxCalls.GETPEERNAME.invokeExact(
                                    scratch.errno, fd, scratch.at(64), scratch.at(48)),
                    "getpeername");
            return SocketAddress.text(
                    SocketAddress.address(scratch.at(64)), SocketAddress.port(scratch.at(64)));
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static int localPort(int fd) throws IOException {
        try (Scratch scratch = new Scratch()) {
            name(scratch, fd);
            return SocketAddress.port(scratch.at(64));
        }
    }

    private static void name(Scratch scratch, int fd) throws IOException {
        try {
            LinuxCalls.putInt(scratch.at(48), SocketAddress.MAX_BYTES);
            scratch.checked(
                    (int)
                            LinuxCalls.GETSOCKNAME.invokeExact(
                                    scratch.errno, fd, scratch.at(64), scratch.at(48)),
                    "getsockname");
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static void shutdown(int fd, int how) {
        try (Scratch scratch = new Scratch()) {
            // ENOTCONN only says that the peer was faster
            int rc = (int) LinuxCalls.SHUTDOWN.invokeExact(scratch.errno, fd, how);
            assert rc == 0 || LinuxCalls.errno(scratch.errno) == 107;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    static void close(int fd) {
        try (Scratch scratch = new Scratch()) {
            int rc = (int) LinuxCalls.CLOSE.invokeExact(scratch.errno, fd);
            assert rc == 0 : "close of " + fd + ": " + LinuxCalls.errno(scratch.errno);
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    private static void option(Scratch scratch, int fd, int level, int name, int value)
            throws IOException {
        try {
            LinuxCalls.putInt(scratch.at(44), value);
            scratch.checked(
                    (int)
                            LinuxCalls.SETSOCKOPT.invokeExact(
                                    scratch.errno, fd, level, name, scratch.at(44), 4),
                    "setsockopt");
        } catch (IOException e) {
            throw e;
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    /** Native memory of one set-up call. */
    private static final class Scratch implements AutoCloseable {
        private final Arena arena = Arena.ofConfined();
        private final MemorySegment memory = arena.allocate(128, 8);
        final MemorySegment errno = LinuxCalls.errnoSegment(memory.address());

        long at(int offset) {
            return memory.address() + offset;
        }

        int checked(int rc, String call) throws IOException {
            if (rc < 0) {
                throw new ErrnoException(call, LinuxCalls.errno(errno));
            }
            return rc;
        }

        @Override
        public void close() {
            arena.close();
        }
    }
}
