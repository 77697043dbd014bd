package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.NodePOA;
import endtoend.Refused;
import endtoend.Service;
import endtoend.ServiceOperations;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.ORB;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.UNKNOWN;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.ServantObject;
import org.omg.PortableServer.POA;

/** Calls within the process: through the POA, with copies and without. */
@Timeout(60)
class CollocationTest {
    @RegisterExtension final NoErrors errors = new NoErrors();

    @ParameterizedTest
    @ValueSource(strings = {"copy", "direct"})
    void shouldCallThroughThePoa(String collocation) throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb orb = TestOrb.of("zen.collocation", collocation)) {
            Service service = orb.service(orb.serve(servant));

            assertEquals(5, service.add(2, 3));
            assertTrue(service.knowsItself(), "POACurrent knows the object inside the call");
            assertEquals("\u20ac \u00e9", service.echo("\u20ac \u00e9"));
            assertEquals("\u20ac", service.wide("\u20ac"));
            Refused refused = assertThrows(Refused.class, () -> service.refuse("because"));
            assertEquals("because", refused.reason);
            service.post(1);
            servant.awaitPosted(1);
            byte[] data = {1, 2, 3};
            byte[] back = service.bounce(data);
            if (collocation.equals("copy")) {
                assertNotSame(data, back);
            } else {
                assertSame(data, back);
            }
            servant.failure.set(new IllegalStateException("broken on purpose"));
            if (collocation.equals("copy")) {
                assertThrows(UNKNOWN.class, service::fail);
                assertEquals(1, errors.take("failed in fail"));
            } else {
                assertThrows(RuntimeException.class, service::fail);
            }
            org.omg.CORBA.Object self = service.itself();
            assertTrue(self._is_equivalent(service));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy", "direct"})
    void shouldObeyThePoasState(String collocation) throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb orb = TestOrb.of("zen.collocation", collocation)) {
            Service service = orb.service(orb.serve(servant));
            POA root = orb.rootPoa();

            root.the_POAManager().discard_requests(true);
            assertThrows(org.omg.CORBA.TRANSIENT.class, () -> service.add(1, 1));
            root.the_POAManager().activate();
            assertEquals(2, service.add(1, 1));
            root.the_POAManager().deactivate(false, true);
            assertThrows(OBJ_ADAPTER.class, () -> service.add(1, 1));
            assertEquals(1, servant.calls.get());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy", "direct"})
    void shouldMissADeactivatedObject(String collocation) throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb orb = TestOrb.of("zen.collocation", collocation)) {
            Service service = orb.service(orb.serve(servant));
            orb.rootPoa().deactivate_object(orb.rootPoa().servant_to_id(servant));

            assertThrows(OBJECT_NOT_EXIST.class, () -> service.add(1, 1));
            assertTrue(service._non_existent());
        }
    }

    /** A stub as JacORB's and idlj's compilers write it: local path first, marshalling else. */
    static final class PortableStub extends ObjectImpl {
        private boolean wentLocal;

        @Override
        public String[] _ids() {
            return new String[] {"IDL:endtoend/Service:1.0"};
        }

        int add(int a, int b) {
            while (true) {
                if (!_is_local()) {
                    return addRemote(a, b);
                }
                ServantObject servant = _servant_preinvoke("add", ServiceOperations.class);
                if (servant == null) {
                    continue;
                }
                try {
                    wentLocal = true;
                    return ((ServiceOperations) servant.servant).add(a, b);
                } finally {
                    _servant_postinvoke(servant);
                }
            }
        }

        private int addRemote(int a, int b) {
            org.omg.CORBA.portable.InputStream in = null;
            try {
                org.omg.CORBA.portable.OutputStream out = _request("add", true);
                out.write_long(a);
                out.write_long(b);
                in = _invoke(out);
                return in.read_long();
            } catch (org.omg.CORBA.portable.RemarshalException e) {
                return addRemote(a, b);
            } catch (org.omg.CORBA.portable.ApplicationException e) {
                throw new AssertionError(e);
            } finally {
                _releaseReply(in);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy", "direct"})
    void shouldServeStubsOfOtherCompilers(String collocation) throws Exception {
        try (TestOrb orb = TestOrb.of("zen.collocation", collocation)) {
            PortableStub stub = stub(orb.orb(), orb.serve(new ServiceServant()));

            assertEquals(5, stub.add(2, 3));
            assertEquals(collocation.equals("direct"), stub.wentLocal);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy", "direct"})
    void shouldMarshalWhenTheServantIsOfAnotherType(String collocation) throws Exception {
        NodePOA other =
                new NodePOA() {
                    @Override
                    public int descend(endtoend.Node node, int depth) {
                        return depth;
                    }
                };
        try (TestOrb orb = TestOrb.of("zen.collocation", collocation)) {
            PortableStub stub = stub(orb.orb(), orb.serve(other));

            // not an endless loop between the local path and itself
            assertThrows(SystemException.class, () -> stub.add(2, 3));
        }
    }

    private static PortableStub stub(ORB orb, String reference) {
        PortableStub stub = new PortableStub();
        stub._set_delegate(((ObjectImpl) orb.string_to_object(reference))._get_delegate());
        return stub;
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy", "direct"})
    void shouldBoundItsNesting(String collocation) throws Exception {
        try (TestOrb orb = TestOrb.of("zen.collocation", collocation, "zen.maxCallDepth", "8")) {
            Service one = orb.service(orb.serve(new ServiceServant()));
            Service two = orb.service(orb.serve(new ServiceServant()));

            assertEquals(6, one.descend(two, 6));
            SystemException e =
                    assertThrows(org.omg.CORBA.IMP_LIMIT.class, () -> one.descend(two, 20));
            assertTrue(e.getMessage().contains("zen.maxCallDepth"), e.getMessage());
            assertEquals(6, one.descend(two, 6), "and nothing is left on the stack");
        }
    }
}
