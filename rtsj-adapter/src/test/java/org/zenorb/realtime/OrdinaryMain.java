package org.zenorb.realtime;

import java.util.concurrent.atomic.AtomicReference;

import javax.realtime.LTMemory;
import javax.realtime.RealtimeThread;
import javax.realtime.RelativeTime;

/**
 * A program that {@link ProcessTest} starts: three real-time threads that enter a scope and sleep.
 */
final class OrdinaryMain {
    private OrdinaryMain() {}

    public static void main(String[] arguments) throws Exception {
        LTMemory scope = new LTMemory(4096);
        AtomicReference<Object> seen = new AtomicReference<>();
        for (int i = 0; i < 3; i++) {
            RealtimeThread thread =
                    new RealtimeThread(
                            null, null, null, scope, null, () -> seen.set(useEverything()));
            thread.start();
            thread.join();
        }
        Overriding own = new Overriding(scope);
        own.start();
        own.join();
        // Where nobody watches threads end, the scope is left a moment after the join.
        RealtimeThread joiner = new RealtimeThread(null, null, null, null, null, () -> join(scope));
        joiner.start();
        joiner.join();
        System.out.println(own.seen.equals(seen.get()) ? seen.get() : own.seen);
        System.out.println(scope.getReferenceCount() == 0 ? "scopes work" : "scopes leak");
    }

    private static void join(LTMemory scope) {
        try {
            scope.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static Object useEverything() {
        OffHeap.allocate(100, 8).fill((byte) 1);
        try {
            RealtimeThread.sleep(new RelativeTime(1, 0));
        } catch (InterruptedException e) {
            return e;
        }
        return KernelScheduling.ofCurrentThread();
    }

    private static final class Overriding extends RealtimeThread {
        private volatile Object seen;

        Overriding(LTMemory scope) {
            super(null, null, null, scope, null, null);
        }

        @Override
        public void run() {
            seen = useEverything();
        }
    }
}
