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
        System.out.println(seen.get());
        System.out.println(scope.getReferenceCount() == 0 ? "scopes work" : "scopes leak");
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
}
