package org.zenorb.poa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.POA;
import org.zenorb.serve.ObjectAdapter;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.lang.management.ManagementFactory;
import java.util.stream.Stream;

/** From key to servant and back, no byte is allocated. */
class HotPathTest {
    private static final int WARM_UP = 20_000;
    private static final int CALLS = 100_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static Stream<String> kinds() {
        return Stream.of("transient", "user-id", "persistent", "single-thread", "refused");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldAllocateNothing(String kind) throws Exception {
        TestHost host = new TestHost();
        POA root = host.activeRoot();
        Policies p = new Policies(root);
        Policy[] policies =
                switch (kind) {
                    case "user-id" -> new Policy[] {p.userId()};
                    case "persistent" -> new Policy[] {p.userId(), p.persistent()};
                    case "single-thread" -> new Policy[] {p.singleThread()};
                    default -> new Policy[0];
                };
        POA poa = root.create_POA("poa", root.the_POAManager(), policies);
        byte[] id = {1, 2, 3};
        if (kind.equals("user-id") || kind.equals("persistent")) {
            poa.activate_object_with_id(id, new TestServant());
        } else {
            id = poa.activate_object(new TestServant());
        }
        byte[] key = TestHost.key(poa.id_to_reference(id));
        if (kind.equals("refused")) {
            poa.deactivate_object(id);
        }
        Outcome expected = kind.equals("refused") ? Outcome.REFUSED : Outcome.SERVANT;
        ServerRequest request = TestHost.request(key);
        ObjectAdapter adapter = host.adapter();

        assertEquals(WARM_UP, calls(adapter, request, expected, WARM_UP));
        // A compiler or a class initialiser may allocate once on this thread; a call that allocates
        // does so in every round.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            assertEquals(CALLS, calls(adapter, request, expected, CALLS));
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, "bytes in " + CALLS + " calls");
    }

    private static int calls(
            ObjectAdapter adapter, ServerRequest request, Outcome expected, int count) {
        int made = 0;
        for (int i = 0; i < count; i++) {
            Outcome outcome = adapter.preinvoke(request);
            if (outcome == expected) {
                made++;
            }
            if (outcome == Outcome.SERVANT) {
                adapter.postinvoke(request);
            }
        }
        return made;
    }
}
