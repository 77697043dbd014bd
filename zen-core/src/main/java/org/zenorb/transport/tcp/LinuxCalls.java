package org.zenorb.transport.tcp;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/**
 * The system calls of sockets and epoll, as downcalls that capture errno. Addresses travel as
 * longs, so that a call makes no object.
 *
 * <p>Source: Linux manual pages, sections 2 and 7; the constants are those of the generic ABI,
 * shared by x86-64 and AArch64.
 *
 * <p>Thread: any; each caller brings its own errno segment.
 */
final class LinuxCalls {
    static final int AF_INET = 2;
    static final int AF_INET6 = 10;
    static final int SOCK_STREAM = 1;
    static final int SOCK_NONBLOCK = 0x800;
    static final int SOCK_CLOEXEC = 0x80000;
    static final int SOL_SOCKET = 1;
    static final int SO_REUSEADDR = 2;
    static final int SO_ERROR = 4;
    static final int IPPROTO_TCP = 6;
    static final int TCP_NODELAY = 1;
    static final int IPPROTO_IPV6 = 41;
    static final int IPV6_V6ONLY = 26;
    static final int MSG_DONTWAIT = 0x40;
    static final int MSG_NOSIGNAL = 0x4000;
    static final int SHUT_WR = 1;
    static final int SHUT_RDWR = 2;
    static final short POLLIN = 1;
    static final short POLLOUT = 4;
    static final int EPOLL_CLOEXEC = 0x80000;
    static final int EPOLL_CTL_ADD = 1;
    static final int EPOLL_CTL_DEL = 2;
    static final int EPOLL_CTL_MOD = 3;
    static final int EPOLLIN = 1;
    static final int EPOLLOUT = 4;
    static final int EPOLLRDHUP = 0x2000;

    /** EPOLLERR, EPOLLHUP and EPOLLRDHUP. */
    static final int EPOLL_END = 0x2018;

    static final int EPOLLONESHOT = 1 << 30;
    static final int EPOLLET = 1 << 31;
    static final int EFD_NONBLOCK = 0x800;
    static final int EFD_CLOEXEC = 0x80000;

    static final int F_SETFL = 4;
    static final int O_NONBLOCK = 0x800;

    static final int EINTR = 4;
    static final int EAGAIN = 11;
    static final int EINPROGRESS = 115;
    static final int ECONNREFUSED = 111;
    static final int ETIMEDOUT = 110;
    static final int EADDRINUSE = 98;

    /** epoll_event is packed on x86-64 only: 4 bytes of events, then the 8 bytes of data. */
    static final boolean EPOLL_PACKED = System.getProperty("os.arch").equals("amd64");

    static final int EPOLL_EVENT_BYTES = EPOLL_PACKED ? 12 : 16;
    static final int EPOLL_DATA_OFFSET = EPOLL_PACKED ? 4 : 8;

    /** All of memory, for copies and accesses by address. */
    static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private static final StructLayout CAPTURED = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO =
            CAPTURED.varHandle(MemoryLayout.PathElement.groupElement("errno"));
    private static final Linker LINKER = Linker.nativeLinker();
    private static final ValueLayout.OfInt I = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong L = ValueLayout.JAVA_LONG;

    static final MethodHandle SOCKET = call("socket", I, I, I, I);
    static final MethodHandle BIND = call("bind", I, I, L, I);
    static final MethodHandle LISTEN = call("listen", I, I, I);
    static final MethodHandle ACCEPT4 = call("accept4", I, I, L, L, I);
    static final MethodHandle CONNECT = call("connect", I, I, L, I);
    static final MethodHandle GETSOCKOPT = call("getsockopt", I, I, I, I, L, L);
    static final MethodHandle SETSOCKOPT = call("setsockopt", I, I, I, I, L, I);
    static final MethodHandle GETSOCKNAME = call("getsockname", I, I, L, L);
    static final MethodHandle GETPEERNAME = call("getpeername", I, I, L, L);
    static final MethodHandle FCNTL =
            LINKER.downcallHandle(
                    LINKER.defaultLookup().find("fcntl").orElseThrow(),
                    FunctionDescriptor.of(I, I, I, I),
                    Linker.Option.captureCallState("errno"),
                    Linker.Option.firstVariadicArg(2));
    static final MethodHandle RECV = call("recv", L, I, L, L, I);

    // Without errno: capturing it makes a short-lived object per call, which costs nothing only as
    // long as the compiler sees through it. Whoever gets -1 asks again with the capturing form.
    static final MethodHandle RECV_FAST = plain("recv", L, I, L, L, I);
    static final MethodHandle SEND_FAST = plain("send", L, I, L, L, I);
    static final MethodHandle EPOLL_WAIT = plain("epoll_wait", I, I, L, I, I);
    static final MethodHandle SEND = call("send", L, I, L, L, I);
    static final MethodHandle POLL = call("poll", I, L, L, I);
    static final MethodHandle SHUTDOWN = call("shutdown", I, I, I);
    static final MethodHandle CLOSE = call("close", I, I);
    static final MethodHandle EPOLL_CREATE1 = call("epoll_create1", I, I);
    static final MethodHandle EPOLL_CTL = call("epoll_ctl", I, I, I, I, L);
    static final MethodHandle EVENTFD = call("eventfd", I, I, I);
    static final MethodHandle WRITE = call("write", L, I, L, L);
    private static final MethodHandle MALLOC = plain("malloc", L, L);
    private static final MethodHandle FREE = plainVoid("free", L);
    private static final MethodHandle STRERROR =
            LINKER.downcallHandle(
                    LINKER.defaultLookup().find("strerror").orElseThrow(),
                    FunctionDescriptor.of(
                            ValueLayout.ADDRESS.withTargetLayout(
                                    MemoryLayout.sequenceLayout(256, ValueLayout.JAVA_BYTE)),
                            I));

    private LinuxCalls() {}

    private static MethodHandle call(String name, MemoryLayout result, MemoryLayout... arguments) {
        return LINKER.downcallHandle(
                LINKER.defaultLookup().find(name).orElseThrow(),
                FunctionDescriptor.of(result, arguments),
                Linker.Option.captureCallState("errno"));
    }

    private static MethodHandle plain(String name, MemoryLayout result, MemoryLayout... arguments) {
        return LINKER.downcallHandle(
                LINKER.defaultLookup().find(name).orElseThrow(),
                FunctionDescriptor.of(result, arguments));
    }

    private static MethodHandle plainVoid(String name, MemoryLayout... arguments) {
        return LINKER.downcallHandle(
                LINKER.defaultLookup().find(name).orElseThrow(),
                FunctionDescriptor.ofVoid(arguments));
    }

    /** A segment in which the calls leave errno; lives as long as the block it lies in. */
    static MemorySegment errnoSegment(long address) {
        return MemorySegment.ofAddress(address).reinterpret(CAPTURED.byteSize());
    }

    static int errno(MemorySegment captured) {
        return (int) ERRNO.get(captured, 0L);
    }

    /** Uninitialised memory outside the heap, to be freed by {@link #free}. */
    static long allocate(long bytes) {
        try {
            long address = (long) MALLOC.invokeExact(bytes);
            if (address == 0) {
                throw new OutOfMemoryError("malloc of " + bytes + " bytes");
            }
            return address;
        } catch (Throwable t) {
            throw unexpected(t);
        }
    }

    static void free(long address) {
        try {
            FREE.invokeExact(address);
        } catch (Throwable t) {
            throw unexpected(t);
        }
    }

    /** The kernel's words for an error number. */
    static String text(int errno) {
        try {
            MemorySegment text = (MemorySegment) STRERROR.invokeExact(errno);
            return text.getString(0);
        } catch (Throwable t) {
            throw unexpected(t);
        }
    }

    /** A downcall itself throws nothing that could be handled. */
    static Error unexpected(Throwable t) {
        if (t instanceof Error error) {
            return error;
        }
        return new AssertionError("a downcall threw", t);
    }

    static int getInt(long address) {
        return MEMORY.get(ValueLayout.JAVA_INT_UNALIGNED, address);
    }

    static void putInt(long address, int value) {
        MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, address, value);
    }

    static long getLong(long address) {
        return MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
    }

    static void putLong(long address, long value) {
        MEMORY.set(ValueLayout.JAVA_LONG_UNALIGNED, address, value);
    }

    static void putShort(long address, short value) {
        MEMORY.set(ValueLayout.JAVA_SHORT_UNALIGNED, address, value);
    }

    static short getShort(long address) {
        return MEMORY.get(ValueLayout.JAVA_SHORT_UNALIGNED, address);
    }

    static void copyOut(long address, byte[] destination, int offset, int length) {
        MemorySegment.copy(MEMORY, ValueLayout.JAVA_BYTE, address, destination, offset, length);
    }

    static void copyIn(byte[] source, int offset, long address, int length) {
        MemorySegment.copy(source, offset, MEMORY, ValueLayout.JAVA_BYTE, address, length);
    }
}
