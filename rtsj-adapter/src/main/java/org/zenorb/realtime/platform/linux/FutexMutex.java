package org.zenorb.realtime.platform.linux;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import org.zenorb.realtime.platform.KernelMutex;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * The kernel's priority-inheriting futex: the word holds the id of the thread that has it, so that
 * the kernel knows whom to boost.
 *
 * <p>Guarantees: one compare-and-set when nobody competes; the kernel serves waiting threads by
 * priority and hands the mutex to the first of them. Untimed waiting allocates nothing.
 *
 * <p>A holder that ends: when threads wait, the kernel hands the mutex on and marks the word;
 * otherwise the next one finds a word of a thread that is no more and takes it over. That it is no
 * more is what Java says of the thread, so that an id the system has given to another meanwhile
 * deceives nobody.
 *
 * <p>Modes: taking is a compare-and-set that acquires, giving back one that releases; both are the
 * full one here, which costs nothing more on x86 and little on ARM. {@code holder} is written by
 * the holder only and read opaque: it is exact for the question whether the reader itself is the
 * holder, and for a thread that has ended, whose last writes any later reader of its end sees.
 *
 * <p>Source: Linux, {@code Documentation/locking/pi-futex.rst}.
 *
 * <p>Thread: any that is not virtual.
 */
final class FutexMutex implements KernelMutex {
    private static final int PRIVATE = 128;
    private static final int LOCK_PI = 6 | PRIVATE;
    private static final int UNLOCK_PI = 7 | PRIVATE;
    private static final int LOCK_PI_MONOTONIC = 13 | PRIVATE;
    private static final int WAITERS = 0x8000_0000;
    private static final int OWNER_DIED = 0x4000_0000;
    private static final int THREAD = 0x3fff_ffff;

    private static final int NO_SUCH_THREAD = -3;
    private static final int AGAIN = -11;
    private static final int NO_MEMORY = -12;
    private static final int WOULD_DEADLOCK = -35;
    private static final int NO_SUCH_CALL = -38;
    private static final int TIME_OUT = -110;
    private static final long EXIT_WAIT_NS = 50_000;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;

    private static final VarHandle WORD = JAVA_INT.varHandle();
    private static final VarHandle HOLDER;

    static {
        try {
            HOLDER = MethodHandles.lookup().findVarHandle(FutexMutex.class, "holder", Thread.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final SystemCalls calls;
    private final long futexNumber;
    private final MemorySegment word = Arena.ofAuto().allocate(64, 64);
    private final long address = word.address();

    @SuppressWarnings("unused") // through HOLDER
    private Thread holder;

    private boolean abandoned;

    FutexMutex(SystemCalls calls, long futexNumber) {
        this.calls = calls;
        this.futexNumber = futexNumber;
    }

    @Override
    public boolean inherits() {
        return true;
    }

    @Override
    public boolean tryTake(int threadId) {
        if (WORD.compareAndSet(word, 0L, 0, threadId)) {
            HOLDER.setOpaque(this, Thread.currentThread());
            return true;
        }
        return takeOver(threadId, false);
    }

    @Override
    public int take(int threadId, long deadlineNs) {
        while (!tryTake(threadId)) {
            int outcome = lock(deadlineNs);
            switch (outcome) {
                case 0 -> {
                    taken();
                    return TAKEN;
                }
                case TIME_OUT -> {
                    return TIMED_OUT;
                }
                case WOULD_DEADLOCK -> {
                    return DEADLOCK;
                }
                case NO_SUCH_THREAD, AGAIN -> {
                    if (takeOver(threadId, true)) {
                        return TAKEN;
                    }
                    // The holder is just ending: it needs the processor, which a spinning thread
                    // of higher priority would not leave to it.
                    LockSupport.parkNanos(EXIT_WAIT_NS);
                }
                case NO_MEMORY ->
                        throw new OutOfMemoryError("the kernel has no memory to wait for a lock");
                default ->
                        throw new IllegalStateException(
                                "the kernel refused to wait for a lock: errno " + -outcome);
            }
        }
        return TAKEN;
    }

    @Override
    public void release(int threadId) {
        abandoned = false;
        HOLDER.setOpaque(this, null);
        if (WORD.compareAndSet(word, 0L, threadId, 0)) {
            return;
        }
        if (calls.callUnchecked(futexNumber, address, UNLOCK_PI, 0, 0, 0, 0) != 0) {
            throw new IllegalMonitorStateException(
                    "the kernel refused to unlock: the word is "
                            + Integer.toHexString((int) WORD.getVolatile(word, 0L))
                            + ", the caller "
                            + Integer.toHexString(threadId));
        }
    }

    @Override
    public Thread holder() {
        return (Thread) HOLDER.getOpaque(this);
    }

    @Override
    public boolean abandoned() {
        return abandoned;
    }

    /**
     * Takes the mutex from a thread that has ended, unless others wait for it in the kernel, which
     * hands it on then. The word may say so wrongly, after a wait that timed out; the kernel knows.
     */
    private boolean takeOver(int threadId, boolean kernelKnowsNoWaiter) {
        Thread dead = holder();
        if (dead == null || dead.isAlive()) {
            return false;
        }
        int seen = (int) WORD.getVolatile(word, 0L);
        boolean unchanged = holder() == dead && (seen & THREAD) != 0;
        if (unchanged
                && ((seen & WAITERS) == 0 || kernelKnowsNoWaiter)
                && WORD.compareAndSet(word, 0L, seen, threadId | (seen & WAITERS))) {
            taken();
            abandoned = true;
            return true;
        }
        return false;
    }

    private void taken() {
        HOLDER.setOpaque(this, Thread.currentThread());
        abandoned = ((int) WORD.getOpaque(word, 0L) & OWNER_DIED) != 0;
    }

    /** Waits in the kernel; zero or the negative error number. */
    private int lock(long deadlineNs) {
        if (deadlineNs != Long.MAX_VALUE) {
            return lockUntil(deadlineNs);
        }
        if (calls.callUnchecked(futexNumber, address, LOCK_PI, 0, 0, 0, 0) == 0) {
            return 0;
        }
        // Once more, to learn why not; errors are rare, and so is the memory for their number.
        try (Arena arena = Arena.ofConfined()) {
            return call(arena, LOCK_PI, 0);
        }
    }

    private int lockUntil(long deadlineNs) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment time = arena.allocate(JAVA_LONG, 2);
            set(time, Math.max(deadlineNs, 0));
            int outcome = call(arena, LOCK_PI_MONOTONIC, time.address());
            if (outcome != NO_SUCH_CALL) {
                return outcome;
            }
            // Before Linux 5.14 these waits went by the clock of the day.
            long leftNs = Math.max(deadlineNs - System.nanoTime(), 0);
            set(time, System.currentTimeMillis() * 1_000_000 + leftNs);
            return call(arena, LOCK_PI, time.address());
        }
    }

    private static void set(MemorySegment time, long ns) {
        time.setAtIndex(JAVA_LONG, 0, ns / NANOS_PER_SECOND);
        time.setAtIndex(JAVA_LONG, 1, ns % NANOS_PER_SECOND);
    }

    private int call(Arena arena, int operation, long timeAddress) {
        MemorySegment capture = arena.allocate(SystemCalls.CAPTURE_BYTES, Long.BYTES);
        return (int) calls.call(capture, futexNumber, address, operation, 0, timeAddress, 0, 0);
    }
}
