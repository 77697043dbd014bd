package org.zenorb.idl.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Generated stubs, skeletons and helpers at work on an ORB that we did not write. */
class ForeignOrbTest {

    private static final String ORB = "com.sun.corba.ee.impl.orb.ORBImpl";

    /** One round of calls: over TCP, collocated, and through a tie. */
    private static final List<String> CALLS =
            List.of(
                    "value 42",
                    "label calculator",
                    "add 100 12 13",
                    "walk root child 1",
                    "nested [[1, 2], []][[a, b], [c, d]]",
                    "grid [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] 2",
                    "any in root 7",
                    "numbers 100000 99999",
                    "choice 7 bounded 2345",
                    "is_a truefalse",
                    "non_existent false");

    private static final List<String> REST =
            List.of(
                    "Bad because bad",
                    "Empty",
                    "BAD_PARAM",
                    "BAD_OPERATION",
                    "node below",
                    "type IDL:M/Node:1.0 13 children",
                    "recursive true",
                    "choice 5",
                    "labels 3",
                    "BAD_OPERATION");

    /** GlassFish's own needs: a switch of its management library's, and no log of wanted errors. */
    @BeforeAll
    static void prepareGlassFish() {
        System.setProperty("org.glassfish.gmbal.no.multipleUpperBoundsException", "true");
        Logger.getLogger("").setLevel(Level.OFF);
    }

    @AfterAll
    static void restoreLogging() {
        Logger.getLogger("").setLevel(Level.INFO);
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void shouldCallEveryKindOfOperation() throws Exception {
        String source;
        try (var in = getClass().getResourceAsStream("/emit/CallScenario.java")) {
            source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Compiled compiled =
                Compiled.of(
                        JavaEmitter.emit(ThinPathTest.specification(), EmitOptions.defaults()),
                        new GeneratedFile("scenario/CallScenario.java", source));
        List<?> log =
                (List<?>)
                        compiled.loadClass("scenario.CallScenario")
                                .getMethod("run", String.class)
                                .invoke(null, ORB);
        List<String> expected = new ArrayList<>();
        for (int round = 0; round < 3; round++) {
            expected.addAll(CALLS);
        }
        expected.addAll(REST);
        assertEquals(expected, log);
    }
}
