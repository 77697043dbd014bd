package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.ORB;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The same cases without ZEN's stubs and skeletons: its dynamic invocation interface calls the
 * peers' servers, and their clients call its dynamic skeleton interface.
 */
@Timeout(600)
final class DynamicInterfacesTest {
    /** They pass the called objects on, which has to be done with stubs. */
    private static final Set<String> WITH_STUBS =
            Set.of(
                    "values.object",
                    "sequences.objects",
                    "reference.as_string",
                    "fault.unknown_operation",
                    "callback.object_of_client",
                    "byvalue.laden");

    /** Each parameter is an any of its own: a value that several of them share becomes several. */
    private static final Set<String> SHARING =
            Set.of("byvalue.shared", "byvalue.abstract_interface");

    /**
     * The servant passes itself on, which has to be the one that is called; or it is to be without
     * the class of a value type, as only servers of a process of their own are.
     */
    private static final Set<String> WITH_SERVERS =
            Set.of(
                    "callback.nested",
                    "callback.object_of_client",
                    "byvalue.truncated",
                    "byvalue.truncated_twice",
                    "byvalue.truncated_shared");

    private static final List<ORB> ORBS = new ArrayList<>();
    private static boolean omniOrbRan;

    @AfterAll
    static void end() {
        ORBS.forEach(ORB::destroy);
        InteropMatrix.further().write();
        if (omniOrbRan) {
            InteropMatrix.all().write(DynamicInterfacesTest.class);
        }
    }

    private static ORB orb(String order) {
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", order);
        ORB orb = ORB.init(new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:0"}, properties);
        ORBS.add(orb);
        return orb;
    }

    // ---------------------------------------------------------------- as client

    @TestFactory
    Stream<DynamicNode> shouldCall() throws Exception {
        OmniOrb omniOrb = OmniOrb.built();
        Path ior = OmniOrb.iorFile("omniorb-dynamic");
        List<DynamicNode> runs = new ArrayList<>();
        try (PeerProcess server = omniOrb.server("omniorb-server-dynamic", ior)) {
            for (boolean deferred : new boolean[] {false, true}) {
                String run = calling("", deferred);
                List<Case> cases = cases(ior, deferred);
                Map<String, String> seen = Outcomes.of(null, run, cases);
                runs.add(
                        omniOrb(run, names(cases), seen::get, name -> OmniOrb.asServer(run, name)));
            }
            runs.add(survival(server));
        }
        return Stream.of(
                dynamicContainer(OmniOrb.TITLE, runs), call(JavaPeer.JACORB, InteropMatrix.all()));
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldCallTheOthers() throws Exception {
        return Stream.of(
                call(JavaPeer.OPENJDK, InteropMatrix.further()),
                call(JavaPeer.GLASSFISH, InteropMatrix.further()),
                call(JavaPeer.YOKO, InteropMatrix.further()));
    }

    private static DynamicNode call(JavaPeer peer, InteropMatrix matrix) throws Exception {
        Path ior = OmniOrb.iorFile(peer.shortName() + "-dynamic");
        List<DynamicNode> runs = new ArrayList<>();
        try (PeerProcess server = peer.server(peer.shortName() + "-server-dynamic", ior)) {
            for (boolean deferred : new boolean[] {false, true}) {
                String run = calling("GIOP 1.2, ", deferred);
                List<Case> cases = cases(ior, deferred);
                Map<String, String> seen = Outcomes.of(peer, run, cases);
                runs.add(Outcomes.tests(peer, run, names(cases), seen, matrix));
            }
            runs.add(survival(server));
        }
        return dynamicContainer(peer.title(), runs);
    }

    private static String calling(String version, boolean deferred) {
        String way = deferred ? "big, deferred by DII" : "little, by DII";
        return "called by ZEN, " + version + way;
    }

    private static List<Case> cases(Path ior, boolean deferred) throws Exception {
        ORB orb = orb(deferred ? "big" : "little");
        String reference = Files.readString(ior).strip();
        ClientCases client =
                new ClientCases(orb, reference, each -> DynamicCalls.of(orb, each, deferred));
        return client.all(Density.SPARSE).stream()
                .filter(each -> !WITH_STUBS.contains(each.name()))
                .filter(each -> !SHARING.contains(each.name()))
                .toList();
    }

    private static List<String> names(List<Case> cases) {
        return cases.stream().map(Case::name).collect(Collectors.toList());
    }

    private static DynamicNode survival(PeerProcess server) {
        boolean running = server.isRunning();
        return dynamicTest("server survived", () -> assertTrue(running, "see " + server.log()));
    }

    // ---------------------------------------------------------------- as server

    private static Path serve(String order) throws Exception {
        ORB orb = orb(order);
        Path ior = OmniOrb.iorFile("zen-dynamic-" + order);
        String reference =
                orb.object_to_string(
                        InteropServer.activate(
                                orb, (name, servant) -> new DynamicServant(orb, name, servant)));
        Files.writeString(ior, reference);
        return ior;
    }

    @TestFactory
    Stream<DynamicNode> shouldServe() throws Exception {
        OmniOrb omniOrb = OmniOrb.built();
        List<DynamicNode> runs = new ArrayList<>();
        for (String order : List.of("little", "big")) {
            String run = serving(order);
            List<String> names =
                    omniOrb.clientCases().stream()
                            .filter(name ->
                                    !name.startsWith("utf8.")
                                            && !WITH_SERVERS.contains(name)
                                            && !SHARING.contains(name))
                            .toList();
            Map<String, String> seen =
                    Outcomes.printed(
                                    Stream.concat(
                                                    Stream.of("against -"),
                                                    omniOrb
                                                            .client(
                                                                    "omniorb-client-dynamic-"
                                                                            + order,
                                                                    serve(order),
                                                                    "--skip",
                                                                    "utf8.")
                                                            .stream())
                                            .toList())
                            .get(Path.of("-"));
            runs.add(
                    omniOrb(
                            run,
                            names,
                            name -> seen.getOrDefault(name, Otherwise.NOT_RUN),
                            name -> OmniOrb.asClient(run, name)));
        }
        omniOrbRan = true;
        return Stream.of(
                dynamicContainer(OmniOrb.TITLE, runs), serve(JavaPeer.JACORB, InteropMatrix.all()));
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldServeTheOthers() throws Exception {
        return Stream.of(
                serve(JavaPeer.OPENJDK, InteropMatrix.further()),
                serve(JavaPeer.GLASSFISH, InteropMatrix.further()),
                serve(JavaPeer.YOKO, InteropMatrix.further()));
    }

    private static DynamicNode serve(JavaPeer peer, InteropMatrix matrix) throws Exception {
        Path ior = serve("little");
        List<String> names =
                names(new ClientCases(ORBS.get(0), Files.readString(ior)).all(Density.SPARSE));
        names.removeAll(WITH_SERVERS);
        names.removeAll(SHARING);
        List<String> lines =
                peer.client(peer.shortName() + "-client-dynamic", List.of(ior), "--sparse");
        Map<String, String> seen = Outcomes.printed(lines).getOrDefault(ior, Map.of());
        return dynamicContainer(
                peer.title(),
                Stream.of(Outcomes.tests(peer, serving("GIOP 1.2, little"), names, seen, matrix)));
    }

    private static String serving(String order) {
        return "calls ZEN, " + order + ", on DSI";
    }

    private static DynamicNode omniOrb(
            String run,
            List<String> names,
            Function<String, String> outcomes,
            Function<String, OmniOrb.Fault> faults) {
        List<DynamicNode> tests = new ArrayList<>();
        for (String name : names) {
            String outcome = outcomes.apply(name);
            OmniOrb.Fault fault = faults.apply(name);
            boolean ok = outcome.equals("ok");
            String reason = ok || fault == null ? null : fault.reason();
            InteropMatrix.all().add(OmniOrb.TITLE, run, name, ok, reason);
            tests.add(
                    dynamicTest(
                            name,
                            () -> {
                                if (fault == null) {
                                    assertEquals("ok", outcome);
                                } else {
                                    assertTrue(!ok && fault.expects(outcome), outcome);
                                }
                            }));
        }
        return dynamicContainer(run, tests);
    }
}
