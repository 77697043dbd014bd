package javax.realtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether a thread waits, in Java or in the kernel. */
public final class Blocked {
    private static final String FUTEX =
            switch (System.getProperty("os.arch")) {
                case "aarch64" -> "98 ";
                default -> "202 ";
            };

    private Blocked() {}

    /** Whether the thread waits for a monitor, a parking or, when it is real-time, in a futex. */
    public static boolean is(Thread thread) throws IOException {
        return switch (thread.getState()) {
            case WAITING, TIMED_WAITING, BLOCKED -> true;
            case RUNNABLE ->
                    thread instanceof RealtimeThread realtime && inFutex(realtime.kernelId());
            case NEW, TERMINATED -> false;
        };
    }

    /** Whether a thread of the kernel's sleeps in a futex call. */
    public static boolean inFutex(int kernelId) throws IOException {
        return kernelId > 0
                && Files.readString(Path.of("/proc/self/task/" + kernelId + "/syscall"))
                        .startsWith(FUTEX);
    }
}
