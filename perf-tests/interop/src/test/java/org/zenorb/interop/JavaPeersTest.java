package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import interop.Calls;
import interop.ListenerHelper;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The ORBs in Java, each as client and as server of ZEN: every case is a test here. ZEN sends in
 * both byte orders; as server it offers each version of GIOP, and as client it calls by references
 * of each version.
 */
@Timeout(900)
final class JavaPeersTest {
    private static final String CALLS = "calls ZEN";
    private static final String CALLED = "called by ZEN";

    /** A part of the runs: what its files' names end in, where it is noted, and how dense it is. */
    private record Part(String suffix, InteropMatrix matrix, Density density) {}

    private static final Part EVERY_BUILD = new Part("", InteropMatrix.all(), Density.SPARSE);
    private static final Part FURTHER = new Part("-2", InteropMatrix.further(), Density.FULL);

    private static final List<Zen> ZENS = new ArrayList<>();
    private static List<String> names;

    @BeforeAll
    static void start() throws Exception {
        ZENS.add(Zen.of("little", "1.2"));
        ZENS.add(Zen.of("big", "1.2"));
        ZENS.add(Zen.of("big", "1.1"));
        ZENS.add(Zen.of("little", "1.0"));
        Zen first = ZENS.get(0);
        names = first.cases(first.ior()).all(Density.FULL).stream().map(Case::name).toList();
    }

    @AfterAll
    static void end() {
        ZENS.forEach(Zen::end);
        InteropMatrix.further().write();
        InteropMatrix.all().write(JavaPeersTest.class);
    }

    /** Each version of GIOP, and each byte order. */
    @TestFactory
    Stream<DynamicNode> shouldServe() {
        List<Zen> some = List.of(ZENS.get(0), ZENS.get(2), ZENS.get(3));
        return Stream.of(JavaPeer.values())
                .map(peer ->
                        dynamicContainer(peer.title(), serve(peer, some, EVERY_BUILD).stream()));
    }

    /** The other byte order of each version. */
    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldServeInTheOtherByteOrder() {
        ZENS.add(Zen.of("little", "1.1"));
        ZENS.add(Zen.of("big", "1.0"));
        List<Zen> others = List.of(ZENS.get(1), ZENS.get(4), ZENS.get(5));
        return Stream.of(JavaPeer.values())
                .map(peer -> dynamicContainer(peer.title(), serve(peer, others, FURTHER).stream()));
    }

    private static List<DynamicNode> serve(JavaPeer peer, List<Zen> zens, Part part) {
        List<Path> files = zens.stream().map(Zen::ior).toList();
        String name = peer.shortName() + "-client" + part.suffix();
        String[] options =
                part.density() == Density.SPARSE ? new String[] {"--sparse"} : new String[0];
        Map<Path, Map<String, String>> outcomes =
                Outcomes.printed(peer.client(name, files, options));
        List<DynamicNode> runs = new ArrayList<>();
        for (Zen zen : zens) {
            Map<String, String> run = outcomes.getOrDefault(zen.ior(), Map.of());
            runs.add(Outcomes.tests(peer, CALLS + ", " + zen.name(), names, run, part.matrix()));
        }
        return runs;
    }

    /** Both byte orders, and the oldest version. */
    @TestFactory
    Stream<DynamicNode> shouldCall() {
        List<Zen> some = List.of(ZENS.get(0), ZENS.get(1), ZENS.get(3));
        return Stream.of(JavaPeer.values())
                .map(peer ->
                        dynamicContainer(peer.title(), call(peer, some, EVERY_BUILD).stream()));
    }

    /** The version between them, and every length around the borders of fragments. */
    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldCallInTheOtherVersion() {
        List<Zen> other = List.of(ZENS.get(0), ZENS.get(2));
        return Stream.of(JavaPeer.values())
                .map(peer -> dynamicContainer(peer.title(), call(peer, other, FURTHER).stream()));
    }

    private static List<DynamicNode> call(JavaPeer peer, List<Zen> zens, Part part) {
        Path ior = OmniOrb.iorFile(peer.shortName());
        List<DynamicNode> runs = new ArrayList<>();
        try (PeerProcess server = peer.server(peer.shortName() + "-server" + part.suffix(), ior)) {
            for (Zen zen : zens) {
                String title = CALLED + ", " + zen.name();
                Map<String, String> run =
                        Outcomes.of(peer, title, zen.cases(ior).all(part.density()));
                runs.add(Outcomes.tests(peer, title, names, run, part.matrix()));
            }
            boolean running = server.isRunning();
            runs.add(
                    dynamicTest(
                            "server survived",
                            () -> assertTrue(running, "it ended, see " + server.log())));
            Exception seen = kill(ZENS.get(0), ior, server);
            runs.add(dynamicTest("server killed", () -> assertBroken(seen)));
        } catch (Exception e) {
            runs.add(dynamicTest("run", () -> fail(peer.title() + " could not be called", e)));
        }
        return runs;
    }

    /** What the client sees of a server that dies while it serves a call. */
    private static Exception kill(Zen zen, Path ior, PeerProcess server) throws Exception {
        ClientCases client = zen.cases(ior);
        POA poa = POAHelper.narrow(zen.orb().resolve_initial_references("RootPOA"));
        byte[] id = poa.activate_object(new Killer(server));
        try {
            Calls doomed = client.peer().the_calls();
            doomed.call_back(ListenerHelper.narrow(poa.id_to_reference(id)), 1);
            return null;
        } catch (SystemException e) {
            return e;
        } finally {
            poa.deactivate_object(id);
        }
    }

    private static void assertBroken(Exception seen) {
        COMM_FAILURE failure = assertInstanceOf(COMM_FAILURE.class, seen);
        assertEquals(CompletionStatus.COMPLETED_MAYBE, failure.completed);
    }
}
