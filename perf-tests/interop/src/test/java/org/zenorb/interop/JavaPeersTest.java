package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
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

    /** What ZEN is: its byte order, and the version of GIOP that its references offer. */
    private record Zen(String order, String version, ORB orb, Path ior) {
        static Zen of(String order, String version) throws Exception {
            Properties properties = new Properties();
            properties.setProperty("zen.byteOrder", order);
            properties.setProperty("zen.giopVersion", version);
            String[] arguments = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};
            ORB orb = ORB.init(arguments, properties);
            Path ior = OmniOrb.iorFile("zen-" + version + "-" + order);
            Files.writeString(ior, orb.object_to_string(InteropServer.activate(orb)));
            return new Zen(order, version, orb, ior);
        }

        String name() {
            return "GIOP " + version + ", " + order;
        }
    }

    private static final List<Zen> ZENS = new ArrayList<>();
    private static List<String> names;

    @BeforeAll
    static void start() throws Exception {
        ZENS.add(Zen.of("little", "1.2"));
        ZENS.add(Zen.of("big", "1.2"));
        ZENS.add(Zen.of("little", "1.1"));
        ZENS.add(Zen.of("big", "1.0"));
        Zen first = ZENS.get(0);
        String reference = Files.readString(first.ior);
        names = new ClientCases(first.orb, reference).all().stream().map(Case::name).toList();
    }

    @AfterAll
    static void end() {
        ZENS.forEach(each -> each.orb.destroy());
        InteropMatrix.all().write();
    }

    @TestFactory
    Stream<DynamicNode> shouldServe() {
        return Stream.of(JavaPeer.values())
                .map(peer -> dynamicContainer(peer.title(), serve(peer).stream()));
    }

    private static List<DynamicNode> serve(JavaPeer peer) {
        List<Path> files = ZENS.stream().map(Zen::ior).toList();
        Map<Path, Map<String, String>> outcomes =
                outcomes(peer.client(peer.shortName() + "-client", files));
        List<DynamicNode> runs = new ArrayList<>();
        for (Zen zen : ZENS) {
            Map<String, String> run = outcomes.getOrDefault(zen.ior, Map.of());
            runs.add(results(peer, "calls ZEN", zen, run));
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
                    run.put(each.name(), outcome(each));
                }
                runs.add(results(peer, "called by ZEN", zen, run));
            }
            boolean running = server.isRunning();
            runs.add(
                    dynamicTest(
                            "server survived",
                            () -> assertTrue(running, "it ended, see " + server.log())));
        } catch (Exception e) {
            runs.add(dynamicTest("run", () -> fail(peer.title() + " could not be called", e)));
        }
        return runs;
    }

    private static String outcome(Case each) throws InterruptedException {
        FutureTask<Void> task =
                new FutureTask<>(
                        () -> {
                            each.body().run();
                            return null;
                        });
        Thread.ofPlatform().daemon().name(each.name()).start(task);
        try {
            task.get(PATIENCE_S, TimeUnit.SECONDS);
            return "ok";
        } catch (ExecutionException e) {
            return e.getCause().toString();
        } catch (TimeoutException e) {
            return "no end within " + PATIENCE_S + " s";
        }
    }

    private static DynamicNode results(
            JavaPeer peer, String role, Zen zen, Map<String, String> outcomes) {
        String run = role + ", " + zen.name();
        List<DynamicNode> tests = new ArrayList<>();
        for (String name : names) {
            String outcome = outcomes.getOrDefault(name, "no word of it");
            PeerFault fault = PeerFault.of(peer, run, name);
            boolean ok = outcome.equals("ok");
            String reason = ok || fault == null ? null : peer.title() + ": " + fault.reason();
            InteropMatrix.all().add(peer.title() + " " + run, name, ok, reason);
            tests.add(dynamicTest(name, () -> verdict(name, outcome, fault)));
        }
        return dynamicContainer(run, tests.stream());
    }

    private static void verdict(String name, String outcome, PeerFault fault) {
        if (fault == null) {
            assertEquals("ok", outcome, name);
        } else if (!outcome.contains(fault.symptom())) {
            assertNull(fault.reason(), name + " ends otherwise now: " + outcome);
        }
    }
}
