package org.zenorb.poa;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;

/** Things that happen on other threads, without a clock. */
final class Running {
    private final CountDownLatch inside = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final FutureTask<Void> task;
    private final Thread thread;

    private Running(TestHost host, org.omg.CORBA.Object reference) {
        task =
                new FutureTask<>(() -> {
                    host.call(
                            reference,
                            () -> {
                                inside.countDown();
                                await(mayEnd);
                            });
                    return null;
                });
        thread = new Thread(task, "request");
    }

    /** A request that runs on a thread of its own until {@link #end}. */
    static Running call(TestHost host, org.omg.CORBA.Object reference) {
        Running running = start(host, reference);
        await(running.inside);
        return running;
    }

    /** A request that may be stopped before it reaches its servant. */
    static Running start(TestHost host, org.omg.CORBA.Object reference) {
        Running running = new Running(host, reference);
        running.thread.start();
        return running;
    }

    boolean isInside() {
        return inside.getCount() == 0;
    }

    void awaitInside() {
        await(inside);
    }

    Thread thread() {
        return thread;
    }

    /** Lets the request end and waits for it. */
    void end() throws Exception {
        mayEnd.countDown();
        task.get();
    }

    /** Runs something on a thread of its own. */
    static <T> Task<T> task(Callable<T> body) {
        Task<T> task = new Task<>(body);
        task.thread.start();
        return task;
    }

    /** Something that may fail. */
    @FunctionalInterface
    interface Action {
        void run() throws Exception;
    }

    /** Runs something without a result on a thread of its own. */
    static Task<Void> run(Action body) {
        return task(() -> {
            body.run();
            return null;
        });
    }

    /** Something that runs on a thread of its own. */
    static final class Task<T> {
        private final FutureTask<T> future;
        private final Thread thread;

        private Task(Callable<T> body) {
            future = new FutureTask<>(body);
            thread = new Thread(future, "task");
        }

        boolean isDone() {
            return future.isDone();
        }

        T get() throws Exception {
            return future.get();
        }

        Thread thread() {
            return thread;
        }

        /** Returns when the task waits for something. */
        Task<T> awaitBlocked() {
            Running.awaitBlocked(thread);
            if (isDone()) {
                throw new AssertionError("the task did not wait");
            }
            return this;
        }
    }

    /** Returns when the thread waits for something, or has ended. */
    static void awaitBlocked(Thread thread) {
        while (true) {
            switch (thread.getState()) {
                case WAITING, TIMED_WAITING, TERMINATED:
                    return;
                default:
                    Thread.onSpinWait();
            }
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
