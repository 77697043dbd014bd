package org.zenorb.idl.emit;

import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on the tasks of a list on several threads and hands on the results in the list's order.
 *
 * <p>Guarantee: no more threads than processors, and never more than {@value #MOST_THREADS}; no
 * more than {@value #AHEAD} tasks for each thread are ahead of the result that is handed on next,
 * so memory is bounded; when {@link #run} returns or throws no thread is at work any more. What a
 * task throws, {@code run} throws, for the first such task. Thread: any.
 */
final class OrderedThreads {

    static final int MOST_THREADS = 4;
    static final int AHEAD = 4;

    private OrderedThreads() {}

    static <T, R> void run(List<T> tasks, Function<T, R> work, Consumer<R> results) {
        int processors = Runtime.getRuntime().availableProcessors();
        run(Math.min(MOST_THREADS, processors), tasks, work, results);
    }

    /** The same with so many threads; one means the caller's own. */
    static <T, R> void run(int wanted, List<T> tasks, Function<T, R> work, Consumer<R> results) {
        int threads = Math.min(wanted, tasks.size());
        if (threads < 2) {
            for (T task : tasks) {
                results.accept(work.apply(task));
            }
            return;
        }
        ExecutorService executor = threads(threads);
        Deque<Future<R>> ahead = new ArrayDeque<>();
        try {
            for (T task : tasks) {
                if (ahead.size() == threads * AHEAD) {
                    results.accept(ahead.remove().get());
                }
                ahead.add(executor.submit(() -> work.apply(task)));
            }
            while (!ahead.isEmpty()) {
                results.accept(ahead.remove().get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new InterruptedIOException("interrupted"));
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } finally {
            ahead.forEach(each -> each.cancel(false));
            end(executor);
        }
    }

    private static RuntimeException unchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return (RuntimeException) thrown;
    }

    private static ExecutorService threads(int count) {
        AtomicInteger number = new AtomicInteger();
        return Executors.newFixedThreadPool(
                count,
                task -> {
                    Thread thread = new Thread(task, "zen-idl-" + number.getAndIncrement());
                    thread.setDaemon(true);
                    return thread;
                });
    }

    /** Waits for tasks that have begun, also when the caller is interrupted meanwhile. */
    private static void end(ExecutorService executor) {
        executor.shutdown();
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = executor.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
