package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Service;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.PolicyListHolder;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.TRANSIENT;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** LocateRequest before the first request, and for _validate_connection. */
@Timeout(60)
class LocateTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;
    private static final int LOCATE_REQUEST = 3;
    private static final int LOCATE_REPLY = 4;

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
                    } catch (ExecutionException e) {
                        throw e.getCause();
                    }
                });
    }

    private static TestOrb locating(String... more) {
        String[] all = Arrays.copyOf(more, more.length + 4);
        all[more.length] = "zen.locateBeforeRequest";
        all[more.length + 1] = "true";
        all[more.length + 2] = "zen.byteOrder";
        all[more.length + 3] = "big";
        return TestOrb.of(all);
    }

    private static byte[] locateReply(int id, int status, byte[] body) {
        byte[] head = new Messages.Body(BIG).ulong(id).ulong(status).bytes();
        byte[] whole = Arrays.copyOf(head, head.length + body.length);
        System.arraycopy(body, 0, whole, head.length, body.length);
        return Messages.message(2, BIG, false, LOCATE_REPLY, whole);
    }

    /** The reference as it lies in a message; aligned to eight as a LocateReply's body is not. */
    private static byte[] reference(TestOrb orb, String url) {
        String text = orb.orb().object_to_string(orb.orb().string_to_object(url));
        byte[] ior = Hex.bytes(text.substring("IOR:".length()));
        return Arrays.copyOfRange(ior, 4, ior.length);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void shouldAskOnceBeforeTheFirstRequest(int minor) throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = locating()) {
            Service service = orb.service(server.url().replace("1.2@", "1." + minor + "@"));
            FutureTask<Integer> call = start(() -> service.add(2, 3));
            RawPeer peer = server.accept();
            byte[] locate = peer.receive();
            int id = Messages.id(locate);
            assertEquals(
                    Hex.plain(
                            "'GIOP' 01 0"
                                    + minor
                                    + "00 03"
                                    + (minor == 2 ? "0000000f" : "0000000b")
                                    + String.format("%08x", id)
                                    + (minor == 2 ? "0000 0000" : "")
                                    + "00000003 'Key'"),
                    Hex.text(locate));
            byte[] here = locateReply(id, 1, new byte[0]);
            here[5] = (byte) minor;
            peer.send(here);
            for (int i = 0; i < 2; i++) {
                byte[] request = peer.receive();
                assertEquals(0, request[7]);
                id = Messages.view(request).getInt(minor == 2 ? 12 : 16);
                Messages.Body body = new Messages.Body(BIG);
                body =
                        minor == 2
                                ? body.ulong(id).ulong(0).ulong(0)
                                : body.ulong(0).ulong(id).ulong(0);
                peer.send(Messages.message(minor, BIG, false, 1, body.ulong(5).bytes()));
                assertEquals(5, call.get());
                if (i == 0) {
                    call = start(() -> service.add(2, 3));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void shouldGoWhereTheObjectIs(int status) throws Exception {
        try (RawServer server = new RawServer();
                RawServer there = new RawServer();
                TestOrb orb = locating()) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());
            peer.send(locateReply(id, status, reference(orb, there.url())));
            RawPeer second = there.accept();
            byte[] locate = second.receive();
            assertEquals(LOCATE_REQUEST, locate[7], "a forward may be forwarded");
            second.send(locateReply(Messages.id(locate), 1, new byte[0]));
            second.send(Messages.reply(BIG, Messages.id(second.receive()), 5));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldEndAnEndlessForward() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = locating("zen.maxForwards", "3")) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            for (int i = 0; i < 4; i++) {
                int id = Messages.id(peer.receive());
                peer.send(locateReply(id, 2, reference(orb, server.url())));
            }

            assertTrue(failure(TRANSIENT.class, call).getMessage().contains("forwarded"));
        }
    }

    @Test
    void shouldRaiseWhatTheServerSays() throws Exception {
        Messages.Body raised = new Messages.Body(BIG).string("IDL:omg.org/CORBA/NO_PERMISSION:1.0");
        byte[][] bodies = {new byte[0], raised.ulong(7).ulong(1).bytes(), new byte[0]};
        int[] statuses = {0, 4, 77};
        String[] expected = {"OBJECT_NOT_EXIST", "NO_PERMISSION", "MARSHAL"};
        try (RawServer server = new RawServer();
                TestOrb orb = locating()) {
            RawPeer peer = null;
            for (int i = 0; i < statuses.length; i++) {
                FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
                peer = peer == null ? server.accept() : peer;
                int id = Messages.id(peer.receive());
                peer.send(locateReply(id, statuses[i], bodies[i]));

                SystemException e = failure(SystemException.class, call);
                assertEquals(expected[i], e.getClass().getSimpleName());
                assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldAddressAsTheServerWants(int disposition) throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = locating()) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());
            peer.send(locateReply(id, 5, new byte[] {0, (byte) disposition}));
            byte[] again = peer.receive();
            assertEquals(disposition, Messages.view(again).getShort(16));
            peer.send(locateReply(Messages.id(again), 1, new byte[0]));
            byte[] request = peer.receive();
            assertEquals(disposition, Messages.view(request).getShort(20));
            peer.send(Messages.reply(BIG, Messages.id(request), 5));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldGiveUpInTime() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = locating("zen.requestTimeoutMs", "300")) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());

            assertEquals(CompletionStatus.COMPLETED_NO, failure(TIMEOUT.class, call).completed);
            byte[] cancel = peer.receive();
            assertEquals(2, cancel[7]);
            assertEquals(id, Messages.id(cancel));
        }
    }

    @Test
    void shouldAskAgainAfterCloseConnection() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = locating()) {
            FutureTask<Integer> call = start(() -> orb.service(server.url()).add(2, 3));
            RawPeer first = server.accept();
            first.receive();
            first.send(Messages.CLOSE_CONNECTION);
            RawPeer second = server.accept();
            second.send(locateReply(Messages.id(second.receive()), 1, new byte[0]));
            second.send(Messages.reply(BIG, Messages.id(second.receive()), 5));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldValidateAConnection() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            ServiceServant servant = new ServiceServant();
            Service service = client.service(server.serve(servant));
            PolicyListHolder none = new PolicyListHolder();

            assertTrue(service._validate_connection(none));
            assertEquals(0, none.value.length);
            assertEquals(0, servant.calls.get());

            server.rootPoa().deactivate_object(server.rootPoa().servant_to_id(servant));
            assertThrows(
                    OBJECT_NOT_EXIST.class,
                    () -> service._validate_connection(new PolicyListHolder()));
            server.gone();
            server.orb().destroy();
            assertThrows(
                    TRANSIENT.class, () -> service._validate_connection(new PolicyListHolder()));
        }
    }

    @Test
    void shouldTellWithoutACallThatAnObjectIsGone() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = locating()) {
            FutureTask<Boolean> gone = start(() -> orb.service(server.url())._non_existent());
            RawPeer peer = server.accept();
            byte[] locate = peer.receive();
            assertEquals(LOCATE_REQUEST, locate[7]);
            peer.send(locateReply(Messages.id(locate), 0, new byte[0]));

            assertTrue(gone.get());
        }
    }

    @Test
    void shouldTakeTrueAndFalseOnly() {
        assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.locateBeforeRequest", "perhaps"));
    }
}
