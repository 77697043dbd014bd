package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.ORB;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * The same cases where both sides are ZEN: inside one ORB, where calls are collocated, and between
 * two ORBs of one process that send in different byte orders.
 */
@Timeout(120)
final class ZenToZenTest {
    /** Cases that end otherwise: é is no single octet in UTF-8, and both sides know each type. */
    private static final Map<String, Class<? extends Throwable>> OTHERWISE =
            Map.of(
                    "codeset.latin1_char",
                    DATA_CONVERSION.class,
                    "byvalue.truncated",
                    AssertionError.class,
                    "byvalue.truncated_twice",
                    AssertionError.class,
                    "byvalue.truncated_shared",
                    AssertionError.class);

    private static final List<ORB> ORBS = new ArrayList<>();

    private static ORB orb(String byteOrder) {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", byteOrder);
        ORB orb = ORB.init(new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:0"}, properties);
        ORBS.add(orb);
        return orb;
    }

    @AfterAll
    static void end() {
        ORBS.forEach(ORB::destroy);
    }

    @TestFactory
    Stream<DynamicNode> shouldCallObjectsOfTheSameOrb() throws Exception {
        ORB orb = orb("native");
        String reference = orb.object_to_string(InteropServer.activate(orb));
        return tests(new ClientCases(orb, reference));
    }

    @TestFactory
    Stream<DynamicNode> shouldCallObjectsOfAnotherOrbInTheOtherByteOrder() throws Exception {
        List<DynamicNode> both = new ArrayList<>();
        for (String order : List.of("little", "big")) {
            ORB server = orb(order);
            String reference = server.object_to_string(InteropServer.activate(server));
            ClientCases client =
                    new ClientCases(orb(order.equals("big") ? "little" : "big"), reference);
            both.add(dynamicContainer(order + " server", tests(client)));
        }
        return both.stream();
    }

    private static Stream<DynamicNode> tests(ClientCases client) {
        List<Case> cases = new ArrayList<>(client.all(Density.FULL));
        cases.addAll(client.utf8());
        return cases.stream()
                .map(each -> dynamicTest(each.name(), () -> run(each, OTHERWISE.get(each.name()))));
    }

    private static void run(Case each, Class<? extends Throwable> exception) throws Exception {
        if (exception == null) {
            each.body().run();
        } else {
            assertThrows(exception, each.body()::run);
        }
    }
}
