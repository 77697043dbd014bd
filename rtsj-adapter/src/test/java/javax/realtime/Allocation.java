package javax.realtime;

import com.sun.management.ThreadMXBean;

import java.lang.management.ManagementFactory;

/** Counts what the calling thread allocates on the heap. */
public final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 30;

    private Allocation() {}

    /**
     * The least that one run of the code allocates, over up to 30 runs: the first ones also load
     * classes, link and profile.
     */
    public static long bytes(Runnable code) {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS && least > 0; round++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            code.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
