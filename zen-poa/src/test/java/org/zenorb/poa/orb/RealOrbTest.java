package org.zenorb.poa.orb;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.CORBA.TRANSIENT;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.CurrentHelper;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.ThreadPolicyValue;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** The POA behind the real ORB, over sockets. */
class RealOrbTest {
    private final TwoOrbs orbs = new TwoOrbs();

    @AfterEach
    void end() {
        orbs.close();
    }

    @Test
    void shouldServeARemoteCaller() throws Exception {
        POA root = orbs.activeRoot();
        byte[] id = root.activate_object(new TwoOrbs.Service(n -> n + 1));
        org.omg.CORBA.Object target = orbs.atClient(root.id_to_reference(id));
        assertEquals(42, TwoOrbs.call(target, "next", 41));
        assertEquals(42, TwoOrbs.call(root.id_to_reference(id), "next", 41), "collocated");
        root.deactivate_object(id);
        assertThrows(OBJECT_NOT_EXIST.class, () -> TwoOrbs.call(target, "next", 41));
    }

    @Test
    void shouldTellTheServantWhichObjectRuns() throws Exception {
        POA root = orbs.activeRoot();
        POA poa =
                root.create_POA(
                        "poa",
                        root.the_POAManager(),
                        new Policy[] {
                            root.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID)
                        });
        Current current =
                CurrentHelper.narrow(orbs.server.resolve_initial_references("POACurrent"));
        byte[] id = {3, 1, 4};
        poa.activate_object_with_id(
                id,
                new TwoOrbs.Service(n -> {
                    assertArrayEquals(id, current.get_object_id());
                    assertArrayEquals(id, poa.reference_to_id(current.get_reference()));
                    assertEquals("poa", current.get_POA().the_name());
                    return n;
                }));
        assertEquals(7, TwoOrbs.call(orbs.atClient(poa.id_to_reference(id)), "same", 7));
    }

    @Test
    void shouldHoldRemoteCallersUntilActivated() throws Exception {
        POA root = orbs.activeRoot();
        POA poa = root.create_POA("poa", null, new Policy[0]);
        AtomicInteger served = new AtomicInteger();
        org.omg.CORBA.Object target =
                orbs.atClient(
                        poa.id_to_reference(
                                poa.activate_object(
                                        new TwoOrbs.Service(n -> served.incrementAndGet()))));
        List<FutureTask<Integer>> callers = new ArrayList<>();
        for (int i = 0; i < 8; i++) { // more than the lane has threads
            callers.add(start(() -> TwoOrbs.call(target, "count", 0)));
        }
        // While they are held, the lane is free for others.
        org.omg.CORBA.Object other =
                orbs.atClient(
                        root.id_to_reference(root.activate_object(new TwoOrbs.Service(n -> n))));
        for (int i = 0; i < 100; i++) {
            assertEquals(i, TwoOrbs.call(other, "same", i));
        }
        assertEquals(0, served.get());
        poa.the_POAManager().activate();
        Set<Integer> results = new HashSet<>();
        for (FutureTask<Integer> caller : callers) {
            results.add(caller.get());
        }
        assertEquals(8, results.size());
    }

    @Test
    void shouldDiscardAndRefuse() throws Exception {
        POA root = orbs.activeRoot();
        POA poa = root.create_POA("poa", null, new Policy[0]);
        org.omg.CORBA.Object target =
                orbs.atClient(
                        poa.id_to_reference(poa.activate_object(new TwoOrbs.Service(n -> n))));
        poa.the_POAManager().discard_requests(true);
        TRANSIENT e = assertThrows(TRANSIENT.class, () -> TwoOrbs.call(target, "same", 1));
        assertEquals(MinorCode.REQUEST_DISCARDED.number(), e.minor);
        poa.the_POAManager().deactivate(true, true);
        assertThrows(OBJ_ADAPTER.class, () -> TwoOrbs.call(target, "same", 1));
        poa.destroy(true, true);
        OBJECT_NOT_EXIST gone =
                assertThrows(OBJECT_NOT_EXIST.class, () -> TwoOrbs.call(target, "same", 1));
        assertEquals(MinorCode.ADAPTER_UNKNOWN.number(), gone.minor);
    }

    @Test
    void shouldWaitForARemoteRequestThatRuns() throws Exception {
        POA root = orbs.activeRoot();
        POA poa = root.create_POA("poa", root.the_POAManager(), new Policy[0]);
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        org.omg.CORBA.Object target =
                orbs.atClient(
                        poa.id_to_reference(
                                poa.activate_object(
                                        new TwoOrbs.Service(n -> {
                                            inside.countDown();
                                            mayEnd.await();
                                            return n;
                                        }))));
        FutureTask<Integer> caller = start(() -> TwoOrbs.call(target, "same", 5));
        inside.await();
        FutureTask<Integer> destroying =
                start(() -> {
                    poa.destroy(true, true);
                    return 0;
                });
        assertThrows(OBJECT_NOT_EXIST.class, () -> awaitRefusal(target));
        assertFalse(destroying.isDone());
        mayEnd.countDown();
        assertEquals(5, caller.get());
        destroying.get();
    }

    /** Calls until the POA is gone; those that get in before are let through by nobody. */
    private static void awaitRefusal(org.omg.CORBA.Object target) {
        while (!target._non_existent()) {
            Thread.onSpinWait();
        }
        TwoOrbs.call(target, "same", 1);
    }

    @Test
    void shouldRefuseToWaitFromWithinARemoteRequest() throws Exception {
        POA root = orbs.activeRoot();
        org.omg.CORBA.Object target =
                orbs.atClient(
                        root.id_to_reference(
                                root.activate_object(
                                        new TwoOrbs.Service(n -> {
                                            root.the_POAManager().hold_requests(true);
                                            return n;
                                        }))));
        BAD_INV_ORDER e = assertThrows(BAD_INV_ORDER.class, () -> TwoOrbs.call(target, "hold", 1));
        assertEquals(MinorCode.OMG | 3, e.minor);
    }

    @Test
    void shouldRunOneAtATimeOverAllLaneThreads() throws Exception {
        POA root = orbs.activeRoot();
        POA poa =
                root.create_POA(
                        "poa",
                        root.the_POAManager(),
                        new Policy[] {
                            root.create_thread_policy(ThreadPolicyValue.SINGLE_THREAD_MODEL)
                        });
        int[] plain = {0};
        org.omg.CORBA.Object reference =
                poa.id_to_reference(poa.activate_object(new TwoOrbs.Service(n -> plain[0] += n)));
        List<FutureTask<Integer>> callers = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            org.omg.CORBA.Object target = t == 0 ? reference : orbs.atClient(reference);
            callers.add(
                    start(() -> {
                        for (int i = 0; i < 500; i++) {
                            int unused = TwoOrbs.call(target, "add", 1);
                        }
                        return 0;
                    }));
        }
        for (FutureTask<Integer> caller : callers) {
            caller.get();
        }
        assertEquals(2000, TwoOrbs.call(reference, "add", 0));
    }

    @Test
    void shouldDeactivateFromWithinARemoteRequest() throws Exception {
        POA root = orbs.activeRoot();
        TwoOrbs.Service service =
                new TwoOrbs.Service(n -> {
                    root.deactivate_object(currentId());
                    return n;
                });
        org.omg.CORBA.Object target =
                orbs.atClient(root.id_to_reference(root.activate_object(service)));
        assertEquals(9, TwoOrbs.call(target, "remove", 9), "the request itself ends well");
        assertThrows(OBJECT_NOT_EXIST.class, () -> TwoOrbs.call(target, "remove", 9));
        assertTrue(target._non_existent());
        byte[] again = root.activate_object(service);
        assertEquals(9, TwoOrbs.call(orbs.atClient(root.id_to_reference(again)), "remove", 9));
    }

    private byte[] currentId() throws Exception {
        return CurrentHelper.narrow(orbs.server.resolve_initial_references("POACurrent"))
                .get_object_id();
    }

    private static FutureTask<Integer> start(Callable<Integer> body) {
        FutureTask<Integer> task = new FutureTask<>(body);
        new Thread(task, "caller").start();
        return task;
    }
}
