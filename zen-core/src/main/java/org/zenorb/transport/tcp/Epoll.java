package org.zenorb.transport.tcp;

import org.zenorb.transport.ReadinessSet;
import org.zenorb.transport.TransportAcceptor;
import org.zenorb.transport.TransportChannel;

import java.lang.foreign.MemorySegment;

/**
 * Readiness by epoll, edge-triggered: the kernel wakes one waiting thread per event, so that
 * threads follow each other as leader without a lock and without handing over.
 *
 * <p>Thread: any.
 */
final class Epoll implements ReadinessSet {
    private static final long WAKE_TOKEN = -2;
    private static final long NS_PER_MS = 1_000_000L;

    private final int fd;
    private final int eventFd;

    Epoll() {
        try (EpollWait wait = new EpollWait()) {
            fd = (int) LinuxCalls.EPOLL_CREATE1.invokeExact(wait.errno, LinuxCalls.EPOLL_CLOEXEC);
            eventFd =
                    (int)
                            LinuxCalls.EVENTFD.invokeExact(
                                    wait.errno,
                                    0,
                                    LinuxCalls.EFD_CLOEXEC | LinuxCalls.EFD_NONBLOCK);
            if (fd < 0 || eventFd < 0) {
                throw new ErrnoException("epoll", LinuxCalls.errno(wait.errno));
            }
        } catch (ErrnoException e) {
            throw new IllegalStateException(e.getMessage(), e);
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
        control(
                LinuxCalls.EPOLL_CTL_ADD,
                eventFd,
                LinuxCalls.EPOLLIN | LinuxCalls.EPOLLET,
                WAKE_TOKEN);
    }

    /** A waiting thread's errno and event. */
    private static final class EpollWait implements Wait, AutoCloseable {
        private final long block = LinuxCalls.allocate(64);
        final MemorySegment errno = LinuxCalls.errnoSegment(block);
        final long event = block + 32;
        boolean end;

        @Override
        public boolean sawEnd() {
            return end;
        }

        @Override
        public void close() {
            LinuxCalls.free(block);
        }
    }

    @Override
    public Wait newWait() {
        return new EpollWait();
    }

    @Override
    public void register(TransportChannel channel, long token) {
        // room to send is an event only after a send(2) has found none
        control(
                LinuxCalls.EPOLL_CTL_ADD,
                ((TcpChannel) channel).fd(),
                LinuxCalls.EPOLLIN
                        | LinuxCalls.EPOLLOUT
                        | LinuxCalls.EPOLLRDHUP
                        | LinuxCalls.EPOLLET,
                token);
    }

    @Override
    public void register(TransportAcceptor acceptor, long token) {
        control(
                LinuxCalls.EPOLL_CTL_ADD,
                ((TcpAcceptor) acceptor).fd(),
                LinuxCalls.EPOLLIN | LinuxCalls.EPOLLET,
                token);
    }

    @Override
    public void registerOnce(TransportChannel channel, long token, boolean output) {
        control(LinuxCalls.EPOLL_CTL_ADD, ((TcpChannel) channel).fd(), once(output), token);
    }

    @Override
    public void arm(TransportChannel channel, long token, boolean output) {
        control(LinuxCalls.EPOLL_CTL_MOD, ((TcpChannel) channel).fd(), once(output), token);
    }

    private static int once(boolean output) {
        int input = LinuxCalls.EPOLLIN | LinuxCalls.EPOLLRDHUP | LinuxCalls.EPOLLONESHOT;
        return output ? input | LinuxCalls.EPOLLOUT : input;
    }

    @Override
    public void withdraw(TransportChannel channel) {
        control(LinuxCalls.EPOLL_CTL_DEL, ((TcpChannel) channel).fd(), 0, 0);
    }

    @Override
    public void withdraw(TransportAcceptor acceptor) {
        control(LinuxCalls.EPOLL_CTL_DEL, ((TcpAcceptor) acceptor).fd(), 0, 0);
    }

    private void control(int operation, int target, int events, long token) {
        try (EpollWait scratch = new EpollWait()) {
            LinuxCalls.putInt(scratch.event, events);
            LinuxCalls.putLong(scratch.event + LinuxCalls.EPOLL_DATA_OFFSET, token);
            int rc =
                    (int)
                            LinuxCalls.EPOLL_CTL.invokeExact(
                                    scratch.errno, fd, operation, target, scratch.event);
            if (rc < 0) {
                throw new ErrnoException("epoll_ctl", LinuxCalls.errno(scratch.errno));
            }
        } catch (ErrnoException e) {
            throw new IllegalStateException(e.getMessage(), e);
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    @Override
    public long await(Wait wait, long timeoutNs) {
        EpollWait mine = (EpollWait) wait;
        long deadline = timeoutNs > 0 ? System.nanoTime() + timeoutNs : 0;
        long left = timeoutNs;
        while (true) {
            int timeoutMs =
                    timeoutNs < 0
                            ? -1
                            : (int) Math.min(Integer.MAX_VALUE, (left + NS_PER_MS - 1) / NS_PER_MS);
            int n;
            try {
                n = (int) LinuxCalls.EPOLL_WAIT.invokeExact(fd, mine.event, 1, timeoutMs);
            } catch (Throwable t) {
                throw LinuxCalls.unexpected(t);
            }
            if (n > 0) {
                mine.end = (LinuxCalls.getInt(mine.event) & LinuxCalls.EPOLL_END) != 0;
                // the wake token is WOKEN itself
                return LinuxCalls.getLong(mine.event + LinuxCalls.EPOLL_DATA_OFFSET);
            }
            // -1 is EINTR: the other errors of epoll_wait are errors of its arguments
            if (timeoutNs >= 0) {
                left = timeoutNs == 0 ? 0 : deadline - System.nanoTime();
                if (left <= 0) {
                    return NOTHING;
                }
            }
        }
    }

    @Override
    public void wake() {
        try (EpollWait scratch = new EpollWait()) {
            LinuxCalls.putLong(scratch.event, 1);
            long n = (long) LinuxCalls.WRITE.invokeExact(scratch.errno, eventFd, scratch.event, 8L);
            assert n == 8 : "eventfd: " + LinuxCalls.errno(scratch.errno);
        } catch (Throwable t) {
            throw LinuxCalls.unexpected(t);
        }
    }

    @Override
    public void close() {
        Descriptors.close(eventFd);
        Descriptors.close(fd);
    }
}
