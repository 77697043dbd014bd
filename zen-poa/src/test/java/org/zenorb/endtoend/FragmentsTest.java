package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Service;
import endtoend._ServiceStub;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.TIMEOUT;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;

/** Messages that ZEN sends in fragments, in both roles. */
@Timeout(60)
class FragmentsTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;
    private static final int FRAGMENT = 256;
    private static final int HUGE = 32 * 1024 * 1024;
    private static final int CANCEL = 2;
    private static final int LOCATE_REQUEST = 3;
    private static final int MESSAGE_ERROR = 6;
    private static final int FRAGMENT_TYPE = 7;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private static <T> FutureTask<T> start(java.util.concurrent.Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread.ofPlatform().daemon().name("caller").start(task);
        return task;
    }

    private static String url(RawServer server, int minor) {
        return server.url().replace("1.2@", "1." + minor + "@");
    }

    private static boolean hasMore(byte[] message) {
        return (message[6] & 2) != 0;
    }

    /** Receives a message in fragments that nothing comes between; as if it had come whole. */
    private static byte[] receive(RawPeer peer, int minor) throws IOException {
        byte[] part = peer.receive();
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(part);
        int id = Messages.view(part).getInt(12);
        while (hasMore(part)) {
            assertEquals(0, minor == 2 ? part.length % 8 : 0, "a multiple of eight");
            assertTrue(part.length <= FRAGMENT, "no longer than asked for");
            part = peer.receive();
            assertEquals(FRAGMENT_TYPE, part[7]);
            assertEquals(minor, part[5]);
            if (minor == 2) {
                assertEquals(id, Messages.view(part).getInt(12));
            }
            int header = minor == 2 ? 16 : 12;
            whole.write(part, header, part.length - header);
        }
        byte[] message = whole.toByteArray();
        message[6] &= ~2;
        Messages.view(message).putInt(8, message.length - 12);
        return message;
    }

    private static byte[] data(int length) {
        byte[] data = new byte[length];
        new Random(length).nextBytes(data);
        return data;
    }

    @ParameterizedTest
    @CsvSource({"1,1000", "2,1000", "2,193", "2,200", "2,201", "2,100000", "1,100000"})
    void shouldSendARequestInFragments(int minor, int length) throws Exception {
        byte[] data = data(length);
        byte[][] messages = new byte[2][];
        for (int i = 0; i < 2; i++) {
            try (RawServer server = new RawServer();
                    TestOrb orb =
                            TestOrb.of(
                                    "zen.fragmentBytes",
                                    String.valueOf(i * (FRAGMENT + 5)),
                                    "zen.byteOrder",
                                    "big")) {
                FutureTask<byte[]> call = start(() -> orb.service(url(server, minor)).bounce(data));
                RawPeer peer = server.accept();
                messages[i] = i == 0 ? peer.receive() : receive(peer, minor);
                int idAt = minor == 2 ? 12 : 16;
                Messages.Body body = new Messages.Body(BIG);
                int id = Messages.view(messages[i]).getInt(idAt);
                Messages.view(messages[i]).putInt(idAt, 0);
                body =
                        minor == 2
                                ? body.ulong(id).ulong(0).ulong(0)
                                : body.ulong(0).ulong(id).ulong(0);
                peer.send(Messages.message(minor, BIG, false, 1, body.octets(data).bytes()));
                assertArrayEquals(data, call.get());
            }
        }

        assertEquals(Hex.text(messages[0]), Hex.text(messages[1]));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldSendAnAsynchronousRequestInFragments(int minor) throws Exception {
        byte[] data = data(10_000);
        try (RawServer server = new RawServer();
                TestOrb orb =
                        TestOrb.of(
                                "zen.fragmentBytes",
                                String.valueOf(FRAGMENT),
                                "zen.byteOrder",
                                "big")) {
            Replies replies = new Replies();
            _ServiceStub service = (_ServiceStub) orb.service(url(server, minor));
            service.sendc_bounce(replies.in(orb), data);
            RawPeer peer = server.accept();

            byte[] request = receive(peer, minor);

            assertArrayEquals(
                    data, Arrays.copyOfRange(request, request.length - 10_000, request.length));
            int id = Messages.view(request).getInt(minor == 2 ? 12 : 16);
            Messages.Body body = new Messages.Body(BIG);
            body = minor == 2 ? body.ulong(id).ulong(0).ulong(0) : body.ulong(0).ulong(id).ulong(0);
            peer.send(Messages.message(minor, BIG, false, 1, body.octets(data).bytes()));
            assertEquals("bounce 10000", replies.next());
        }
    }

    @ParameterizedTest
    @CsvSource({"1,1000", "2,1000", "1,100000", "2,100000"})
    void shouldSendAReplyInFragments(int minor, int length) throws Exception {
        byte[] data = data(length);
        try (TestOrb server =
                TestOrb.of("zen.fragmentBytes", String.valueOf(FRAGMENT), "zen.byteOrder", "big")) {
            String reference = server.serve(new ServiceServant());
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                Messages.Body body =
                        Messages.request(minor, BIG, 5, true, Addresses.key(reference), "bounce");
                if (minor == 2) {
                    body.align(8);
                }
                client.send(Messages.message(minor, BIG, false, 0, body.octets(data).bytes()));

                byte[] reply = receive(client, minor);

                assertArrayEquals(data, Arrays.copyOfRange(reply, 28, reply.length));
            }
        }
    }

    /** A header in parts of so many octets, and a double aligned in a fragment of its own. */
    private static List<byte[]> inParts(int type, byte[] header, int octets, double value) {
        List<byte[]> messages = new ArrayList<>();
        for (int from = 0; from < header.length; from += octets) {
            byte[] part = Arrays.copyOfRange(header, from, Math.min(from + octets, header.length));
            messages.add(Messages.message(1, BIG, true, from == 0 ? type : FRAGMENT_TYPE, part));
        }
        byte[] last = new byte[12];
        Messages.view(last).putDouble(4, value);
        messages.add(Messages.message(1, BIG, false, FRAGMENT_TYPE, last));
        return messages;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 12, 20, 1000})
    void shouldReadWhatIsAlignedInItsOwnFragment(int octets) throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big")) {
            String reference = server.serve(new ServiceServant());
            byte[] key = Addresses.key(reference);
            byte[] header = Messages.request(1, BIG, 5, true, key, "half").bytes();
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                for (byte[] each : inParts(0, header, octets, 2.5)) {
                    client.send(each);
                }

                byte[] reply = client.receive();

                assertEquals(5, Messages.view(reply).getInt(16));
                assertEquals(1.25, Messages.view(reply).getDouble(24));
            }
        }
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            FutureTask<Double> call = start(() -> orb.service(url(server, 1)).half(2.5));
            RawPeer peer = server.accept();
            int id = Messages.view(peer.receive()).getInt(16);
            byte[] header = new Messages.Body(BIG).ulong(0).ulong(id).ulong(0).bytes();
            for (byte[] each : inParts(1, header, octets, 1.25)) {
                peer.send(each);
            }

            assertEquals(1.25, call.get());
        }
    }

    @Test
    void shouldEndTheConnectionAtAHeaderInFragmentsThatIsNotSound() throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big")) {
            String reference = server.serve(new ServiceServant());
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                client.send(Messages.message(1, BIG, true, 0, new byte[8]));
                client.send(Messages.message(1, BIG, false, FRAGMENT_TYPE, new byte[8]));

                assertEquals(MESSAGE_ERROR, client.receive()[7]);
            }
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                client.send(Messages.message(1, BIG, true, LOCATE_REQUEST, new byte[8]));

                assertEquals(MESSAGE_ERROR, client.receive()[7]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void shouldSendWholeWhatMayNotBeCut(int minor) throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.fragmentBytes", minor == 0 ? "64" : "0")) {
            FutureTask<byte[]> call =
                    start(() -> orb.service(url(server, minor)).bounce(new byte[100_000]));
            byte[] request = server.accept().receive();

            assertTrue(request.length > 100_000);
            assertTrue(!hasMore(request));
            assertTrue(!call.isDone());
        }
    }

    @ParameterizedTest
    @CsvSource({"1.1,big,native", "1.1,little,big", "1.2,big,little", "1.2,native,native"})
    void shouldReachAnotherZen(String version, String serverOrder, String clientOrder)
            throws Exception {
        int callers = 4;
        int rounds = 40;
        try (TestOrb server =
                        TestOrb.of(
                                "zen.fragmentBytes", "1000",
                                "zen.giopVersion", version,
                                "zen.byteOrder", serverOrder);
                TestOrb client =
                        TestOrb.of("zen.fragmentBytes", "136", "zen.byteOrder", clientOrder)) {
            Service service = client.service(server.serve(new ServiceServant()));
            List<FutureTask<Integer>> calls = new ArrayList<>();
            for (int c = 0; c < callers; c++) {
                int mine = c;
                calls.add(
                        start(() -> {
                            for (int i = 0; i < rounds; i++) {
                                byte[] data = data(1 + i * 331 * (mine + 1));
                                assertArrayEquals(data, service.bounce(data));
                                assertEquals(mine + i, service.add(mine, i));
                            }
                            return 0;
                        }));
            }
            for (FutureTask<Integer> call : calls) {
                assertEquals(0, call.get());
            }
        }
    }

    private static boolean isSending(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().equals("sendBounced"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldLetSmallRequestsPass(int minor) throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.fragmentBytes", "65536", "zen.byteOrder", "big")) {
            Service service = orb.service(url(server, minor));
            start(() -> service.bounce(new byte[HUGE]));
            RawPeer peer = server.accept();
            byte[] first = peer.receive();
            assertTrue(hasMore(first));
            // the kernel's buffers fill; the caller waits for the connection's lock, or with it
            FutureTask<Integer> small = new FutureTask<>(() -> service.add(2, 3));
            Thread caller = Thread.ofPlatform().daemon().start(small);
            while (caller.getState() != Thread.State.WAITING && !isSending(caller)) {
                assertTrue(caller.isAlive(), () -> small.exceptionNow().toString());
                Thread.onSpinWait();
            }

            int before = 0;
            int bytes = 0;
            byte[] message = peer.receive();
            while (message[7] == FRAGMENT_TYPE) {
                before++;
                bytes += message.length;
                message = peer.receive();
            }

            assertEquals(0, message[7], "the small request");
            if (minor == 2) {
                assertTrue(bytes < HUGE / 2, before + " fragments came before");
            } else {
                assertTrue(bytes > HUGE - 65536, "nothing may stand between those of 1.1");
            }
            Messages.Body body = new Messages.Body(BIG);
            int id = Messages.view(message).getInt(minor == 2 ? 12 : 16);
            body = minor == 2 ? body.ulong(id).ulong(0).ulong(0) : body.ulong(0).ulong(id).ulong(0);
            peer.send(Messages.message(minor, BIG, false, 1, body.ulong(5).bytes()));
            assertEquals(5, small.get());
        }
    }

    @Test
    void shouldTakeBackARequestThatIsNotSentInTime() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb =
                        TestOrb.of(
                                "zen.fragmentBytes", "65536",
                                "zen.requestTimeoutMs", "500",
                                "zen.byteOrder", "big")) {
            Service service = orb.service(server.url());
            FutureTask<TIMEOUT> late =
                    start(() -> assertThrows(TIMEOUT.class, () -> service.bounce(new byte[HUGE])));
            RawPeer peer = server.accept();
            assertEquals(CompletionStatus.COMPLETED_NO, late.get().completed);

            byte[] message = peer.receive();
            int id = Messages.id(message);
            while (message[7] != CANCEL) {
                assertTrue(hasMore(message), "never whole");
                message = peer.receive();
            }
            assertEquals(id, Messages.id(message));

            // and the connection is as good as before
            FutureTask<Integer> next = start(() -> service.add(2, 3));
            peer.send(Messages.reply(BIG, Messages.id(peer.receive()), 5));
            assertEquals(5, next.get());
        }
    }

    @Test
    void shouldSendTheSameAgainAfterCloseConnection() throws Exception {
        byte[] data = data(1000);
        try (RawServer server = new RawServer();
                TestOrb orb =
                        TestOrb.of(
                                "zen.fragmentBytes",
                                String.valueOf(FRAGMENT),
                                "zen.byteOrder",
                                "big")) {
            FutureTask<byte[]> call = start(() -> orb.service(server.url()).bounce(data));
            RawPeer first = server.accept();
            byte[] request = receive(first, 2);
            first.send(Messages.CLOSE_CONNECTION);
            RawPeer second = server.accept();
            byte[] again = receive(second, 2);

            int id = Messages.id(again);
            Messages.view(request).putInt(12, id);
            assertEquals(Hex.text(request), Hex.text(again));
            Messages.Body body = new Messages.Body(BIG).ulong(id).ulong(0).ulong(0);
            second.send(Messages.message(2, BIG, false, 1, body.octets(data).bytes()));
            assertArrayEquals(data, call.get());
        }
    }

    @Test
    void shouldRefuseFragmentsTooShortForTheirHeaders() {
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.fragmentBytes", "63"));
        assertTrue(e.getMessage().contains("64"), e.getMessage());
        assertNotEquals(0, e.minor);
    }
}
