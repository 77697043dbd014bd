package org.zenorb.interop;

import static org.zenorb.interop.Case.check;
import static org.zenorb.interop.Case.same;

import interop.Calls;
import interop.Point;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Attributes, plain calls, oneways, and many callers at once.
 *
 * <p>Thread: any; one case starts eight callers.
 */
final class CallCases {
    private static final long PATIENCE_NS = TimeUnit.SECONDS.toNanos(10);

    private final Calls calls;

    CallCases(Calls calls) {
        this.calls = calls;
    }

    List<Case> all() {
        return List.of(
                new Case("call.attributes", this::attributes),
                new Case("call.add", this::add),
                new Case("call.reserved_word", () -> same(17, calls._synchronized(17), "result")),
                new Case("call.sleep", this::sleep),
                new Case("call.oneway", this::oneway),
                new Case("call.parallel", this::parallel));
    }

    private void attributes() {
        check(!calls.orb().isEmpty(), "orb");
        for (int i = 0; i < Samples.COUNT; i++) {
            Point in = Samples.point(i);
            calls.title(Samples.text(i));
            calls.wide_title(Samples.wide(i));
            calls.position(in);
            same(Samples.text(i), calls.title(), "title");
            same(Samples.wide(i), calls.wide_title(), "wide_title");
            same(in, calls.position(), "position");
        }
        same(Samples.tree(2), calls.family(), "family");
    }

    private void add() {
        for (int k = -500; k < 500; k++) {
            check(calls.add(k, 2 * k) == 3 * k, "sum");
        }
        check(calls.add(Integer.MAX_VALUE, 1) == Integer.MIN_VALUE, "overflow");
    }

    private void sleep() {
        calls.sleep(0);
        calls.sleep(50);
    }

    private void oneway() {
        long expected = calls.fired();
        for (int n = 1; n <= 1000; n++) {
            calls.fire(n, Samples.text(n));
            expected += n;
        }
        long deadline = System.nanoTime() + PATIENCE_NS;
        while (calls.fired() != expected) {
            check(System.nanoTime() < deadline, "some of 1000 oneways were lost");
        }
    }

    /** Slow and fast calls mixed, so that replies overtake each other on one connection. */
    private void parallel() throws Exception {
        try (ExecutorService callers = Executors.newFixedThreadPool(8)) {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int k = 0; k < 8; k++) {
                int seed = 1007 * k;
                tasks.add(() -> addMany(seed));
            }
            for (Future<Void> each : callers.invokeAll(tasks)) {
                each.get();
            }
        }
    }

    private Void addMany(int seed) {
        for (int k = 0; k < 100; k++) {
            if (k % 25 == seed % 25) {
                calls.sleep(20);
            }
            check(calls.add(seed, k) == seed + k, "someone else's answer");
        }
        return null;
    }
}
