package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * ZEN sends its long requests and replies in fragments of GIOP 1.1 and 1.2, and each peer puts them
 * together.
 */
@Timeout(300)
final class FragmentsTest {
    private static final String CALLS = "calls ZEN, ";
    private static final String CALLED = "called by ZEN, ";
    private static final String OCTETS = "large.octets";
    private static final List<Zen> ZENS = new ArrayList<>();

    @AfterAll
    static void end() {
        ZENS.forEach(Zen::end);
        InteropMatrix.further().write();
        InteropMatrix.all().write(FragmentsTest.class);
    }

    private static Zen zen(String order, String version, int fragmentBytes) {
        Zen zen = Zen.of(order, version, fragmentBytes);
        ZENS.add(zen);
        return zen;
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldBeTaken() throws Exception {
        return all(List.of(zen("little", "1.2", 8192)));
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldBeTakenWhenLonger() throws Exception {
        return all(List.of(zen("big", "1.2", 65536)));
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldBeTakenInTheOlderVersion() throws Exception {
        return all(List.of(zen("big", "1.1", 8192)));
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicNode> shouldBeTakenInTheOlderVersionWhenLonger() throws Exception {
        return all(List.of(zen("little", "1.1", 65536)));
    }

    private static Stream<DynamicNode> all(List<Zen> zens) throws Exception {
        List<DynamicNode> runs = new ArrayList<>();
        for (JavaPeer peer : JavaPeer.values()) {
            runs.add(dynamicContainer(peer.title(), run(peer, zens).stream()));
        }
        if (zens.stream().allMatch(FragmentsTest::isForOmniOrb)) {
            runs.add(dynamicContainer(OmniOrb.TITLE, omniOrb(zens).stream()));
        }
        return runs.stream();
    }

    private static boolean isLong(Case each) {
        return each.name().startsWith("large.") || each.name().startsWith("fragment.");
    }

    /** Who takes no fragments of GIOP 1.1, or octets only, is asked with two cases. */
    private static boolean isFor(JavaPeer peer, Zen zen, Case each) {
        boolean takes = peer == JavaPeer.OPENJDK || !isOld(zen);
        return takes || each.name().startsWith(OCTETS);
    }

    private static List<Case> cases(Zen zen, Path ior) throws Exception {
        return zen.cases(ior).all(Density.FULL).stream().filter(FragmentsTest::isLong).toList();
    }

    private static List<DynamicNode> run(JavaPeer peer, List<Zen> zens) throws Exception {
        List<DynamicNode> runs = new ArrayList<>();
        String kind = zens.get(0).version() + "-" + zens.get(0).fragmentBytes();
        Path ior = OmniOrb.iorFile(peer.shortName() + "-fragments-" + kind);
        List<String> names = new ArrayList<>();
        try (PeerProcess server =
                peer.server(peer.shortName() + "-server-fragments-" + kind, ior)) {
            for (Zen zen : zens) {
                List<Case> cases =
                        cases(zen, ior).stream().filter(each -> isFor(peer, zen, each)).toList();
                names = cases.stream().map(Case::name).toList();
                String title = CALLED + zen.name();
                runs.add(
                        Outcomes.tests(
                                peer,
                                title,
                                names,
                                Outcomes.of(peer, title, cases),
                                InteropMatrix.further()));
            }
            runs.add(survival(server));
        }
        boolean few = names.stream().allMatch(name -> name.startsWith(OCTETS));
        String[] only = {"--only", few ? OCTETS : "large.", "--only", few ? OCTETS : "fragment."};
        List<String> lines =
                peer.client(
                        peer.shortName() + "-client-fragments-" + kind,
                        zens.stream().map(Zen::ior).toList(),
                        only);
        Map<Path, Map<String, String>> outcomes = Outcomes.printed(lines);
        for (Zen zen : zens) {
            Map<String, String> run = outcomes.getOrDefault(zen.ior(), Map.of());
            runs.add(Outcomes.tests(peer, CALLS + zen.name(), names, run, InteropMatrix.further()));
        }
        return runs;
    }

    private static List<DynamicNode> omniOrb(List<Zen> zens) throws Exception {
        OmniOrb omniOrb = OmniOrb.built();
        List<DynamicNode> runs = new ArrayList<>();
        String kind = zens.get(0).version() + "-" + zens.get(0).fragmentBytes();
        Path ior = OmniOrb.iorFile("omniorb-fragments-" + kind);
        try (PeerProcess server = omniOrb.server("omniorb-server-fragments-" + kind, ior)) {
            for (Zen zen : zens) {
                List<Case> cases =
                        cases(zen, ior).stream().filter(each -> isForOmniOrb(zen, each)).toList();
                List<String> names = cases.stream().map(Case::name).toList();
                Map<String, String> called = Outcomes.of(null, CALLED + zen.name(), cases);
                runs.add(omniOrb(CALLED + zen.name(), names, called::get));
                List<String> lines = new ArrayList<>();
                for (String group : List.of("large.", "fragment.")) {
                    String name = "omniorb-client-" + group + kind;
                    lines.addAll(omniOrb.client(name, zen.ior(), "--only", group));
                }
                runs.add(
                        omniOrb(
                                CALLS + zen.name(),
                                names,
                                name -> lines.contains("ok " + name) ? "ok" : "" + lines));
            }
            runs.add(survival(server));
        }
        return runs;
    }

    /**
     * In GIOP 1.1 it reads no large array out of a fragment that is longer than its buffer and no
     * multiple of eight octets long: it goes on for ever to read the last four, none at a time.
     */
    private static boolean isForOmniOrb(Zen zen) {
        return !isOld(zen) || zen.fragmentBytes() <= 8192;
    }

    /** It has no wide characters in GIOP 1.1, as other tests say. */
    private static boolean isForOmniOrb(Zen zen, Case each) {
        return !isOld(zen) || !each.name().matches(Otherwise.WIDE);
    }

    private static boolean isOld(Zen zen) {
        return zen.version().equals("1.1");
    }

    private static DynamicNode survival(PeerProcess server) {
        boolean running = server.isRunning();
        return dynamicTest("server survived", () -> assertTrue(running, "see " + server.log()));
    }

    private static DynamicNode omniOrb(
            String run, List<String> names, Function<String, String> outcomes) {
        List<DynamicNode> tests = new ArrayList<>();
        for (String name : names) {
            String outcome = outcomes.apply(name);
            InteropMatrix.further().add(OmniOrb.TITLE, run, name, outcome.equals("ok"), null);
            tests.add(dynamicTest(name, () -> assertEquals("ok", outcome)));
        }
        return dynamicContainer(run, tests.stream());
    }

    /** omniORB shows each message that it received in hexadecimal digits; 1 MiB is 129 of them. */
    @Test
    void shouldBeSeenByThePeer() throws Exception {
        OmniOrb omniOrb = OmniOrb.built();
        Zen zen = zen("little", "1.2", 8192);
        List<String> client =
                omniOrb.client(
                        "omniorb-client-fragments-trace",
                        zen.ior(),
                        "--only",
                        "large.octets_in",
                        "-ORBtraceLevel",
                        "40");
        assertTrue(fragments(client) > 100, "fragments of a reply");

        Path ior = OmniOrb.iorFile("omniorb-fragments-trace");
        PeerProcess server =
                omniOrb.server("omniorb-server-fragments-trace", ior, "-ORBtraceLevel", "40");
        try (server) {
            for (Case each : cases(zen, ior)) {
                if (each.name().equals("large.octets_out")) {
                    each.body().run();
                }
            }
        }
        assertTrue(fragments(server.lines()) > 100, "fragments of a request");
    }

    private static long fragments(List<String> trace) {
        return trace.stream().filter(line -> line.matches("4749 4f50 010[12] 0[0-3]07.*")).count();
    }
}
