package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.Policy;
import org.omg.CORBA.TRANSIENT;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAManager;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.HeldRequest;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;
import org.zenorb.serve.TestRequests;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The holding state: remote requests wait in a queue, local callers on their threads. */
class HoldingTest {
    private final TestHost host = new TestHost(); // holds four
    private final POA root = host.activeRoot();
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private POA poa;
    private POAManager manager;
    private org.omg.CORBA.Object reference;

    private final List<String> cancelled = new ArrayList<>();

    @BeforeEach
    void makeAPoa() throws Exception {
        poa = root.create_POA("poa", null, new Policy[0]);
        manager = poa.the_POAManager();
        reference = poa.id_to_reference(poa.activate_object(new TestServant()));
    }

    /** Sends a request; what becomes of it when held goes to the log. */
    private ServerRequest send(String name, org.omg.CORBA.Object target) {
        byte[] key = TestHost.key(target);
        ServerRequest request =
                TestRequests.remote(
                        key,
                        held -> {
                            log.add("hold " + name);
                            return new HeldRequest() {
                                @Override
                                public void resume() {
                                    log.add("resume " + name);
                                }

                                @Override
                                public void refuse(MinorCode minor, String detail) {
                                    log.add("refuse " + name + " " + minor);
                                }

                                @Override
                                public boolean isCancelled() {
                                    return cancelled.contains(name);
                                }
                            };
                        });
        log.add(host.adapter().preinvoke(request) + " " + name);
        return request;
    }

    @Test
    void shouldHoldAndResumeInOrder() throws Exception {
        send("a", reference);
        send("b", reference);
        send("c", reference);
        manager.activate();
        assertEquals(
                List.of(
                        "hold a",
                        "HELD a",
                        "hold b",
                        "HELD b",
                        "hold c",
                        "HELD c",
                        "resume a",
                        "resume b",
                        "resume c"),
                log);
        ServerRequest request = send("d", reference);
        assertEquals("SERVANT d", log.getLast());
        host.adapter().postinvoke(request);
    }

    @Test
    void shouldForgetWhatWasCancelledWhenItNeedsRoom() throws Exception {
        for (int i = 0; i < 4; i++) {
            send("in" + i, reference);
        }
        cancelled.add("in1");
        send("next", reference);
        assertEquals("HELD next", log.getLast());
        send("over", reference);
        assertEquals("REFUSED over", log.getLast());
    }

    @Test
    void shouldRefuseMoreThanItsQueueHolds() throws Exception {
        for (int i = 0; i < 4; i++) {
            send("in" + i, reference);
        }
        ServerRequest request = send("over", reference);
        assertEquals("REFUSED over", log.getLast());
        assertEquals(MinorCode.HOLD_QUEUE_FULL, request.refusal());
        assertTrue(request.refusalDetail().contains("zen.poa.maxHeldRequests"));

        manager.activate();
        manager.hold_requests(true);
        send("again", reference);
        assertEquals("HELD again", log.getLast(), "there is room again");
    }

    @Test
    void shouldRefuseTheHeldWhenDiscarding() throws Exception {
        send("a", reference);
        send("b", reference);
        manager.discard_requests(true);
        assertEquals(
                List.of("refuse a REQUEST_DISCARDED", "refuse b REQUEST_DISCARDED"),
                log.subList(4, 6));
        manager.activate();
        assertEquals(6, log.size(), "once only");
    }

    @Test
    void shouldRefuseTheHeldWhenDeactivated() throws Exception {
        send("a", reference);
        manager.deactivate(true, true);
        assertEquals("refuse a ADAPTER_INACTIVE", log.getLast());
        ServerRequest request = send("b", reference);
        assertEquals(MinorCode.ADAPTER_INACTIVE, request.refusal());
    }

    @Test
    void shouldLookAnewAtTheHeldOfADestroyedPoa() throws Exception {
        POA other = root.create_POA("other", manager, new Policy[0]);
        org.omg.CORBA.Object inOther =
                other.id_to_reference(other.activate_object(new TestServant()));
        send("a", reference);
        send("b", inOther);
        poa.destroy(false, true);
        assertEquals(List.of("resume a", "resume b"), log.subList(4, 6));
        // What the lane does then:
        assertEquals(MinorCode.ADAPTER_UNKNOWN, send("a", reference).refusal());
        send("b", inOther);
        assertEquals("HELD b", log.getLast());
    }

    @Test
    void shouldLetTheHeldGoAtShutdown() throws Exception {
        send("a", reference);
        host.adapter().shutdown(true);
        assertEquals("resume a", log.getLast());
        assertEquals(MinorCode.ADAPTER_UNKNOWN, send("a", reference).refusal());
    }

    @Test
    void shouldHoldForObjectsItDoesNotKnow() throws Exception {
        byte[] id = poa.reference_to_id(reference);
        poa.deactivate_object(id);
        send("a", reference);
        assertEquals("HELD a", log.getLast());
        poa.activate_object_with_id(id, new TestServant());
        manager.activate();
        ServerRequest request = send("a", reference);
        assertEquals("SERVANT a", log.getLast());
        host.adapter().postinvoke(request);
    }

    @Test
    void shouldGiveUpAtTheDeadlineOfALocalCaller() {
        byte[] key = TestHost.key(reference);
        ServerRequest request =
                TestRequests.collocated(key, 0, key.length, System.nanoTime() + 1_000_000);
        assertEquals(Outcome.REFUSED, host.adapter().preinvoke(request));
        assertEquals(MinorCode.REQUEST_TIMED_OUT, request.refusal());
    }

    @Test
    void shouldGiveUpAtTheDeadlineBeforeItsTurn() throws Exception {
        POA single =
                root.create_POA(
                        "single",
                        root.the_POAManager(),
                        new Policy[] {new Policies(root).singleThread()});
        org.omg.CORBA.Object target =
                single.id_to_reference(single.activate_object(new TestServant()));
        Running running = Running.call(host, target);
        byte[] key = TestHost.key(target);
        ServerRequest request =
                TestRequests.collocated(key, 0, key.length, System.nanoTime() + 1_000_000);
        assertEquals(Outcome.REFUSED, host.adapter().preinvoke(request));
        assertEquals(MinorCode.REQUEST_TIMED_OUT, request.refusal());
        running.end();
    }

    @Test
    void shouldBlockACollocatedCallerWhileHolding() throws Exception {
        Running caller = Running.start(host, reference);
        Running.awaitBlocked(caller.thread());
        assertFalse(caller.isInside());
        manager.activate();
        caller.awaitInside();
        caller.end();
    }

    @Test
    void shouldRefuseABlockedCallerWhenDiscarding() throws Exception {
        Running caller = Running.start(host, reference);
        Running.awaitBlocked(caller.thread());
        manager.discard_requests(false);
        Exception e = assertThrows(Exception.class, caller::end);
        assertTrue(e.getCause() instanceof TRANSIENT, e.toString());
    }

    @Test
    void shouldRefuseABlockedCallerWhenThePoaGoes() throws Exception {
        Running caller = Running.start(host, reference);
        Running.awaitBlocked(caller.thread());
        poa.destroy(false, false);
        manager.activate();
        Exception e = assertThrows(Exception.class, caller::end);
        assertTrue(e.getCause() instanceof OBJECT_NOT_EXIST, e.toString());
    }

    @Test
    void shouldRefuseABlockedCallerThatIsInterrupted() throws Exception {
        Running caller = Running.start(host, reference);
        Running.awaitBlocked(caller.thread());
        caller.thread().interrupt();
        Exception e = assertThrows(Exception.class, caller::end);
        assertTrue(e.getCause() instanceof TRANSIENT, e.toString());
    }
}
