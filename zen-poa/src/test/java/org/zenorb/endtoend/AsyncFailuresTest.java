package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.AMI_ServiceHandler;
import endtoend._ServiceStub;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.INV_OBJREF;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TRANSIENT;
import org.omg.CORBA.UNKNOWN;
import org.zenorb.error.MinorCode;

import java.nio.ByteOrder;
import java.util.Arrays;

/** Asynchronous calls of a server in the test's hand: what it forwards, breaks off and garbles. */
@Timeout(60)
class AsyncFailuresTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;
    private static final int FORWARD = 3;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private final Replies replies = new Replies();
    private RawServer server;
    private TestOrb orb;
    private AMI_ServiceHandler handler;

    @BeforeEach
    void listen() throws Exception {
        server = new RawServer();
        orb = TestOrb.of("zen.byteOrder", "big", "zen.maxForwards", "3");
        handler = replies.in(orb);
    }

    @AfterEach
    void end() throws Exception {
        orb.close();
        server.close();
    }

    private _ServiceStub stub(String url) {
        return (_ServiceStub) orb.service(url);
    }

    /** A Reply whose body is a reference, taken from its text. */
    private static byte[] forward(int minor, int id, String reference) {
        byte[] ior = Hex.bytes(reference.substring("IOR:".length()));
        assertEquals(0, ior[0], "references are written big-endian");
        Messages.Body body = new Messages.Body(BIG);
        if (minor == 2) {
            body.ulong(id).ulong(FORWARD).ulong(0);
        } else {
            body.ulong(0).ulong(id).ulong(FORWARD);
        }
        byte[] head = body.bytes();
        byte[] whole = Arrays.copyOf(head, head.length + ior.length - 4);
        System.arraycopy(ior, 4, whole, head.length, ior.length - 4);
        return Messages.message(minor, BIG, false, 1, whole);
    }

    /** The reference that a URL stands for, as text. */
    private String ior(String url) {
        return orb.orb().object_to_string(orb.orb().string_to_object(url));
    }

    @Test
    void shouldWriteTheRequestOfASynchronousCall() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 2, 3);
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
        assertEquals("add 5", replies.next());
    }

    @Test
    void shouldWantNoReplyForANilHandler() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(null, 2, 3);
        RawPeer peer = server.accept();
        assertEquals(0, peer.receive()[16], "response flags");
        service.sendc_add(handler, 2, 3);
        byte[] request = peer.receive();
        assertEquals(3, request[16], "response flags");
        peer.send(Messages.reply(BIG, Messages.id(request), 5));
        assertEquals("add 5", replies.next());
    }

    @Test
    void shouldTellOfAConnectionThatIsLost() throws Exception {
        _ServiceStub service = stub(server.url());
        for (int i = 0; i < 5; i++) {
            service.sendc_add(handler, i, 1);
        }
        try (RawPeer peer = server.accept()) {
            for (int i = 0; i < 5; i++) {
                peer.receive();
            }
        }
        for (int i = 0; i < 5; i++) {
            SystemException e = (SystemException) replies.nextRaised();
            assertEquals(COMM_FAILURE.class, e.getClass());
            assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
        }
        assertTrue(replies.told.isEmpty());
    }

    @Test
    void shouldSendAgainWhatAClosingServerHasNotBegun() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 2, 3);
        try (RawPeer peer = server.accept()) {
            peer.receive();
            peer.send(Messages.CLOSE_CONNECTION);
        }
        RawPeer peer = server.accept();
        byte[] request = peer.receive();
        peer.send(Messages.reply(BIG, Messages.id(request), 5));
        assertEquals("add 5", replies.next());
    }

    @Test
    void shouldNotSendAgainForEver() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 2, 3);
        for (int i = 0; i < 3; i++) {
            try (RawPeer peer = server.accept()) {
                peer.receive();
                peer.send(Messages.CLOSE_CONNECTION);
            }
        }
        TRANSIENT e = (TRANSIENT) replies.nextRaised();
        assertEquals(MinorCode.CONNECTION_CLOSED_BY_PEER.number(), e.minor);
        assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
    }

    @Test
    void shouldGoWhereItIsForwarded() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb there = TestOrb.of("zen.charCodeSet", "ISO-8859-1")) {
            String reference = there.serve(servant);
            _ServiceStub service = stub(server.url());
            service.sendc_half(handler, 5);
            RawPeer peer = server.accept();
            peer.send(forward(2, Messages.id(peer.receive()), reference));
            // a plain URL has no code sets: what it needs is what ISO 8859-1 and UTF-16 are
            assertEquals("half 2.5", replies.next());
            service.sendc_add(handler, 2, 3);
            assertEquals("add 5", replies.next());
        }
    }

    @Test
    void shouldGoWhereItIsForwardedWithinTheProcess() throws Exception {
        String reference = orb.serve(new ServiceServant());
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 2, 3);
        RawPeer peer = server.accept();
        peer.send(forward(2, Messages.id(peer.receive()), reference));
        TRANSIENT e = (TRANSIENT) replies.nextRaised();
        assertEquals(MinorCode.FORWARDED_MEANWHILE.number(), e.minor);
        service.sendc_add(handler, 2, 3);
        assertEquals("add 5", replies.next());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void shouldKeepArgumentsAlignedInOldMessages(int minor) throws Exception {
        // keys of 3 and of 7 octets: the arguments of a double stand four octets off
        String url = "corbaloc:iiop:1." + minor + "@127.0.0.1:" + server.port();
        _ServiceStub service = stub(url + "/Key");
        service.sendc_half(handler, 5);
        RawPeer peer = server.accept();
        byte[] first = peer.receive();
        int id = Messages.view(first).getInt(16);
        peer.send(forward(minor, id, ior(url + "/Another")));
        byte[] second = peer.receive();
        assertEquals(0, second.length % 8);
        assertEquals(5.0, Messages.view(second).getDouble(second.length - 8));
        byte[] reply =
                new Messages.Body(BIG)
                        .ulong(0)
                        .ulong(Messages.view(second).getInt(12 + 4 + 12))
                        .ulong(0)
                        .align(8)
                        .ulong(0x40040000)
                        .ulong(0)
                        .bytes();
        peer.send(Messages.message(minor, BIG, false, 1, reply));
        assertEquals("half 2.5", replies.next());
    }

    @Test
    void shouldSayThatAForwardWantsTheSameCallAgain() throws Exception {
        try (TestOrb there = TestOrb.of()) {
            _ServiceStub service = stub("corbaloc:iiop:1.0@127.0.0.1:" + server.port() + "/Key");
            service.sendc_add(handler, 2, 3);
            RawPeer peer = server.accept();
            int id = Messages.view(peer.receive()).getInt(16);
            peer.send(forward(0, id, there.serve(new ServiceServant())));
            TRANSIENT e = (TRANSIENT) replies.nextRaised();
            assertEquals(MinorCode.FORWARDED_MEANWHILE.number(), e.minor);
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            service.sendc_add(handler, 2, 3);
            assertEquals("add 5", replies.next());
        }
    }

    @Test
    void shouldSendNoWideCharactersWhereAForwardNamesNoCodeSets() throws Exception {
        try (TestOrb there = TestOrb.of()) {
            String reference = CodeSetsTest.saying(there.serve(new ServiceServant()), null);
            _ServiceStub service = stub(server.url());
            service.sendc_wide(handler, "a\u3042");
            RawPeer peer = server.accept();
            peer.send(forward(2, Messages.id(peer.receive()), reference));
            INV_OBJREF e = (INV_OBJREF) replies.nextRaised();
            assertEquals(MinorCode.NO_CODE_SET_COMPONENT.number(), e.minor);
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            service.sendc_add(handler, 2, 3);
            assertEquals("add 5", replies.next());
        }
    }

    @Test
    void shouldEndAnEndlessForward() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 2, 3);
        RawPeer peer = server.accept();
        String here = ior(server.url());
        for (int i = 0; i < 4; i++) {
            peer.send(forward(2, Messages.id(peer.receive()), here));
        }
        TRANSIENT e = (TRANSIENT) replies.nextRaised();
        assertEquals(MinorCode.TOO_MANY_FORWARDS.number(), e.minor);
    }

    @Test
    void shouldCountForwardsForEachCall() throws Exception {
        _ServiceStub service = stub(server.url());
        for (int i = 0; i < 10; i++) {
            service.sendc_add(handler, i, 0);
        }
        RawPeer peer = server.accept();
        String here = ior(server.url());
        for (int i = 0; i < 10; i++) {
            peer.send(forward(2, Messages.id(peer.receive()), here));
        }
        for (int i = 0; i < 10; i++) {
            byte[] request = peer.receive();
            int sum = Messages.view(request).getInt(request.length - 8);
            peer.send(Messages.reply(BIG, Messages.id(request), sum));
        }
        for (int i = 0; i < 10; i++) {
            assertTrue(replies.next().startsWith("add "));
        }
    }

    @Test
    void shouldAddressTheTargetAsTheServerDemands() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 2, 3);
        RawPeer peer = server.accept();
        int id = Messages.id(peer.receive());
        byte[] body = new Messages.Body(BIG).ulong(id).ulong(5).ulong(0).ushort(2).bytes();
        peer.send(Messages.message(2, BIG, false, 1, body));
        byte[] request = peer.receive();
        assertEquals(2, Messages.view(request).getShort(20), "addressing disposition");
        peer.send(Messages.reply(BIG, Messages.id(request), 5));
        assertEquals("add 5", replies.next());
    }

    @Test
    void shouldTellOfAReplyThatCannotBeRead() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_echo(handler, "x");
        RawPeer peer = server.accept();
        // a string that is longer than its message
        peer.send(Messages.reply(BIG, Messages.id(peer.receive()), 1000));
        assertEquals(MARSHAL.class, replies.nextRaised().getClass());

        service.sendc_echo(handler, "x");
        int id = Messages.id(peer.receive());
        byte[] body =
                new Messages.Body(BIG).ulong(id).ulong(1).ulong(0).string("IDL:x:1.0").bytes();
        peer.send(Messages.message(2, BIG, false, 1, body));
        UNKNOWN e = (UNKNOWN) replies.nextRaised();
        assertEquals(MinorCode.UNKNOWN_USER_EXCEPTION.number(), e.minor);
        assertTrue(e.getMessage().contains("IDL:x:1.0"), e.getMessage());
    }

    @Test
    void shouldReadRepliesThatCameTogetherWithASynchronousOne() throws Exception {
        _ServiceStub service = stub(server.url());
        service.sendc_add(handler, 1, 0);
        RawPeer peer = server.accept();
        int async = Messages.id(peer.receive());
        var call = new java.util.concurrent.FutureTask<>(() -> service.add(2, 0));
        Thread.ofPlatform().daemon().start(call);
        int synchronous = Messages.id(peer.receive());
        // the caller reads both at once, and only the first is its own
        byte[] one = Messages.reply(BIG, synchronous, 2);
        byte[] two = Messages.reply(BIG, async, 1);
        byte[] both = Arrays.copyOf(one, one.length + two.length);
        System.arraycopy(two, 0, both, one.length, two.length);
        peer.send(both);
        assertEquals(2, call.get());
        assertEquals("add 1", replies.next());
    }
}
