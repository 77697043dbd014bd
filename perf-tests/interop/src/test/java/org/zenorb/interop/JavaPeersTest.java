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
import org.omg.CORBA.ORB;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * The ORBs in Java, each as client and as server of ZEN: every case is a test here. ZEN sends in
 * both byte orders, and as server offers each version of GIOP.
 */
@Timeout(900)
final class JavaPeersTest {
    private static final long PATIENCE_S = 30;
    private static final String CALLS = "calls ZEN";
    private static final String CALLED = "called by ZEN";

    /**
     * What ZEN is: its byte order and the version of GIOP that its references offer; the server is
     * a process of its own.
     */
    private record Zen(String order, String version, ORB orb, PeerProcess server, Path ior) {
        static Zen of(String order, String version) {
            String name = "zen-" + version + "-" + order;
            Path ior = OmniOrb.iorFile(name);
            PeerProcess server = ZenServer.start(name, ior, order, "-Dzen.giopVersion=" + version);
            Properties properties = new Properties();
            properties.setProperty("zen.byteOrder", order);
            String[] arguments = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};
            return new Zen(order, version, ORB.init(arguments, properties), server, ior);
        }

        String name() {
            return "GIOP " + version + ", " + order;
        }

        void end() {
            orb.destroy();
            server.close();
        }
    }

    private static final List<Zen> ZENS = new ArrayList<>();
    private static List<String> names;

    @BeforeAll
    static void start() throws Exception {
        ZENS.add(Zen.of("little", "1.2"));
        ZENS.add(Zen.of("big", "1.2"));
        ZENS.add(Zen.of("big", "1.1"));
        ZENS.add(Zen.of("little", "1.0"));
        Zen first = ZENS.get(0);
        String reference = Files.readString(first.ior).strip();
        names = new ClientCases(first.orb, reference).all().stream().map(Case::name).toList();
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
                        dynamicContainer(
                                peer.title(), serve(peer, "", some, InteropMatrix.all()).stream()));
    }

    /** The other byte order of each version. */
    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldServeInTheOtherByteOrder() {
        ZENS.add(Zen.of("little", "1.1"));
        ZENS.add(Zen.of("big", "1.0"));
        List<Zen> others = List.of(ZENS.get(1), ZENS.get(4), ZENS.get(5));
        return Stream.of(JavaPeer.values())
                .map(peer ->
                        dynamicContainer(
                                peer.title(),
                                serve(peer, "-2", others, InteropMatrix.further()).stream()));
    }

    private static List<DynamicNode> serve(
            JavaPeer peer, String suffix, List<Zen> zens, InteropMatrix matrix) {
        List<Path> files = zens.stream().map(Zen::ior).toList();
        Map<Path, Map<String, String>> outcomes =
                outcomes(peer.client(peer.shortName() + "-client" + suffix, files));
        List<DynamicNode> runs = new ArrayList<>();
        for (Zen zen : zens) {
            Map<String, String> run = outcomes.getOrDefault(zen.ior, Map.of());
            runs.add(results(peer, CALLS, zen, run, matrix));
        }
        return runs;
    }

    /** What was printed of each case, "ok" or the reason of its failure, by server. */
    private static Map<Path, Map<String, String>> outcomes(List<String> lines) {
        Map<Path, Map<String, String>> all = new LinkedHashMap<>();
        Map<String, String> current = new LinkedHashMap<>();
        for (String line : lines) {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "against" -> {
                    current = new LinkedHashMap<>();
                    all.put(Path.of(words[1]), current);
                }
                case "ok" -> current.put(words[1], "ok");
                case "FAIL" -> current.put(words[1], words.length > 2 ? words[2] : "");
                default -> {} // what the ORB itself has to say
            }
        }
        return all;
    }

    @TestFactory
    Stream<DynamicNode> shouldCall() {
        return Stream.of(JavaPeer.values())
                .map(peer -> dynamicContainer(peer.title(), call(peer).stream()));
    }

    private static List<DynamicNode> call(JavaPeer peer) {
        Path ior = OmniOrb.iorFile(peer.shortName());
        List<DynamicNode> runs = new ArrayList<>();
        try (PeerProcess server = peer.server(peer.shortName() + "-server", ior)) {
            for (Zen zen : ZENS.subList(0, 2)) {
                Map<String, String> run = new LinkedHashMap<>();
                for (Case each : new ClientCases(zen.orb, Files.readString(ior).strip()).all()) {
                    Otherwise known = Otherwise.of(peer, CALLED + ", " + zen.name(), each.name());
                    boolean endless = known != null && known.isEndless();
                    run.put(each.name(), outcome(each, endless ? 2 : PATIENCE_S));
                }
                runs.add(results(peer, CALLED, zen, run, InteropMatrix.all()));
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
        ClientCases client = new ClientCases(zen.orb, Files.readString(ior).strip());
        POA poa = POAHelper.narrow(zen.orb.resolve_initial_references("RootPOA"));
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

    private static String outcome(Case each, long patienceS) throws InterruptedException {
        FutureTask<Void> task =
                new FutureTask<>(() -> {
                    each.body().run();
                    return null;
                });
        Thread.ofPlatform().daemon().name(each.name()).start(task);
        try {
            task.get(patienceS, TimeUnit.SECONDS);
            return "ok";
        } catch (ExecutionException e) {
            return e.getCause().toString();
        } catch (TimeoutException e) {
            return "no end within " + patienceS + " s";
        }
    }

    private static DynamicNode results(
            JavaPeer peer,
            String role,
            Zen zen,
            Map<String, String> outcomes,
            InteropMatrix matrix) {
        String run = role + ", " + zen.name();
        List<DynamicNode> tests = new ArrayList<>();
        for (String name : names) {
            String outcome = outcomes.getOrDefault(name, Otherwise.NOT_RUN);
            Otherwise otherwise = Otherwise.of(peer, run, name);
            boolean ok = outcome.equals("ok") && (otherwise == null || !otherwise.isNowAndThen());
            String reason = ok || otherwise == null ? null : otherwise.reason();
            matrix.add(peer.title(), run, name, ok, reason);
            tests.add(dynamicTest(name, () -> verdict(name, outcome, otherwise)));
        }
        return dynamicContainer(run, tests.stream());
    }

    private static void verdict(String name, String outcome, Otherwise otherwise) {
        if (otherwise == null) {
            assertEquals("ok", outcome, name);
        } else if (!otherwise.expects(outcome)) {
            fail(name + " is listed (" + otherwise.reason() + "), but here it is: " + outcome);
        }
    }
}
