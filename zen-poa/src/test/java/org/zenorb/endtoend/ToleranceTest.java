package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.ByteOrder;
import java.util.concurrent.FutureTask;

/** What peers may say that ZEN does not know: GIOP 1.3, and service contexts of anybody. */
@Timeout(60)
class ToleranceTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    @RegisterExtension final NoErrors errors = new NoErrors();

    /** Three contexts: an unknown one, the code sets, an unknown one of odd length. */
    private static Messages.Body contexts(Messages.Body body) {
        body.ulong(3);
        body.ulong(0x7f000001).octets(new byte[5]);
        body.ulong(1).ulong(12).ulong(0).ulong(0x05010001).ulong(0x00010109);
        return body.ulong(0x7f000002).octets(new byte[0]);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void shouldPassOverUnknownContextsOfARequest(int minor) throws Exception {
        try (TestOrb server = TestOrb.of("zen.byteOrder", "big")) {
            String reference = server.serve(new ServiceServant());
            byte[] key = Addresses.key(reference);
            Messages.Body body = new Messages.Body(BIG);
            if (minor >= 2) {
                body.ulong(6).octet(3).octet(0).octet(0).octet(0).ushort(0).octets(key);
                contexts(body.string("echo")).align(8);
            } else {
                contexts(body).ulong(6).octet(1);
                if (minor == 1) {
                    body.octet(0).octet(0).octet(0);
                }
                body.octets(key).string("echo").ulong(0);
            }
            // the euro sign in UTF-8: the code sets among the others were found
            body.octets(Hex.bytes("e282ac 00"));
            try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                client.send(Messages.message(minor, BIG, false, 0, body.bytes()));

                String id =
                        minor >= 2 ? "00000006 00000000 00000000" : "00000000 00000006 00000000";
                assertEquals(
                        Hex.plain(
                                "'GIOP' 01 0"
                                        + Math.min(minor, 2)
                                        + "00 01 00000014"
                                        + id
                                        + "00000004 e282ac 00"),
                        client.receiveHex());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void shouldPassOverUnknownContextsOfAReply(int minor) throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            String url = server.url().replace("1.2@", "1." + Math.min(minor, 2) + "@");
            FutureTask<Integer> call = new FutureTask<>(() -> orb.service(url).add(2, 3));
            Thread.ofPlatform().daemon().start(call);
            RawPeer peer = server.accept();
            byte[] request = peer.receive();
            assertEquals(Math.min(minor, 2), request[5]);
            int id = Messages.view(request).getInt(minor >= 2 ? 12 : 16);
            Messages.Body body = new Messages.Body(BIG);
            if (minor >= 2) {
                contexts(body.ulong(id).ulong(0)).align(8);
            } else {
                contexts(body).ulong(id).ulong(0);
            }
            peer.send(Messages.message(minor, BIG, false, 1, body.ulong(5).bytes()));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldSpeak12ToAProfileOf13() throws Exception {
        try (RawServer server = new RawServer();
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            String reference =
                    new org.zenorb.ior.Ior(
                                    "",
                                    java.util.List.of(
                                            new org.zenorb.ior.IiopProfile(
                                                            3,
                                                            "127.0.0.1",
                                                            server.port(),
                                                            new byte[] {1},
                                                            java.util.List.of())
                                                    .toProfile()))
                            .stringify();
            FutureTask<Integer> call = new FutureTask<>(() -> orb.service(reference).add(2, 3));
            Thread.ofPlatform().daemon().start(call);
            RawPeer peer = server.accept();
            byte[] request = peer.receive();
            assertEquals(2, request[5]);
            peer.send(Messages.reply(BIG, Messages.id(request), 5));

            assertEquals(5, call.get());
        }
    }

    @Test
    void shouldBoundWhatIsUnderWayInFragments() throws Exception {
        try (TestOrb server =
                TestOrb.of("zen.byteOrder", "big", "zen.maxFragmentedBytes", "4096")) {
            String reference = server.serve(new ServiceServant());
            byte[] key = Addresses.key(reference);
            for (boolean over : new boolean[] {false, true}) {
                try (RawPeer client = RawPeer.connect(Addresses.port(reference))) {
                    byte[] head = Messages.request(2, BIG, 5, true, key, "bounce").align(8).bytes();
                    int room = 4096 - 12 - head.length - 4 + (over ? 8 : 0);
                    byte[] begin = java.util.Arrays.copyOf(head, head.length + 4);
                    java.nio.ByteBuffer.wrap(begin).putInt(head.length, room);
                    client.send(Messages.message(2, BIG, true, 0, begin));
                    byte[] rest = new byte[4 + room];
                    rest[3] = 5;
                    client.send(Messages.message(2, BIG, false, 7, rest));

                    byte[] answer = client.receive();
                    assertEquals(over ? 6 : 1, answer[7], "MessageError or a Reply");
                }
            }
        }
    }
}
