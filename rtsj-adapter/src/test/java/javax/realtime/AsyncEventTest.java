package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Asynchrony: events and their handlers, a test per sentence. Needs {@code javax.realtime} only.
 */
class AsyncEventTest {
    private final AsyncEvent event = new AsyncEvent();
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore mayEnd = new Semaphore(0);

    @Test
    void shouldRunEachHandlerOncePerFiring() throws Exception {
        AtomicInteger first = new AtomicInteger();
        AtomicInteger second = new AtomicInteger();
        event.addHandler(daemon(() -> count(first)));
        event.addHandler(daemon(() -> count(second)));
        for (int i = 0; i < 100; i++) {
            event.fire();
        }
        awaitBegun(200);
        assertEquals(100, first.get());
        assertEquals(100, second.get());
    }

    @Test
    void shouldDoNothingWithoutHandlers() {
        event.fire();
        assertFalse(event.handledBy(null));
        event.removeHandler(null);
        event.removeHandler(daemon(() -> {}));
        assertThrows(IllegalArgumentException.class, () -> event.addHandler(null));
    }

    @Test
    void shouldAttachAHandlerOnce() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        AsyncEventHandler handler = daemon(() -> count(runs));
        event.addHandler(handler);
        event.addHandler(handler);
        assertTrue(event.handledBy(handler));
        event.fire();
        awaitBegun(1);
        event.removeHandler(handler);
        assertFalse(event.handledBy(handler));
        event.fire();
        AsyncEventHandler last = daemon(begun::release);
        event.setHandler(last);
        event.fire();
        awaitBegun(1);
        assertEquals(1, runs.get());
    }

    @Test
    void shouldReplaceAllHandlersByOneOrNone() {
        AsyncEventHandler first = daemon(() -> {});
        AsyncEventHandler second = daemon(() -> {});
        AsyncEventHandler third = daemon(() -> {});
        event.addHandler(first);
        event.addHandler(second);
        event.setHandler(third);
        assertFalse(event.handledBy(first));
        assertFalse(event.handledBy(second));
        assertTrue(event.handledBy(third));
        event.setHandler(null);
        assertFalse(event.handledBy(third));
    }

    @Test
    void shouldServeOneHandlerOfSeveralEvents() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        AsyncEventHandler handler = daemon(() -> count(runs));
        AsyncEvent other = new AsyncEvent();
        event.addHandler(handler);
        other.addHandler(handler);
        event.fire();
        other.fire();
        awaitBegun(2);
        assertEquals(2, runs.get());
    }

    @Test
    void shouldSerializeTheReleasesOfAHandler() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        event.addHandler(
                daemon(() -> {
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.yield();
                    inside.decrementAndGet();
                    begun.release();
                }));
        List<Thread> firers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread firer =
                    new Thread(() -> {
                        for (int n = 0; n < 500; n++) {
                            event.fire();
                        }
                    });
            firer.start();
            firers.add(firer);
        }
        for (Thread firer : firers) {
            firer.join();
        }
        awaitBegun(2000);
        assertEquals(1, most.get());
    }

    @Test
    void shouldCountTheFiringsThatHaveNotBegun() throws Exception {
        Counting handler = new Counting();
        event.addHandler(handler);
        assertEquals(0, handler.getPendingFireCount());
        event.fire();
        awaitBegun(1);
        assertEquals(0, handler.getPendingFireCount());
        event.fire();
        event.fire();
        event.fire();
        assertEquals(3, handler.getPendingFireCount());
        assertEquals(3, handler.getAndDecrementPendingFireCount());
        assertEquals(2, handler.getAndIncrementPendingFireCount());
        assertEquals(3, handler.getAndClearPendingFireCount());
        assertEquals(0, handler.getAndDecrementPendingFireCount());
        assertEquals(0, handler.getPendingFireCount());
        event.fire();
        mayEnd.release(2);
        awaitBegun(1);
        assertEquals(2, handler.runs.get());
    }

    @Test
    void shouldReleaseAHandlerAtRestByItsCountAlone() throws Exception {
        Counting handler = new Counting();
        mayEnd.release(1);
        assertEquals(0, handler.getAndIncrementPendingFireCount());
        awaitBegun(1);
        assertEquals(1, handler.runs.get());
    }

    @Test
    void shouldRunTheLogicOnlyWhereNothingOverridesIt() throws Exception {
        AtomicInteger logic = new AtomicInteger();
        AsyncEventHandler handler =
                new AsyncEventHandler(logic::incrementAndGet) {
                    @Override
                    public void handleAsyncEvent() {
                        begun.release();
                    }
                };
        handler.setDaemon(true);
        event.addHandler(handler);
        event.fire();
        awaitBegun(1);
        assertEquals(0, logic.get());
        new AsyncEventHandler().handleAsyncEvent();
    }

    @Test
    void shouldGoOnAfterAReleaseThatThrows() throws Exception {
        CompletableFuture<Throwable> seen = new CompletableFuture<>();
        RuntimeException thrown = new IllegalStateException("on purpose");
        AtomicInteger runs = new AtomicInteger();
        event.addHandler(
                daemon(() -> {
                    Thread.currentThread()
                            .setUncaughtExceptionHandler((thread, e) -> seen.complete(e));
                    if (runs.incrementAndGet() == 1) {
                        throw thrown;
                    }
                    begun.release();
                }));
        event.fire();
        assertSame(thrown, Realtime.get(seen));
        event.fire();
        awaitBegun(1);
    }

    @Test
    void shouldHaveTheThreadOfAReleaseGoByTheHandler() throws Exception {
        PriorityParameters scheduling = new PriorityParameters(33);
        AperiodicParameters release = new AperiodicParameters();
        LTMemory area = new LTMemory(4096);
        CompletableFuture<List<Object>> seen = new CompletableFuture<>();
        AsyncEventHandler handler =
                new AsyncEventHandler(
                        scheduling,
                        release,
                        null,
                        area,
                        null,
                        () -> Realtime.complete(seen, AsyncEventTest::ownState));
        handler.setDaemon(true);
        event.addHandler(handler);
        assertEquals(0, area.getReferenceCount());
        event.fire();
        assertEquals(List.of(scheduling, release, area, 1, 2, 1), Realtime.get(seen));
        Realtime.run(area::join);
        assertEquals(0, area.getReferenceCount());
        assertSame(area, handler.getMemoryArea());
    }

    private static List<Object> ownState() {
        RealtimeThread thread = RealtimeThread.currentRealtimeThread();
        assertThrows(IllegalThreadStateException.class, RealtimeThread::waitForNextPeriod);
        return List.of(
                thread.getSchedulingParameters(),
                thread.getReleaseParameters(),
                RealtimeThread.getCurrentMemoryArea(),
                RealtimeThread.getInitialMemoryAreaIndex(),
                RealtimeThread.getMemoryAreaStackDepth(),
                ((ScopedMemory) thread.getMemoryArea()).getReferenceCount());
    }

    @Test
    void shouldReportAReleaseWhoseScopeHasAnotherParent() throws Exception {
        LTMemory outer = new LTMemory(4096);
        LTMemory inner = new LTMemory(4096);
        CompletableFuture<Throwable> seen = new CompletableFuture<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> seen.complete(e));
        try {
            Counting handler = new Counting(inner);
            event.addHandler(handler);
            Realtime.run(() ->
                    outer.enter(() ->
                            inner.enter(() -> {
                                event.fire();
                                try {
                                    Realtime.get(seen);
                                } catch (Exception e) {
                                    throw new AssertionError(e);
                                }
                            })));
            assertInstanceOf(ScopedCycleException.class, Realtime.get(seen));
            mayEnd.release();
            event.fire();
            awaitBegun(1);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    @Test
    void shouldInheritWhatItIsNotGiven() throws Exception {
        AsyncEventHandler made =
                Realtime.call(() -> {
                    RealtimeThread.currentRealtimeThread()
                            .setSchedulingParameters(new PriorityParameters(27));
                    return new AsyncEventHandler();
                });
        PriorityParameters own =
                assertInstanceOf(PriorityParameters.class, made.getSchedulingParameters());
        assertEquals(27, own.getPriority());
        CompletableFuture<AsyncEventHandler> child = new CompletableFuture<>();
        made.setDaemon(true);
        AsyncEventHandler parent = daemon(() -> Realtime.complete(child, AsyncEventHandler::new));
        parent.setSchedulingParameters(new PriorityParameters(28));
        event.addHandler(parent);
        event.fire();
        assertEquals(
                28,
                ((PriorityParameters) Realtime.get(child).getSchedulingParameters()).getPriority());
        assertInstanceOf(AperiodicParameters.class, made.getReleaseParameters());
        assertSame(HeapMemory.instance(), made.getMemoryArea());
        assertSame(PriorityScheduler.instance(), made.getScheduler());
    }

    @Test
    void shouldRefuseParametersThatDoNotSuit() {
        AsyncEventHandler handler = daemon(() -> {});
        assertThrows(
                IllegalArgumentException.class,
                () -> handler.setSchedulingParameters(new PriorityParameters(5)));
        assertThrows(IllegalArgumentException.class, () -> handler.setScheduler(null));
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        new AsyncEventHandler(
                                new PriorityParameters(1000), null, null, null, null, null));
        PriorityParameters shared = new PriorityParameters(20);
        handler.setSchedulingParameters(shared);
        assertThrows(IllegalArgumentException.class, () -> shared.setPriority(5));
        assertEquals(20, shared.getPriority());
    }

    @Test
    void shouldKeepNoHeapHandlersOffTheHeap() throws Exception {
        assertThrows(IllegalArgumentException.class, () -> new AsyncEventHandler(true));
        AsyncEventHandler handler =
                new AsyncEventHandler(
                        null, null, null, ImmortalMemory.instance(), null, true, begun::release);
        handler.setDaemon(true);
        event.addHandler(handler);
        event.fire();
        awaitBegun(1);
    }

    @Test
    void shouldServeABoundHandler() throws Exception {
        CompletableFuture<Thread> first = new CompletableFuture<>();
        List<Thread> threads = new ArrayList<>();
        BoundAsyncEventHandler handler =
                new BoundAsyncEventHandler(
                        new PriorityParameters(30),
                        null,
                        null,
                        null,
                        null,
                        false,
                        () -> {
                            threads.add(Thread.currentThread());
                            first.complete(Thread.currentThread());
                            begun.release();
                        });
        handler.setDaemon(true);
        event.addHandler(handler);
        for (int i = 0; i < 10; i++) {
            event.fire();
            awaitBegun(1);
        }
        assertTrue(threads.stream().allMatch(thread -> thread == first.join()));
        handler.setSchedulingParameters(new PriorityParameters(31));
        event.fire();
        awaitBegun(1);
        first.join().join();
    }

    @Test
    void shouldFixDaemonStatusWhileAttached() {
        AsyncEventHandler handler = new AsyncEventHandler();
        assertFalse(handler.isDaemon());
        handler.setDaemon(true);
        assertTrue(handler.isDaemon());
        event.addHandler(handler);
        assertThrows(IllegalThreadStateException.class, () -> handler.setDaemon(false));
        event.setHandler(null);
        handler.setDaemon(false);
        event.addHandler(handler);
        event.removeHandler(handler);
    }

    @Test
    void shouldKnowNoHappenings() {
        assertThrows(UnknownHappeningException.class, () -> event.bindTo("rain"));
        assertThrows(UnknownHappeningException.class, () -> event.unbindTo("rain"));
        assertInstanceOf(AperiodicParameters.class, event.createReleaseParameters());
    }

    @Test
    void shouldReleaseHandlersByTheirScheduler() throws Exception {
        AsyncEventHandler handler = daemon(begun::release);
        handler.getScheduler().fireSchedulable(handler);
        awaitBegun(1);
        RealtimeThread thread = new RealtimeThread();
        assertThrows(
                UnsupportedOperationException.class,
                () -> thread.getScheduler().fireSchedulable(thread));
    }

    @Test
    void shouldDropOrRefuseWhatTheArrivalQueueDoesNotHold() throws Exception {
        AperiodicParameters release = new AperiodicParameters();
        release.setInitialArrivalTimeQueueLength(2);
        Counting handler = new Counting();
        handler.setReleaseParameters(release);
        event.addHandler(handler);
        event.fire();
        awaitBegun(1);
        AtomicInteger others = new AtomicInteger();
        event.addHandler(daemon(others::incrementAndGet));
        event.fire();
        event.fire();
        release.setArrivalTimeQueueOverflowBehavior(
                AperiodicParameters.arrivalTimeQueueOverflowExcept);
        assertThrows(ArrivalTimeQueueOverflowException.class, event::fire);
        release.setArrivalTimeQueueOverflowBehavior(
                AperiodicParameters.arrivalTimeQueueOverflowIgnore);
        event.fire();
        release.setArrivalTimeQueueOverflowBehavior(
                AperiodicParameters.arrivalTimeQueueOverflowReplace);
        event.fire();
        assertEquals(2, handler.getPendingFireCount());
        release.setArrivalTimeQueueOverflowBehavior(
                AperiodicParameters.arrivalTimeQueueOverflowSave);
        event.fire();
        assertEquals(3, handler.getPendingFireCount());
        mayEnd.release(4);
        awaitBegun(3);
        assertEquals(4, handler.runs.get());
    }

    private void count(AtomicInteger counter) {
        counter.incrementAndGet();
        begun.release();
    }

    private void awaitBegun(int releases) throws InterruptedException {
        assertTrue(begun.tryAcquire(releases, 20, TimeUnit.SECONDS), "not released");
    }

    private static AsyncEventHandler daemon(Runnable logic) {
        AsyncEventHandler handler = new AsyncEventHandler(logic);
        handler.setDaemon(true);
        return handler;
    }

    /** A handler whose releases say that they have begun and wait until they may end. */
    private final class Counting extends AsyncEventHandler {
        private final AtomicInteger runs = new AtomicInteger();

        Counting() {
            this(null);
        }

        Counting(MemoryArea area) {
            super(null, null, null, area, null, false);
            setDaemon(true);
        }

        @Override
        public void handleAsyncEvent() {
            runs.incrementAndGet();
            begun.release();
            mayEnd.acquireUninterruptibly();
        }
    }
}
