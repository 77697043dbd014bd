package org.zenorb.realtime.platform.linux;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import org.zenorb.realtime.platform.Fact;
import org.zenorb.realtime.platform.KernelMutex;
import org.zenorb.realtime.platform.MemoryRegion;
import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.TimedWait;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Linux by system calls.
 *
 * <p>Calls outside a wait take a small confined arena for their arguments (some 30 ns); waits have
 * memory of their own, see {@link FutexWait}.
 *
 * <p>Thread: any.
 */
final class LinuxPlatform implements Platform {
    /** Children of a real-time thread start as ordinary threads. */
    private static final int SCHED_RESET_ON_FORK = 0x4000_0000;

    private static final int MCL_CURRENT = 1;
    private static final int MCL_FUTURE = 2;
    private static final int PROT_READ_WRITE = 3;
    private static final int MAP_PRIVATE_ANONYMOUS = 0x22;
    private static final long CAP_IPC_LOCK = 1L << 14;
    private static final int PR_SET_NAME = 15;
    private static final int PR_SET_TIMERSLACK = 29;
    private static final int PR_GET_TIMERSLACK = 30;
    private static final int CLOCK_MONOTONIC = 1;
    private static final int COMM_BYTES = 16;
    private static final int AFFINITY_WORDS = 128;
    private static final long PAGE_BYTES = 4096;

    private final SystemCallNumbers numbers;
    private final SystemCalls calls;

    LinuxPlatform(SystemCallNumbers numbers, SystemCalls calls) {
        this.numbers = numbers;
        this.calls = calls;
    }

    @Override
    public String name() {
        return "Linux " + System.getProperty("os.version") + ", " + numbers;
    }

    @Override
    public boolean watchThreads(Runnable started, Runnable ending) {
        return ThreadWatch.install(started, ending);
    }

    @Override
    public String whyNoScheduling() {
        return null;
    }

    @Override
    public int threadId() {
        try (Arena arena = Arena.ofConfined()) {
            return (int) call(arena, numbers.gettid, 0, 0, 0);
        }
    }

    @Override
    public int setScheduling(int threadId, int policy, int priority) {
        // Clearing the flag is refused to the unprivileged, and on ordinary threads it would take
        // their children's niceness away: real-time threads only.
        return setScheduler(
                threadId, policy == POLICY_FIFO ? policy | SCHED_RESET_ON_FORK : policy, priority);
    }

    @Override
    public int tryScheduling(int priority) {
        int policy = policy(0);
        if (policy != POLICY_OTHER) {
            return policy == POLICY_FIFO ? 0 : UNSUPPORTED;
        }
        int outcome = setScheduler(0, POLICY_FIFO, priority);
        return outcome == 0 ? setScheduler(0, POLICY_OTHER, 0) : outcome;
    }

    private int setScheduler(int threadId, int policy, int priority) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment parameter = arena.allocate(JAVA_INT);
            parameter.set(JAVA_INT, 0, priority);
            return outcome(
                    call(arena, numbers.schedSetscheduler, threadId, policy, parameter.address()));
        }
    }

    @Override
    public int policy(int threadId) {
        try (Arena arena = Arena.ofConfined()) {
            int value = (int) call(arena, numbers.schedGetscheduler, threadId, 0, 0);
            return value < 0 ? value : value & ~SCHED_RESET_ON_FORK;
        }
    }

    @Override
    public int priority(int threadId) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment parameter = arena.allocate(JAVA_INT);
            long value = call(arena, numbers.schedGetparam, threadId, parameter.address(), 0);
            return value < 0 ? (int) value : parameter.get(JAVA_INT, 0);
        }
    }

    @Override
    public int setAffinity(int threadId, long[] processors) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mask = arena.allocateFrom(JAVA_LONG, processors);
            return outcome(
                    call(
                            arena,
                            numbers.schedSetaffinity,
                            threadId,
                            mask.byteSize(),
                            mask.address()));
        }
    }

    @Override
    public long[] affinity(int threadId) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mask = arena.allocate(JAVA_LONG, AFFINITY_WORDS);
            long bytes =
                    call(
                            arena,
                            numbers.schedGetaffinity,
                            threadId,
                            mask.byteSize(),
                            mask.address());
            return bytes < 0 ? new long[0] : mask.asSlice(0, bytes).toArray(JAVA_LONG);
        }
    }

    @Override
    public long lockableBytes() {
        if ((ProcFiles.number("/proc/self/status", "CapEff:", 16) & CAP_IPC_LOCK) != 0) {
            return Long.MAX_VALUE;
        }
        return ProcFiles.number("/proc/self/limits", "Max locked memory", 10);
    }

    @Override
    public long lockedBytes() {
        long kibibytes = ProcFiles.number("/proc/self/status", "VmLck:", 10);
        return kibibytes < 0 ? kibibytes : kibibytes * 1024;
    }

    @Override
    public double realtimeShare() {
        long runtimeUs = ProcFiles.number("/proc/sys/kernel/sched_rt_runtime_us", "", 10);
        long periodUs = ProcFiles.number("/proc/sys/kernel/sched_rt_period_us", "", 10);
        if (periodUs <= 0) {
            return UNSUPPORTED;
        }
        return runtimeUs < 0 ? 1 : (double) runtimeUs / periodUs;
    }

    @Override
    public int lockProcessMemory() {
        try (Arena arena = Arena.ofConfined()) {
            return outcome(call(arena, numbers.mlockall, MCL_CURRENT | MCL_FUTURE, 0, 0));
        }
    }

    @Override
    public MemoryRegion reserve(long bytes) {
        long mapped = (Math.max(bytes, 1) + PAGE_BYTES - 1) & -PAGE_BYTES;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment capture = arena.allocate(SystemCalls.CAPTURE_BYTES, Long.BYTES);
            long address =
                    calls.call(
                            capture,
                            numbers.mmap,
                            0,
                            mapped,
                            PROT_READ_WRITE,
                            MAP_PRIVATE_ANONYMOUS,
                            -1,
                            0);
            if (address < 0 && address > -PAGE_BYTES) {
                throw new OutOfMemoryError(
                        "cannot map " + mapped + " bytes outside the heap: errno " + -address);
            }
            // Locking also backs every page now, so that first use does not fault.
            boolean locked = call(arena, numbers.mlock, address, mapped, 0) == 0;
            MemorySegment segment =
                    MemorySegment.ofAddress(address)
                            .reinterpret(bytes, Arena.ofAuto(), gone -> unmap(address, mapped));
            return new MemoryRegion(segment, locked);
        }
    }

    @Override
    public TimedWait newWait() {
        return new FutexWait(calls, numbers.futex);
    }

    @Override
    public KernelMutex newMutex() {
        return new FutexMutex(calls, numbers.futex);
    }

    @Override
    public int changeScheduling(int threadId, int policy, int priority) {
        int flag;
        try (Arena arena = Arena.ofConfined()) {
            long before = call(arena, numbers.schedGetscheduler, threadId, 0, 0);
            if (before < 0) {
                return outcome(before);
            }
            flag = (int) before & SCHED_RESET_ON_FORK;
        }
        return setScheduler(threadId, policy | flag, priority);
    }

    @Override
    public int setThreadName(String name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(COMM_BYTES);
            byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
            MemorySegment.copy(
                    MemorySegment.ofArray(bytes),
                    0,
                    text,
                    0,
                    Math.min(bytes.length, COMM_BYTES - 1));
            return outcome(call(arena, numbers.prctl, PR_SET_NAME, text.address(), 0));
        }
    }

    @Override
    public long timerSlackNs() {
        try (Arena arena = Arena.ofConfined()) {
            return call(arena, numbers.prctl, PR_GET_TIMERSLACK, 0, 0);
        }
    }

    @Override
    public int setTimerSlack(long slackNs) {
        try (Arena arena = Arena.ofConfined()) {
            return outcome(call(arena, numbers.prctl, PR_SET_TIMERSLACK, slackNs, 0));
        }
    }

    @Override
    public long cpuTimeNs(int threadId) {
        int id = threadId == 0 ? threadId() : threadId;
        // The kernel's encoding of a thread's processor clock, see include/linux/posix-timers.h.
        return timespec(numbers.clockGettime, (~(long) id << 3) | 6);
    }

    @Override
    public long clockResolutionNs() {
        return timespec(numbers.clockGetres, CLOCK_MONOTONIC);
    }

    @Override
    public List<Fact> facts() {
        return new LinuxFacts(Path.of("/")).all();
    }

    @Override
    public String schedulingRemedy() {
        return "Run as root, give the java binary CAP_SYS_NICE, or raise the limit \"rtprio\" to 95"
                + " for this user in /etc/security/limits.conf.";
    }

    private long timespec(long number, long clock) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment time = arena.allocate(JAVA_LONG, 2);
            long value = call(arena, number, clock, time.address(), 0);
            return value < 0
                    ? value
                    : time.getAtIndex(JAVA_LONG, 0) * 1_000_000_000L
                            + time.getAtIndex(JAVA_LONG, 1);
        }
    }

    private void unmap(long address, long bytes) {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, numbers.munmap, address, bytes, 0);
        }
    }

    private long call(Arena arena, long number, long a, long b, long c) {
        MemorySegment capture = arena.allocate(SystemCalls.CAPTURE_BYTES, Long.BYTES);
        return calls.call(capture, number, a, b, c, 0, 0, 0);
    }

    private static int outcome(long value) {
        return value < 0 ? (int) -value : 0;
    }
}
