package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.AMI_ServiceHandler;
import endtoend.Refused;
import endtoend.Service;
import endtoend._ServiceStub;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.NO_RESOURCES;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.TRANSIENT;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Asynchronous calls between two ORBs, and within one. */
@Timeout(120)
class AsyncCallsTest {
    private static final int MANY = 800;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private static _ServiceStub stub(TestOrb client, String reference) {
        return (_ServiceStub) client.service(reference);
    }

    @Test
    void shouldGiveResultsToTheHandler() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(new ServiceServant()));

            service.sendc_add(handler, 2, 3);
            assertEquals("add 5", replies.next());
            service.sendc_echo(handler, "caf\u00e9");
            assertEquals("echo caf\u00e9", replies.next());
            service.sendc_wide(handler, "\u20ac");
            assertEquals("wide \u20ac", replies.next());
            service.sendc_bounce(handler, new byte[100_000]);
            assertEquals("bounce 100000", replies.next());
            service.sendc_set_level(handler, 7);
            assertEquals("level set", replies.next());
            service.sendc_get_level(handler);
            assertEquals("level 7", replies.next());
            assertEquals(7, service.level());
            assertNotSame(Thread.currentThread(), replies.thread);
            assertTrue(replies.thread.getName().startsWith("zen-reply-"));
        }
    }

    @Test
    void shouldRaiseTheExceptionThatTheServerRaised() throws Exception {
        ServiceServant servant = new ServiceServant();
        servant.failure.set(new BAD_PARAM("mine", 77, CompletionStatus.COMPLETED_YES));
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(servant));

            service.sendc_refuse(handler, "no");
            Exception user = replies.nextRaised();
            assertEquals(Refused.class, user.getClass());
            assertEquals("no 42", Replies.members(user));

            service.sendc_fail(handler);
            BAD_PARAM system = (BAD_PARAM) replies.nextRaised();
            assertEquals(77, system.minor);
            assertEquals(CompletionStatus.COMPLETED_YES, system.completed);
        }
    }

    @Test
    void shouldReturnBeforeTheServerHasAnswered() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Replies replies = new Replies();
            _ServiceStub service = stub(client, server.serve(servant));

            service.sendc_block(replies.in(client), 1);
            servant.awaitEntered(1);
            assertTrue(replies.told.isEmpty());
            // others use the connection meanwhile
            assertEquals(3, service.add(1, 2));
            servant.gate.release();
            assertEquals("block 1", replies.next());
        }
    }

    @Test
    void shouldHandleHundredsInTheOrderOfTheirReplies() throws Exception {
        ServiceServant servant = new ServiceServant();
        // one thread serves, so that replies come in the order of the requests
        try (TestOrb server = TestOrb.of("zen.laneThreads", "1");
                TestOrb client = TestOrb.of()) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(servant));
            for (int i = 0; i < MANY; i++) {
                service.sendc_add(handler, i, 0);
            }
            for (int i = 0; i < MANY; i++) {
                assertEquals("add " + i, replies.next());
            }
            assertEquals(1, replies.mostAtOnce.get());
        }
    }

    @Test
    void shouldShareAConnectionWithCallersOfAllKinds() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.requestTimeoutMs", "30000")) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(servant));
            List<FutureTask<Integer>> calls = new ArrayList<>();
            for (int c = 0; c < 6; c++) {
                FutureTask<Integer> call = new FutureTask<>(() -> addUp(service));
                calls.add(call);
                Thread caller =
                        c % 2 == 0
                                ? Thread.ofVirtual().unstarted(call)
                                : Thread.ofPlatform().daemon().unstarted(call);
                caller.start();
            }
            for (int i = 0; i < MANY; i++) {
                service.sendc_add(handler, i, 0);
            }
            for (FutureTask<Integer> call : calls) {
                assertEquals(300, call.get());
            }
            int sum = 0;
            for (int i = 0; i < MANY; i++) {
                sum += Integer.parseInt(replies.next().substring(4));
            }
            assertEquals(MANY * (MANY - 1) / 2, sum);
        }
    }

    private static int addUp(Service service) {
        int sum = 0;
        for (int i = 0; i < 300; i++) {
            sum += service.add(i, 1) - i;
        }
        return sum;
    }

    @Test
    void shouldBoundTheCallsUnderWay() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.maxAsyncCalls", "2")) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(servant));
            service.sendc_block(handler, 1);
            service.sendc_block(handler, 2);
            NO_RESOURCES e =
                    assertThrows(NO_RESOURCES.class, () -> service.sendc_add(handler, 1, 1));
            assertEquals(MinorCode.TOO_MANY_ASYNC_CALLS.number(), e.minor);
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            assertTrue(e.getMessage().contains("zen.maxAsyncCalls"), e.getMessage());
            // a synchronous call and one whose reply nobody wants are none of them
            assertEquals(3, service.add(1, 2));
            service.sendc_add(null, 1, 1);

            servant.gate.release(2);
            assertTrue(replies.next().startsWith("block"));
            assertTrue(replies.next().startsWith("block"));
            // the calls are over when their handlers have returned, which is just about now
            sendWhenThereIsRoom(service, handler);
            assertEquals("add 2", replies.next());
        }
    }

    private static void sendWhenThereIsRoom(_ServiceStub service, AMI_ServiceHandler handler) {
        while (true) {
            try {
                service.sendc_add(handler, 1, 1);
                return;
            } catch (NO_RESOURCES e) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void shouldTimeOut() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.requestTimeoutMs", "150")) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(servant));
            for (int round = 0; round < 3; round++) {
                service.sendc_block(handler, round);
                TIMEOUT e = (TIMEOUT) replies.nextRaised();
                assertEquals(MinorCode.REQUEST_TIMED_OUT.number(), e.minor);
                assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
                assertTrue(e.getMessage().contains("zen.requestTimeoutMs"), e.getMessage());
            }
            // the late replies are nobody's, and the connection is as good as before
            servant.gate.release(3);
            assertEquals(5, patiently(() -> service.add(2, 3)));
            assertTrue(replies.told.isEmpty());
        }
    }

    /** On a machine this slow, 150 ms may be too short for any call. */
    private static int patiently(java.util.function.IntSupplier call) {
        while (true) {
            try {
                return call.getAsInt();
            } catch (TIMEOUT e) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void shouldKeepASlowHandlerFromHoldingUpOthers() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.replyThreads", "2")) {
            Replies slow = new Replies();
            slow.gate = new Semaphore(0);
            Replies quick = new Replies();
            AMI_ServiceHandler slowHandler = slow.in(client);
            AMI_ServiceHandler quickHandler = quick.in(client);
            _ServiceStub service = stub(client, server.serve(new ServiceServant()));
            // more than there are threads
            for (int i = 0; i < 10; i++) {
                service.sendc_add(slowHandler, i, 0);
            }
            assertTrue(slow.entered.tryAcquire(30, TimeUnit.SECONDS));
            for (int i = 0; i < 10; i++) {
                service.sendc_add(quickHandler, i, 0);
                assertEquals("add " + i, quick.next());
                assertEquals(i + 1, service.add(i, 1));
            }
            slow.gate.release(10);
            for (int i = 0; i < 10; i++) {
                assertTrue(slow.next().startsWith("add "));
            }
            assertEquals(1, slow.mostAtOnce.get());
        }
    }

    @Test
    void shouldCallAServantOfTheSameProcessOnAnotherThread() throws Exception {
        for (String collocation : List.of("copy", "direct")) {
            ServiceServant servant = new ServiceServant();
            try (TestOrb orb = TestOrb.of("zen.collocation", collocation)) {
                Replies replies = new Replies();
                AMI_ServiceHandler handler = replies.in(orb);
                _ServiceStub service = stub(orb, orb.serve(servant));
                service.sendc_block(handler, 1);
                servant.awaitEntered(1);
                // a servant that takes its time keeps no other reply from its handler
                service.sendc_echo(handler, "meanwhile");
                assertEquals("echo meanwhile", replies.next());
                servant.gate.release();
                assertEquals("block 1", replies.next());
                service.sendc_refuse(handler, "no");
                assertEquals("no 42", Replies.members(replies.nextRaised()));
                service.sendc_knowsItself(handler);
                assertEquals("knowsItself true", replies.next());
                service.sendc_add(null, 1, 1);
                assertEquals(1, servant.calls.get());
            }
        }
    }

    @Test
    void shouldGiveResultsToAHandlerInAnotherOrb() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of();
                TestOrb third = TestOrb.of()) {
            Replies replies = new Replies();
            String reference = third.orb().object_to_string(replies.in(third));
            AMI_ServiceHandler handler =
                    endtoend.AMI_ServiceHandlerHelper.unchecked_narrow(
                            client.orb().string_to_object(reference));
            ServiceServant servant = new ServiceServant();
            servant.failure.set(new BAD_PARAM("", 77, CompletionStatus.COMPLETED_YES));
            _ServiceStub service = stub(client, server.serve(servant));
            service.sendc_echo(handler, "there");
            assertEquals("echo there", replies.next());

            service.sendc_refuse(handler, "no");
            assertEquals("no 42", Replies.members(replies.nextRaised()));
            service.sendc_fail(handler);
            BAD_PARAM system = (BAD_PARAM) replies.nextRaised();
            assertEquals(77, system.minor);
            assertEquals(CompletionStatus.COMPLETED_YES, system.completed);
        }
    }

    @Test
    void shouldGoOnAfterAHandlerThatFails() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of("zen.replyThreads", "1")) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(new ServiceServant()));
            replies.failure = new IllegalStateException("expected by this test");
            service.sendc_add(handler, 1, 1);
            assertEquals("add 2", replies.next());
            replies.failure = null;
            service.sendc_add(handler, 2, 2);
            assertEquals("add 4", replies.next());
            assertEquals(1, errors.take("could not be told: add"));
        }
    }

    @Test
    void shouldTellHandlersOfTheOrbsEnd() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            _ServiceStub service = stub(client, server.serve(servant));
            service.sendc_block(handler, 1);
            servant.awaitEntered(1);
            client.orb().shutdown(true);
            assertEquals(
                    MinorCode.ORB_SHUT_DOWN.number(), ((BAD_INV_ORDER) replies.nextRaised()).minor);
            assertThrows(BAD_INV_ORDER.class, () -> service.sendc_add(handler, 1, 1));
            client.gone();
            servant.gate.release();
        }
    }

    @Test
    void shouldThrowWhatKeepsARequestFromBeingSent() throws Exception {
        try (TestOrb client = TestOrb.of()) {
            Replies replies = new Replies();
            AMI_ServiceHandler handler = replies.in(client);
            int port;
            try (RawServer nobody = new RawServer()) {
                port = nobody.port();
            }
            _ServiceStub service = stub(client, "corbaloc:iiop:1.2@127.0.0.1:" + port + "/Key");
            SystemException e =
                    assertThrows(TRANSIENT.class, () -> service.sendc_add(handler, 1, 1));
            assertEquals(CompletionStatus.COMPLETED_NO, e.completed);
            // null is found while the request is written, inside of which nothing is left behind
            _ServiceStub alive = stub(client, client.serve(new ServiceServant()));
            assertThrows(BAD_PARAM.class, () -> alive.sendc_echo(handler, null));
            assertEquals(2, alive.add(1, 1));
            assertTrue(replies.told.isEmpty());
            assertFalse(handler._non_existent());
        }
    }
}
