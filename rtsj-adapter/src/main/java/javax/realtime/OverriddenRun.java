package javax.realtime;

import org.zenorb.realtime.platform.Platforms;

import java.lang.System.Logger.Level;

/**
 * Real-time threads whose class overrides {@code run()}: what comes before and after it cannot be
 * written there, so the virtual machine is asked to call us on every thread's start and end.
 *
 * <p>Where it cannot, such a thread begins with the first thing it asks of {@code javax.realtime},
 * and ends when a helper thread has seen it die; a warning says so once.
 *
 * <p>Thread: any.
 */
final class OverriddenRun {
    private OverriddenRun() {}

    /** Whether a class, not RealtimeThread itself, has the {@code run()} that is called. */
    static boolean isIn(Class<?> type) {
        try {
            return type.getMethod("run").getDeclaringClass() != RealtimeThread.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError("every thread has run()", e);
        }
    }

    /** Has the starts and ends of threads watched from now on; whether that is so. */
    static boolean watch() {
        return Watch.ON;
    }

    /** Ends a thread that nobody watches, when it has died. */
    static void endAfter(RealtimeThread thread) {
        Thread.ofPlatform()
                .daemon()
                .name("rt-end")
                .start(() -> {
                    boolean dead = false;
                    while (!dead) {
                        try {
                            thread.join();
                            dead = true;
                        } catch (InterruptedException e) {
                            // Nobody has business interrupting this thread: wait on.
                        }
                    }
                    thread.end();
                });
    }

    private static void onStart() {
        if (Thread.currentThread() instanceof RealtimeThread thread && thread.isRunOverridden()) {
            thread.begin();
        }
    }

    private static void onEnd() {
        if (Thread.currentThread() instanceof RealtimeThread thread && thread.isRunOverridden()) {
            thread.end();
        }
    }

    private static final class Watch {
        static final boolean ON = install();

        private static boolean install() {
            boolean on =
                    Platforms.current().watchThreads(OverriddenRun::onStart, OverriddenRun::onEnd);
            if (!on) {
                System.getLogger("org.zenorb.realtime")
                        .log(
                                Level.WARNING,
                                "A real-time thread that overrides run() gets its priority late on"
                                        + " this platform. Give its logic to the constructor as a"
                                        + " Runnable.");
            }
            return on;
        }
    }
}
