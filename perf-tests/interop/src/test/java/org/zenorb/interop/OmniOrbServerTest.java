package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.zenorb.ior.Ior;

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
    private static final List<PeerProcess> OLDER_SERVERS = new ArrayList<>();

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
        OLDER_SERVERS.forEach(PeerProcess::close);
        if (server != null) {
            server.close();
        }
        if (utf8Server != null) {
            utf8Server.close();
            InteropMatrix.all().write(OmniOrbServerTest.class);
        }
    }

    private static ClientCases client(Path ior, String order, String version) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", order);
        properties.setProperty("zen.giopVersion", version);
        String[] arguments = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};
        ORB orb = ORB.init(arguments, properties);
        ORBS.add(orb);
        return new ClientCases(orb, Files.readString(ior).strip());
    }

    private static void run(String title, Case each) throws Exception {
        OmniOrb.Fault fault = OmniOrb.asServer(title, each.name());
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
                    .add(OmniOrb.TITLE, "called by ZEN, " + title, each.name(), ok, reason);
        }
    }

    @TestFactory
    Stream<DynamicNode> shouldCallOmniOrbInEitherByteOrder() throws Exception {
        List<DynamicNode> containers = new ArrayList<>();
        for (String order : List.of("little", "big")) {
            List<Case> cases = new ArrayList<>(client(IOR, order, "1.2").all(Density.FULL));
            cases.addAll(client(UTF8_IOR, order, "1.2").utf8());
            containers.add(tests(order, cases));
        }
        return containers.stream();
    }

    /** Its references offer no more than the version that it is limited to. */
    @TestFactory
    Stream<DynamicNode> shouldCallOmniOrbThatSpeaksAnOlderVersion() throws Exception {
        List<DynamicNode> containers = new ArrayList<>();
        for (String version : List.of("1.0", "1.1")) {
            Path ior = OmniOrb.iorFile("omniorb-" + version);
            OLDER_SERVERS.add(
                    OmniOrb.built()
                            .server(
                                    "omniorb-server-" + version,
                                    ior,
                                    "-ORBmaxGIOPVersion",
                                    version));
            int offered = Ior.parse(Files.readString(ior)).iiopProfiles().get(0).minor();
            assertEquals(version, "1." + offered);
            String order = version.equals("1.0") ? "little" : "big";
            List<Case> cases = client(ior, order, version).all(Density.FULL);
            containers.add(tests(order + ", GIOP " + version, cases));
        }
        return containers.stream();
    }

    private static DynamicNode tests(String title, List<Case> cases) {
        return dynamicContainer(
                title,
                cases.stream().map(each -> dynamicTest(each.name(), () -> run(title, each))));
    }
}
