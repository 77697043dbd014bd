package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.ByteOrder;
import java.util.Arrays;

/** A ZEN server under exact bytes from a client that is not ZEN. */
@Timeout(60)
class RawClientTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;
    private static final ByteOrder LITTLE = ByteOrder.LITTLE_ENDIAN;
    private static final int LIMIT = 64 * 1024;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private final ServiceServant servant = new ServiceServant();
    private TestOrb server;
    private String reference;
    private byte[] key;
    private RawPeer client;

    @BeforeEach
    void serve() throws Exception {
        server =
                TestOrb.of(
                        "zen.byteOrder", "big",
                        "zen.maxMessageBytes", String.valueOf(LIMIT),
                        "zen.maxFragmentedMessages", "2");
        reference = server.serve(servant);
        key = Addresses.key(reference);
        client = RawPeer.connect(Addresses.port(reference));
    }

    @AfterEach
    void end() throws Exception {
        client.close();
        server.close();
    }

    private String keyHex() {
        return String.format("%08x", key.length) + Hex.text(key);
    }

    private void assertStillServes(RawPeer peer) throws Exception {
        peer.send(Messages.add(BIG, 77, key, 40, 2));
        assertEquals(Hex.text(Messages.reply(BIG, 77, 42)), peer.receiveHex());
    }

    @Test
    void shouldAnswerARequestOf12() throws Exception {
        // 36 octets of key, so that the operation's string begins at a multiple of four
        assertEquals(0, key.length % 4, "the layout below counts on it");
        int body = 4 + 4 + 4 + 4 + key.length + 4 + 4 + 4;
        int pad = (8 - (12 + body) % 8) % 8;
        client.send(
                "'GIOP' 01 02 00 00"
                        + String.format("%08x", body + pad + 8)
                        + "00000005 03 000000 0000 0000"
                        + keyHex()
                        + "00000004 'add' 00 00000000"
                        + "00".repeat(pad)
                        + "00000002 00000003");

        assertEquals(
                Hex.plain(
                        "'GIOP' 01 02 00 01 00000010" + "00000005 00000000 00000000" + "00000005"),
                client.receiveHex());
    }

    @Test
    void shouldAnswerARequestOf11() throws Exception {
        int body = 4 + 4 + 4 + 4 + key.length + 4 + 4 + 4 + 8;
        client.send(
                "'GIOP' 01 01 00 00"
                        + String.format("%08x", body)
                        + "00000000 00000006 01 000000"
                        + keyHex()
                        + "00000004 'add' 00 00000000"
                        + "00000002 00000003");

        assertEquals(
                Hex.plain(
                        "'GIOP' 01 01 00 01 00000010" + "00000000 00000006 00000000" + "00000005"),
                client.receiveHex());
    }

    @Test
    void shouldAnswerALittleEndianRequestOf10() throws Exception {
        byte[] request =
                Messages.message(
                        0,
                        LITTLE,
                        false,
                        0,
                        Messages.request(0, LITTLE, 7, true, key, "add").ulong(2).ulong(3).bytes());
        client.send(request);

        assertEquals(
                Hex.plain(
                        "'GIOP' 01 00 00 01 00000010" + "00000000 00000007 00000000" + "00000005"),
                client.receiveHex());
    }

    @Test
    void shouldAnswerWithAUserException() throws Exception {
        client.send(
                Messages.message(
                        2,
                        BIG,
                        false,
                        0,
                        Messages.request(2, BIG, 8, true, key, "refuse")
                                .align(8)
                                .string("no")
                                .bytes()));

        assertEquals(
                Hex.plain(
                        "'GIOP' 01 02 00 01 00000038"
                                + "00000008 00000001 00000000"
                                + "00000019 'IDL:endtoend/Refused:1.0' 00"
                                + "000000"
                                + "00000003 'no' 00 00"
                                + "0000002a"),
                client.receiveHex());
    }

    @Test
    void shouldAnswerAnUnknownOperationWithBadOperation() throws Exception {
        client.send(
                Messages.message(
                        2,
                        BIG,
                        false,
                        0,
                        Messages.request(2, BIG, 9, true, key, "subtract").bytes()));

        byte[] reply = client.receive();

        assertEquals(2, Messages.status(reply));
        assertEquals("IDL:omg.org/CORBA/BAD_OPERATION:1.0", Messages.exceptionId(reply));
    }

    /** Clients of others take an exception for a failure of the question. */
    @ParameterizedTest
    @ValueSource(strings = {"_non_existent", "_not_existent"})
    void shouldAnswerTheQuestionForExistence(String operation) throws Exception {
        byte[] missing = key.clone();
        missing[missing.length - 1] ^= 1;
        for (byte[] asked : new byte[][] {missing, key}) {
            client.send(
                    Messages.message(
                            2,
                            BIG,
                            false,
                            0,
                            Messages.request(2, BIG, 9, true, asked, operation).bytes()));

            byte[] reply = client.receive();

            assertEquals(0, Messages.status(reply));
            assertEquals(asked == missing ? 1 : 0, reply[reply.length - 1]);
        }
    }

    @Test
    void shouldNotAnswerAOneway() throws Exception {
        client.send(
                Messages.message(
                        2,
                        BIG,
                        false,
                        0,
                        Messages.request(2, BIG, 10, false, key, "post")
                                .align(8)
                                .ulong(1)
                                .bytes()));
        servant.awaitPosted(1);

        assertStillServes(client);
    }

    @ParameterizedTest
    @CsvSource({"0,true", "1,false", "2,true"})
    void shouldAnswerLocateRequests(int minor, boolean known) throws Exception {
        byte[] wanted = known ? key : "nothing".getBytes("US-ASCII");
        Messages.Body body = new Messages.Body(BIG).ulong(11);
        if (minor == 2) {
            body.ushort(0);
        }
        client.send(Messages.message(minor, BIG, false, 3, body.octets(wanted).bytes()));

        assertEquals(
                Hex.plain(
                        "'GIOP' 01 0"
                                + minor
                                + "00 04 00000008 0000000b 0000000"
                                + (known ? "1" : "0")),
                client.receiveHex());
    }

    @Test
    void shouldAskForAKeyWhenAddressedByProfile() throws Exception {
        client.send(
                Messages.message(
                        2,
                        BIG,
                        false,
                        0,
                        new Messages.Body(BIG)
                                .ulong(12)
                                .octet(3)
                                .octet(0)
                                .octet(0)
                                .octet(0)
                                .ushort(1)
                                .ulong(0)
                                .octets(new byte[8])
                                .string("add")
                                .ulong(0)
                                .bytes()));

        assertEquals(
                Hex.plain("'GIOP' 01 02 00 01 0000000e" + "0000000c 00000005 00000000" + "0000"),
                client.receiveHex());
        assertStillServes(client);
    }

    @Test
    void shouldAssembleInterleavedFragmentsOf12() throws Exception {
        byte[] first = Messages.add(BIG, 1, key, 10, 1);
        byte[] second = Messages.add(BIG, 2, key, 20, 2);
        int cut = 32;
        client.send(fragment(first, cut));
        client.send(fragment(second, cut));
        // an id of nothing: the rest of a request that was cancelled
        client.send(rest(9, Arrays.copyOfRange(first, cut, first.length), false));
        client.send(rest(1, Arrays.copyOfRange(first, cut, cut + 8), true));
        client.send(rest(2, Arrays.copyOfRange(second, cut, second.length), false));
        assertEquals(Hex.text(Messages.reply(BIG, 2, 22)), client.receiveHex());
        client.send(rest(1, Arrays.copyOfRange(first, cut + 8, first.length), false));

        assertEquals(Hex.text(Messages.reply(BIG, 1, 11)), client.receiveHex());
    }

    @Test
    void shouldAssembleFragmentsOf11() throws Exception {
        byte[] whole =
                Messages.message(
                        1,
                        BIG,
                        false,
                        0,
                        Messages.request(1, BIG, 3, true, key, "add").ulong(4).ulong(5).bytes());
        byte[] head = Messages.message(1, BIG, true, 0, Arrays.copyOfRange(whole, 12, 21));
        // three reserved octets, and the padding behind them in this fragment
        byte[] tail = new byte[4 + whole.length - 24];
        System.arraycopy(whole, 24, tail, 4, whole.length - 24);
        client.send(head);
        client.send(Messages.message(1, BIG, false, 7, tail));

        assertEquals(
                Hex.plain("'GIOP' 01 01 00 01 00000010 00000000 00000003 00000000 00000009"),
                client.receiveHex());
    }

    @Test
    void shouldForgetTheFragmentsOfACancelledRequest() throws Exception {
        byte[] whole = Messages.add(BIG, 1, key, 10, 1);
        for (int id = 0; id < 5; id++) {
            // only two may be under way at once, so each one must go with its cancellation
            client.send(fragment(Messages.add(BIG, id, key, 10, 1), 32));
            client.send(
                    Messages.message(2, BIG, false, 2, new Messages.Body(BIG).ulong(id).bytes()));
        }
        client.send(whole);

        assertEquals(Hex.text(Messages.reply(BIG, 1, 11)), client.receiveHex());
    }

    @Test
    void shouldRefuseMoreFragmentedMessagesThanAllowed() throws Exception {
        for (int id = 0; id < 3; id++) {
            client.send(fragment(Messages.add(BIG, id, key, 10, 1), 32));
        }

        assertRefused(client);
    }

    @Test
    void shouldRefuseFragmentsThatGrowBeyondTheLimit() throws Exception {
        byte[] part = new byte[16 * 1024];
        client.send(fragment(Messages.add(BIG, 1, key, 10, 1), 32));
        for (int i = 0; i < LIMIT / part.length; i++) {
            client.send(rest(1, part, true));
        }

        assertRefused(client);
        assertStillServesOthers();
    }

    private static byte[] fragment(byte[] message, int cut) {
        return Messages.message(2, BIG, true, message[7], Arrays.copyOfRange(message, 12, cut));
    }

    private static byte[] rest(int id, byte[] part, boolean more) {
        byte[] body = new byte[4 + part.length];
        body[3] = (byte) id;
        System.arraycopy(part, 0, body, 4, part.length);
        return Messages.message(2, BIG, more, 7, body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'GET / HTTP/1.1' 0d0a0d0a",
                "'GIOP' 02 00 00 00 00000000",
                "'GIOP' 01 04 00 00 00000000",
                "'GIOP' 01 02 00 08 00000000",
                "'GIOP' 01 00 00 07 00000004 00000000",
                // announced: one octet over the limit, 2 GiB and more
                "'GIOP' 01 02 00 00 0000fff5",
                "'GIOP' 01 02 00 00 80000000",
                "'GIOP' 01 02 00 00 ffffffff",
                // headers whose inner lengths lie beyond the message
                "'GIOP' 01 02 00 00 00000004 00000001",
                "'GIOP' 01 02 00 00 00000010 00000001 03000000 00000000 7fffffff",
                "'GIOP' 01 02 00 03 00000004 00000001",
                "'GIOP' 01 02 00 02 00000000",
                "'GIOP' 01 01 00 00 00000004 7fffffff"
            })
    void shouldAnswerGarbageWithMessageErrorAndClose(String garbage) throws Exception {
        client.send(garbage);

        assertRefused(client);
        assertStillServesOthers();
    }

    private static void assertRefused(RawPeer peer) throws Exception {
        byte[] answer = peer.receive();
        assertEquals(12, answer.length);
        assertEquals(6, answer[7], "a MessageError");
        assertTrue(peer.isAtEnd());
    }

    private void assertStillServesOthers() throws Exception {
        try (RawPeer other = RawPeer.connect(Addresses.port(reference))) {
            assertStillServes(other);
        }
    }

    @Test
    void shouldTakeAMessageOfExactlyTheLimit() throws Exception {
        Messages.Body body = Messages.request(2, BIG, 5, true, key, "bounce").align(8);
        int data = LIMIT - 12 - body.bytes().length - 4;
        byte[] whole = Messages.message(2, BIG, false, 0, body.octets(new byte[data]).bytes());
        assertEquals(LIMIT, whole.length);
        client.send(whole);

        byte[] reply = client.receive();

        assertEquals(0, Messages.status(reply));
        assertEquals(data, Messages.view(reply).getInt(24));
    }

    @Test
    void shouldAnswerWithImpLimitWhenTheReplyIsTooLarge() throws Exception {
        client.send(
                Messages.message(
                        2,
                        BIG,
                        false,
                        0,
                        Messages.request(2, BIG, 6, true, key, "make")
                                .align(8)
                                .ulong(LIMIT)
                                .bytes()));

        byte[] reply = client.receive();

        assertEquals(2, Messages.status(reply));
        assertEquals("IDL:omg.org/CORBA/IMP_LIMIT:1.0", Messages.exceptionId(reply));
        assertStillServes(client);
    }

    @Test
    void shouldServeByteByByte() throws Exception {
        for (byte octet : Messages.add(BIG, 77, key, 40, 2)) {
            client.send(new byte[] {octet});
        }

        assertEquals(Hex.text(Messages.reply(BIG, 77, 42)), client.receiveHex());
    }

    @Test
    void shouldServeManyRequestsOfOneSegment() throws Exception {
        int count = 200;
        byte[] one = Messages.add(BIG, 0, key, 1, 1);
        byte[] all = new byte[one.length * count];
        for (int i = 0; i < count; i++) {
            System.arraycopy(Messages.add(BIG, i, key, i, 1), 0, all, i * one.length, one.length);
        }
        client.send(all);

        boolean[] seen = new boolean[count];
        for (int i = 0; i < count; i++) {
            byte[] reply = client.receive();
            int id = Messages.id(reply);
            assertEquals(id + 1, Messages.view(reply).getInt(24));
            seen[id] = true;
        }
        for (boolean one1 : seen) {
            assertTrue(one1);
        }
    }

    @Test
    void shouldServeOnewaysOfAClientThatLeavesAtOnce() throws Exception {
        int count = 50;
        for (int i = 0; i < count; i++) {
            try (RawPeer hasty = RawPeer.connect(Addresses.port(reference))) {
                hasty.send(
                        Messages.message(
                                2,
                                BIG,
                                false,
                                0,
                                Messages.request(2, BIG, i, false, key, "post")
                                        .align(8)
                                        .ulong(i)
                                        .bytes()));
            }
        }

        servant.awaitPosted(count);
    }

    @Test
    void shouldAnswerEveryAlteredKeyWithObjectNotExist() throws Exception {
        for (int at = 0; at < key.length; at++) {
            for (int flip : new int[] {1, 0x80, 0xff}) {
                byte[] forged = key.clone();
                forged[at] ^= (byte) flip;
                client.send(Messages.add(BIG, at, forged, 1, 1));

                byte[] reply = client.receive();

                assertEquals(2, Messages.status(reply), "octet " + at);
                assertEquals("IDL:omg.org/CORBA/OBJECT_NOT_EXIST:1.0", Messages.exceptionId(reply));
            }
        }
        assertEquals(0, servant.calls.get());
        assertStillServes(client);
        assertNotEquals(0, servant.calls.get());
    }

    @Test
    void shouldReadTheCodeSetsOfAPipelinedFirstRequest() throws Exception {
        // UTF-8 agreed by the first request must hold for the second, whoever decodes it
        Messages.Body first = new Messages.Body(BIG).ulong(1).octet(3).octet(0).octet(0).octet(0);
        first.ushort(0).octets(key).string("echo").ulong(1).ulong(1).ulong(12);
        first.octet(0).octet(0).octet(0).octet(0).ulong(0x05010001).ulong(0x00010109);
        byte[] utf8 = "\u20ac".getBytes("UTF-8");
        String raw = new String(utf8, "ISO-8859-1");
        byte[] one = Messages.message(2, BIG, false, 0, first.align(8).string(raw).bytes());
        byte[] two =
                Messages.message(
                        2,
                        BIG,
                        false,
                        0,
                        Messages.request(2, BIG, 2, true, key, "echo")
                                .align(8)
                                .string(raw)
                                .bytes());
        byte[] both = Arrays.copyOf(one, one.length + two.length);
        System.arraycopy(two, 0, both, one.length, two.length);
        client.send(both);

        for (int i = 0; i < 2; i++) {
            byte[] reply = client.receive();
            assertEquals(0, Messages.status(reply));
            assertEquals(
                    Hex.plain("00000004 e282ac 00"),
                    Hex.text(Arrays.copyOfRange(reply, 24, reply.length)));
        }
    }

    @Test
    void shouldSayCloseConnectionWhenItShutsDown() throws Exception {
        assertStillServes(client);

        server.gone();
        server.orb().shutdown(true);

        assertEquals(Hex.plain(Messages.CLOSE_CONNECTION), client.receiveHex());
        assertTrue(client.isAtEnd());
        server.orb().destroy();
    }
}
