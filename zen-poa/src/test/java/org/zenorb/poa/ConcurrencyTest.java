package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.Policy;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.POA;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

/** Requests race with deactivation, destruction and manager states; a fixed number of steps. */
class ConcurrencyTest {
    private static final int ROUNDS = 3_000;

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();

    @Test
    void shouldFreeAnIdOnlyWhenNoRequestRunsInIt() throws Exception {
        POA poa =
                root.create_POA(
                        "poa", root.the_POAManager(), new Policy[] {new Policies(root).userId()});
        byte[] id = {1};
        AtomicIntegerArray inside =
                new AtomicIntegerArray(2); // of two lives that follow each other
        AtomicLong served = new AtomicLong();
        AtomicInteger life = new AtomicInteger();
        TestServant[] servants = {new TestServant(), new TestServant()};
        org.omg.CORBA.Object reference = poa.create_reference_with_id(id, TestServant.ID);
        AtomicInteger done = new AtomicInteger();
        List<Running.Task<Void>> callers = new ArrayList<>();
        for (int t = 0; t < 3; t++) {
            callers.add(
                    Running.run(() -> {
                        while (done.get() == 0) {
                            callOnce(reference, servants, inside, served);
                        }
                    }));
        }
        for (int i = 0; i < ROUNDS; i++) {
            int now = life.incrementAndGet() & 1;
            poa.activate_object_with_id(id, servants[now]); // waits until the life before has ended
            assertEquals(0, inside.get(1 - now), "a request of the life before still runs");
            long before = served.get();
            while (i % 100 == 0 && served.get() == before) {
                Thread.onSpinWait(); // now and then somebody must get in
            }
            poa.deactivate_object(id);
        }
        done.set(1);
        for (Running.Task<Void> caller : callers) {
            caller.get();
        }
        assertTrue(served.get() >= ROUNDS / 100);
    }

    private void callOnce(
            org.omg.CORBA.Object reference,
            TestServant[] servants,
            AtomicIntegerArray inside,
            AtomicLong served) {
        try {
            host.call(
                    reference,
                    () -> {
                        Object mine = Upcalls.current(host.contexts()).servant();
                        int which = mine == servants[0] ? 0 : 1;
                        inside.incrementAndGet(which);
                        Thread.yield();
                        inside.decrementAndGet(which);
                        served.incrementAndGet();
                    });
        } catch (SystemException e) {
            Thread.onSpinWait(); // not active just now
        }
    }

    @Test
    void shouldRunNothingAfterAWaitForCompletion() throws Exception {
        POA poa = root.create_POA("poa", null, new Policy[0]);
        poa.the_POAManager().activate();
        org.omg.CORBA.Object reference =
                poa.id_to_reference(poa.activate_object(new TestServant()));
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        AtomicLong served = new AtomicLong();
        List<Running.Task<Void>> callers = new ArrayList<>();
        for (int t = 0; t < 3; t++) {
            callers.add(
                    Running.run(() -> {
                        while (done.get() == 0) {
                            try {
                                host.call(
                                        reference,
                                        () -> {
                                            inside.incrementAndGet();
                                            Thread.yield();
                                            served.incrementAndGet();
                                            inside.decrementAndGet();
                                        });
                            } catch (SystemException e) {
                                Thread.onSpinWait(); // discarded
                            }
                        }
                    }));
        }
        for (int i = 0; i < ROUNDS; i++) {
            poa.the_POAManager().discard_requests(true);
            assertEquals(0, inside.get());
            long before = served.get();
            poa.the_POAManager().activate();
            while (i % 100 == 0 && served.get() == before) {
                Thread.onSpinWait();
            }
        }
        done.set(1);
        for (Running.Task<Void> caller : callers) {
            caller.get();
        }
        assertTrue(served.get() > 0);
    }

    @Test
    void shouldActivateOnceWhenManyActivateImplicitly() throws Exception {
        for (int round = 0; round < 200; round++) {
            TestServant servant = new TestServant();
            List<Running.Task<byte[]>> tasks = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                tasks.add(Running.task(() -> root.servant_to_id(servant)));
            }
            String first = HexFormat.of().formatHex(tasks.getFirst().get());
            for (Running.Task<byte[]> task : tasks) {
                assertEquals(first, HexFormat.of().formatHex(task.get()));
            }
        }
    }
}
