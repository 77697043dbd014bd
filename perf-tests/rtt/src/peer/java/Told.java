import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Does what the benchmark says, line by line: {@code run N} makes N calls and answers their median,
 * 99 % and 99.9 % in nanoseconds; {@code allocated} answers the bytes that all threads of this
 * process have allocated; the end of input ends the process.
 */
final class Told {
    private Told() {}

    /** Makes as many calls as there is room for their times. */
    interface Calls {
        void make(long[] samplesNs) throws Exception;
    }

    static void follow(Calls calls) throws Exception {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        System.out.println("# ready");
        long[] samples = new long[0];
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("allocated")) {
                System.out.println("# " + threads.getTotalThreadAllocatedBytes());
            } else if (line.startsWith("run ")) {
                int count = Integer.parseInt(line.substring(4));
                if (samples.length != count) {
                    samples = new long[count];
                }
                calls.make(samples);
                Arrays.sort(samples);
                System.out.println(
                        "# "
                                + at(samples, 0.5)
                                + " "
                                + at(samples, 0.99)
                                + " "
                                + at(samples, 0.999));
            } else {
                throw new IllegalArgumentException(line);
            }
        }
    }

    private static long at(long[] sorted, double quantile) {
        return sorted[Math.min(sorted.length - 1, (int) (sorted.length * quantile))];
    }
}
