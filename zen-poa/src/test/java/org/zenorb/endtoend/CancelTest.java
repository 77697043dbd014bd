package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.AMI_ServiceHandler;
import endtoend.Service;
import endtoend._ServiceStub;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.TIMEOUT;
import org.zenorb.current.RequestCurrent;

import java.nio.ByteOrder;

/** CancelRequest, sent and honoured. */
@Timeout(60)
class CancelTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private final ServiceServant servant = new ServiceServant();

    private static byte[] block(int minor, int id, byte[] key) {
        Messages.Body body = Messages.request(minor, BIG, id, true, key, "block");
        if (minor >= 2) {
            body.align(8);
        }
        return Messages.message(minor, BIG, false, 0, body.ulong(7).bytes());
    }

    private static byte[] cancel(int minor, int id) {
        return Messages.message(minor, BIG, false, 2, new Messages.Body(BIG).ulong(id).bytes());
    }

    // ---------------------------------------------------------------- in the server

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void shouldLetARunningUpcallSeeThatItIsCancelled(int minor) throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big")) {
            String reference = server.serve(servant);
            byte[] key = Addresses.key(reference);
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                client.send(block(minor, 3, key));
                servant.awaitEntered(1);
                client.send(cancel(minor, 3));
                // an answer to what comes behind says that the cancellation was read
                client.send(Messages.add(BIG, 4, key, 2, 3));
                assertEquals(4, Messages.id(client.receive()));

                servant.letOneGo();

                assertTrue(servant.sawCancelled);
                // and its reply is not sent
                client.send(Messages.add(BIG, 5, key, 2, 3));
                assertEquals(5, Messages.id(client.receive()));
            }
        }
    }

    @Test
    void shouldCancelNothingButTheRequestOfTheConnection() throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big")) {
            String reference = server.serve(servant);
            byte[] key = Addresses.key(reference);
            try (RawPeer client = RawPeer.connect(Addresses.port(reference));
                    RawPeer other = RawPeer.connect(Addresses.port(reference))) {
                client.send(block(2, 3, key));
                servant.awaitEntered(1);
                other.send(cancel(2, 3));
                other.send(Messages.add(BIG, 3, key, 2, 3));
                assertEquals(Hex.text(Messages.reply(BIG, 3, 5)), other.receiveHex());
                client.send(cancel(2, 4));
                client.send(Messages.add(BIG, 4, key, 2, 3));
                assertEquals(Hex.text(Messages.reply(BIG, 4, 5)), client.receiveHex());

                servant.letOneGo();

                assertFalse(servant.sawCancelled);
                assertEquals(Hex.text(Messages.reply(BIG, 3, 7)), client.receiveHex());
            }
        }
    }

    @Test
    void shouldLetAnUpcallSeeThatItsClientIsGone() throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big")) {
            String reference = server.serve(servant);
            byte[] key = Addresses.key(reference);
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                client.send(block(2, 3, key));
                servant.awaitEntered(1);
                client.socket().shutdownOutput();
                // the server closes its end when it has seen ours
                assertTrue(client.isAtEnd());
            }

            servant.letOneGo();

            assertTrue(servant.sawCancelled);
        }
    }

    @Test
    void shouldDropARequestThatIsHeld() throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big", "zen.poa.maxHeldRequests", "2")) {
            String reference = server.serve(servant);
            byte[] key = Addresses.key(reference);
            server.rootPoa().the_POAManager().hold_requests(false);
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                // more than may be held, one after the other
                for (int id = 0; id < 5; id++) {
                    client.send(Messages.add(BIG, id, key, id, 0));
                    client.send(cancel(2, id));
                }
                client.send(Messages.add(BIG, 9, key, 40, 2));
                awaitRead(client);
                server.rootPoa().the_POAManager().activate();

                assertEquals(Hex.text(Messages.reply(BIG, 9, 42)), client.receiveHex());
                assertEquals(1, servant.calls.get(), "nothing that was cancelled was begun");
            }
        }
    }

    /** A LocateRequest is answered while requests are held. */
    private static void awaitRead(RawPeer client) throws Exception {
        client.send(
                Messages.message(
                        2,
                        BIG,
                        false,
                        3,
                        new Messages.Body(BIG)
                                .ulong(99)
                                .ushort(0)
                                .octets("none".getBytes("US-ASCII"))
                                .bytes()));
        assertEquals(99, Messages.id(client.receive()));
    }

    @Test
    void shouldTellNobodyOutsideOfAnUpcall() throws Exception {
        try (TestOrb orb = TestOrb.of()) {
            RequestCurrent current =
                    (RequestCurrent) orb.orb().resolve_initial_references(RequestCurrent.NAME);

            assertThrows(OBJ_ADAPTER.class, current::isCancelled);
        }
    }

    // ---------------------------------------------------------------- in the client

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void shouldCancelARequestWhoseTimeIsUp(int minor) throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.requestTimeoutMs", "300", "zen.byteOrder", "big")) {
            Service service = orb.service(server.url().replace("1.2@", "1." + minor + "@"));
            Thread caller =
                    Thread.ofPlatform()
                            .start(() -> assertThrows(TIMEOUT.class, () -> service.add(1, 1)));
            RawPeer peer = server.accept();
            byte[] request = peer.receive();
            int id = Messages.view(request).getInt(minor < 2 ? 16 : 12);

            assertEquals(Hex.text(cancel(minor, id)), peer.receiveHex());
            caller.join();
        }
    }

    @Test
    void shouldCancelAnAsynchronousRequestWhoseTimeIsUp() throws Exception {
        Replies replies = new Replies();
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.requestTimeoutMs", "300", "zen.byteOrder", "big")) {
            AMI_ServiceHandler handler = replies.in(orb);
            ((_ServiceStub) orb.service(server.url())).sendc_add(handler, 2, 3);
            RawPeer peer = server.accept();
            int id = Messages.id(peer.receive());

            assertEquals(Hex.text(cancel(2, id)), peer.receiveHex());
            assertTrue(replies.nextRaised() instanceof TIMEOUT);
        }
    }

    @Test
    void shouldStopAServerWhoseClientHasGivenUp() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.requestTimeoutMs", "300")) {
            Service service = client.service(server.serve(servant));

            assertThrows(TIMEOUT.class, () -> service.block(1));
            // comes behind the cancellation, so that one was read
            assertEquals(5, service.add(2, 3));
            servant.letOneGo();

            assertTrue(servant.sawCancelled);
        }
    }
}
