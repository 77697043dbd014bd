package org.zenorb.bench.idl;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs another class's {@code main} and, when the process ends, says on standard error what it has
 * cost: {@code ZEN-BENCH cpu-ms peak-kib}. Needs nothing but {@code java.base}. Thread: main.
 */
final class ColdProbe {

    static final String MARK = "ZEN-BENCH ";

    private ColdProbe() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(() -> System.err.println(MARK + cpuMs() + " " + peakKib())));
        String[] rest = new String[args.length - 1];
        System.arraycopy(args, 1, rest, 0, rest.length);
        try {
            Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object) rest);
        } catch (InvocationTargetException e) {
            e.getCause().printStackTrace();
            System.exit(1);
        }
    }

    /** User and system time of this process so far. */
    static long cpuMs() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(each -> each.toMillis())
                .orElse(-1L);
    }

    /** The most memory that was resident; -1 where the system does not say. */
    static long peakKib() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith("VmHWM:")) {
                    return Long.parseLong(line.replaceAll("[^0-9]", ""));
                }
            }
        } catch (java.io.IOException e) {
            return -1;
        }
        return -1;
    }
}
