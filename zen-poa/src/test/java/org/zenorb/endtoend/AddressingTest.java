package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.FutureTask;

/** The three ways in which GIOP 1.2 names the object of a request, in both roles. */
@Timeout(60)
class AddressingTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;
    private static final int UNKNOWN_PROFILE = 0x5a5a5a5a;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private TestOrb server;
    private byte[] key;
    private RawPeer client;

    @BeforeEach
    void serve() throws Exception {
        server = TestOrb.of("zen.byteOrder", "big");
        String reference = server.serve(new ServiceServant());
        key = Addresses.key(reference);
        client = RawPeer.connect(Addresses.port(reference));
    }

    @AfterEach
    void end() throws Exception {
        client.close();
        server.close();
    }

    /** The profile's octets, of a reference with one profile; an encapsulation of any order. */
    private static byte[] profileOf(int minor, ByteOrder order, byte[] key) {
        Messages.Body body = new Messages.Body(order);
        // aligned to the encapsulation, which begins at a multiple of four like this body
        body.octet(order == BIG ? 0 : 1).octet(1).octet(minor);
        body.string("some.where").ushort(2809).octets(key);
        if (minor > 0) {
            body.ulong(0);
        }
        return body.bytes();
    }

    private static Messages.Body target(int disposition, byte[] key, int tag, ByteOrder order) {
        Messages.Body body = new Messages.Body(BIG).ulong(12).octet(3).octet(0).octet(0).octet(0);
        return address(body, disposition, key, tag, order);
    }

    private static Messages.Body address(
            Messages.Body body, int disposition, byte[] key, int tag, ByteOrder order) {
        body.ushort(disposition);
        switch (disposition) {
            case 0 -> body.octets(key);
            case 1 -> body.ulong(tag).octets(profileOf(1, order, key));
            default -> {
                body.ulong(1).string("IDL:endtoend/Service:1.0").ulong(3);
                body.ulong(0).octets(profileOf(0, order, "another".getBytes()));
                body.ulong(tag).octets(profileOf(2, order, key));
                body.ulong(1).octets(new byte[3]);
            }
        }
        return body;
    }

    @ParameterizedTest
    @CsvSource({"0,big", "1,big", "1,little", "2,big", "2,little"})
    void shouldFindTheTargetOfARequest(int disposition, String order) throws Exception {
        ByteOrder inside = order.equals("big") ? BIG : ByteOrder.LITTLE_ENDIAN;
        Messages.Body body = target(disposition, key, 0, inside);
        body.string("add").ulong(0).align(8).ulong(40).ulong(2);
        client.send(Messages.message(2, BIG, false, 0, body.bytes()));

        assertEquals(Hex.text(Messages.reply(BIG, 12, 42)), client.receiveHex());
    }

    @ParameterizedTest
    @CsvSource({"0,true", "1,true", "2,true", "1,false", "2,false"})
    void shouldFindTheTargetOfALocateRequest(int disposition, boolean known) throws Exception {
        byte[] wanted = known ? key : "nothing".getBytes("US-ASCII");
        Messages.Body body = new Messages.Body(BIG).ulong(11);
        address(body, disposition, wanted, 0, BIG);
        client.send(Messages.message(2, BIG, false, 3, body.bytes()));

        assertEquals(
                Hex.plain("'GIOP' 01 02 00 04 00000008 0000000b 0000000" + (known ? "1" : "0")),
                client.receiveHex());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldAskForTheKeyWhenTheProfileIsNotIiop(int disposition) throws Exception {
        Messages.Body body = target(disposition, key, UNKNOWN_PROFILE, BIG);
        client.send(
                Messages.message(2, BIG, false, 0, body.string("add").ulong(0).align(8).bytes()));
        assertEquals(
                Hex.plain("'GIOP' 01 02 00 01 0000000e 0000000c 00000005 00000000 0000"),
                client.receiveHex());

        Messages.Body locate = new Messages.Body(BIG).ulong(13);
        address(locate, disposition, key, UNKNOWN_PROFILE, BIG);
        client.send(Messages.message(2, BIG, false, 3, locate.bytes()));
        assertEquals(
                Hex.plain("'GIOP' 01 02 00 04 0000000a 0000000d 00000005 0000"),
                client.receiveHex());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8, 9, 12, 15, 24, 28})
    void shouldAskForTheKeyWhenTheProfileIsCut(int octets) throws Exception {
        byte[] cut = Arrays.copyOf(profileOf(1, BIG, key), octets);
        Messages.Body body = new Messages.Body(BIG).ulong(12).octet(3).octet(0).octet(0).octet(0);
        body.ushort(1).ulong(0).octets(cut).string("add").ulong(0);
        client.send(Messages.message(2, BIG, false, 0, body.bytes()));

        assertEquals(5, Messages.status(client.receive()));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 0xffff})
    void shouldRefuseADispositionThatDoesNotExist(int disposition) throws Exception {
        Messages.Body body = new Messages.Body(BIG).ulong(12).octet(3).octet(0).octet(0).octet(0);
        body.ushort(disposition).octets(key).string("add").ulong(0);
        client.send(Messages.message(2, BIG, false, 0, body.bytes()));

        assertEquals(Hex.plain(Messages.MESSAGE_ERROR), client.receiveHex());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldAddressAsTheServerWants(int disposition) throws Exception {
        try (RawServer other = new RawServer();
                TestOrb orb = TestOrb.of("zen.byteOrder", "big")) {
            FutureTask<Integer> call = new FutureTask<>(() -> orb.service(other.url()).add(40, 2));
            Thread.ofPlatform().daemon().start(call);
            RawPeer peer = other.accept();
            byte[] request = peer.receive();
            assertEquals(0, Messages.view(request).getShort(20));
            Messages.Body body = new Messages.Body(BIG).ulong(Messages.id(request)).ulong(5);
            peer.send(
                    Messages.message(2, BIG, false, 1, body.ulong(0).ushort(disposition).bytes()));

            request = peer.receive();

            assertEquals(disposition, Messages.view(request).getShort(20));
            // a ZEN server reads what a ZEN client writes, but for the key
            client.send(request);
            byte[] reply = client.receive();
            assertEquals(2, Messages.status(reply));
            assertEquals("IDL:omg.org/CORBA/OBJECT_NOT_EXIST:1.0", Messages.exceptionId(reply));
            peer.send(Messages.reply(BIG, Messages.id(request), 42));
            assertEquals(42, call.get());
        }
    }
}
