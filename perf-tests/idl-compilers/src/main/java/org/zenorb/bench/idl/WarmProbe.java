package org.zenorb.bench.idl;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Calls a compiler again and again in one JVM, each time into a new folder, and says on standard
 * error what each call has cost: {@code ZEN-BENCH wall-us cpu-ms peak-kib}. Thread: main.
 */
final class WarmProbe {

    private WarmProbe() {}

    public static void main(String[] args) throws ReflectiveOperationException, IOException {
        int repetitions = Integer.parseInt(args[0]);
        String[] target = args[1].split("#");
        Method method = Class.forName(target[0]).getMethod(target[1], String[].class);
        String[] rest = Arrays.copyOfRange(args, 2, args.length);
        Path output = Path.of(Contender.Dialect.OUTPUT);
        for (int i = 0; i < repetitions; i++) {
            clear(output);
            long cpu = ColdProbe.cpuMs();
            long start = System.nanoTime();
            try {
                method.invoke(null, (Object) rest.clone());
            } catch (InvocationTargetException e) {
                e.getCause().printStackTrace();
                System.exit(1);
            }
            long wall = (System.nanoTime() - start) / 1000;
            System.err.println(
                    ColdProbe.MARK
                            + wall
                            + " "
                            + (ColdProbe.cpuMs() - cpu)
                            + " "
                            + ColdProbe.peakKib());
        }
        System.exit(0);
    }

    /** Leaves an empty folder. */
    static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> all;
            try (Stream<Path> found = Files.walk(folder)) {
                all = found.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path each : all) {
                Files.delete(each);
            }
        }
        Files.createDirectories(folder);
    }
}
