package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.AdapterNonExistent;
import org.omg.PortableServer._AdapterActivatorLocalBase;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** POAs that come into being when somebody asks for them. */
class AdapterActivatorTest {
    private static final byte[] ID = {1};

    private final TestHost host = new TestHost();
    private final POA root = host.activeRoot();

    /** Makes a persistent POA with one object; fails for "bad", refuses "no". */
    @SuppressWarnings("serial")
    private static final class Activator extends _AdapterActivatorLocalBase {
        private final List<String> log = Collections.synchronizedList(new ArrayList<>());
        private final TestServant servant = new TestServant();

        @Override
        public boolean unknown_adapter(POA parent, String name) {
            log.add(parent.the_name() + "/" + name);
            if (name.equals("bad")) {
                throw new IllegalStateException("expected by this test");
            }
            if (name.equals("no")) {
                return false;
            }
            try {
                Policies p = new Policies(parent);
                POA made =
                        parent.create_POA(
                                name,
                                parent.the_POAManager(),
                                new Policy[] {p.persistent(), p.userId(), p.multiple()});
                made.the_activator(this);
                made.activate_object_with_id(ID, servant);
            } catch (Exception e) {
                throw new AssertionError(e);
            }
            return true;
        }
    }

    @Test
    void shouldMakePoasOnDemand() throws Exception {
        Activator activator = new Activator();
        assertNull(root.the_activator());
        root.the_activator(activator);
        assertSame(activator, root.the_activator());
        assertThrows(AdapterNonExistent.class, () -> root.find_POA("a", false));
        POA a = root.find_POA("a", true);
        assertSame(a, root.find_POA("a", true));
        assertSame(a, root.find_POA("a", false));
        assertThrows(AdapterNonExistent.class, () -> root.find_POA("no", true));
        OBJ_ADAPTER e = assertThrows(OBJ_ADAPTER.class, () -> root.find_POA("bad", true));
        assertEquals(MinorCode.OMG | 1, e.minor);
        assertEquals(List.of("RootPOA/a", "RootPOA/no", "RootPOA/bad"), activator.log);
    }

    @Test
    void shouldMakeThePoasOfARequestsPath() throws Exception {
        TestHost before = new TestHost(1);
        before.activeRoot().the_activator(new Activator());
        POA deep = before.root().find_POA("a", true).find_POA("b", true);
        byte[] key = TestHost.key(deep.id_to_reference(ID));

        Activator activator = new Activator();
        root.the_activator(activator);
        ServerRequest request = host.begin(key);
        assertSame(activator.servant, request.servant());
        host.end(request);
        assertEquals(List.of("RootPOA/a", "a/b"), activator.log);
        host.end(host.begin(key));
        assertEquals(2, activator.log.size());
    }

    @Test
    void shouldRefuseRequestsWhoseActivatorFails() throws Exception {
        TestHost before = new TestHost(1);
        Policies p = new Policies(before.activeRoot());
        root.the_activator(new Activator());
        for (String name : new String[] {"bad", "no"}) {
            POA poa =
                    before.root().create_POA(name, null, new Policy[] {p.persistent(), p.userId()});
            byte[] key = TestHost.key(poa.create_reference_with_id(ID, TestServant.ID));
            assertEquals(
                    name.equals("bad")
                            ? MinorCode.ADAPTER_ACTIVATOR_FAILED
                            : MinorCode.ADAPTER_UNKNOWN,
                    host.begin(key).refusal());
        }
    }

    @Test
    void shouldMakeAPoaOnceForManyAtATime() throws Exception {
        Activator activator = new Activator();
        root.the_activator(activator);
        List<Running.Task<POA>> tasks = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            tasks.add(Running.task(() -> root.find_POA("a", true)));
        }
        for (Running.Task<POA> task : tasks) {
            POA made = task.get();
            assertSame(root.find_POA("a", false), made);
        }
        assertEquals(1, activator.log.size());
    }
}
