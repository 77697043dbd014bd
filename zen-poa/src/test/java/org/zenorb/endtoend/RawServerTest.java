package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Service;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.NO_RESOURCES;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.TRANSIENT;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** A ZEN client against a server in the test's hand, in good order and in all kinds of bad. */
@Timeout(60)
class RawServerTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;
    private static final int CANCEL = 2;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private static <T> FutureTask<T> start(Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread.ofPlatform().daemon().name("caller").start(task);
        return task;
    }

    private static <E extends Throwable> E failure(Class<E> type, FutureTask<?> task) {
        return assertThrows(
                type,
                () -> {
                    try {
                        task.get();
                    } catch (java.util.concurrent.ExecutionException e) {
                        throw e.getCause();
                    }
                });
    }

    /** The next request, behind cancellations of earlier ones. */
    private static byte[] receiveRequest(RawPeer peer) throws java.io.IOException {
        byte[] message = peer.receive();
        while (message[7] == CANCEL) {
            message = peer.receive();
        }
        return message;
    }

    @Test
    void shouldSendARequestOf12() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            byte[] request = peer.receive();

            assertEquals(
                    Hex.plain(
                            "'GIOP' 01 02 00 00 0000002c"
                                    + String.format("%08x", Messages.id(request))
                                    + "03 000000 0000 0000"
                                    + "00000003 'Key' 00"
                                    + "00000004 'add' 00"
                                    + "00000000 00000000"
                                    + "00000002 00000003"),
                    Hex.text(request));
            peer.send(Messages.reply(BIG, Messages.id(request), 5));
            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldReadRepliesInEitherByteOrder() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            Service service = orb.service(server.url());
            RawPeer peer = null;
            for (ByteOrder order : List.of(BIG, ByteOrder.LITTLE_ENDIAN)) {
                FutureTask<Integer> call = start(() -> service.add(2, 3));
                peer = peer == null ? server.accept() : peer;
                peer.send(Messages.reply(order, Messages.id(peer.receive()), 0x01020304));
                assertEquals(0x01020304, call.get());
            }
        }
    }

    @Test
    void shouldGiveRepliesOutOfOrderToTheirCallers() throws Exception {
        int callers = 8;
        int rounds = 50;
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            Service service = orb.service(server.url());
            List<FutureTask<Integer>> calls = new ArrayList<>();
            for (int i = 0; i < callers; i++) {
                int mine = i;
                calls.add(
                        start(() -> {
                            for (int r = 0; r < rounds; r++) {
                                assertEquals(mine * 1000 + r, service.add(mine * 1000, r));
                            }
                            return 0;
                        }));
            }
            RawPeer peer = server.accept();
            for (int r = 0; r < rounds; r++) {
                byte[][] requests = new byte[callers][];
                for (int i = 0; i < callers; i++) {
                    requests[i] = peer.receive();
                }
                // last in, first out
                for (int i = callers - 1; i >= 0; i--) {
                    var view = Messages.view(requests[i]);
                    int end = requests[i].length;
                    peer.send(
                            Messages.reply(
                                    BIG,
                                    Messages.id(requests[i]),
                                    view.getInt(end - 8) + view.getInt(end - 4)));
                }
            }
            for (FutureTask<Integer> call : calls) {
                assertEquals(0, call.get());
            }
        }
    }

    @Test
    void shouldAssembleAFragmentedReply() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            FutureTask<byte[]> call = start(() -> orb.service(server.url()).make(100));
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());
            byte[] data = new byte[100];
            data[99] = 7;
            byte[] body = new Messages.Body(BIG).ulong(id).ulong(0).ulong(0).octets(data).bytes();
            peer.send(Messages.message(2, BIG, true, 1, Arrays.copyOf(body, 20)));
            byte[] rest = new Messages.Body(BIG).ulong(id).bytes();
            byte[] fragment = Arrays.copyOf(rest, 4 + body.length - 20);
            System.arraycopy(body, 20, fragment, 4, body.length - 20);
            peer.send(Messages.message(2, BIG, false, 7, fragment));

            assertEquals(7, call.get()[99]);
        }
    }

    @Test
    void shouldGoElsewhereWhenForwarded() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (RawServer server = new RawServer();
                TestOrb there = TestOrb.of();
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            byte[] ior = Hex.bytes(there.serve(servant).substring("IOR:".length()));
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());
            // the reference in the IOR is an encapsulation of its own: octet of byte order first
            Messages.Body body = new Messages.Body(BIG).ulong(id).ulong(3).ulong(0);
            byte[] head = body.bytes();
            byte[] whole = Arrays.copyOf(head, head.length + ior.length - 4);
            System.arraycopy(ior, 4, whole, head.length, ior.length - 4);
            assertEquals(0, ior[0], "references are written big-endian");
            peer.send(Messages.message(2, BIG, false, 1, whole));

            assertEquals(5, call.get());
            assertEquals(1, servant.calls.get());
        }
    }

    @Test
    void shouldEndAnEndlessForward() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.maxForwards", "3")) {
            String here = orb.orb().object_to_string(orb.orb().string_to_object(server.url()));
            byte[] ior = Hex.bytes(here.substring("IOR:".length()));
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            for (int i = 0; i < 4; i++) {
                int id = Messages.id(peer.receive());
                byte[] head = new Messages.Body(BIG).ulong(id).ulong(3).ulong(0).bytes();
                byte[] whole = Arrays.copyOf(head, head.length + ior.length - 4);
                System.arraycopy(ior, 4, whole, head.length, ior.length - 4);
                peer.send(Messages.message(2, BIG, false, 1, whole));
            }

            TRANSIENT e = failure(TRANSIENT.class, call);
            assertTrue(e.getMessage().contains("forwarded"), e.getMessage());
        }
    }

    // ---------------------------------------------------------------- the end of a connection

    @Test
    void shouldRetryOverANewConnectionAfterCloseConnection() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            Service service = orb.service(server.url());
            FutureTask<Integer> call = start(() -> service.add(2, 3));
            RawPeer first = server.accept();
            first.receive();
            first.send(Messages.CLOSE_CONNECTION);
            assertTrue(first.isAtEnd());
            RawPeer second = server.accept();
            second.send(Messages.reply(BIG, Messages.id(second.receive()), 5));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldSayTheCodeSetsAgainOverTheNewConnection() throws Exception {
        String codeSets = Hex.plain("00000001 0000000c 00000000 05010001 00010109");
        try (RawServer server = new RawServer();
                TestOrb there = TestOrb.of("zen.publishedAddresses", "127.0.0.1:" + server.port());
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            Service service = orb.service(there.serve(new ServiceServant()));
            FutureTask<String> call = start(() -> service.echo("\u20ac"));
            RawPeer first = server.accept();
            byte[] request = first.receive();
            assertTrue(Hex.text(request).contains(codeSets), Hex.text(request));
            first.send(echo(Messages.id(request)));
            assertEquals("\u20ac", call.get());

            FutureTask<String> again = start(() -> service.echo("\u20ac"));
            assertFalse(first.receiveHex().contains(codeSets), "once per connection");
            first.send(Messages.CLOSE_CONNECTION);
            RawPeer second = server.accept();
            request = second.receive();
            assertTrue(Hex.text(request).contains(codeSets), Hex.text(request));
            second.send(echo(Messages.id(request)));
            assertEquals("\u20ac", again.get());
        }
    }

    private static byte[] echo(int id) {
        Messages.Body body = new Messages.Body(BIG).ulong(id).ulong(0).ulong(0);
        return Messages.message(2, BIG, false, 1, body.octets(Hex.bytes("e282ac 00")).bytes());
    }

    @Test
    void shouldGiveUpOnAServerThatAlwaysCloses() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            for (int i = 0; i < 3; i++) {
                try (RawPeer peer = server.accept()) {
                    peer.receive();
                    peer.send(Messages.CLOSE_CONNECTION);
                    assertTrue(peer.isAtEnd());
                }
            }

            TRANSIENT e = failure(TRANSIENT.class, call);
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
        }
    }

    @Test
    void shouldSeeTheEndOfAnIdleConnectionBeforeTheNextRequest() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            Service service = orb.service(server.url());
            for (boolean inOrder : new boolean[] {true, false, true}) {
                FutureTask<Integer> call = start(() -> service.add(2, 3));
                try (RawPeer peer = server.accept()) {
                    peer.send(Messages.reply(BIG, Messages.id(peer.receive()), 5));
                    assertEquals(5, call.get());
                    if (inOrder) {
                        peer.send(Messages.CLOSE_CONNECTION);
                    } else {
                        peer.socket().shutdownOutput();
                    }
                    // the client closes its end without anybody calling
                    assertTrue(peer.isAtEnd());
                }
            }
        }
    }

    @Test
    void shouldReportAPeerThatDiesAfterTheRequest() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            for (boolean reset : new boolean[] {true, false}) {
                FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
                try (RawPeer peer = server.accept()) {
                    peer.receive();
                    if (reset) {
                        peer.socket().setSoLinger(true, 0);
                    }
                }

                COMM_FAILURE e = failure(COMM_FAILURE.class, call);
                assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
                assertTrue(e.getMessage().contains("127.0.0.1:" + server.port()), e.getMessage());
            }
        }
    }

    @Test
    void shouldReportMessageErrorAndGarbage() throws Exception {
        String[] answers = {
            Messages.MESSAGE_ERROR,
            "'HTTP/1.1 400 Bad Request' 0d0a",
            "'GIOP' 01 02 00 01 00000004 00000000",
            "'GIOP' 01 02 00 00 00000004 00000000",
            "'GIOP' 01 02 00 03 00000004 00000000",
            "'GIOP' 01 02 00 02 00000004 00000000",
            "'GIOP' 01 02 00 01 ffffffff",
        };
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            for (String answer : answers) {
                FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
                try (RawPeer peer = server.accept()) {
                    byte[] request = peer.receive();
                    byte[] bytes = Hex.bytes(answer);
                    if (bytes.length == 16) {
                        // so that a Reply finds its caller
                        Messages.view(bytes).putInt(12, Messages.id(request));
                    }
                    peer.send(bytes);

                    SystemException e = failure(SystemException.class, call);
                    assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed, answer);
                    assertFalse(e instanceof TRANSIENT, answer);
                }
            }
        }
    }

    @Test
    void shouldRefuseAReplyOverTheLimit() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.maxMessageBytes", "65536")) {
            FutureTask<byte[]> call = start(() -> orb.service(server.url()).make(1));
            RawPeer peer = server.accept();
            peer.receive();
            peer.send("'GIOP' 01 02 00 01 0000fff5");

            COMM_FAILURE e = failure(COMM_FAILURE.class, call);
            assertTrue(e.getMessage().contains("65536"), e.getMessage());
        }
    }

    @Test
    void shouldRefuseToSendARequestOverTheLimit() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.maxMessageBytes", "65536")) {
            Service service = orb.service(server.url());
            FutureTask<byte[]> call = start(() -> service.bounce(new byte[65536]));
            RawPeer peer = server.accept();
            IMP_LIMIT e = failure(IMP_LIMIT.class, call);
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);

            // and the connection is as good as before
            FutureTask<Integer> next = start(() -> service.add(2, 3));
            peer.send(Messages.reply(BIG, Messages.id(peer.receive()), 5));
            assertEquals(5, next.get());
        }
    }

    // ---------------------------------------------------------------- time

    @Test
    void shouldTimeOutAndKeepTheConnectionForOthers() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.requestTimeoutMs", "300")) {
            Service service = orb.service(server.url());
            FutureTask<Integer> late = start(() -> service.add(1, 1));
            RawPeer peer = server.accept();
            int lateId = Messages.id(peer.receive());

            TIMEOUT e = failure(TIMEOUT.class, late);
            assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
            assertTrue(e.getMessage().contains("zen.requestTimeoutMs"), e.getMessage());

            FutureTask<Integer> next = start(() -> service.add(2, 3));
            int nextId = Messages.id(receiveRequest(peer));
            peer.send(Messages.reply(BIG, lateId, 666));
            peer.send(Messages.reply(BIG, nextId, 5));
            assertEquals(5, next.get());
        }
    }

    @Test
    void shouldTimeOutWhileSendingAndKeepTheConnectionForOthers() throws Exception {
        int size = 32 * 1024 * 1024;
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.requestTimeoutMs", "500")) {
            Service service = orb.service(server.url());
            byte[] data = new byte[size];
            data[size - 1] = 9;
            FutureTask<byte[]> late = start(() -> service.bounce(data));
            RawPeer peer = server.accept();

            // nobody reads: the kernel's buffers fill, and half the message stays behind
            TIMEOUT e = failure(TIMEOUT.class, late);
            assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);

            FutureTask<byte[]> drained = start(peer::receive);
            boolean answered = false;
            while (!answered) {
                FutureTask<Integer> next = start(() -> service.add(2, 3));
                try {
                    byte[] first = drained.get();
                    assertEquals(size, Messages.view(first).getInt(first.length - size - 4));
                    assertEquals(9, first[first.length - 1]);
                    peer.send(Messages.reply(BIG, Messages.id(receiveRequest(peer)), 5));
                    assertEquals(5, next.get());
                    answered = true;
                } catch (java.util.concurrent.ExecutionException tooLate) {
                    assertTrue(tooLate.getCause() instanceof TIMEOUT, tooLate.toString());
                }
            }
        }
    }

    @Test
    void shouldNotCutALongCall() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb =
                        TestOrb.of("zen.connectTimeoutMs", "100", "zen.writeTimeoutMs", "100")) {
            Service service = orb.service(server.url());
            FutureTask<Integer> call = start(() -> service.add(2, 3));
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());
            // longer than every time-out there is, and than the watch's look at idle connections
            assertThrows(
                    java.util.concurrent.TimeoutException.class,
                    () -> call.get(1500, java.util.concurrent.TimeUnit.MILLISECONDS));
            peer.send(Messages.reply(BIG, id, 5));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldTimeOutWhenNobodyTakesTheConnection() throws Exception {
        // a backlog of one, filled: the kernel drops what else comes
        try (ServerSocket full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                TestOrb orb = TestOrb.of("zen.connectTimeoutMs", "300")) {
            List<Socket> fillers = new ArrayList<>();
            boolean filled = false;
            while (!filled) {
                Socket filler = new Socket();
                fillers.add(filler);
                try {
                    filler.connect(full.getLocalSocketAddress(), 200);
                } catch (java.net.SocketTimeoutException e) {
                    filled = true;
                }
            }
            Service service =
                    orb.service("corbaloc:iiop:1.2@127.0.0.1:" + full.getLocalPort() + "/Key");

            SystemException e = assertThrows(SystemException.class, () -> service.add(1, 1));

            assertTrue(e instanceof TRANSIENT || e instanceof TIMEOUT, e.toString());
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            assertTrue(e.getMessage().contains("127.0.0.1:" + full.getLocalPort()));
            for (Socket filler : fillers) {
                filler.close();
            }
        }
    }

    @Test
    void shouldNameTheAddressThatRefuses() throws Exception {
        RawServer gone = new RawServer();
        String url = gone.url();
        gone.close();
        try (TestOrb orb = TestOrb.of()) {
            TRANSIENT e = assertThrows(TRANSIENT.class, () -> orb.service(url).add(1, 1));

            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            assertTrue(e.getMessage().contains("127.0.0.1:" + gone.port()), e.getMessage());
            assertTrue(e.getMessage().contains("is the server running?"), e.getMessage());
        }
    }

    // ---------------------------------------------------------------- callers

    @Test
    void shouldGoOnWhenTheCallerIsInterrupted() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            Service service = orb.service(server.url());
            // one reads, the other follows: an interrupt must hurt neither
            List<Thread> threads = new ArrayList<>();
            List<FutureTask<Boolean>> calls = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                int mine = i;
                FutureTask<Boolean> call =
                        new FutureTask<>(() -> {
                            assertEquals(mine + 1, service.add(mine, 1));
                            return Thread.currentThread().isInterrupted();
                        });
                calls.add(call);
                threads.add(Thread.ofPlatform().daemon().start(call));
            }
            RawPeer peer = server.accept();
            byte[][] requests = {peer.receive(), peer.receive()};
            threads.forEach(Thread::interrupt);
            for (byte[] request : requests) {
                int a = Messages.view(request).getInt(request.length - 8);
                peer.send(Messages.reply(BIG, Messages.id(request), a + 1));
            }
            for (FutureTask<Boolean> call : calls) {
                assertTrue(call.get(), "the interrupt status is kept");
            }
            FutureTask<Integer> next = start(() -> service.add(2, 3));
            peer.send(Messages.reply(BIG, Messages.id(peer.receive()), 5));
            assertEquals(5, next.get());
        }
    }

    @Test
    void shouldBoundTheRequestsUnderWay() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.maxPendingRequests", "2")) {
            Service service = orb.service(server.url());
            FutureTask<Integer> one = start(() -> service.add(1, 1));
            RawPeer peer = server.accept();
            int first = Messages.id(peer.receive());
            FutureTask<Integer> two = start(() -> service.add(1, 1));
            int second = Messages.id(peer.receive());

            NO_RESOURCES e = assertThrows(NO_RESOURCES.class, () -> service.add(1, 1));
            assertTrue(e.getMessage().contains("zen.maxPendingRequests"), e.getMessage());

            peer.send(Messages.reply(BIG, first, 2));
            peer.send(Messages.reply(BIG, second, 2));
            assertEquals(2, one.get());
            assertEquals(2, two.get());
        }
    }

    @Test
    void shouldBoundTheConnectionsItMakes() throws Exception {
        try (RawServer one = new RawServer();
                RawServer two = new RawServer();
                TestOrb orb = TestOrb.of("zen.maxConnections", "1")) {
            FutureTask<Integer> call = start(() -> orb.service(one.url()).add(1, 1));
            RawPeer peer = one.accept();
            peer.send(Messages.reply(BIG, Messages.id(peer.receive()), 2));
            assertEquals(2, call.get());

            IMP_LIMIT e = assertThrows(IMP_LIMIT.class, () -> orb.service(two.url()).add(1, 1));
            assertTrue(e.getMessage().contains("zen.maxConnections"), e.getMessage());
        }
    }

    @Test
    void shouldWakeTheCallersWhenItIsDestroyed() throws Exception {
        try (RawServer server = new RawServer()) {
            TestOrb orb = TestOrb.of();
            Service service = orb.service(server.url());
            FutureTask<Integer> one = start(() -> service.add(1, 1));
            RawPeer peer = server.accept();
            peer.receive();
            FutureTask<Integer> two = start(() -> service.add(1, 1));
            peer.receive();

            orb.close();

            failure(SystemException.class, one);
            failure(SystemException.class, two);
            assertThrows(SystemException.class, () -> service.add(1, 1));
        }
    }

    @Test
    void shouldRaiseWhatTheServerRaised() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of()) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(1, 1));
            RawPeer peer = server.accept();
            Messages.Body body = new Messages.Body(BIG).ulong(Messages.id(peer.receive()));
            body.ulong(2).ulong(0).string("IDL:omg.org/CORBA/OBJECT_NOT_EXIST:1.0");
            body.ulong(0x4f4d0001).ulong(1);
            peer.send(Messages.message(2, BIG, false, 1, body.bytes()));

            OBJECT_NOT_EXIST e = failure(OBJECT_NOT_EXIST.class, call);
            assertEquals(0x4f4d0001, e.minor);
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
        }
    }
}
