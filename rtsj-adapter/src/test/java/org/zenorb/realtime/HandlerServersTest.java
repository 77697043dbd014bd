package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import javax.realtime.AsyncEvent;
import javax.realtime.AsyncEventHandler;
import javax.realtime.ImmortalMemory;
import javax.realtime.PriorityParameters;
import javax.realtime.Realtime;

/** Who serves handlers, against the kernel's own account of the threads. */
class HandlerServersTest {
    private final boolean permitted = RealtimePlatform.current().realtimeScheduling();
    private final AsyncEvent event = new AsyncEvent();
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore mayEnd = new Semaphore(0);

    @Test
    void shouldServeWithTheHandlersPriority() throws Exception {
        for (int priority : new int[] {11, 44, 95}) {
            assertEquals(expected(priority), served(new PriorityParameters(priority)));
        }
    }

    @Test
    void shouldChangePriorityAtRestAndWhileRunning() throws Exception {
        PriorityParameters parameters = new PriorityParameters(21);
        CompletableFuture<KernelScheduling> before = new CompletableFuture<>();
        CompletableFuture<KernelScheduling> after = new CompletableFuture<>();
        AsyncEventHandler handler =
                handler(
                        parameters,
                        () -> {
                            before.complete(KernelScheduling.ofCurrentThread());
                            begun.release();
                            mayEnd.acquireUninterruptibly();
                            after.complete(KernelScheduling.ofCurrentThread());
                        });
        parameters.setPriority(22);
        event.addHandler(handler);
        event.fire();
        assertEquals(expected(22), Realtime.get(before));
        awaitBegun(1);
        parameters.setPriority(23);
        mayEnd.release();
        assertEquals(expected(23), Realtime.get(after));
        assertEquals(expected(22), served(new PriorityParameters(22)));
    }

    @Test
    void shouldTakeAHandlerFromTheQueueOfItsOldPriority() throws Exception {
        List<AsyncEventHandler> blocking = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            blocking.add(
                    handler(
                            new PriorityParameters(15),
                            () -> {
                                begun.release();
                                mayEnd.acquireUninterruptibly();
                            }));
        }
        blocking.forEach(event::addHandler);
        event.fire();
        // All servers of the priority are blocked by now, or will be before they come to the next.
        CompletableFuture<KernelScheduling> seen = new CompletableFuture<>();
        AsyncEventHandler waiting =
                handler(
                        new PriorityParameters(15),
                        () -> seen.complete(KernelScheduling.ofCurrentThread()));
        AsyncEvent other = new AsyncEvent();
        other.addHandler(waiting);
        other.fire();
        assertFalse(seen.isDone());
        waiting.setSchedulingParameters(new PriorityParameters(16));
        assertEquals(expected(16), Realtime.get(seen));
        mayEnd.release(20);
        awaitBegun(20);
    }

    @Test
    void shouldServeAHighPriorityWhateverTheNumberOfLowOnes() throws Exception {
        int low = 1000;
        PriorityParameters shared = new PriorityParameters(13);
        for (int i = 0; i < low; i++) {
            event.addHandler(
                    handler(
                            shared,
                            () -> {
                                begun.release();
                                mayEnd.acquireUninterruptibly();
                            }));
        }
        CompletableFuture<KernelScheduling> seen = new CompletableFuture<>();
        AsyncEvent urgent = new AsyncEvent();
        urgent.addHandler(
                handler(
                        new PriorityParameters(80),
                        () -> seen.complete(KernelScheduling.ofCurrentThread())));
        event.fire();
        awaitBegun(1);
        urgent.fire();
        assertEquals(expected(80), Realtime.get(seen));
        // None of the low ones has ended: all are pending or blocked.
        assertTrue(begun.availablePermits() < 16);
        mayEnd.release(low);
        awaitBegun(low - 1);
        long servers =
                Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith("rt-aeh-13-"))
                        .count();
        assertEquals(8, servers);
    }

    @Test
    void shouldNotShareThreadsBetweenHandlersOfHeapAndNoHeap() throws Exception {
        CompletableFuture<String> heap = new CompletableFuture<>();
        CompletableFuture<String> noHeap = new CompletableFuture<>();
        event.addHandler(
                handler(
                        new PriorityParameters(17),
                        () -> heap.complete(Thread.currentThread().getName())));
        AsyncEventHandler handler =
                new AsyncEventHandler(
                        new PriorityParameters(17),
                        null,
                        null,
                        ImmortalMemory.instance(),
                        null,
                        true,
                        () -> noHeap.complete(Thread.currentThread().getName()));
        handler.setDaemon(true);
        event.addHandler(handler);
        event.fire();
        assertTrue(Realtime.get(heap).startsWith("rt-aeh-17-"), heap::join);
        assertTrue(Realtime.get(noHeap).startsWith("rt-nhaeh-17-"), noHeap::join);
    }

    @Test
    void shouldWakeTheServerThatBecameIdleLast() throws Exception {
        List<String> names = new ArrayList<>();
        AsyncEventHandler only =
                handler(
                        new PriorityParameters(18),
                        () -> {
                            names.add(Thread.currentThread().getName());
                            begun.release();
                        });
        List<AsyncEventHandler> others = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            others.add(handler(new PriorityParameters(18), begun::release));
        }
        event.addHandler(only);
        for (int i = 0; i < 20; i++) {
            event.fire();
            awaitBegun(1);
        }
        assertEquals(20, names.size());
        assertEquals(5, others.size());
        assertTrue(names.stream().distinct().count() <= 3, names::toString);
    }

    @Test
    void shouldAllocateNothingToFire() throws Exception {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        event.addHandler(handler(new PriorityParameters(40), begun::release));
        event.addHandler(handler(new PriorityParameters(41), begun::release));
        for (int i = 0; i < 20_000; i++) {
            event.fire();
        }
        awaitBegun(40_000);
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1000; i++) {
            event.fire();
        }
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        awaitBegun(2000);
        assertTrue(allocated < 1000, () -> allocated + " bytes for 1000 firings");
    }

    private KernelScheduling served(PriorityParameters parameters) throws Exception {
        CompletableFuture<KernelScheduling> seen = new CompletableFuture<>();
        AsyncEvent own = new AsyncEvent();
        own.addHandler(
                handler(parameters, () -> seen.complete(KernelScheduling.ofCurrentThread())));
        own.fire();
        return Realtime.get(seen);
    }

    private KernelScheduling expected(int priority) {
        return permitted ? new KernelScheduling(1, priority) : new KernelScheduling(0, 0);
    }

    private void awaitBegun(int releases) throws InterruptedException {
        assertTrue(begun.tryAcquire(releases, 20, TimeUnit.SECONDS), "not released");
    }

    private static AsyncEventHandler handler(PriorityParameters scheduling, Runnable logic) {
        AsyncEventHandler handler =
                new AsyncEventHandler(scheduling, null, null, null, null, logic);
        handler.setDaemon(true);
        return handler;
    }
}
