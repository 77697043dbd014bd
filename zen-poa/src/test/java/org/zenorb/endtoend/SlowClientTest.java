package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.SocketException;
import java.nio.ByteOrder;

/** Clients that take their replies late, slowly or never, and a lane of one thread. */
@Timeout(60)
class SlowClientTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    /** More than the kernel keeps between two processes. */
    private static final int HUGE = 16 * 1024 * 1024;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private final ServiceServant servant = new ServiceServant();
    private TestOrb server;
    private byte[] key;
    private RawPeer slow;
    private RawPeer quick;

    private void serve(String... settings) throws Exception {
        String[] all = java.util.Arrays.copyOf(settings, settings.length + 4);
        all[settings.length] = "zen.laneThreads";
        all[settings.length + 1] = "1";
        all[settings.length + 2] = "zen.byteOrder";
        all[settings.length + 3] = "big";
        server = TestOrb.of(all);
        String reference = server.serve(servant);
        key = Addresses.key(reference);
        slow = RawPeer.connect(Addresses.port(reference));
        quick = RawPeer.connect(Addresses.port(reference));
    }

    @AfterEach
    void end() throws Exception {
        slow.close();
        quick.close();
        server.close();
    }

    private byte[] make(int id) {
        return Messages.message(
                2,
                BIG,
                false,
                0,
                Messages.request(2, BIG, id, true, key, "make").align(8).ulong(HUGE).bytes());
    }

    private byte[] post(int id) {
        return Messages.message(
                2,
                BIG,
                false,
                0,
                Messages.request(2, BIG, id, false, key, "post").align(8).ulong(1).bytes());
    }

    /** Asks for what is not taken; returns when the reply has begun. */
    private DataInputStream askAndWait(int id) throws IOException {
        slow.send(make(id));
        DataInputStream in = new DataInputStream(slow.socket().getInputStream());
        byte[] head = new byte[28];
        in.readFully(head);
        assertEquals(id, Messages.id(head));
        return in;
    }

    private void assertServesOthers() throws IOException {
        quick.send(Messages.add(BIG, 1, key, 2, 3));
        assertEquals(Hex.text(Messages.reply(BIG, 1, 5)), quick.receiveHex());
    }

    @Test
    void shouldServeOthersWhileOneTakesNoReply() throws Exception {
        serve();
        DataInputStream in = askAndWait(7);

        assertServesOthers();

        in.readFully(new byte[HUGE]);
        slow.send(Messages.add(BIG, 8, key, 40, 2));
        assertEquals(Hex.text(Messages.reply(BIG, 8, 42)), slow.receiveHex());
    }

    @Test
    void shouldReadNoMoreFromAClientThatTakesNothing() throws Exception {
        serve("zen.maxQueuedReplyBytes", "65536");
        DataInputStream in = askAndWait(7);
        slow.send(post(8));
        assertServesOthers();
        assertServesOthers();
        assertEquals(0, servant.posted.availablePermits(), "nothing was read meanwhile");

        in.readFully(new byte[HUGE]);

        servant.awaitPosted(1);
    }

    @Test
    void shouldReadOnWhileLittleIsLeft() throws Exception {
        serve("zen.maxQueuedReplyBytes", String.valueOf(2 * HUGE));
        DataInputStream in = askAndWait(7);
        slow.send(post(8));
        servant.awaitPosted(1);
        slow.send(Messages.add(BIG, 9, key, 40, 2));

        in.readFully(new byte[HUGE]);
        assertEquals(Hex.text(Messages.reply(BIG, 9, 42)), slow.receiveHex());
    }

    @Test
    void shouldLetSmallRepliesPassTheFragmentsOfALargeOne() throws Exception {
        serve("zen.maxQueuedReplyBytes", String.valueOf(2 * HUGE), "zen.fragmentBytes", "65536");
        slow.send(make(7));
        assertEquals(7, Messages.id(slow.receive()));
        slow.send(Messages.add(BIG, 9, key, 40, 2));
        while (servant.calls.get() == 0) {
            Thread.onSpinWait();
        }
        int passed = 0;
        byte[] message = slow.receive();
        while (message[7] == 7) {
            assertEquals(7, Messages.id(message));
            passed += message.length - 16;
            message = slow.receive();
        }
        assertEquals(Hex.text(Messages.reply(BIG, 9, 42)), Hex.text(message));
        assertTrue(passed < HUGE - 65536, passed + " bytes came before");
        int rest = 0;
        do {
            message = slow.receive();
            rest += message.length - 16;
        } while ((message[6] & 2) != 0);
        assertEquals(HUGE + 28, 65536 + passed + rest);
    }

    @Test
    void shouldEndAConnectionThatTakesNothingForTooLong() throws Exception {
        serve("zen.writeTimeoutMs", "300");
        DataInputStream unused = askAndWait(7);
        byte[] post = post(8);

        // nobody reads, here nor there, until the connection is gone
        assertThrows(
                SocketException.class,
                () -> {
                    while (true) {
                        slow.send(post);
                    }
                });

        assertServesOthers();
    }

    @Test
    void shouldGiveOutAllRepliesBeforeItShutsDown() throws Exception {
        serve();
        DataInputStream in = askAndWait(7);
        server.gone();
        Thread shutdown = Thread.ofPlatform().daemon().start(() -> server.orb().destroy());
        assertEquals(Hex.plain(Messages.CLOSE_CONNECTION), closes(in));
        shutdown.join();
    }

    private String closes(DataInputStream in) throws IOException {
        in.readFully(new byte[HUGE]);
        String last = slow.receiveHex();
        assertTrue(slow.isAtEnd());
        return last;
    }
}
