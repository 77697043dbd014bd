package org.zenorb.realtime.platform.linux;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/**
 * The one door to the kernel: {@code syscall(2)} with up to six arguments.
 *
 * <p>One handle for all calls, because making a handle costs milliseconds at start while a call
 * costs nanoseconds. Never a "critical" one: those hold up every safepoint of the virtual machine
 * while they block.
 *
 * <p>Thread: any, each with a capture segment of its own.
 */
final class SystemCalls {
    private static final StructLayout CAPTURE = Linker.Option.captureStateLayout();

    /** Bytes of a capture segment, which receives the error number. */
    static final long CAPTURE_BYTES = CAPTURE.byteSize();

    private static final VarHandle ERRNO = CAPTURE.varHandle(PathElement.groupElement("errno"));

    private static final MethodHandle SYSCALL =
            handle(Linker.Option.captureCallState("errno"), Linker.Option.firstVariadicArg(1));

    private static final MethodHandle SYSCALL_UNCHECKED = handle(Linker.Option.firstVariadicArg(1));

    SystemCalls() {}

    /**
     * Makes a system call.
     *
     * @return its value, or the negative error number
     */
    long call(MemorySegment capture, long number, long a, long b, long c, long d, long e, long f) {
        long value;
        try {
            value = (long) SYSCALL.invokeExact(capture, number, a, b, c, d, e, f);
        } catch (RuntimeException | Error unchecked) {
            throw unchecked;
        } catch (Throwable impossible) {
            throw new AssertionError("a system call threw", impossible);
        }
        return value == -1 ? -(int) ERRNO.get(capture, 0L) : value;
    }

    /**
     * Makes a system call whose error, if any, nobody wants to know. It needs no segment, so that
     * it allocates nothing on any thread.
     *
     * @return its value, or -1 for any error
     */
    long callUnchecked(long number, long a, long b, long c, long d, long e, long f) {
        try {
            return (long) SYSCALL_UNCHECKED.invokeExact(number, a, b, c, d, e, f);
        } catch (RuntimeException | Error unchecked) {
            throw unchecked;
        } catch (Throwable impossible) {
            throw new AssertionError("a system call threw", impossible);
        }
    }

    private static MethodHandle handle(Linker.Option... options) {
        Linker linker = Linker.nativeLinker();
        MemorySegment address =
                linker.defaultLookup()
                        .find("syscall")
                        .orElseThrow(
                                () -> new UnsupportedOperationException("libc has no syscall"));
        return linker.downcallHandle(
                address,
                FunctionDescriptor.of(
                        JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG,
                        JAVA_LONG),
                options);
    }
}
