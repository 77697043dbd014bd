package org.zenorb.realtime.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Every platform keeps the interface's promises; Linux is what this process uses. */
class PlatformTest {
    private static final int NO_SUCH_THREAD_ERROR = 3;

    static List<Platform> platforms() {
        List<Platform> platforms = new ArrayList<>();
        ServiceLoader.load(PlatformSupplier.class).forEach(s -> platforms.add(s.open()));
        assertEquals(2, platforms.size());
        return platforms;
    }

    @Test
    void shouldUseLinuxAndKeepToIt() {
        assertTrue(Platforms.current().name().startsWith("Linux"), Platforms.current().name());
        assertSame(Platforms.current(), Platforms.current());
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void shouldEndAWaitAtItsTime(Platform platform) {
        TimedWait wait = platform.newWait();
        long deadlineNs = System.nanoTime() + 2_000_000;
        while (System.nanoTime() < deadlineNs) {
            wait.await(wait.ticket(), deadlineNs);
        }
        wait.await(wait.ticket(), System.nanoTime() - 1);
        wait.await(wait.ticket(), Long.MIN_VALUE);
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void shouldNotWaitWhenWokenAfterTheTicket(Platform platform) {
        TimedWait wait = platform.newWait();
        int ticket = wait.ticket();
        wait.wake();
        wait.await(ticket, Long.MAX_VALUE);
        assertNotEquals(ticket, wait.ticket());
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void shouldWakeAWaitingThread(Platform platform) throws Exception {
        CompletableFuture<TimedWait> made = new CompletableFuture<>();
        CompletableFuture<Integer> woken = new CompletableFuture<>();
        Thread waiting =
                new Thread(() -> {
                    TimedWait wait = platform.newWait();
                    int ticket = wait.ticket();
                    made.complete(wait);
                    while (wait.ticket() == ticket) {
                        wait.await(ticket, Long.MAX_VALUE);
                    }
                    woken.complete(wait.ticket() - ticket);
                });
        waiting.start();
        made.get(10, TimeUnit.SECONDS).wake();
        assertEquals(1, woken.get(10, TimeUnit.SECONDS));
        waiting.join();
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void shouldExcludeByAMutexAndHandItOn(Platform platform) throws Exception {
        KernelMutex mutex = platform.newMutex();
        int id = platform.threadId();
        assertEquals(id != 0, mutex.inherits(), "the portable platform knows no ids");
        assertTrue(mutex.tryTake(id));
        assertSame(Thread.currentThread(), mutex.holder());
        CompletableFuture<Integer> impatient = new CompletableFuture<>();
        CompletableFuture<Integer> patient = new CompletableFuture<>();
        Thread other =
                new Thread(() -> {
                    int mine = platform.threadId();
                    impatient.complete(mutex.take(mine, System.nanoTime() + 1_000_000));
                    patient.complete(mutex.take(mine, Long.MAX_VALUE));
                    mutex.release(mine);
                });
        other.start();
        assertEquals(KernelMutex.TIMED_OUT, impatient.get(10, TimeUnit.SECONDS));
        mutex.release(id);
        assertEquals(KernelMutex.TAKEN, patient.get(10, TimeUnit.SECONDS));
        other.join();
        assertNull(mutex.holder());
        assertEquals(KernelMutex.TAKEN, mutex.take(id, System.nanoTime() + 1_000_000_000L));
        assertFalse(mutex.abandoned());
        mutex.release(id);
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void shouldReserveZeroedMemoryOfTheSizeAskedFor(Platform platform) {
        for (long bytes : new long[] {1, 4096, 5000, 1 << 20}) {
            MemorySegment memory = platform.reserve(bytes).segment();
            assertEquals(bytes, memory.byteSize());
            assertEquals(0, memory.address() % 64);
            assertEquals(-1, memory.mismatch(MemorySegment.ofArray(new byte[(int) bytes])));
            memory.fill((byte) -1);
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> memory.get(ValueLayout.JAVA_BYTE, bytes));
        }
        assertThrows(OutOfMemoryError.class, () -> platform.reserve(1L << 46));
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void shouldAnswerEveryQuestionWithoutThrowing(Platform platform) {
        assertNotNull(platform.name());
        assertNotNull(platform.schedulingRemedy());
        assertTrue(platform.threadId() >= 0);
        assertTrue(platform.clockResolutionNs() >= 1);
        assertTrue(platform.realtimeShare() <= 1);
        assertTrue(platform.lockableBytes() >= -1);
        assertTrue(platform.lockedBytes() >= -1);
        assertNotEquals(0, platform.setAffinity(0, new long[] {0}));
        assertNotEquals(0, platform.setScheduling(0, 77, 1));
    }

    @Test
    void shouldNameAndClockThreadsOnLinux() throws Exception {
        Platform linux = Platforms.current();
        int id = linux.threadId();
        Path comm = Path.of("/proc/self/task/" + id + "/comm");
        String before = Files.readString(comm).strip();
        assertEquals(0, linux.setThreadName("a-name-too-long-for-it"));
        assertEquals("a-name-too-long", Files.readString(comm).strip());
        assertEquals(0, linux.setThreadName(before));
        long usedNs = linux.cpuTimeNs(id);
        assertTrue(usedNs > 0);
        assertTrue(linux.cpuTimeNs(0) >= usedNs);
        long slackNs = linux.timerSlackNs();
        assertEquals(0, linux.setTimerSlack(slackNs + 1));
        assertEquals(slackNs + 1, linux.timerSlackNs());
        assertEquals(0, linux.setTimerSlack(slackNs));
    }

    @Test
    void shouldGiveTheSystemsErrorsAsCodes() {
        Platform linux = Platforms.current();
        int nobody = 0x3fff_fffe;
        assertEquals(NO_SUCH_THREAD_ERROR, linux.setScheduling(nobody, 0, 0));
        assertEquals(-NO_SUCH_THREAD_ERROR, linux.policy(nobody));
        assertEquals(-NO_SUCH_THREAD_ERROR, linux.priority(nobody));
        assertEquals(0, linux.affinity(nobody).length);
        assertTrue(linux.cpuTimeNs(nobody) < 0);
    }

    @Test
    void shouldCallOnTheStartAndEndOfThreads() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Thread mine = new Thread(() -> assertEquals(0, started.getCount()));
        boolean watching =
                Platforms.current()
                        .watchThreads(() -> count(mine, started), () -> count(mine, ended));
        assertTrue(watching);
        mine.start();
        mine.join();
        assertEquals(0, started.getCount());
        assertEquals(0, ended.getCount());
    }

    private static void count(Thread expected, CountDownLatch latch) {
        if (Thread.currentThread() == expected) {
            latch.countDown();
        }
    }
}
