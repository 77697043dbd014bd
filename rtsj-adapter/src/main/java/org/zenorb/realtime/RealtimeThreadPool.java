package org.zenorb.realtime;

import org.zenorb.realtime.platform.Platforms;
import org.zenorb.realtime.platform.TimedWait;

import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;

import javax.realtime.PriorityParameters;
import javax.realtime.RealtimeThread;

/**
 * Real-time threads that were started beforehand and wait for something to run: starting one is
 * handing it the logic and waking it, a fraction of what a new thread costs.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>All threads are started, at their priority and waiting, before the constructor returns; no
 *       more are made later.
 *   <li>{@link #tryStart} takes no lock, allocates nothing and does not wait. The thread that
 *       became free last is taken first: its stack is the likeliest to be in a cache.
 *   <li>When no thread is free, {@link #tryStart} is false and {@link #start} throws; nothing is
 *       queued, because a queue would hide that the pool is too small.
 *   <li>A logic that throws ends like that of any thread, in the uncaught exception handler, and
 *       its thread goes back to the pool; so does an interrupt flag that it left behind.
 * </ul>
 *
 * <p>Modes: the free threads are a stack of indices in one word, with a count of changes that keeps
 * a compare-and-set from taking an old top for the present one; full compare-and-sets. The logic
 * goes into its slot by compare-and-set and is read acquiring, which carries what the starter
 * wrote.
 *
 * <p>Thread: any.
 */
public final class RealtimeThreadPool implements AutoCloseable {
    /** The most threads a pool can have. */
    public static final int MAX_THREADS = 1024;

    private static final int NONE = 0;
    private static final long INDEX = 0xffff_ffffL;
    private static final long CHANGE = 1L << 32;

    private static final Runnable CLOSED =
            () -> {
                throw new AssertionError("marks a slot, is never run");
            };

    private final Worker[] workers;
    private final PriorityParameters scheduling;

    /** Bits 0-31 the free worker on top, counted from one; bits 32-63 the changes. */
    private final AtomicLong free = new AtomicLong();

    private volatile boolean closed;

    /**
     * Starts the threads.
     *
     * @param threads 1 to {@link #MAX_THREADS}
     * @param scheduling the priority that they wait at, and run at unless told otherwise
     * @throws IllegalArgumentException when there are too few or too many, or there is no priority
     */
    public RealtimeThreadPool(int threads, PriorityParameters scheduling) {
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException(
                    "a pool has 1 to " + MAX_THREADS + " threads, not " + threads);
        }
        if (scheduling == null) {
            throw new IllegalArgumentException("no priority for the threads of a pool");
        }
        this.scheduling = scheduling;
        workers = new Worker[threads];
        CountDownLatch waiting = new CountDownLatch(threads);
        for (int i = 0; i < threads; i++) {
            workers[i] = new Worker(i + 1, waiting);
            workers[i].thread.start();
        }
        awaitUninterruptibly(waiting);
        for (int i = threads; i > 0; i--) {
            push(i);
        }
    }

    /**
     * Runs {@code logic} on a thread of the pool, at the pool's priority.
     *
     * @throws RejectedExecutionException when no thread is free or the pool is closed
     */
    public void start(Runnable logic) {
        start(scheduling, logic);
    }

    /**
     * Runs {@code logic} on a thread of the pool, at a priority of its own.
     *
     * @throws RejectedExecutionException when no thread is free or the pool is closed
     */
    public void start(PriorityParameters priority, Runnable logic) {
        if (!tryStart(priority, logic)) {
            throw new RejectedExecutionException(
                    closed
                            ? "the pool of real-time threads is closed"
                            : "none of the pool's "
                                    + workers.length
                                    + " real-time threads is free; make the pool larger");
        }
    }

    /** Runs {@code logic} on a free thread at the pool's priority; false when none is free. */
    public boolean tryStart(Runnable logic) {
        return tryStart(scheduling, logic);
    }

    /**
     * Runs {@code logic} on a free thread at a priority of its own; false when none is free or the
     * pool is closed. Costs a system call more when the thread had another priority.
     *
     * @throws IllegalArgumentException when there is no logic or no priority
     */
    public boolean tryStart(PriorityParameters priority, Runnable logic) {
        if (logic == null || priority == null) {
            throw new IllegalArgumentException("a start needs a priority and logic");
        }
        int index = pop();
        return index != NONE && workers[index - 1].bind(priority, logic);
    }

    /** How many threads the pool has. */
    public int size() {
        return workers.length;
    }

    /** Ends the threads, those that run something after that; does not wait for them. */
    @Override
    public void close() {
        closed = true;
        for (Worker worker : workers) {
            worker.close();
        }
    }

    private void push(int index) {
        long seen;
        do {
            seen = free.get();
            workers[index - 1].below = (int) (seen & INDEX);
        } while (!free.compareAndSet(seen, ((seen & ~INDEX) + CHANGE) | index));
    }

    private int pop() {
        while (true) {
            long seen = free.get();
            int top = (int) (seen & INDEX);
            if (top == NONE) {
                return NONE;
            }
            long next = ((seen & ~INDEX) + CHANGE) | workers[top - 1].below;
            if (free.compareAndSet(seen, next)) {
                return top;
            }
        }
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                // Half a pool is none: the flag is kept for later.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** One thread of the pool and what it runs next. */
    private final class Worker implements Runnable {
        private static final VarHandle LOGIC;

        static {
            try {
                LOGIC = MethodHandles.lookup().findVarHandle(Worker.class, "logic", Runnable.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        final RealtimeThread thread;
        private final int index;
        private final CountDownLatch waiting;

        /** The free worker below this one; volatile because a late pop may read it. */
        volatile int below;

        /** Null when free. */
        @SuppressWarnings("unused") // through LOGIC
        private Runnable logic;

        private volatile TimedWait wait;

        Worker(int index, CountDownLatch waiting) {
            this.index = index;
            this.waiting = waiting;
            thread = new RealtimeThread(scheduling, null, null, null, null, this);
            thread.setDaemon(true);
            thread.setName("rt-pool-" + index);
        }

        @Override
        public void run() {
            wait = Platforms.current().newWait();
            waiting.countDown();
            for (Runnable next = await(); next != CLOSED; next = await()) {
                runOne(next);
                LOGIC.setVolatile(this, null);
                if (closed) {
                    // Or close() does it: one of the two sees what the other wrote.
                    LOGIC.compareAndSet(this, null, CLOSED);
                }
                push(index);
            }
        }

        /** By a starter that took this worker from the stack. */
        boolean bind(PriorityParameters priority, Runnable next) {
            if (thread.getSchedulingParameters() != priority) {
                thread.setSchedulingParameters(priority);
            }
            if (!LOGIC.compareAndSet(this, null, next)) {
                return false;
            }
            wait.wake();
            return true;
        }

        void close() {
            if (LOGIC.compareAndSet(this, null, CLOSED)) {
                wait.wake();
            }
        }

        private Runnable await() {
            while (true) {
                int ticket = wait.ticket();
                Runnable next = (Runnable) LOGIC.getAcquire(this);
                if (next != null) {
                    return next;
                }
                wait.await(ticket, Long.MAX_VALUE);
            }
        }

        private void report(Throwable failure) {
            try {
                thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
            } catch (RuntimeException | Error e) {
                // The virtual machine drops these; the thread must come back to the pool anyway.
                System.getLogger("org.zenorb.realtime")
                        .log(Level.ERROR, "an uncaught exception handler failed", e);
            }
        }

        private void runOne(Runnable next) {
            try {
                next.run();
            } catch (Throwable e) {
                report(e);
            } finally {
                Thread.interrupted();
            }
        }
    }
}
