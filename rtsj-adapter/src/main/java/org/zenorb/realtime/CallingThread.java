package org.zenorb.realtime;

import org.zenorb.realtime.platform.Platforms;

import javax.realtime.RealtimeThread;

/**
 * The system's id of the calling thread without a system call: a field of real-time threads, asked
 * for once on others.
 *
 * <p>Thread: any.
 */
final class CallingThread {
    private static final ThreadLocal<Integer> IDS =
            ThreadLocal.withInitial(() -> Platforms.current().threadId());

    private CallingThread() {}

    /**
     * The id.
     *
     * @throws UnsupportedOperationException on a virtual thread, which has none of its own
     */
    static int id() {
        Thread caller = Thread.currentThread();
        if (caller instanceof RealtimeThread thread) {
            int id = Inside.DOOR.threadId(thread);
            if (id != 0) {
                return id;
            }
        }
        if (caller.isVirtual()) {
            throw new UnsupportedOperationException(
                    "the system does not know virtual threads: it cannot give them priorities");
        }
        return IDS.get();
    }
}
