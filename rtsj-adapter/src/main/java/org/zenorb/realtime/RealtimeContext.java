package org.zenorb.realtime;

import javax.realtime.RealtimeThread;

/**
 * Attachments of the calling real-time thread: a field of the thread, not a thread-local.
 *
 * <p>Guarantee: about a nanosecond, no allocation, no lock. What is attached lives as long as the
 * thread object or until it is replaced. Users of one process agree on the indices; ZEN's ORB has
 * index 0.
 *
 * <p>Thread: any; those that are not real-time threads have no attachments.
 */
public final class RealtimeContext {
    /** How many attachments a thread has; indices are 0 to 3. */
    public static final int SLOTS = 4;

    private RealtimeContext() {}

    /** Whether the calling thread can have attachments. */
    public static boolean available() {
        return Thread.currentThread() instanceof RealtimeThread;
    }

    /**
     * The attachment of the calling thread, null when there is none or it is no real-time thread.
     */
    public static Object get(int slot) {
        return Thread.currentThread() instanceof RealtimeThread thread
                ? Inside.DOOR.attachment(thread, slot)
                : null;
    }

    /**
     * Attaches to the calling thread.
     *
     * @throws IllegalThreadStateException when it is not a real-time thread
     */
    public static void set(int slot, Object value) {
        if (!(Thread.currentThread() instanceof RealtimeThread thread)) {
            throw new IllegalThreadStateException(
                    Thread.currentThread().getName() + " is not a real-time thread");
        }
        Inside.DOOR.attach(thread, slot, value);
    }
}
