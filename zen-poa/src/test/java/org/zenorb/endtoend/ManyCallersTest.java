package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Node;
import endtoend.NodeHelper;
import endtoend.Service;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TRANSIENT;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** More callers, connections and nesting than there are threads. */
@Timeout(120)
class ManyCallersTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    @RegisterExtension final NoErrors errors = new NoErrors();

    @Test
    void shouldServe200ConnectionsOn4ThreadsWithOneStoppedInTheHeader() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of("zen.laneThreads", "4")) {
            String reference = server.serve(servant);
            byte[] key = Addresses.key(reference);
            List<RawPeer> peers = new ArrayList<>();
            byte[] request = Messages.add(BIG, 1, key, 1, 1);
            RawPeer stopped = RawPeer.connect(Addresses.port(reference));
            stopped.send(Arrays.copyOf(request, 6));
            for (int i = 0; i < 200; i++) {
                peers.add(RawPeer.connect(Addresses.port(reference)));
            }
            for (int round = 0; round < 5; round++) {
                for (RawPeer peer : peers) {
                    peer.send(Messages.add(BIG, round, key, round, 1));
                }
                for (RawPeer peer : peers) {
                    byte[] reply = peer.receive();
                    assertEquals(round, Messages.id(reply));
                    assertEquals(round + 1, Messages.view(reply).getInt(24));
                }
            }
            stopped.send(Arrays.copyOfRange(request, 6, request.length));
            assertEquals(2, Messages.view(stopped.receive()).getInt(24));
            stopped.close();
            for (RawPeer peer : peers) {
                peer.close();
            }
        }
    }

    @Test
    void shouldServeEveryThreadAtOnceOverOneConnection() throws Exception {
        ServiceServant servant = new ServiceServant();
        int threads = 4;
        try (TestOrb server = TestOrb.of("zen.laneThreads", String.valueOf(threads));
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(servant));
            for (int round = 0; round < 200; round++) {
                List<FutureTask<Integer>> calls = new ArrayList<>();
                for (int i = 0; i < threads; i++) {
                    int mine = i;
                    FutureTask<Integer> call = new FutureTask<>(() -> service.block(mine));
                    calls.add(call);
                    Thread.ofPlatform().daemon().start(call);
                }
                // all of them are inside at the same time, or this never returns
                servant.awaitEntered(threads);
                servant.gate.release(threads);
                for (int i = 0; i < threads; i++) {
                    assertEquals(i, calls.get(i).get());
                }
            }
        }
    }

    @Test
    void shouldServe10000VirtualThreadsOverOneConnection() throws Exception {
        ServiceServant servant = new ServiceServant();
        int callers = 10_000;
        AtomicInteger right = new AtomicInteger();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(servant));
            try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<?>> calls = new ArrayList<>();
                for (int i = 0; i < callers; i++) {
                    int mine = i;
                    calls.add(
                            executor.submit(() -> {
                                if (service.add(mine, 1) == mine + 1) {
                                    right.getAndIncrement();
                                }
                            }));
                }
                for (Future<?> call : calls) {
                    call.get();
                }
            }
        }
        assertEquals(callers, right.get());
        assertEquals(callers, servant.calls.get());
    }

    @Test
    void shouldMixVirtualAndPlatformThreadsOverOneConnection() throws Exception {
        ServiceServant servant = new ServiceServant();
        int callers = 8;
        int rounds = 500;
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.requestTimeoutMs", "30000")) {
            Service service = client.service(server.serve(servant));
            List<FutureTask<Integer>> calls = new ArrayList<>();
            for (int i = 0; i < callers; i++) {
                FutureTask<Integer> call =
                        new FutureTask<>(() -> {
                            int sum = 0;
                            for (int r = 0; r < rounds; r++) {
                                sum += service.add(r, 1) - r;
                            }
                            return sum;
                        });
                calls.add(call);
                if (i % 2 == 0) {
                    Thread.ofVirtual().start(call);
                } else {
                    Thread.ofPlatform().daemon().start(call);
                }
            }
            for (FutureTask<Integer> call : calls) {
                assertEquals(rounds, call.get());
            }
        }
    }

    @Test
    void shouldKeepFollowersGoingWhenOthersTimeOut() throws Exception {
        ServiceServant servant = new ServiceServant();
        int callers = 6;
        int rounds = 100;
        AtomicInteger timedOut = new AtomicInteger();
        try (TestOrb server = TestOrb.of();
                TestOrb patient = TestOrb.of("zen.requestTimeoutMs", "20")) {
            Service service = patient.service(server.serve(servant));
            List<FutureTask<Integer>> calls = new ArrayList<>();
            for (int i = 0; i < callers; i++) {
                FutureTask<Integer> call =
                        new FutureTask<>(() -> {
                            int done = 0;
                            for (int r = 0; r < rounds; r++) {
                                try {
                                    done += service.add(r, 1) - r;
                                } catch (org.omg.CORBA.TIMEOUT e) {
                                    timedOut.getAndIncrement();
                                    done++;
                                }
                            }
                            return done;
                        });
                calls.add(call);
                Thread.ofPlatform().daemon().start(call);
            }
            // three callers that wait in vain, one after the other, and leave
            for (int i = 0; i < 3; i++) {
                assertThrows(org.omg.CORBA.TIMEOUT.class, () -> service.block(1));
            }
            for (FutureTask<Integer> call : calls) {
                assertEquals(rounds, call.get());
            }
            servant.gate.release(3);
        }
    }

    @Test
    void shouldNestCallbacksWithinTheThreads() throws Exception {
        try (TestOrb a = TestOrb.of("zen.laneThreads", "8");
                TestOrb b = TestOrb.of("zen.laneThreads", "8")) {
            Service here = a.service(b.serve(new ServiceServant()));
            Node back =
                    NodeHelper.unchecked_narrow(
                            a.orb().string_to_object(a.serve(new ServiceServant())));

            assertEquals(12, here.descend(back, 12));
        }
    }

    @Test
    void shouldEndCallbacksDeeperThanTheThreadsWithTransient() throws Exception {
        String[] settings = {"zen.laneThreads", "2", "zen.laneStallTimeoutMs", "200"};
        try (TestOrb a = TestOrb.of(settings);
                TestOrb b = TestOrb.of(settings)) {
            Service here = a.service(b.serve(new ServiceServant()));
            Node back =
                    NodeHelper.unchecked_narrow(
                            a.orb().string_to_object(a.serve(new ServiceServant())));

            TRANSIENT e = assertThrows(TRANSIENT.class, () -> here.descend(back, 40));
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            assertTrue(e.getMessage().contains("lane"), e.getMessage());

            // and the lanes are as good as before
            assertEquals(3, here.descend(back, 3));
            assertEquals(5, here.add(2, 3));
        }
    }

    @Test
    void shouldBoundItsConnections() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of("zen.maxConnections", "2")) {
            String reference = server.serve(servant);
            byte[] key = Addresses.key(reference);
            RawPeer one = RawPeer.connect(Addresses.port(reference));
            RawPeer two = RawPeer.connect(Addresses.port(reference));
            for (RawPeer peer : List.of(one, two)) {
                peer.send(Messages.add(BIG, 1, key, 1, 1));
                assertEquals(2, Messages.view(peer.receive()).getInt(24));
            }
            RawPeer three = RawPeer.connect(Addresses.port(reference));
            assertEquals(Hex.plain("'GIOP' 01 00 00 05 00000000"), three.receiveHex());
            assertTrue(three.isAtEnd());
            try (TestOrb client = TestOrb.of()) {
                SystemException e =
                        assertThrows(TRANSIENT.class, () -> client.service(reference).add(1, 1));
                assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            }
            one.close();
            // when the server has seen that, there is room again
            int sum = 0;
            while (sum == 0) {
                try (RawPeer four = RawPeer.connect(Addresses.port(reference))) {
                    four.send(Messages.add(BIG, 1, key, 1, 1));
                    byte[] answer = four.receive();
                    sum = answer[7] == 1 ? Messages.view(answer).getInt(24) : 0;
                } catch (java.io.IOException e) {
                    // refused once more
                    sum = 0;
                }
            }
            assertEquals(2, sum);
            two.close();
        }
    }
}
