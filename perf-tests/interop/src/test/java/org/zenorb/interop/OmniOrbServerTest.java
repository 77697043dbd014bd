package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.ORB;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** A ZEN client calls a C++ server on omniORB: every case of the client is a test here. */
@Timeout(300)
final class OmniOrbServerTest {
    private static final Path IOR = OmniOrb.iorFile("omniorb");
    private static final Path UTF8_IOR = OmniOrb.iorFile("omniorb-utf8");
    private static final List<ORB> ORBS = new ArrayList<>();

    private static PeerProcess server;
    private static PeerProcess utf8Server;

    @BeforeAll
    static void start() {
        OmniOrb omniOrb = OmniOrb.built();
        server = omniOrb.server("omniorb-server", IOR);
        utf8Server =
                omniOrb.server("omniorb-server-utf8", UTF8_IOR, "-ORBnativeCharCodeSet", "UTF-8");
    }

    @AfterAll
    static void end() {
        ORBS.forEach(ORB::destroy);
        if (server != null) {
            server.close();
        }
        if (utf8Server != null) {
            utf8Server.close();
            InteropMatrix.all().write(OmniOrbServerTest.class);
        }
    }

    private static ClientCases client(Path ior, String order) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", order);
        String[] arguments = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};
        ORB orb = ORB.init(arguments, properties);
        ORBS.add(orb);
        return new ClientCases(orb, Files.readString(ior).strip());
    }

    private static void run(String order, Case each) throws Exception {
        OmniOrb.Fault fault = OmniOrb.AS_SERVER.get(each.name());
        boolean ok = false;
        try {
            if (fault == null) {
                each.body().run();
                ok = true;
            } else {
                Throwable seen = assertThrows(Throwable.class, each.body()::run);
                assertTrue(fault.expects(seen.toString()), seen::toString);
            }
        } finally {
            String reason = fault == null ? null : fault.reason();
            InteropMatrix.all()
                    .add(OmniOrb.TITLE, "called by ZEN, " + order, each.name(), ok, reason);
        }
    }

    @TestFactory
    Stream<DynamicNode> shouldCallOmniOrbInEitherByteOrder() throws Exception {
        List<DynamicNode> containers = new ArrayList<>();
        for (String order : List.of("little", "big")) {
            List<Case> cases = new ArrayList<>(client(IOR, order).all());
            cases.addAll(client(UTF8_IOR, order).utf8());
            containers.add(
                    dynamicContainer(
                            order,
                            cases.stream()
                                    .map(each ->
                                            dynamicTest(each.name(), () -> run(order, each)))));
        }
        return containers.stream();
    }
}
