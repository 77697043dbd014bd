package org.zenorb.bench.idl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * What one compilation, or the median of several, has cost. Thread: any; immutable.
 *
 * @param peakMb -1 where the system does not say
 * @param files how many were written
 * @param outputKb their size, in units of 1,024 bytes
 */
record Sample(long wallMs, long cpuMs, long peakMb, long files, long outputKb) {

    /** The median of each value by itself. */
    static Sample median(List<Sample> samples) {
        return new Sample(
                median(samples, Sample::wallMs),
                median(samples, Sample::cpuMs),
                median(samples, Sample::peakMb),
                median(samples, Sample::files),
                median(samples, Sample::outputKb));
    }

    /** The second half of the samples: what came before was warming up. */
    static List<Sample> last(List<Sample> samples) {
        return samples.subList(samples.size() / 2, samples.size());
    }

    /** The first sample, the second, and then twice as many with each group. */
    static List<List<Sample>> doubling(List<Sample> samples) {
        List<List<Sample>> groups = new ArrayList<>();
        int from = 0;
        while (from < samples.size()) {
            int to = from == 0 ? 1 : Math.min(2 * from, samples.size());
            groups.add(samples.subList(from, to));
            from = to;
        }
        return groups;
    }

    private static long median(List<Sample> samples, ToLongFunction<Sample> value) {
        long[] values = samples.stream().mapToLong(value).toArray();
        if (values.length == 0) {
            throw new IllegalArgumentException("no samples");
        }
        Arrays.sort(values);
        int middle = values.length / 2;
        return values.length % 2 == 1
                ? values[middle]
                : Math.floorDiv(values[middle - 1] + values[middle], 2);
    }
}
