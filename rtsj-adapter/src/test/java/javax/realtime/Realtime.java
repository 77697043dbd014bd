package javax.realtime;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs test code on real-time threads and brings its failures back. */
public final class Realtime {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private Realtime() {}

    /** Code that may throw. */
    public interface Code {
        void run() throws Exception;
    }

    /** Runs on a new real-time thread of normal priority in the heap and waits for its end. */
    public static void run(Code code) throws Exception {
        call(() -> {
            code.run();
            return null;
        });
    }

    /** As {@link #run}, with a result. */
    public static <T> T call(Callable<T> code) throws Exception {
        CompletableFuture<T> result = new CompletableFuture<>();
        RealtimeThread thread =
                new RealtimeThread(null, null, null, null, null, () -> complete(result, code));
        thread.start();
        T value = get(result);
        thread.join();
        return value;
    }

    /** Runs the code and puts its outcome into the future. */
    public static <T> void complete(CompletableFuture<T> result, Callable<T> code) {
        try {
            result.complete(code.call());
        } catch (Throwable e) {
            result.completeExceptionally(e);
        }
    }

    /** The outcome, waited for with a limit. */
    public static <T> T get(CompletableFuture<T> result) throws Exception {
        try {
            return result.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw e;
        } catch (TimeoutException e) {
            throw new AssertionError("no outcome within " + LIMIT, e);
        }
    }
}
