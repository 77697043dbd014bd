package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import endtoend.Service;
import endtoend._ServiceStub;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.TRANSIENT;
import org.zenorb.ior.Ior;
import org.zenorb.ior.TaggedOctets;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** References that lead to several places, and servers that are killed. */
@Timeout(60)
class FailoverTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private final ServiceServant first = new ServiceServant();
    private final ServiceServant second = new ServiceServant();

    private static <T> FutureTask<T> start(Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread.ofPlatform().daemon().name("caller").start(task);
        return task;
    }

    private static int freePort() throws Exception {
        try (RawServer server = new RawServer()) {
            return server.port();
        }
    }

    /** One reference with the profiles of several. */
    private static String joined(String... references) {
        List<TaggedOctets> profiles = new ArrayList<>();
        for (String reference : references) {
            profiles.addAll(Ior.parse(reference).profiles());
        }
        return new Ior(Ior.parse(references[0]).typeId(), profiles).stringify();
    }

    private static String reference(TestOrb orb, RawServer server) {
        return orb.orb().object_to_string(orb.orb().string_to_object(server.url()));
    }

    private void assertFailsOver(TestOrb one, TestOrb two, Service service) {
        assertEquals(5, service.add(2, 3));
        assertEquals(5, service.add(2, 3));
        assertEquals(2, first.calls.get(), "the first place is the one that is used");
        one.gone();
        one.orb().destroy();

        assertEquals(5, service.add(2, 3));
        assertEquals(5, service.add(2, 3));
        assertEquals(2, second.calls.get());
        two.gone();
        two.orb().destroy();

        TRANSIENT e = assertThrows(TRANSIENT.class, () -> service.add(2, 3));
        assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
        assertEquals(1, e.getSuppressed().length, "what the other place said");
    }

    @Test
    void shouldGoFromProfileToProfile() throws Exception {
        try (TestOrb one = TestOrb.of();
                TestOrb two = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = joined(one.serve(first), two.serve(second));

            assertFailsOver(one, two, client.service(reference));
        }
    }

    @Test
    void shouldGoFromAddressToAddressOfACorbaloc() throws Exception {
        int[] ports = {freePort(), freePort()};
        try (TestOrb one = TestOrb.on(ports[0]);
                TestOrb two = TestOrb.on(ports[1]);
                TestOrb client = TestOrb.of()) {
            TestOrb[] orbs = {one, two};
            ServiceServant[] servants = {first, second};
            for (int i = 0; i < 2; i++) {
                orbs[i].orb()
                        .register_initial_reference(
                                "Here", orbs[i].orb().string_to_object(orbs[i].serve(servants[i])));
            }
            String url =
                    "corbaloc:iiop:1.2@127.0.0.1:%d,iiop:1.1@127.0.0.1:%d/Here"
                            .formatted(ports[0], ports[1]);

            assertFailsOver(one, two, client.service(url));
        }
    }

    @Test
    void shouldTryTheAlternateAddressesInTheirOrder() throws Exception {
        int port = freePort();
        int dead = freePort();
        String addresses = "127.0.0.1:%d,127.0.0.1:%d".formatted(dead, port);
        try (TestOrb server = TestOrb.on(port, "zen.publishedAddresses", addresses);
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(first));

            assertEquals(5, service.add(2, 3));
            server.gone();
            server.orb().destroy();
            TRANSIENT e = assertThrows(TRANSIENT.class, () -> service.add(2, 3));
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
        }
    }

    @Test
    void shouldNotRepeatWhatMayHaveBeenDone() throws Exception {
        try (RawServer raw = new RawServer();
                TestOrb two = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(joined(reference(client, raw), two.serve(second)));
            FutureTask<Integer> call = start(() -> service.add(2, 3));
            try (RawPeer peer = raw.accept()) {
                peer.receive();
                raw.stop();
            }

            ExecutionException e = assertThrows(ExecutionException.class, call::get);
            COMM_FAILURE lost = (COMM_FAILURE) e.getCause();
            assertEquals(CompletionStatus.COMPLETED_MAYBE, lost.completed);
            assertEquals(0, second.calls.get());
            assertEquals(5, service.add(2, 3), "the next call finds its way");
            assertEquals(1, second.calls.get());
        }
    }

    @Test
    void shouldTakeARequestElsewhereThatWasNotBegun() throws Exception {
        try (RawServer raw = new RawServer();
                TestOrb two = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(joined(reference(client, raw), two.serve(second)));
            FutureTask<Integer> call = start(() -> service.add(2, 3));
            RawPeer peer = raw.accept();
            peer.receive();
            raw.stop();
            peer.send(Messages.CLOSE_CONNECTION);

            assertEquals(5, call.get());
            assertEquals(1, second.calls.get());
        }
    }

    @Test
    void shouldTakeAnAsynchronousRequestElsewhereThatWasNotBegun() throws Exception {
        Replies replies = new Replies();
        try (RawServer raw = new RawServer();
                RawServer other = new RawServer();
                TestOrb client = TestOrb.of("zen.byteOrder", "big")) {
            Service service =
                    client.service(joined(reference(client, raw), reference(client, other)));
            ((_ServiceStub) service).sendc_add(replies.in(client), 2, 3);
            RawPeer peer = raw.accept();
            peer.receive();
            raw.stop();
            peer.send(Messages.CLOSE_CONNECTION);
            RawPeer next = other.accept();
            next.send(Messages.reply(BIG, Messages.id(next.receive()), 5));

            assertEquals("add 5", replies.next());
        }
    }
}
