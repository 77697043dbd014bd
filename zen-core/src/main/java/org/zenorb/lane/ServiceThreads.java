package org.zenorb.lane;

/** Threads that serve no requests. Thread: any. */
public final class ServiceThreads {
    private ServiceThreads() {}

    /** Starts a thread that does something once and does not keep the process alive. */
    public static void start(String name, Runnable task) {
        Thread thread = unstarted(name, task);
        thread.setDaemon(true);
        thread.start();
    }

    /** A thread that is not started yet. */
    public static Thread unstarted(String name, Runnable task) {
        return Thread.ofPlatform().name(name).unstarted(task);
    }
}
