package org.zenorb.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.zenorb.foreign.World.Orb;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One program to the standard API, with the stubs, skeletons, helpers and values of JacORB's
 * compiler, of idlj and of ours, each compiled against its own {@code org.omg}: the class files of
 * the others run on ZEN, and ours on JacORB, GlassFish's ORB and the JDK's former one, as client
 * and as server, within one ORB and over the wire. Nothing is recompiled.
 */
@Timeout(300)
class ForeignCodeTest {
    /** As many cases as the program has. */
    private static final int CASES = 48;

    private static final List<World> FOREIGN_ON_ZEN = new ArrayList<>();
    private static final List<World> ZEN_ON_FOREIGN = new ArrayList<>();
    private static World zen;

    @BeforeAll
    static void build() throws IOException {
        for (Compiler each : Compiler.values()) {
            each.build();
        }
        zen = new World(Compiler.ZEN, Orb.ZEN);
        FOREIGN_ON_ZEN.add(new World(Compiler.JACORB, Orb.ZEN));
        FOREIGN_ON_ZEN.add(new World(Compiler.IDLJ, Orb.ZEN));
        FOREIGN_ON_ZEN.add(new World(Compiler.IDLJ_OLD, Orb.ZEN));
        ZEN_ON_FOREIGN.add(new World(Compiler.ZEN, Orb.JACORB));
        ZEN_ON_FOREIGN.add(new World(Compiler.ZEN, Orb.GLASSFISH));
        ZEN_ON_FOREIGN.add(new World(Compiler.ZEN, Orb.OPENJDK));
    }

    @AfterAll
    static void end() throws IOException {
        List<World> all = new ArrayList<>(FOREIGN_ON_ZEN);
        all.addAll(ZEN_ON_FOREIGN);
        all.add(zen);
        for (World each : all) {
            each.close();
        }
    }

    @TestFactory
    List<DynamicNode> shouldRunOurOwnCode() throws IOException {
        return List.of(run(zen, zen));
    }

    @TestFactory
    List<DynamicNode> shouldRunTheCodeOfOthersOnZen() throws IOException {
        return runs(FOREIGN_ON_ZEN);
    }

    @TestFactory
    List<DynamicNode> shouldRunOurCodeOnOthers() throws IOException {
        return runs(ZEN_ON_FOREIGN);
    }

    private static List<DynamicNode> runs(List<World> worlds) throws IOException {
        List<DynamicNode> runs = new ArrayList<>();
        for (World each : worlds) {
            runs.add(run(each, each));
            runs.add(run(each, zen));
            runs.add(run(zen, each));
        }
        return runs;
    }

    private static DynamicNode run(World client, World server) throws IOException {
        String run = client.name() + " calls " + server.name();
        Map<String, String> outcomes = client.call(server);
        List<DynamicNode> cases = new ArrayList<>();
        cases.add(dynamicTest("all cases", () -> assertEquals(CASES, outcomes.size())));
        outcomes.forEach((name, outcome) ->
                cases.add(dynamicTest(name, () -> check(Otherwise.of(run, name), outcome))));
        return dynamicContainer(run, cases);
    }

    private static void check(Otherwise known, String outcome) {
        if (known == null) {
            assertEquals("ok", outcome);
        } else {
            assertTrue(
                    outcome.contains(known.symptom()),
                    () -> known.reason() + ": no longer so? " + outcome);
        }
    }
}
