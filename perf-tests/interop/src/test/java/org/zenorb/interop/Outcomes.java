package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * How the cases of a run ended, by name: "ok" or the reason of the failure.
 *
 * <p>Thread: any.
 */
final class Outcomes {
    private static final long PATIENCE_S = 30;
    private static final long ENDLESS_S = 2;

    private Outcomes() {}

    /**
     * Runs cases against a peer's server.
     *
     * @param peer whose known faults are not waited for; null for none
     */
    static Map<String, String> of(JavaPeer peer, String run, List<Case> cases)
            throws InterruptedException {
        Map<String, String> outcomes = new LinkedHashMap<>();
        for (Case each : cases) {
            Otherwise known = peer == null ? null : Otherwise.of(peer, run, each.name());
            boolean endless = known != null && known.isEndless();
            outcomes.put(each.name(), of(each, endless ? ENDLESS_S : PATIENCE_S));
        }
        return outcomes;
    }

    private static String of(Case each, long patienceS) throws InterruptedException {
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

    /** What a peer's client printed of each case, by server. */
    static Map<Path, Map<String, String>> printed(List<String> lines) {
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

    /** A test for each case, and its entry in the matrix. */
    static DynamicNode tests(
            JavaPeer peer,
            String run,
            List<String> names,
            Map<String, String> outcomes,
            InteropMatrix matrix) {
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
