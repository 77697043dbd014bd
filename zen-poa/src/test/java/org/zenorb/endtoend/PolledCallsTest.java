package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.AMI_NodePoller;
import endtoend.AMI_ServicePoller;
import endtoend.OctetsHolder;
import endtoend.Refused;
import endtoend._ServiceStub;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.NO_RESPONSE;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.PollableSet;
import org.omg.CORBA.PollableSetPackage.NoPossiblePollable;
import org.omg.CORBA.PollableSetPackage.UnknownPollable;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;

import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;

/** Asynchronous calls whose replies are asked for. */
@Timeout(120)
class PolledCallsTest {
    private static final int FOREVER = -1;
    private static final int OMG = 0x4f4d0000;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private final ServiceServant servant = new ServiceServant();

    /** What a test does with a stub. */
    private interface Body {
        void run(_ServiceStub service, TestOrb client) throws Exception;
    }

    /** From one ORB to another, and within one. */
    private void withBoth(Body body) throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            body.run((_ServiceStub) client.service(server.serve(servant)), client);
        }
        try (TestOrb both = TestOrb.of()) {
            body.run((_ServiceStub) both.service(both.serve(servant)), both);
        }
    }

    private static void assertMinor(int minor, SystemException raised) {
        assertEquals(OMG | minor, raised.minor, raised.toString());
    }

    @Test
    void shouldGiveResultsToWhoAsks() throws Exception {
        withBoth((service, client) -> {
            IntHolder sum = new IntHolder();
            AMI_ServicePoller adding = service.sendp_add(2, 3);
            adding.add(FOREVER, sum);
            assertEquals(5, sum.value);

            StringHolder text = new StringHolder();
            service.sendp_wide("\u20ac").wide(FOREVER, text);
            assertEquals("\u20ac", text.value);
            OctetsHolder data = new OctetsHolder();
            service.sendp_bounce(new byte[] {1, 2}).bounce(FOREVER, data);
            assertArrayEquals(new byte[] {1, 2}, data.value);
            service.sendp_set_level(9).set_level(FOREVER);
            IntHolder level = new IntHolder();
            service.sendp_get_level().get_level(FOREVER, level);
            assertEquals(9, level.value);

            AMI_NodePoller inherited = service.sendp_descend(service, 0);
            inherited.descend(FOREVER, level);
            assertEquals(0, level.value);
        });
    }

    @Test
    void shouldSayWhatItIsFor() throws Exception {
        withBoth((service, client) -> {
            AMI_ServicePoller poller = service.sendp_add(1, 1);
            assertEquals("add", poller.operation_name());
            assertSame(service, poller.operation_target());
            assertNull(poller.associated_handler());
            assertMinor(
                    2,
                    assertThrows(
                            BAD_OPERATION.class, () -> poller.echo(FOREVER, new StringHolder())));
            assertTrue(poller.is_ready(FOREVER));
            poller.add(0, new IntHolder());
        });
    }

    @Test
    void shouldDeliverAReplyOnce() throws Exception {
        withBoth((service, client) -> {
            AMI_ServicePoller poller = service.sendp_add(1, 1);
            poller.add(FOREVER, new IntHolder());
            assertFalse(poller.is_from_poller());
            assertMinor(
                    5,
                    assertThrows(
                            OBJECT_NOT_EXIST.class, () -> poller.add(FOREVER, new IntHolder())));
            assertTrue(poller.is_from_poller());
            assertMinor(5, assertThrows(OBJECT_NOT_EXIST.class, () -> poller.is_ready(0)));
        });
    }

    @Test
    void shouldNotWaitLongerThanItIsTold() throws Exception {
        withBoth((service, client) -> {
            AMI_ServicePoller poller = service.sendp_block(7);
            servant.awaitEntered(1);
            IntHolder number = new IntHolder();
            assertMinor(22, assertThrows(BAD_INV_ORDER.class, poller::is_from_poller));
            assertFalse(poller.is_ready(0));
            assertFalse(poller.is_ready(1));
            assertMinor(1, assertThrows(NO_RESPONSE.class, () -> poller.block(0, number)));
            assertTrue(poller.is_from_poller());
            assertMinor(1, assertThrows(TIMEOUT.class, () -> poller.block(1, number)));
            servant.gate.release();
            assertTrue(poller.is_ready(FOREVER));
            poller.block(0, number);
            assertEquals(7, number.value);
        });
    }

    @Test
    void shouldRaiseWhatTheServerRaised() throws Exception {
        servant.failure.set(new BAD_PARAM("mine", 77, CompletionStatus.COMPLETED_YES));
        withBoth((service, client) -> {
            AMI_ServicePoller refused = service.sendp_refuse("no");
            Refused user = assertThrows(Refused.class, () -> refused.refuse(FOREVER));
            assertEquals("no", user.reason);
            assertFalse(refused.is_from_poller());
            AMI_ServicePoller failed = service.sendp_fail();
            BAD_PARAM system = assertThrows(BAD_PARAM.class, () -> failed.fail(FOREVER));
            assertEquals(77, system.minor);
            assertFalse(failed.is_from_poller());
        });
    }

    @Test
    void shouldGiveTheReplyToAnAssociatedHandler() throws Exception {
        withBoth((service, client) -> {
            Replies replies = new Replies();
            AMI_ServicePoller early = service.sendp_block(3);
            servant.awaitEntered(1);
            early.associated_handler(replies.in(client));
            servant.gate.release();
            assertEquals("block 3", replies.next());
            assertThrows(OBJECT_NOT_EXIST.class, () -> early.block(FOREVER, new IntHolder()));

            AMI_ServicePoller late = service.sendp_refuse("no");
            assertTrue(late.is_ready(FOREVER));
            late.associated_handler(early.associated_handler());
            assertEquals(Refused.class, replies.nextRaised().getClass());
            assertThrows(OBJECT_NOT_EXIST.class, () -> late.refuse(FOREVER));

            AMI_ServicePoller changed = service.sendp_block(4);
            servant.awaitEntered(1);
            changed.associated_handler(early.associated_handler());
            changed.associated_handler(null);
            servant.gate.release();
            IntHolder number = new IntHolder();
            changed.block(FOREVER, number);
            assertEquals(4, number.value);
        });
    }

    @Test
    void shouldFindTheFirstOfSeveralThatIsReady() throws Exception {
        withBoth((service, client) -> {
            AMI_ServicePoller slow = service.sendp_block(1);
            servant.awaitEntered(1);
            PollableSet set = slow.create_pollable_set();
            assertEquals(1, set.number_left());
            assertMinor(1, assertThrows(NO_RESPONSE.class, () -> set.get_ready_pollable(0)));
            assertMinor(1, assertThrows(TIMEOUT.class, () -> set.get_ready_pollable(1)));

            AMI_ServicePoller quick = service.sendp_add(1, 2);
            set.add_pollable(quick);
            set.add_pollable(quick);
            assertEquals(2, set.number_left());
            assertMinor(43, assertThrows(BAD_PARAM.class, quick::create_pollable_set));
            assertThrows(BAD_PARAM.class, () -> set.add_pollable(null));
            if (!quick.is_ready(FOREVER)) {
                throw new AssertionError();
            }
            assertSame(quick, set.get_ready_pollable(FOREVER));
            assertEquals(1, set.number_left());
            assertThrows(UnknownPollable.class, () -> set.remove(quick));

            servant.gate.release();
            assertSame(slow, set.get_ready_pollable(FOREVER));
            assertThrows(NoPossiblePollable.class, () -> set.get_ready_pollable(FOREVER));
            set.add_pollable(slow);
            slow.block(FOREVER, new IntHolder());
            assertEquals(0, set.number_left());
        });
    }

    @Test
    void shouldStayInItsProcess() throws Exception {
        try (TestOrb both = TestOrb.of()) {
            _ServiceStub service = (_ServiceStub) both.service(both.serve(servant));
            AMI_ServicePoller poller = service.sendp_add(1, 2);
            ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream());
            assertThrows(NotSerializableException.class, () -> out.writeObject(poller));
            poller.add(FOREVER, new IntHolder());
        }
    }
}
