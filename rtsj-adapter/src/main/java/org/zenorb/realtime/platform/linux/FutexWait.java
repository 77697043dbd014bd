package org.zenorb.realtime.platform.linux;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import org.zenorb.realtime.platform.TimedWait;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;

/**
 * A wait on a futex word until an absolute time of CLOCK_MONOTONIC, which is {@link
 * System#nanoTime()}. Measured as punctual as clock_nanosleep, and unlike it another thread can end
 * it.
 *
 * <p>Guarantee: waiting and waking allocate nothing. The word and the call's arguments live in
 * native memory that is freed when this object is unreachable.
 *
 * <pre>
 *   0        4        8               16              24
 *   +--------+--------+---------------+---------------+-----------
 *   | word   | -      | seconds       | nanoseconds   | errno
 *   +--------+--------+---------------+---------------+-----------
 * </pre>
 *
 * <p>Thread: {@code ticket} and {@code await} by one thread, {@code wake} by any.
 */
final class FutexWait implements TimedWait {
    private static final int FUTEX_WAKE_PRIVATE = 1 | 128;
    private static final int FUTEX_WAIT_BITSET_PRIVATE = 9 | 128;
    private static final int MATCH_ANY = -1;
    private static final long WORD = 0;
    private static final long SECONDS = 8;
    private static final long NANOSECONDS = 16;
    private static final long CAPTURE = 24;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final VarHandle WORD_VALUE = JAVA_INT.varHandle();

    private final SystemCalls calls;
    private final long futexNumber;
    private final MemorySegment memory;
    private final MemorySegment capture;
    private final long address;

    FutexWait(SystemCalls calls, long futexNumber) {
        this.calls = calls;
        this.futexNumber = futexNumber;
        memory = Arena.ofAuto().allocate(CAPTURE + SystemCalls.CAPTURE_BYTES, 64);
        capture = memory.asSlice(CAPTURE, SystemCalls.CAPTURE_BYTES);
        address = memory.address();
    }

    @Override
    public int ticket() {
        return (int) WORD_VALUE.getAcquire(memory, WORD);
    }

    @Override
    public void await(int ticket, long deadlineNs) {
        // CLOCK_MONOTONIC starts at boot: a deadline before that is past.
        long atNs = Math.max(deadlineNs, 0);
        memory.set(JAVA_LONG, SECONDS, atNs / NANOS_PER_SECOND);
        memory.set(JAVA_LONG, NANOSECONDS, atNs % NANOS_PER_SECOND);
        // Whatever ends it (woken, time-out, a changed word, a signal), the caller looks again.
        calls.call(
                capture,
                futexNumber,
                address + WORD,
                FUTEX_WAIT_BITSET_PRIVATE,
                ticket,
                address + SECONDS,
                0,
                MATCH_ANY);
    }

    @Override
    public void wake() {
        WORD_VALUE.getAndAdd(memory, WORD, 1);
        // On threads that must not allocate: the outcome, how many were woken, is not asked for.
        calls.callUnchecked(futexNumber, address + WORD, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
    }
}
