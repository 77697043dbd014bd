package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;

import javax.realtime.Allocation;
import javax.realtime.Blocked;
import javax.realtime.CeilingViolationException;
import javax.realtime.PriorityParameters;
import javax.realtime.Realtime;
import javax.realtime.RealtimeThread;

/** Synchronization, by locks of the kernel: who holds one runs where the policy says. */
class PriorityLocksTest {
    private static final int LOW = 20;
    private static final int MIDDLE = 40;
    private static final int HIGH = 60;
    private static final int ROUNDS = 20_000;

    static List<Lock> locks() {
        return List.of(new PriorityInheritanceLock(), new PriorityCeilingLock(HIGH));
    }

    @ParameterizedTest
    @MethodSource("locks")
    void shouldExclude(Lock lock) throws Exception {
        int[] count = {0};
        List<Task<Object>> tasks =
                List.of(
                        new Task<>(0, () -> increment(lock, count)),
                        new Task<>(LOW, () -> increment(lock, count)),
                        new Task<>(HIGH, () -> increment(lock, count)));
        for (Task<Object> task : tasks) {
            task.outcome();
        }
        assertEquals(3 * ROUNDS, count[0]);
    }

    @ParameterizedTest
    @MethodSource("locks")
    void shouldBeReentrantAndRefuseWhoDoesNotHoldIt(Lock lock) throws Exception {
        assertThrows(IllegalMonitorStateException.class, lock::unlock);
        lock.lock();
        assertTrue(lock.tryLock());
        assertTrue(lock.tryLock(1, TimeUnit.NANOSECONDS));
        lock.unlock();
        lock.unlock();
        assertFalse(new Task<>(LOW, lock::tryLock).outcome(), "still held");
        assertThrows(
                IllegalMonitorStateException.class, () -> new Task<>(LOW, unlock(lock)).outcome());
        lock.unlock();
        assertThrows(IllegalMonitorStateException.class, lock::unlock);
        assertTrue(
                new Task<>(
                                LOW,
                                () -> {
                                    boolean taken = lock.tryLock();
                                    lock.unlock();
                                    return taken;
                                })
                        .outcome());
    }

    @ParameterizedTest
    @MethodSource("locks")
    void shouldGiveUpAtTheDeadline(Lock lock) throws Exception {
        lock.lock();
        assertFalse(new Task<>(LOW, () -> lock.tryLock(2, TimeUnit.MILLISECONDS)).outcome());
        assertFalse(new Task<>(0, () -> lock.tryLock(0, TimeUnit.SECONDS)).outcome());
        Task<Boolean> patient =
                new Task<>(
                        LOW,
                        () -> {
                            boolean taken = lock.tryLock(1, TimeUnit.DAYS);
                            lock.unlock();
                            return taken;
                        });
        patient.awaitBlocked();
        lock.unlock();
        assertTrue(patient.outcome());
    }

    @ParameterizedTest
    @MethodSource("locks")
    void shouldSayWhatItDoesNotSupport(Lock lock) throws Exception {
        assertThrows(UnsupportedOperationException.class, lock::lockInterruptibly);
        assertThrows(UnsupportedOperationException.class, lock::newCondition);
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> lock.tryLock(1, TimeUnit.SECONDS));
        CompletableFuture<Object> virtual = new CompletableFuture<>();
        Thread.ofVirtual()
                .start(() ->
                        Realtime.complete(
                                virtual,
                                () -> {
                                    lock.lock();
                                    return null;
                                }));
        assertThrows(UnsupportedOperationException.class, () -> Realtime.get(virtual));
    }

    @ParameterizedTest
    @MethodSource("locks")
    void shouldComeFromAThreadThatEndedWithIt(Lock lock) throws Exception {
        Task<Object> careless =
                new Task<>(
                        LOW,
                        () -> {
                            lock.lock();
                            lock.lock();
                            return null;
                        });
        careless.outcome();
        careless.thread.join();
        lock.lock();
        assertTrue(isAbandoned(lock));
        lock.unlock();
        lock.lock();
        assertFalse(isAbandoned(lock), "this time it was unlocked");
        lock.unlock();
    }

    @ParameterizedTest
    @MethodSource("locks")
    void shouldBeHandedOnByTheKernelWhenTheHolderEnds(Lock lock) throws Exception {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        Task<Object> careless =
                new Task<>(
                        LOW,
                        () -> {
                            lock.lock();
                            held.countDown();
                            end.await();
                            return null;
                        });
        held.await();
        Task<Boolean> waiting =
                new Task<>(
                        MIDDLE,
                        () -> {
                            lock.lock();
                            boolean abandoned = isAbandoned(lock);
                            lock.unlock();
                            return abandoned;
                        });
        waiting.awaitBlocked();
        end.countDown();
        assertTrue(waiting.outcome());
        careless.outcome();
        assertTrue(lock.tryLock());
        lock.unlock();
    }

    @Test
    void shouldBeTakenFromADeadThreadAfterAWaitThatTimedOut() throws Exception {
        PriorityInheritanceLock lock = new PriorityInheritanceLock();
        CountDownLatch end = new CountDownLatch(1);
        Task<Object> careless =
                new Task<>(
                        LOW,
                        () -> {
                            lock.lock();
                            end.await();
                            return null;
                        });
        while (!lock.isLocked()) {
            Thread.onSpinWait();
        }
        assertFalse(lock.tryLock(1, TimeUnit.MILLISECONDS), "which leaves a trace in the word");
        end.countDown();
        careless.outcome();
        careless.thread.join();
        lock.lock();
        assertTrue(lock.isAbandoned());
        lock.unlock();
        assertFalse(lock.isLocked());
    }

    @Test
    void shouldRefuseToWaitForItself() throws Exception {
        assumeRealtime();
        PriorityInheritanceLock one = new PriorityInheritanceLock();
        PriorityInheritanceLock other = new PriorityInheritanceLock();
        one.lock();
        CountDownLatch held = new CountDownLatch(1);
        Task<Object> rival =
                new Task<>(
                        LOW,
                        () -> {
                            other.lock();
                            held.countDown();
                            one.lock();
                            one.unlock();
                            other.unlock();
                            return null;
                        });
        held.await();
        // The kernel boosts this thread as soon as the rival waits.
        awaitPriority(Platform.id(), LOW);
        assertThrows(IllegalMonitorStateException.class, other::lock);
        one.unlock();
        rival.outcome();
        assertTrue(other.tryLock());
        other.unlock();
    }

    /** The kernel's word for it, not a matter of time. */
    @ParameterizedTest
    @MethodSource("inheriting")
    void shouldBoostTheHolderToTheHighestThatWaits(Lock lock) throws Exception {
        assumeRealtime();
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Task<Integer> holder =
                new Task<>(
                        LOW,
                        () -> {
                            lock.lock();
                            held.countDown();
                            go.await();
                            lock.unlock();
                            return effectivePriority(Platform.id());
                        });
        held.await();
        int id = KernelScheduling.threadId((RealtimeThread) holder.thread);
        assertEquals(LOW, effectivePriority(id));
        Task<Object> middle = new Task<>(MIDDLE, () -> increment(lock, new int[1]));
        awaitPriority(id, MIDDLE);
        Task<Object> high = new Task<>(HIGH, () -> increment(lock, new int[1]));
        awaitPriority(id, HIGH);
        assertEquals(LOW, KernelScheduling.ofThreadId(id).priority(), "its own did not change");
        go.countDown();
        assertEquals(LOW, holder.outcome(), "no boost after it has unlocked");
        high.outcome();
        middle.outcome();
    }

    static List<Lock> inheriting() {
        return List.of(new PriorityInheritanceLock());
    }

    @Test
    void shouldBoostOverAChainOfLocks() throws Exception {
        assumeRealtime();
        PriorityInheritanceLock first = new PriorityInheritanceLock();
        PriorityInheritanceLock second = new PriorityInheritanceLock();
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Task<Object> end =
                new Task<>(
                        LOW,
                        () -> {
                            first.lock();
                            held.countDown();
                            go.await();
                            first.unlock();
                            return null;
                        });
        held.await();
        Task<Object> link =
                new Task<>(
                        MIDDLE,
                        () -> {
                            second.lock();
                            first.lock();
                            first.unlock();
                            second.unlock();
                            return null;
                        });
        int id = KernelScheduling.threadId((RealtimeThread) end.thread);
        awaitPriority(id, MIDDLE);
        Task<Object> high = new Task<>(HIGH, () -> increment(second, new int[1]));
        awaitPriority(id, HIGH);
        awaitPriority(KernelScheduling.threadId((RealtimeThread) link.thread), HIGH);
        go.countDown();
        for (Task<Object> task : List.of(end, link, high)) {
            task.outcome();
        }
    }

    @Test
    void shouldRunAtTheCeilingWhileItHoldsTheLock() throws Exception {
        assumeRealtime();
        PriorityCeilingLock low = new PriorityCeilingLock(MIDDLE);
        PriorityCeilingLock high = new PriorityCeilingLock(HIGH);
        for (int own : new int[] {0, LOW}) {
            new Task<>(
                            own,
                            () -> {
                                KernelScheduling before = KernelScheduling.ofCurrentThread();
                                low.lock();
                                assertEquals(MIDDLE, KernelScheduling.ofCurrentThread().priority());
                                high.lock();
                                high.lock();
                                assertEquals(HIGH, KernelScheduling.ofCurrentThread().priority());
                                high.unlock();
                                assertEquals(HIGH, KernelScheduling.ofCurrentThread().priority());
                                // Not in the order of blocks: what counts is what is still held.
                                low.unlock();
                                assertEquals(HIGH, KernelScheduling.ofCurrentThread().priority());
                                high.unlock();
                                assertEquals(before, KernelScheduling.ofCurrentThread());
                                return null;
                            })
                    .outcome();
        }
    }

    @Test
    void shouldReturnToTheOwnPriorityAsItIsThen() throws Exception {
        assumeRealtime();
        PriorityCeilingLock lock = new PriorityCeilingLock(HIGH);
        new Task<>(
                        LOW,
                        () -> {
                            lock.lock();
                            RealtimeThread.currentRealtimeThread()
                                    .setSchedulingParameters(new PriorityParameters(MIDDLE));
                            assertEquals(HIGH, KernelScheduling.ofCurrentThread().priority());
                            lock.unlock();
                            assertEquals(MIDDLE, KernelScheduling.ofCurrentThread().priority());
                            return null;
                        })
                .outcome();
    }

    @Test
    void shouldRefuseThreadsAboveTheCeiling() throws Exception {
        PriorityCeilingLock low = new PriorityCeilingLock(LOW);
        PriorityCeilingLock high = new PriorityCeilingLock(HIGH);
        CeilingViolationException violation =
                assertThrows(
                        CeilingViolationException.class,
                        () -> new Task<>(MIDDLE, () -> increment(low, new int[1])).outcome());
        assertEquals(MIDDLE, violation.getCallerPriority());
        assertEquals(LOW, violation.getCeiling());
        new Task<>(
                        LOW,
                        () -> {
                            high.lock();
                            assertThrows(CeilingViolationException.class, low::lock);
                            assertThrows(CeilingViolationException.class, low::tryLock);
                            high.unlock();
                            low.lock();
                            low.unlock();
                            return null;
                        })
                .outcome();
    }

    @Test
    void shouldTakeCeilingsFromTheRealTimePrioritiesOnly() {
        assertEquals(11, new PriorityCeilingLock(11).getCeiling());
        assertEquals(95, new PriorityCeilingLock(95).getCeiling());
        assertThrows(IllegalArgumentException.class, () -> new PriorityCeilingLock(10));
        assertThrows(IllegalArgumentException.class, () -> new PriorityCeilingLock(96));
    }

    @Test
    void shouldReturnToTheOwnPriorityWhenTheLockWasNotTaken() throws Exception {
        assumeRealtime();
        PriorityCeilingLock lock = new PriorityCeilingLock(HIGH);
        lock.lock();
        new Task<>(
                        LOW,
                        () -> {
                            assertFalse(lock.tryLock());
                            assertFalse(lock.tryLock(1, TimeUnit.MILLISECONDS));
                            assertEquals(LOW, KernelScheduling.ofCurrentThread().priority());
                            return null;
                        })
                .outcome();
        lock.unlock();
    }

    @Test
    void shouldAllocateNothingWhenNobodyCompetes() throws Exception {
        PriorityInheritanceLock lock = new PriorityInheritanceLock();
        Callable<Long> measured =
                () ->
                        Allocation.bytes(() -> {
                            for (int i = 0; i < ROUNDS; i++) {
                                lock.lock();
                                lock.unlock();
                            }
                        });
        assertEquals(0L, new Task<>(LOW, measured).outcome());
        assertEquals(0L, new Task<>(0, measured).outcome());
    }

    private static Object increment(Lock lock, int[] count) {
        for (int i = 0; i < ROUNDS; i++) {
            lock.lock();
            count[0]++;
            lock.unlock();
        }
        return null;
    }

    private static Callable<Object> unlock(Lock lock) {
        return () -> {
            lock.unlock();
            return null;
        };
    }

    private static boolean isAbandoned(Lock lock) {
        return lock instanceof PriorityCeilingLock ceiling
                ? ceiling.isAbandoned()
                : ((PriorityInheritanceLock) lock).isAbandoned();
    }

    private static void assumeRealtime() {
        assumeTrue(RealtimePlatform.current().realtimeScheduling(), "SCHED_FIFO is not permitted");
    }

    private static void awaitPriority(int threadId, int priority) throws Exception {
        while (effectivePriority(threadId) != priority) {
            Thread.onSpinWait();
        }
    }

    /** What the kernel schedules a SCHED_FIFO thread by at this moment, boosts included. */
    private static int effectivePriority(int threadId) throws Exception {
        String stat = Files.readString(Path.of("/proc/self/task/" + threadId + "/stat"));
        String[] afterName = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return -1 - Integer.parseInt(afterName[15]);
    }

    private static final class Platform {
        static int id() {
            return org.zenorb.realtime.platform.Platforms.current().threadId();
        }
    }

    /** A thread of a real-time priority, or an ordinary one for 0, that does one thing. */
    private static final class Task<T> {
        final Thread thread;
        private final CompletableFuture<T> result = new CompletableFuture<>();

        Task(int priority, Callable<T> code) {
            Runnable logic = () -> Realtime.complete(result, code);
            thread =
                    priority == 0
                            ? new Thread(logic)
                            : new RealtimeThread(
                                    new PriorityParameters(priority),
                                    null,
                                    null,
                                    null,
                                    null,
                                    logic);
            thread.start();
        }

        void awaitBlocked() throws Exception {
            while (!Blocked.is(thread)) {
                assertFalse(result.isDone(), "did not block");
                Thread.onSpinWait();
            }
        }

        T outcome() throws Exception {
            return Realtime.get(result);
        }
    }
}
