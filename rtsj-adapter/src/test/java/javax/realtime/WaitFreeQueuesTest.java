package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Synchronization, the wait-free queues: one side never waits, the other does. */
class WaitFreeQueuesTest {
    private static final int MANY = 20_000;

    @Test
    void shouldRefuseWhatIsWrittenToAFullWriteQueue() throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(2);
        assertTrue(queue.isEmpty());
        assertTrue(queue.write("a"));
        assertFalse(queue.isEmpty());
        assertFalse(queue.isFull());
        assertTrue(queue.write("b"));
        assertTrue(queue.isFull());
        assertEquals(2, queue.size());
        assertFalse(queue.write("c"));
        assertEquals(2, queue.size());
        assertEquals("a", queue.read());
        assertEquals("b", queue.read());
        assertEquals(0, queue.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void shouldForceOverTheElementWrittenLastAndSaySo(int capacity) throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(capacity);
        for (int i = 0; i < capacity; i++) {
            assertFalse(queue.force(i), "there was room");
        }
        assertTrue(queue.force("last"), "there was none");
        assertEquals(capacity, queue.size());
        for (int i = 0; i < capacity - 1; i++) {
            assertEquals(i, queue.read());
        }
        assertEquals("last", queue.read());
        assertTrue(queue.isEmpty());
    }

    @Test
    void shouldReturnNullFromAnEmptyReadQueue() throws Exception {
        WaitFreeReadQueue queue = new WaitFreeReadQueue(2, false);
        assertNull(queue.read());
        queue.write("a");
        queue.write("b");
        assertTrue(queue.isFull());
        assertEquals("a", queue.read());
        assertEquals(1, queue.size());
        assertEquals("b", queue.read());
        assertNull(queue.read());
        assertTrue(queue.isEmpty());
    }

    @Test
    void shouldEmptyOnClear() throws Exception {
        WaitFreeWriteQueue writeQueue = new WaitFreeWriteQueue(3);
        WaitFreeReadQueue readQueue = new WaitFreeReadQueue(3, false);
        for (int round = 0; round < 3; round++) {
            writeQueue.write(1);
            writeQueue.write(2);
            writeQueue.clear();
            assertTrue(writeQueue.isEmpty());
            readQueue.write(1);
            readQueue.clear();
            assertNull(readQueue.read());
        }
        writeQueue.write("after");
        assertEquals("after", writeQueue.read());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldBlockAReaderUntilThereIsAnElement(boolean realtime) throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(1);
        Side<Object> reader = new Side<>(realtime, queue::read);
        reader.awaitBlocked();
        assertTrue(queue.write("x"));
        assertEquals("x", reader.outcome());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldBlockAWriterUntilThereIsRoom(boolean realtime) throws Exception {
        WaitFreeReadQueue queue = new WaitFreeReadQueue(1, false);
        queue.write("x");
        Side<Object> writer =
                new Side<>(
                        realtime,
                        () -> {
                            queue.write("y");
                            return "written";
                        });
        writer.awaitBlocked();
        assertEquals("x", queue.read());
        assertEquals("written", writer.outcome());
        assertEquals("y", queue.read());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldWaitForDataOnlyWhenMadeWithNotify(boolean realtime) throws Exception {
        assertThrows(
                UnsupportedOperationException.class,
                () -> new WaitFreeReadQueue(1, false).waitForData());
        assertThrows(
                UnsupportedOperationException.class,
                () -> new WaitFreeReadQueue(null, null, 1, null).waitForData());
        WaitFreeReadQueue queue = new WaitFreeReadQueue(1, true);
        Side<Object> reader =
                new Side<>(
                        realtime,
                        () -> {
                            queue.waitForData();
                            return queue.read();
                        });
        reader.awaitBlocked();
        queue.write("x");
        assertEquals("x", reader.outcome());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldEndAWaitByInterruptAndLeaveTheQueueAsItWas(boolean realtime) throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(1);
        Side<Object> leader = new Side<>(realtime, queue::read);
        leader.awaitBlocked();
        Side<Object> follower = new Side<>(false, queue::read);
        follower.awaitBlocked();
        leader.thread.interrupt();
        assertThrows(InterruptedException.class, leader::outcome);
        queue.write("x");
        assertEquals("x", follower.outcome());
    }

    @Test
    void shouldThrowAtOnceWhenTheCallerIsInterruptedAlready() throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(1);
        queue.write("x");
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, queue::read);
        assertFalse(Thread.currentThread().isInterrupted());
        assertEquals("x", queue.read());
    }

    @Test
    void shouldServeEveryReaderThatWaits() throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(8);
        List<Side<Object>> readers = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Side<Object> reader = new Side<>(i % 2 == 0, queue::read);
            reader.awaitBlocked();
            readers.add(reader);
        }
        for (int i = 0; i < 6; i++) {
            assertTrue(queue.write(i));
        }
        List<Object> read = new ArrayList<>();
        for (Side<Object> reader : readers) {
            read.add(reader.outcome());
        }
        assertEquals(List.of(0, 1, 2, 3, 4, 5), read.stream().sorted().toList());
    }

    @Test
    void shouldGiveEachElementToOneReaderInTheirOrder() throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(4);
        List<Side<List<Integer>>> readers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            readers.add(
                    new Side<>(
                            i == 0,
                            () -> {
                                List<Integer> mine = new ArrayList<>();
                                int element = (int) queue.read();
                                while (element >= 0) {
                                    mine.add(element);
                                    element = (int) queue.read();
                                }
                                return mine;
                            }));
        }
        for (int i = 0; i < MANY; i++) {
            while (!queue.write(i)) {
                Thread.yield();
            }
        }
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < readers.size(); i++) {
            while (!queue.write(-1)) {
                Thread.yield();
            }
        }
        for (Side<List<Integer>> reader : readers) {
            List<Integer> mine = reader.outcome();
            assertEquals(mine.stream().sorted().toList(), mine);
            all.addAll(mine);
        }
        assertEquals(MANY, all.stream().distinct().count());
        assertEquals(MANY, all.size());
    }

    @Test
    void shouldTakeFromManyWritersEachInItsOrder() throws Exception {
        WaitFreeReadQueue queue = new WaitFreeReadQueue(4, true);
        List<Side<Object>> writers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int first = i * MANY;
            writers.add(
                    new Side<>(
                            i == 0,
                            () -> {
                                for (int element = first; element < first + MANY; element++) {
                                    queue.write(element);
                                }
                                return null;
                            }));
        }
        int[] next = {0, MANY, 2 * MANY};
        for (int i = 0; i < 3 * MANY; i++) {
            queue.waitForData();
            int element = (int) queue.read();
            assertEquals(next[element / MANY]++, element);
        }
        for (Side<Object> writer : writers) {
            assertNull(writer.outcome());
        }
        assertNull(queue.read());
    }

    @Test
    void shouldHoldTheForcedElementWhateverTheReaderDoes() throws Exception {
        WaitFreeWriteQueue queue = new WaitFreeWriteQueue(1);
        ConcurrentLinkedQueue<Object> read = new ConcurrentLinkedQueue<>();
        Side<Object> reader =
                new Side<>(
                        false,
                        () -> {
                            Object element;
                            do {
                                element = queue.read();
                                read.add(element);
                            } while (!element.equals(MANY));
                            return null;
                        });
        int replaced = 0;
        for (int i = 1; i <= MANY; i++) {
            replaced += queue.force(i) ? 1 : 0;
        }
        reader.outcome();
        assertEquals(MANY, read.size() + replaced, "each was read or replaced");
        List<Object> inOrder = List.copyOf(read);
        assertEquals(inOrder.stream().sorted().toList(), inOrder);
    }

    @Test
    void shouldBeTwoQueuesInOneDequeue() throws Exception {
        @SuppressWarnings("deprecation") // the class itself
        WaitFreeDequeue dequeue = new WaitFreeDequeue(null, null, 1, null);
        assertNull(readWithoutBlocking(dequeue));
        assertTrue(writeWithoutBlocking(dequeue, "a"));
        assertFalse(writeWithoutBlocking(dequeue, "b"));
        assertNull(readWithoutBlocking(dequeue), "that is the other queue");
        assertTrue(force(dequeue, "c"));
        assertEquals("c", readBlocking(dequeue));
        assertFalse(force(dequeue, "d"));
        writeBlocking(dequeue, "e");
        assertEquals("e", readWithoutBlocking(dequeue));
        assertEquals("d", readBlocking(dequeue));
    }

    @Test
    void shouldRefuseWrongArguments() {
        assertThrows(IllegalArgumentException.class, () -> new WaitFreeWriteQueue(0));
        assertThrows(IllegalArgumentException.class, () -> new WaitFreeReadQueue(-1, true));
        Runnable neither = () -> {};
        assertThrows(
                IllegalArgumentException.class,
                () -> new WaitFreeWriteQueue(neither, null, 1, null));
        assertThrows(
                IllegalArgumentException.class,
                () -> new WaitFreeReadQueue(null, neither, 1, null));
        assertThrows(IllegalArgumentException.class, () -> new WaitFreeWriteQueue(1).write(null));
        assertThrows(IllegalArgumentException.class, () -> new WaitFreeWriteQueue(1).force(null));
        assertThrows(
                IllegalArgumentException.class, () -> new WaitFreeReadQueue(1, true).write(null));
    }

    @Test
    void shouldAcceptThreadsAndSchedulablesAsUsers() {
        Thread plain = new Thread(() -> {});
        RealtimeThread realtime = new RealtimeThread();
        assertTrue(new WaitFreeWriteQueue(plain, realtime, 1, null).isEmpty());
        assertTrue(new WaitFreeReadQueue(realtime, plain, 1, HeapMemory.instance()).isEmpty());
    }

    @Test
    void shouldKeepTheRulesOfScopes() throws Exception {
        LTMemory scope = new LTMemory(64 * 1024);
        assertThrows(InaccessibleAreaException.class, () -> new WaitFreeWriteQueue(1, scope));
        Realtime.run(() -> {
            assertThrows(
                    InaccessibleAreaException.class, () -> new WaitFreeReadQueue(1, scope, true));
            scope.enter(() -> {
                long before = scope.memoryConsumed();
                assertTrue(new WaitFreeWriteQueue(100, scope).isEmpty());
                assertTrue(scope.memoryConsumed() >= before + 100 * 4, "on the scope's account");
                assertThrows(
                        MemoryScopeException.class,
                        () -> new WaitFreeWriteQueue(new Thread(() -> {}), null, 1, scope));
                assertThrows(
                        OutOfMemoryError.class, () -> new WaitFreeWriteQueue(1_000_000, scope));
            });
        });
    }

    @Test
    void shouldLieInTheNearestScopeThatReaderAndWriterHaveInCommon() throws Exception {
        LTMemory outer = new LTMemory(64 * 1024);
        Realtime.run(() ->
                outer.enter(() -> {
                    RealtimeThread one = in(new LTMemory(1024));
                    RealtimeThread other = in(new LTMemory(1024));
                    assertSame(outer, one.nearestCommonScope(other));
                    long before = outer.memoryConsumed();
                    new WaitFreeWriteQueue(one, other, 100, null).clear();
                    assertTrue(outer.memoryConsumed() > before);
                    long immortal = ImmortalMemory.instance().memoryConsumed();
                    new WaitFreeWriteQueue(one, null, 100, null).clear();
                    assertTrue(ImmortalMemory.instance().memoryConsumed() > immortal);
                }));
    }

    @Test
    void shouldAllocateNothingOnTheWaitFreeSide() throws Exception {
        WaitFreeWriteQueue out = new WaitFreeWriteQueue(1);
        WaitFreeReadQueue in = new WaitFreeReadQueue(1, false);
        String element = "element";
        // A reader that sleeps most of the time, so that waking is part of what is measured.
        Side<Object> echo =
                new Side<>(
                        true,
                        () -> {
                            Object read = out.read();
                            while (!read.equals("end")) {
                                in.write(read);
                                read = out.read();
                            }
                            return null;
                        });
        long allocated =
                Allocation.bytes(() -> {
                    for (int i = 0; i < MANY; i++) {
                        assertTrue(out.write(element));
                        while (in.read() == null) {
                            Thread.onSpinWait();
                        }
                    }
                });
        out.write("end");
        echo.outcome();
        assertEquals(0, allocated);
    }

    private static RealtimeThread in(MemoryArea area) {
        return new RealtimeThread(null, null, null, area, null, null);
    }

    @SuppressWarnings("deprecation")
    private static Object readWithoutBlocking(WaitFreeDequeue dequeue) {
        return dequeue.nonBlockingRead();
    }

    @SuppressWarnings("deprecation")
    private static boolean writeWithoutBlocking(WaitFreeDequeue dequeue, Object object) {
        return dequeue.nonBlockingWrite(object);
    }

    @SuppressWarnings("deprecation")
    private static Object readBlocking(WaitFreeDequeue dequeue) throws InterruptedException {
        return dequeue.blockingRead();
    }

    @SuppressWarnings("deprecation")
    private static void writeBlocking(WaitFreeDequeue dequeue, Object object)
            throws InterruptedException {
        dequeue.blockingWrite(object);
    }

    @SuppressWarnings("deprecation")
    private static boolean force(WaitFreeDequeue dequeue, Object object) {
        return dequeue.force(object);
    }

    /** A thread of either kind that does one thing. */
    private static final class Side<T> {
        final Thread thread;
        private final CompletableFuture<T> result = new CompletableFuture<>();

        Side(boolean realtime, Callable<T> code) {
            Runnable logic = () -> Realtime.complete(result, code);
            thread =
                    realtime
                            ? new RealtimeThread(null, null, null, null, null, logic)
                            : new Thread(logic);
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
