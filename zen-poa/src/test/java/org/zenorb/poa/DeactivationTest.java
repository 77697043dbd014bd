package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.Policy;
import org.omg.CORBA.TRANSIENT;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.ObjectAlreadyActive;
import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.POAPackage.ServantNotActive;

/** An id stays taken until the last request of its object has ended. */
class DeactivationTest {
    private static final byte[] ID = {1};

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private final TestServant servant = new TestServant();
    private POA poa;
    private org.omg.CORBA.Object reference;

    @BeforeEach
    void activate() throws Exception {
        poa =
                root.create_POA(
                        "poa", root.the_POAManager(), new Policy[] {new Policies(root).userId()});
        poa.activate_object_with_id(ID, servant);
        reference = poa.id_to_reference(ID);
    }

    @Test
    void shouldReturnAtOnceAndLetRunningRequestsEnd() throws Exception {
        Running request = Running.call(host, reference);
        poa.deactivate_object(ID);
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference), "no new requests");
        assertThrows(ObjectNotActive.class, () -> poa.id_to_servant(ID));
        assertThrows(ObjectNotActive.class, () -> poa.deactivate_object(ID));
        assertThrows(ServantNotActive.class, () -> poa.servant_to_id(servant));
        request.end();
        poa.activate_object_with_id(ID, servant);
        assertSame(servant, host.call(reference));
    }

    @Test
    void shouldMakeAnActivationWaitForTheIdToBeFree() throws Exception {
        Running request = Running.call(host, reference);
        poa.deactivate_object(ID);
        TestServant next = new TestServant();
        Running.Task<Void> activating =
                Running.run(() -> poa.activate_object_with_id(ID, next)).awaitBlocked();
        request.end();
        activating.get();
        assertSame(next, host.call(reference));
    }

    @Test
    void shouldMakeAnActivationWaitForTheServantToBeFree() throws Exception {
        TestServant mine = new TestServant();
        byte[] id = root.activate_object(mine);
        Running request = Running.call(host, root.id_to_reference(id));
        root.deactivate_object(id);
        Running.Task<byte[]> activating =
                Running.task(() -> root.activate_object(mine)).awaitBlocked();
        request.end();
        assertSame(mine, root.id_to_servant(activating.get()));
    }

    @Test
    void shouldWaitForTheLastOfSeveralRequests() throws Exception {
        Running first = Running.call(host, reference);
        Running second = Running.call(host, reference);
        poa.deactivate_object(ID);
        Running.Task<Void> activating =
                Running.run(() -> poa.activate_object_with_id(ID, new TestServant()))
                        .awaitBlocked();
        first.end();
        activating.awaitBlocked();
        assertFalse(activating.isDone());
        second.end();
        activating.get();
    }

    @Test
    void shouldDeactivateFromWithinTheObjectsOwnRequest() throws Exception {
        host.call(
                reference,
                () -> {
                    try {
                        poa.deactivate_object(ID);
                    } catch (Exception e) {
                        throw new AssertionError(e);
                    }
                    assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
                });
        poa.activate_object_with_id(ID, servant); // free, without waiting
        assertSame(servant, host.call(reference));
    }

    @Test
    void shouldRefuseToWaitForItself() throws Exception {
        host.call(
                reference,
                () -> {
                    try {
                        poa.deactivate_object(ID);
                    } catch (Exception e) {
                        throw new AssertionError(e);
                    }
                    assertThrows(
                            ObjectAlreadyActive.class,
                            () -> poa.activate_object_with_id(ID, new TestServant()));
                });
        assertEquals(0, host.contexts().current().upcallDepth());
    }

    @Test
    void shouldRefuseToWaitForItselfThroughOtherRequests() throws Exception {
        byte[] id = root.activate_object(new TestServant());
        org.omg.CORBA.Object other = root.id_to_reference(id);
        TestServant mine = new TestServant();
        byte[] mineId = root.activate_object(mine);
        host.call(
                root.id_to_reference(mineId),
                () ->
                        host.call(
                                other,
                                () -> {
                                    try {
                                        root.deactivate_object(mineId);
                                    } catch (Exception e) {
                                        throw new AssertionError(e);
                                    }
                                    assertThrows(
                                            ServantAlreadyActive.class,
                                            () -> root.activate_object(mine));
                                }));
    }

    @Test
    void shouldStopWaitingWhenInterrupted() throws Exception {
        Running request = Running.call(host, reference);
        poa.deactivate_object(ID);
        Running.Task<Boolean> activating =
                Running.task(
                                () -> {
                                    assertThrows(
                                            TRANSIENT.class,
                                            () ->
                                                    poa.activate_object_with_id(
                                                            ID, new TestServant()));
                                    return Thread.interrupted();
                                })
                        .awaitBlocked();
        activating.thread().interrupt();
        assertTrue(activating.get(), "the flag stays set");
        request.end();
    }
}
