package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

import javax.realtime.AbsoluteTime;
import javax.realtime.Clock;
import javax.realtime.LTMemory;
import javax.realtime.MemoryArea;
import javax.realtime.PeriodicParameters;
import javax.realtime.PriorityParameters;
import javax.realtime.Realtime;
import javax.realtime.RealtimeThread;
import javax.realtime.RelativeTime;
import javax.realtime.ReleaseParameters;

/**
 * Real-time threads against the kernel's own account of them. Where this process may not have
 * real-time priorities, the same threads are ordinary ones, and that is what is checked.
 */
class RealtimeThreadTest {
    private static final RelativeTime LONG = new RelativeTime(3_600_000, 0);

    private final boolean permitted = RealtimePlatform.current().realtimeScheduling();

    @Test
    void shouldHaveThePriorityItAsksFor() throws Exception {
        for (int priority : new int[] {11, 42, 95}) {
            CompletableFuture<List<String>> seen = new CompletableFuture<>();
            RealtimeThread thread =
                    thread(
                            new PriorityParameters(priority),
                            () -> Realtime.complete(seen, RealtimeThreadTest::ownStat));
            thread.start();
            List<String> stat = Realtime.get(seen);
            assertEquals(permitted ? "" + priority : "0", stat.get(0));
            assertEquals(permitted ? "1" : "0", stat.get(1));
            thread.join();
        }
    }

    @Test
    void shouldTellWhatTheKernelTells() throws Exception {
        Realtime.run(() -> {
            RealtimeThread own = RealtimeThread.currentRealtimeThread();
            int id = KernelScheduling.threadId(own);
            assertTrue(Files.exists(Path.of("/proc/self/task/" + id)));
            KernelScheduling seen = KernelScheduling.ofThreadId(id);
            assertEquals(seen, KernelScheduling.of(own));
            assertEquals(seen, KernelScheduling.ofCurrentThread());
            assertEquals(permitted, seen.isRealtime());
        });
        RealtimeThread never = new RealtimeThread();
        assertEquals(0, KernelScheduling.threadId(never));
        assertEquals("unknown", KernelScheduling.of(never).toString());
    }

    @Test
    void shouldChangePriorityWhileRunning() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch running = new CountDownLatch(1);
        PriorityParameters parameters = new PriorityParameters(20);
        RealtimeThread thread =
                thread(
                        parameters,
                        () -> {
                            running.countDown();
                            await(end);
                        });
        thread.start();
        await(running);
        assertPriority(20, thread);
        parameters.setPriority(30);
        assertPriority(30, thread);
        assertThrows(IllegalArgumentException.class, () -> parameters.setPriority(5));
        assertEquals(30, parameters.getPriority());
        PriorityParameters others = new PriorityParameters(40);
        thread.setSchedulingParameters(others);
        assertPriority(40, thread);
        parameters.setPriority(50);
        assertPriority(40, thread);
        thread.setSchedulingParameters(null);
        assertPriority(39, thread);
        end.countDown();
        thread.join();
        others.setPriority(41);
        assertEquals(0, KernelScheduling.threadId(thread));
    }

    @Test
    void shouldNotPassItsPriorityOnToThreadsItMakes() throws Exception {
        KernelScheduling child =
                Realtime.call(() -> {
                    AtomicReference<KernelScheduling> seen = new AtomicReference<>();
                    Thread plain = new Thread(() -> seen.set(KernelScheduling.ofCurrentThread()));
                    plain.start();
                    plain.join();
                    return seen.get();
                });
        assertEquals(new KernelScheduling(0, 0), child);
    }

    @Test
    void shouldLeaveTheStartingThreadAsItWas() throws Exception {
        KernelScheduling before = KernelScheduling.ofCurrentThread();
        Realtime.run(() -> {});
        RealtimePlatform.current();
        assertEquals(before, KernelScheduling.ofCurrentThread());
    }

    @Test
    void shouldCareForSubclassesThatOverrideRun() throws Exception {
        LTMemory scope = new LTMemory(1024);
        Overriding thread = new Overriding(scope);
        thread.start();
        thread.join();
        assertPriority(60, thread.seen);
        assertSame(scope, thread.area);
        assertEquals(0, scope.getReferenceCount());
        assertEquals(0, KernelScheduling.threadId(thread));
        assertTrue(thread.slept);
    }

    @Test
    void shouldRunOnceAndRefuseASecondStart() throws Exception {
        RealtimeThread thread = thread(null, () -> {});
        thread.start();
        assertThrows(IllegalThreadStateException.class, thread::start);
        thread.join();
        assertThrows(IllegalThreadStateException.class, thread::start);
    }

    @Test
    void shouldRunItsLogicWhereRunIsCalledByAnother() {
        Thread[] ran = new Thread[1];
        Runnable notStarted = thread(null, () -> ran[0] = Thread.currentThread());
        notStarted.run();
        assertSame(Thread.currentThread(), ran[0]);
    }

    @Test
    void shouldRefuseItsStaticMethodsToOrdinaryThreads() {
        assertThrows(ClassCastException.class, RealtimeThread::currentRealtimeThread);
        assertThrows(ClassCastException.class, () -> RealtimeThread.sleep(LONG));
        assertThrows(ClassCastException.class, RealtimeThread::waitForNextPeriod);
        assertThrows(ClassCastException.class, RealtimeThread::getMemoryAreaStackDepth);
    }

    @Test
    void shouldSleepUntilTheTimeHasCome() throws Exception {
        Realtime.run(() -> {
            long untilNs = System.nanoTime() + 2_000_000;
            RealtimeThread.sleep(new RelativeTime(2, 0));
            assertTrue(System.nanoTime() >= untilNs);
            AbsoluteTime point = Clock.getRealtimeClock().getTime().add(2, 0);
            RealtimeThread.sleep(null, point);
            assertTrue(Clock.getRealtimeClock().getTime().compareTo(point) >= 0);
            RealtimeThread.sleep(new AbsoluteTime(0, 0));
            RealtimeThread.sleep(new AbsoluteTime(Long.MIN_VALUE, 0));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> RealtimeThread.sleep(new RelativeTime(-1, 0)));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> RealtimeThread.sleep((RelativeTime) null));
        });
    }

    @Test
    void shouldEndASleepByAnInterrupt() throws Exception {
        CompletableFuture<Boolean> flagAfter = new CompletableFuture<>();
        CountDownLatch soon = new CountDownLatch(1);
        RealtimeThread thread =
                thread(
                        null,
                        () ->
                                Realtime.complete(
                                        flagAfter,
                                        () -> {
                                            soon.countDown();
                                            assertThrows(
                                                    InterruptedException.class,
                                                    () -> RealtimeThread.sleep(LONG));
                                            return Thread.currentThread().isInterrupted();
                                        }));
        thread.start();
        await(soon);
        thread.interrupt();
        assertFalse(Realtime.get(flagAfter));
        thread.join();
    }

    @Test
    void shouldNotSleepWhenInterruptedBefore() throws Exception {
        Realtime.run(() -> {
            Thread.currentThread().interrupt();
            assertThrows(InterruptedException.class, () -> RealtimeThread.sleep(LONG));
            assertFalse(Thread.interrupted());
        });
    }

    @Test
    void shouldReleaseAPeriodicThreadAtItsTimes() throws Exception {
        RelativeTime period = new RelativeTime(5, 0);
        AbsoluteTime start = Clock.getRealtimeClock().getTime().add(20, 0);
        CompletableFuture<List<AbsoluteTime>> releases = new CompletableFuture<>();
        RealtimeThread thread =
                periodic(
                        new PeriodicParameters(start, period),
                        () ->
                                Realtime.complete(
                                        releases,
                                        () -> {
                                            List<AbsoluteTime> times = new ArrayList<>();
                                            for (int i = 0; i < 5; i++) {
                                                times.add(Clock.getRealtimeClock().getTime());
                                                while (!RealtimeThread.waitForNextPeriod()) {
                                                    // A loaded machine may miss a deadline.
                                                }
                                            }
                                            return times;
                                        }));
        thread.start();
        AbsoluteTime due = start;
        for (AbsoluteTime time : Realtime.get(releases)) {
            assertTrue(time.compareTo(due) >= 0, time + " before " + due);
            due = due.add(period);
        }
    }

    @Test
    void shouldAnswerFalseOnceForAMissedDeadlineAndThenCatchUp() throws Exception {
        CompletableFuture<List<Boolean>> answers = new CompletableFuture<>();
        RealtimeThread thread =
                periodic(
                        new PeriodicParameters(new RelativeTime(1, 0)),
                        () ->
                                Realtime.complete(
                                        answers,
                                        () -> {
                                            RealtimeThread.sleep(new RelativeTime(10, 0));
                                            return List.of(
                                                    RealtimeThread.waitForNextPeriod(),
                                                    RealtimeThread.waitForNextPeriod(),
                                                    RealtimeThread.waitForNextPeriod());
                                        }));
        thread.start();
        assertEquals(List.of(false, true, false), Realtime.get(answers));
    }

    @Test
    void shouldStayDescheduledUntilScheduled() throws Exception {
        LinkedBlockingQueue<String> trace = new LinkedBlockingQueue<>();
        RealtimeThread thread =
                periodic(
                        new PeriodicParameters(new RelativeTime(1, 0)),
                        () -> {
                            RealtimeThread.currentRealtimeThread().deschedulePeriodic();
                            trace.add("descheduled");
                            boolean released = RealtimeThread.waitForNextPeriod();
                            while (!released) {
                                released = RealtimeThread.waitForNextPeriod();
                            }
                            trace.add("released");
                        });
        thread.start();
        assertEquals("descheduled", trace.take());
        thread.join(20);
        assertTrue(trace.isEmpty());
        thread.schedulePeriodic();
        assertEquals("released", trace.take());
        thread.join();
    }

    @Test
    void shouldInterruptOnlyTheInterruptibleWait() throws Exception {
        CompletableFuture<Boolean> result = new CompletableFuture<>();
        RealtimeThread thread =
                periodic(
                        new PeriodicParameters(new RelativeTime(30, 0)),
                        () ->
                                Realtime.complete(
                                        result,
                                        () -> {
                                            Thread.currentThread().interrupt();
                                            while (!RealtimeThread.waitForNextPeriod()) {
                                                // A loaded machine may miss a deadline.
                                            }
                                            assertTrue(Thread.currentThread().isInterrupted());
                                            assertThrows(
                                                    InterruptedException.class,
                                                    RealtimeThread::waitForNextPeriodInterruptible);
                                            return Thread.currentThread().isInterrupted();
                                        }));
        thread.start();
        assertFalse(Realtime.get(result));
    }

    @Test
    void shouldRefuseToWaitForPeriodsWithoutAny() throws Exception {
        Realtime.run(() -> {
            assertThrows(IllegalThreadStateException.class, RealtimeThread::waitForNextPeriod);
            assertThrows(
                    IllegalThreadStateException.class,
                    RealtimeThread::waitForNextPeriodInterruptible);
        });
    }

    @Test
    void shouldShowItsNameToTheSystem() throws Exception {
        RealtimeThread thread = new RealtimeThread(null, null, null, null, null, () -> {}) {};
        assertTrue(thread.getName().length() <= 15, thread::getName);
        Realtime.run(() -> {
            RealtimeThread own = RealtimeThread.currentRealtimeThread();
            Path comm = Path.of("/proc/self/task", "" + KernelScheduling.threadId(own), "comm");
            assertEquals(own.getName(), Files.readString(comm).strip());
        });
    }

    private void assertPriority(int priority, RealtimeThread thread) {
        assertPriority(priority, KernelScheduling.of(thread));
    }

    private void assertPriority(int priority, KernelScheduling seen) {
        assertEquals(
                permitted ? new KernelScheduling(1, priority) : new KernelScheduling(0, 0), seen);
    }

    private static RealtimeThread thread(PriorityParameters priority, Runnable logic) {
        return new RealtimeThread(priority, null, null, null, null, logic);
    }

    private static RealtimeThread periodic(ReleaseParameters release, Runnable logic) {
        return new RealtimeThread(null, release, null, null, null, logic);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Real-time priority and policy of the calling thread: fields 40 and 41 of its stat. */
    private static List<String> ownStat() throws Exception {
        String stat = Files.readString(Path.of("/proc/thread-self/stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        assertNotEquals(0, fields.length);
        return List.of(fields[37], fields[38]);
    }

    /** Has a run() of its own, as programs written to the standard often do. */
    private static final class Overriding extends RealtimeThread {
        private volatile KernelScheduling seen;
        private volatile MemoryArea area;
        private volatile boolean slept;

        Overriding(MemoryArea area) {
            super(new PriorityParameters(60), null, null, area, null, null);
        }

        @Override
        public void run() {
            seen = KernelScheduling.ofCurrentThread();
            area = RealtimeThread.getCurrentMemoryArea();
            try {
                RealtimeThread.sleep(new RelativeTime(1, 0));
                slept = true;
            } catch (InterruptedException e) {
                slept = false;
            }
        }
    }
}
