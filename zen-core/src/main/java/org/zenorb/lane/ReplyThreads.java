package org.zenorb.lane;

import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A bounded number of threads that run what asynchronous calls leave to do: call reply handlers,
 * send again, serve collocated requests.
 *
 * <p>Assumption: whoever submits bounds how many tasks there are at once.
 *
 * <p>Guarantees: tasks of one key run in the order in which they were submitted and never two at a
 * time, so a slow one keeps back those of its own key alone, as long as there are fewer slow keys
 * than threads. Keys take turns. {@link #submit} takes no lock and never waits.
 *
 * <p>Threads are ordinary ones: they start with the first task's announcement and have no real-time
 * priority.
 *
 * <p>Thread: any.
 */
public final class ReplyThreads {
    private static final System.Logger LOGGER = System.getLogger(ReplyThreads.class.getName());

    /** What was submitted. */
    private record Task(Object key, Runnable action) {}

    /** The tasks of one key that wait for the running one; in the map while one runs or waits. */
    private static final class Strand {
        final Object key;
        final ArrayDeque<Runnable> actions = new ArrayDeque<>();
        Runnable running;

        Strand(Object key) {
            this.key = key;
        }
    }

    private final int threads;
    private final String name;
    private final AtomicBoolean started = new AtomicBoolean();
    private final ConcurrentLinkedQueue<Task> inbox = new ConcurrentLinkedQueue<>();
    private final Semaphore work = new Semaphore(0);
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean closed;

    // under the lock
    private final Map<Object, Strand> strands = new HashMap<>();
    private final ArrayDeque<Strand> ready = new ArrayDeque<>();

    /**
     * So many threads, not started yet.
     *
     * @param name of the threads, which get a number behind it
     */
    public ReplyThreads(int threads, String name) {
        this.threads = threads;
        this.name = name;
    }

    /** Starts the threads if they do not run; to be called before tasks can be submitted. */
    public void start() {
        if (!started.get() && started.compareAndSet(false, true)) {
            for (int i = 0; i < threads; i++) {
                ServiceThreads.start(name + i, this::live);
            }
        }
    }

    /** Has an action run after all others of an equal key. */
    public void submit(Object key, Runnable action) {
        inbox.add(new Task(key, action));
        work.release();
    }

    /** Ends the threads, each after what it is doing; what waits is forgotten. */
    public void close() {
        closed = true;
        work.release(threads);
    }

    private void live() {
        while (true) {
            work.acquireUninterruptibly();
            if (closed) {
                return;
            }
            Strand strand = next();
            while (strand != null && !closed) {
                run(strand.running);
                strand = turn(strand);
            }
        }
    }

    /** Takes in what was submitted and gives out a strand with an action to run; null for none. */
    private Strand next() {
        lock.lock();
        try {
            takeIn();
            return give();
        } finally {
            lock.unlock();
        }
    }

    /** An action of the strand has run: it queues behind the others, and the first one is next. */
    private Strand turn(Strand strand) {
        lock.lock();
        try {
            takeIn();
            if (strand.actions.isEmpty()) {
                strands.remove(strand.key);
            } else {
                ready.add(strand);
            }
            return give();
        } finally {
            lock.unlock();
        }
    }

    private Strand give() {
        Strand strand = ready.poll();
        if (strand != null) {
            strand.running = strand.actions.poll();
        }
        return strand;
    }

    private void takeIn() {
        for (Task task = inbox.poll(); task != null; task = inbox.poll()) {
            Strand strand = strands.get(task.key());
            if (strand == null) {
                strand = new Strand(task.key());
                strands.put(task.key(), strand);
                ready.add(strand);
            }
            strand.actions.add(task.action());
        }
    }

    private static void run(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | Error e) {
            LOGGER.log(Level.ERROR, "a task of an asynchronous call failed", e);
        }
        if (Thread.interrupted()) {
            LOGGER.log(Level.DEBUG, "an interrupt of one task is not the next one's business");
        }
    }
}
