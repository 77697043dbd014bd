package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.omg.PortableServer.POA;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ObjectAdapterSupplier;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.util.ServiceLoader;

class RootPoaTest {
    private final TestHost host = new TestHost();

    @Test
    void shouldBeFoundAsService() {
        assertEquals(
                1,
                ServiceLoader.load(ObjectAdapterSupplier.class).stream()
                        .filter(p -> p.type() == PoaSupplier.class)
                        .count());
    }

    @Test
    void shouldLeadFromKeyToServant() throws Exception {
        POA root = host.activeRoot();
        TestServant servant = new TestServant();

        byte[] id = root.activate_object(servant);
        org.omg.CORBA.Object reference = root.id_to_reference(id);

        assertEquals(32, TestHost.key(reference).length);
        assertEquals(TestServant.ID, ((TestHost.Reference) reference).repositoryId);
        assertSame(servant, host.call(reference));
        assertArrayEquals(id, root.reference_to_id(reference));
        assertSame(servant, root.reference_to_servant(reference));
    }

    @Test
    void shouldLocateWithoutCounting() throws Exception {
        POA root = host.activeRoot();
        byte[] id = root.activate_object(new TestServant());
        byte[] key = TestHost.key(root.id_to_reference(id));

        assertEquals(Outcome.SERVANT, host.adapter().locate(TestHost.request(key)));
        root.deactivate_object(id);

        ServerRequest request = TestHost.request(key);
        assertEquals(Outcome.REFUSED, host.adapter().locate(request));
        assertEquals(MinorCode.OBJECT_UNKNOWN, request.refusal());
    }

    @Test
    void shouldBeTheSameRootAlways() {
        assertSame(host.root(), host.root());
        assertEquals("RootPOA", host.root().the_name());
        assertNull(host.root().the_parent());
        assertNull(host.adapter().initialReference("NameService"));
    }

    @Test
    void shouldRefuseWhatIsDeactivated() throws Exception {
        POA root = host.activeRoot();
        byte[] id = root.activate_object(new TestServant());
        org.omg.CORBA.Object reference = root.id_to_reference(id);

        root.deactivate_object(id);

        assertThrows(org.omg.CORBA.OBJECT_NOT_EXIST.class, () -> host.call(reference));
    }
}
