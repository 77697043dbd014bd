package javax.realtime;

import java.util.concurrent.locks.LockSupport;

/**
 * Keeps the process alive while handlers that are no daemons are attached to events: servers are
 * daemons, so one thread that is none waits as long.
 *
 * <p>Thread: any; not on the way of a firing.
 */
final class KeepAlive {
    private static final Object LOCK = new Object();
    private static int count;
    private static Thread keeper;

    private KeepAlive() {
        super();
    }

    static void enter() {
        synchronized (LOCK) {
            count++;
            if (keeper == null) {
                keeper =
                        Thread.ofPlatform()
                                .daemon(false)
                                .inheritInheritableThreadLocals(false)
                                .name("rt-aeh-keep")
                                .start(KeepAlive::await);
            }
        }
    }

    static void leave() {
        synchronized (LOCK) {
            count--;
            if (count == 0) {
                LockSupport.unpark(keeper);
            }
        }
    }

    private static void await() {
        while (true) {
            synchronized (LOCK) {
                if (count == 0) {
                    keeper = null;
                    return;
                }
            }
            LockSupport.park(LOCK);
        }
    }
}
