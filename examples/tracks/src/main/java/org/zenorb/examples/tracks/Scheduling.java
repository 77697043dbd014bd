package org.zenorb.examples.tracks;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How the kernel schedules the threads of another process, as /proc/PID/task tells it: no word of
 * the process itself is taken for it.
 */
final class Scheduling {
    private static final int SCHED_FIFO = 1;
    private static final int SCHED_RR = 2;
    // Counted from the field behind the thread's name, which may hold blanks and parentheses.
    private static final int RT_PRIORITY = 37;
    private static final int POLICY = 38;

    /** A thread with a real-time policy. */
    record RealtimeThread(String name, String policy, int priority) {}

    private Scheduling() {}

    /** The real-time threads of a process of this machine, the most urgent first. */
    static List<RealtimeThread> of(long pid) throws IOException {
        List<RealtimeThread> found = new ArrayList<>();
        Path tasks = Path.of("/proc", Long.toString(pid), "task");
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                String stat = Files.readString(thread.resolve("stat"));
                int nameEnd = stat.lastIndexOf(')');
                String name = stat.substring(stat.indexOf('(') + 1, nameEnd);
                String[] fields = stat.substring(nameEnd + 2).split(" ");
                int policy = Integer.parseInt(fields[POLICY]);
                if (policy == SCHED_FIFO || policy == SCHED_RR) {
                    found.add(
                            new RealtimeThread(
                                    name,
                                    policy == SCHED_FIFO ? "SCHED_FIFO" : "SCHED_RR",
                                    Integer.parseInt(fields[RT_PRIORITY])));
                }
            }
        }
        found.sort(
                Comparator.comparingInt(RealtimeThread::priority)
                        .reversed()
                        .thenComparing(RealtimeThread::name));
        return found;
    }
}
