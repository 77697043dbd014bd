package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;

import java.util.ArrayList;
import java.util.List;

/** SINGLE_THREAD_MODEL: one upcall of the POA at a time. */
class SingleThreadTest {
    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private POA poa;
    private org.omg.CORBA.Object one;
    private org.omg.CORBA.Object other;

    @BeforeEach
    void makeAPoa() throws Exception {
        poa =
                root.create_POA(
                        "poa",
                        root.the_POAManager(),
                        new Policy[] {new Policies(root).singleThread()});
        one = poa.id_to_reference(poa.activate_object(new TestServant()));
        other = poa.id_to_reference(poa.activate_object(new TestServant()));
    }

    @Test
    void shouldSerialiseTheRequestsOfAllItsObjects() throws Exception {
        Running first = Running.call(host, one);
        Running second = Running.start(host, other);
        Running.awaitBlocked(second.thread());
        assertFalse(second.isInside());
        first.end();
        second.awaitInside();
        second.end();
    }

    @Test
    void shouldNotSerialiseWithOtherPoas() throws Exception {
        Running first = Running.call(host, one);
        TestServant free = new TestServant();
        assertSame(free, host.call(root.id_to_reference(root.activate_object(free))));
        first.end();
    }

    @Test
    void shouldLetAThreadCallItselfAgain() {
        List<String> order = new ArrayList<>();
        host.call(
                one,
                () -> {
                    order.add("outer");
                    host.call(other, () -> host.call(one, () -> order.add("inner")));
                });
        assertEquals(List.of("outer", "inner"), order);
        host.call(one); // and the turn has ended as often as it was taken
    }

    @Test
    void shouldEndTheTurnOfARefusedRequest() throws Exception {
        byte[] id = poa.reference_to_id(one);
        poa.deactivate_object(id);
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(one));
        Running free = Running.call(host, other);
        free.end();
    }

    @Test
    void shouldRefuseWhoWaitedForAPoaThatIsGone() throws Exception {
        Running first = Running.call(host, one);
        Running second = Running.start(host, other);
        Running.awaitBlocked(second.thread());
        poa.destroy(false, false);
        first.end();
        Exception e = assertThrows(Exception.class, second::end);
        assertEquals(OBJECT_NOT_EXIST.class, e.getCause().getClass());
    }

    @Test
    void shouldNeverRunTwoAtATime() throws Exception {
        int[] plain = {0};
        List<Running.Task<Void>> tasks = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            org.omg.CORBA.Object reference = t % 2 == 0 ? one : other;
            tasks.add(
                    Running.run(() -> {
                        for (int i = 0; i < 5_000; i++) {
                            host.call(reference, () -> plain[0]++);
                        }
                    }));
        }
        for (Running.Task<Void> task : tasks) {
            task.get();
        }
        assertEquals(20_000, plain[0]);
    }
}
