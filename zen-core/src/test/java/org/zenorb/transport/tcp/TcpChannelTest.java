package org.zenorb.transport.tcp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.zenorb.transport.ConnectFailure;
import org.zenorb.transport.ReadinessSet;
import org.zenorb.transport.TransportAcceptor;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.FutureTask;

@Timeout(60)
class TcpChannelTest {
    private static final long SHORT_NS = 30_000_000;
    private static final long STALL_NS = 10_000_000_000L;

    private final TcpTransport transport = new TcpTransport();
    private TransportAcceptor acceptor;
    private TransportChannel here;
    private TransportChannel there;

    @BeforeEach
    void open() throws Exception {
        acceptor = transport.listen("127.0.0.1", 0, 5);
        here = transport.connect("127.0.0.1", acceptor.port(), STALL_NS);
        while (there == null) {
            there = acceptor.accept();
        }
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
        acceptor.close();
    }

    private static <T> FutureTask<T> start(java.util.concurrent.Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread.ofPlatform().daemon().start(task);
        return task;
    }

    @Test
    void shouldCarryBytesInOrder() throws Exception {
        byte[] data = new byte[3_000_000];
        new Random(1).nextBytes(data);
        FutureTask<Integer> sender =
                start(() -> here.send(data, 0, data.length, STALL_NS, Long.MAX_VALUE));
        byte[] got = new byte[data.length];
        int have = 0;
        while (have < got.length) {
            int n = there.receive(TransportChannel.FOREVER);
            assertTrue(n > 0);
            // in two bites
            int first = n / 2;
            there.take(got, have, first);
            assertEquals(n - first, there.staged());
            there.take(got, have + first, n - first);
            have += n;
        }
        assertEquals(data.length, sender.get());
        assertArrayEquals(data, got);
    }

    @Test
    void shouldWaitNoLongerThanAsked() throws Exception {
        assertEquals(0, there.receive(TransportChannel.NOW));
        assertEquals(0, there.receive(SHORT_NS));
        assertEquals(1, here.send(new byte[1], 0, 1, STALL_NS, Long.MAX_VALUE));
        assertEquals(1, there.receive(STALL_NS));
    }

    @Test
    void shouldSayHowMuchItSentInTime() throws Exception {
        byte[] data = new byte[64 * 1024 * 1024];
        int sent = here.send(data, 0, data.length, SHORT_NS, Long.MAX_VALUE);
        assertTrue(sent > 0 && sent < data.length, "sent " + sent);
        // the kernel may find some more room, but not for ever
        while (sent > 0) {
            sent = here.send(data, 0, data.length, STALL_NS, System.nanoTime() + SHORT_NS);
        }
        assertEquals(0, sent);
    }

    @Test
    void shouldWakeTheReaderOnShutdown() throws Exception {
        for (long timeout : new long[] {TransportChannel.FOREVER, STALL_NS}) {
            FutureTask<Integer> reader = start(() -> there.receive(timeout));
            there.shutdown();
            assertEquals(-1, reader.get());
        }
    }

    @Test
    void shouldWakeTheWriterOnShutdown() throws Exception {
        byte[] data = new byte[64 * 1024 * 1024];
        FutureTask<Integer> writer =
                start(() -> here.send(data, 0, data.length, STALL_NS, Long.MAX_VALUE));
        // until the writer is well under way
        assertTrue(there.receive(TransportChannel.FOREVER) > 0);
        here.shutdown();
        Exception e = assertThrows(java.util.concurrent.ExecutionException.class, writer::get);
        assertTrue(e.getCause() instanceof IOException, e.toString());
    }

    @Test
    void shouldNotMindAnInterrupt() throws Exception {
        FutureTask<Boolean> reader =
                new FutureTask<>(() -> {
                    Thread.currentThread().interrupt();
                    assertEquals(1, there.receive(TransportChannel.FOREVER));
                    return Thread.currentThread().isInterrupted();
                });
        Thread thread = Thread.ofPlatform().daemon().start(reader);
        thread.interrupt();
        here.send(new byte[1], 0, 1, STALL_NS, Long.MAX_VALUE);
        assertTrue(reader.get());
    }

    @Test
    void shouldSeeTheEndBehindTheLastBytes() throws Exception {
        here.send(new byte[3], 0, 3, STALL_NS, Long.MAX_VALUE);
        here.endOutput();
        assertEquals(3, there.receive(TransportChannel.FOREVER));
        there.take(new byte[3], 0, 3);
        assertEquals(-1, there.receive(TransportChannel.FOREVER));
        // the other direction is open still
        there.send(new byte[1], 0, 1, STALL_NS, Long.MAX_VALUE);
        assertEquals(1, here.receive(TransportChannel.FOREVER));
    }

    @Test
    void shouldReportBytesAndTheirEndTogether() throws Exception {
        ReadinessSet set = transport.newReadinessSet();
        ReadinessSet.Wait wait = set.newWait();
        here.send(new byte[3], 0, 3, STALL_NS, Long.MAX_VALUE);
        set.register(there, 5);
        assertEquals(5, set.await(wait, STALL_NS));
        assertTrue(!wait.sawEnd());
        assertEquals(ReadinessSet.NOTHING, set.await(wait, TransportChannel.NOW), "one per event");
        here.endOutput();
        assertEquals(5, set.await(wait, STALL_NS));
        assertTrue(wait.sawEnd());
        set.wake();
        assertEquals(ReadinessSet.WOKEN, set.await(wait, TransportChannel.FOREVER));
        assertEquals(ReadinessSet.NOTHING, set.await(wait, SHORT_NS));
        wait.close();
        set.withdraw(there);
        set.close();
    }

    @Test
    void shouldNameWhoRefuses() throws Exception {
        acceptor.close();
        ConnectFailure refused =
                assertThrows(
                        ConnectFailure.class,
                        () -> transport.connect("127.0.0.1", acceptor.port(), STALL_NS));
        assertTrue(refused.getMessage().contains("127.0.0.1:" + acceptor.port()));
        assertTrue(!refused.timedOut());
        ConnectFailure unknown =
                assertThrows(
                        ConnectFailure.class,
                        () -> transport.connect("no-such-host.invalid", 1, STALL_NS));
        assertTrue(unknown.getMessage().contains("no-such-host.invalid"));
    }

    @Test
    void shouldNameThePortInUse() {
        IOException e =
                assertThrows(
                        IOException.class, () -> transport.listen("127.0.0.1", acceptor.port(), 1));
        assertTrue(e.getMessage().contains("in use"), e.getMessage());
    }
}
