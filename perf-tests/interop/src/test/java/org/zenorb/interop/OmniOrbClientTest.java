package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** A C++ client on omniORB calls a ZEN server: every case of the client is a test here. */
@Timeout(300)
final class OmniOrbClientTest {
    private static OmniOrb omniOrb;

    @BeforeAll
    static void build() {
        omniOrb = OmniOrb.built();
    }

    @AfterAll
    static void write() {
        if (omniOrb != null) {
            InteropMatrix.all().write(OmniOrbClientTest.class);
        }
    }

    @TestFactory
    Stream<DynamicNode> shouldServeOmniOrbInEitherByteOrderAndEachVersion() {
        return Stream.of("little", "big")
                .map(order -> dynamicContainer(order, serve(order).stream()));
    }

    private List<DynamicNode> serve(String order) {
        Path ior = OmniOrb.iorFile("zen-" + order);
        List<DynamicNode> tests = new ArrayList<>();
        try (PeerProcess server = ZenServer.start("zen-server-" + order, ior, order)) {
            tests.add(
                    results(
                            order + ", separate connections",
                            cases("", "utf8."),
                            omniOrb.client("omniorb-client-" + order, ior, "--skip", "utf8.")));
            String version = order.equals("little") ? "1.0" : "1.1";
            tests.add(
                    results(
                            order + ", at most GIOP " + version,
                            cases("", "utf8."),
                            omniOrb.client(
                                    "omniorb-client-" + version + "-" + order,
                                    ior,
                                    "--skip",
                                    "utf8.",
                                    "-ORBmaxGIOPVersion",
                                    version)));
            tests.add(
                    results(
                            order + ", one connection",
                            cases("call", "callback.parallel"),
                            omniOrb.client(
                                    "omniorb-client-one-" + order,
                                    ior,
                                    "--only",
                                    "call",
                                    "-ORBoneCallPerConnection",
                                    "0")));
            tests.add(
                    results(
                            order + ", native code set UTF-8",
                            cases("utf8.", "-"),
                            omniOrb.client(
                                    "omniorb-client-utf8-" + order,
                                    ior,
                                    "--only",
                                    "utf8.",
                                    "-ORBnativeCharCodeSet",
                                    "UTF-8")));
            tests.add(dynamicTest("server survived", survival(server)));
            tests.add(dynamicTest("byte order sent", byteOrder(order, ior)));
            tests.add(dynamicTest("nothing unexpected logged", () -> assertCalm(server)));
        }
        return tests;
    }

    private static Executable survival(PeerProcess server) {
        boolean running = server.isRunning();
        return () -> assertTrue(running, "the server ended by itself, see " + server.log());
    }

    /** omniORB shows each message that it received in hexadecimal digits. */
    private static Executable byteOrder(String order, Path ior) {
        List<String> trace =
                omniOrb.client(
                        "omniorb-client-trace-" + order,
                        ior,
                        "--only",
                        "call.add",
                        "-ORBtraceLevel",
                        "40");
        List<String> flags = new ArrayList<>();
        boolean received = false;
        for (String line : trace) {
            // other threads of omniORB may say something between a message and its octets
            if (line.contains("inputMessage: from")) {
                received = true;
            } else if (received && line.startsWith("4749 4f50 0102 ")) {
                flags.add(line.substring("4749 4f50 0102 ".length()).substring(0, 2));
                received = false;
            }
        }
        List<String> expected =
                Collections.nCopies(flags.size(), order.equals("big") ? "00" : "01");
        return () -> {
            assertTrue(flags.size() > 1000, "only " + flags.size() + " messages in the trace");
            assertEquals(expected, flags);
        };
    }

    private static void assertCalm(PeerProcess server) {
        List<String> complaints =
                server.lines().stream()
                        .filter(line -> line.startsWith("SEVERE") || line.startsWith("WARNING"))
                        .filter(line -> !line.contains("failed in crash"))
                        .toList();
        assertEquals(List.of(), complaints, "see " + server.log());
    }

    private static List<String> cases(String only, String skip) {
        return omniOrb.clientCases().stream()
                .filter(name -> name.startsWith(only) && !name.startsWith(skip))
                .toList();
    }

    private static DynamicNode results(String title, List<String> names, List<String> lines) {
        names.forEach(name -> note(title, name, lines));
        return dynamicContainer(
                title,
                names.stream().map(name -> dynamicTest(name, () -> verdict(title, name, lines))));
    }

    private static void note(String title, String name, List<String> lines) {
        boolean ok = lines.contains("ok " + name);
        OmniOrb.Fault fault = ok ? null : OmniOrb.asClient(title, name);
        String reason = fault == null ? null : fault.reason();
        InteropMatrix.all().add(OmniOrb.TITLE, "calls ZEN, " + title, name, ok, reason);
    }

    private static void verdict(String title, String name, List<String> lines) {
        String line =
                lines.stream()
                        .filter(each ->
                                each.equals("ok " + name) || each.startsWith("FAIL " + name))
                        .findFirst()
                        .orElseGet(() -> fail("no word of " + name + " in " + lines));
        OmniOrb.Fault fault = OmniOrb.asClient(title, name);
        if (fault == null) {
            assertEquals("ok " + name, line);
        } else if (!fault.expects(line)) {
            fail(name + " is listed to end in " + fault.symptom() + ", but here it is: " + line);
        }
    }
}
