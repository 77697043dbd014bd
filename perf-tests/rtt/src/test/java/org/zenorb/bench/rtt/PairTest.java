package org.zenorb.bench.rtt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The programs of the Java contenders start, call and count; how fast they are is not tested. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class PairTest {
    @TempDir Path work;

    @Test
    void shouldMeasureEachJavaContender() throws Exception {
        Programs programs = new Programs(Path.of("").toAbsolutePath(), work);
        Contender zen = programs.zen();
        int[] bytes = new WireBytes().count(zen, work);
        // Header and body of both messages, with an object key of a few octets.
        assertTrue(bytes[0] > 50 && bytes[0] < 200, () -> bytes[0] + " bytes of request");
        assertTrue(bytes[1] > 24 && bytes[1] < 80, () -> bytes[1] + " bytes of reply");
        for (Contender each :
                new Contender[] {zen, programs.jacorb(), programs.raw(bytes[0], bytes[1])}) {
            try (Pair pair = new Pair(each, work)) {
                long[] times = pair.run(200);
                assertEquals(3, times.length);
                assertTrue(times[0] > 0 && times[0] <= times[1] && times[1] <= times[2]);
                double[] allocated = pair.allocated(200);
                // What is asked for is subtracted, so nothing at all may look like less.
                assertTrue(allocated[0] > -100 && allocated[1] > -100, "bytes per call");
            }
        }
    }

    @Test
    void shouldTakeMedians() {
        assertEquals(2, Main.median(new double[] {3, 1, 2}));
        assertEquals(2.5, Main.median(new double[] {4, 1, 3, 2}));
    }
}
