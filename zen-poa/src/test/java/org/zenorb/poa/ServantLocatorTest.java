package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.NO_PERMISSION;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.CORBA.TRANSIENT;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.ForwardRequest;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantLocatorPackage.CookieHolder;
import org.omg.PortableServer._ServantLocatorLocalBase;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** NON_RETAIN and USE_SERVANT_MANAGER: a servant for each request. */
class ServantLocatorTest {
    private static final byte[] ONE = {1};

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();
    private final Policies p = new Policies(root);
    private final Locator locator = new Locator();
    private POA poa;
    private org.omg.CORBA.Object reference;

    /** What preinvoke does. */
    @FunctionalInterface
    private interface Finder {
        Servant find() throws ForwardRequest;
    }

    @SuppressWarnings("serial")
    private static final class Locator extends _ServantLocatorLocalBase {
        private final List<String> log = Collections.synchronizedList(new ArrayList<>());
        private volatile Finder finder = TestServant::new;
        private volatile Runnable onPostinvoke = () -> {};

        @Override
        public Servant preinvoke(byte[] id, POA adapter, String operation, CookieHolder cookie)
                throws ForwardRequest {
            log.add("pre " + Arrays.toString(id) + " " + adapter.the_name() + " " + operation);
            cookie.value = Thread.currentThread();
            return finder.find();
        }

        @Override
        public void postinvoke(
                byte[] id, POA adapter, String operation, Object cookie, Servant servant) {
            assertSame(Thread.currentThread(), cookie);
            log.add("post " + Arrays.toString(id) + " " + operation);
            onPostinvoke.run();
        }
    }

    @BeforeEach
    void makeAPoa() throws Exception {
        poa =
                root.create_POA(
                        "poa",
                        root.the_POAManager(),
                        new Policy[] {p.userId(), p.nonRetain(), p.servantManager()});
        poa.set_servant_manager(locator);
        reference = poa.create_reference_with_id(ONE, TestServant.ID);
    }

    @Test
    void shouldAskForEachRequest() throws Exception {
        Servant first = host.call(reference);
        assertNotSame(first, host.call(reference));
        assertEquals(
                List.of("pre [1] poa ping", "post [1] ping", "pre [1] poa ping", "post [1] ping"),
                locator.log);
        assertSame(locator, poa.get_servant_manager());
    }

    @Test
    void shouldTellTheServantWhichObjectItIs() throws Exception {
        Current current = (Current) host.adapter().initialReference("POACurrent");
        TestServant servant = new TestServant();
        locator.finder = () -> servant;
        host.call(
                reference,
                () -> {
                    try {
                        assertArrayEquals(ONE, current.get_object_id());
                        assertArrayEquals(ONE, servant._object_id());
                        assertArrayEquals(ONE, poa.reference_to_id(servant._this_object()));
                        assertSame(poa, servant._poa());
                    } catch (Exception e) {
                        throw new AssertionError(e);
                    }
                });
    }

    @Test
    void shouldNestRequestsOfOneObject() {
        host.call(reference, () -> host.call(reference));
        assertEquals(4, locator.log.size());
    }

    @Test
    void shouldForwardAndPassExceptionsOn() throws Exception {
        org.omg.CORBA.Object elsewhere = root.create_reference(TestServant.ID);
        locator.finder =
                () -> {
                    throw new ForwardRequest(elsewhere);
                };
        ServerRequest request = TestHost.request(TestHost.key(reference));
        assertEquals(Outcome.FORWARD, host.adapter().preinvoke(request));
        assertSame(elsewhere, request.forward());
        locator.finder =
                () -> {
                    throw new NO_PERMISSION("not you");
                };
        assertThrows(NO_PERMISSION.class, () -> host.call(reference));
        locator.finder = () -> null;
        OBJ_ADAPTER e = assertThrows(OBJ_ADAPTER.class, () -> host.call(reference));
        assertEquals(MinorCode.OMG | 7, e.minor);
        assertEquals(3, locator.log.size(), "no postinvoke for any of them");
        poa.destroy(true, true); // nothing is counted any more
    }

    @Test
    void shouldKeepTheReplyWhenPostinvokeFails() throws Exception {
        locator.onPostinvoke =
                () -> {
                    throw new IllegalStateException("expected by this test");
                };
        host.call(reference);
        poa.destroy(true, true);
    }

    @Test
    void shouldWaitForItsRequests() throws Exception {
        Running request = Running.call(host, reference);
        Running.Task<Void> destroying = Running.run(() -> poa.destroy(true, true)).awaitBlocked();
        assertThrows(OBJECT_NOT_EXIST.class, () -> host.call(reference));
        request.end();
        destroying.get();
        assertEquals("post [1] ping", locator.log.getLast());
    }

    @Test
    void shouldGiveTheServantBackWhenTheGateClosesMeanwhile() throws Exception {
        locator.finder =
                () -> {
                    try {
                        root.the_POAManager().discard_requests(false);
                    } catch (Exception e) {
                        throw new AssertionError(e);
                    }
                    return new TestServant();
                };
        assertThrows(TRANSIENT.class, () -> host.call(reference));
        assertEquals(List.of("pre [1] poa ping", "post [1] ping"), locator.log);
    }

    @Test
    void shouldHaveNoObjectMap() {
        assertThrows(WrongPolicy.class, () -> poa.activate_object_with_id(ONE, new TestServant()));
        assertThrows(WrongPolicy.class, () -> poa.id_to_servant(ONE));
        assertThrows(WrongPolicy.class, () -> poa.reference_to_servant(reference));
        assertThrows(WrongPolicy.class, () -> poa.servant_to_id(new TestServant()));
    }
}
