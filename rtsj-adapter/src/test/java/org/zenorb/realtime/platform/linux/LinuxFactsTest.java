package org.zenorb.realtime.platform.linux;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.realtime.platform.Fact;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A good machine needs no remedy, a poor one gets one for each thing, an unknown one no error. */
class LinuxFactsTest {
    private static final String LIMITS =
            """
            Limit                     Soft Limit           Hard Limit           Units
            Max locked memory         %s              8388608              bytes
            Max realtime priority     %s                    0
            """;

    @TempDir private Path root;

    @Test
    void shouldFindNothingToImproveOnAGoodMachine() throws Exception {
        write("sys/kernel/realtime", "1\n");
        write("proc/sys/kernel/sched_rt_runtime_us", "-1\n");
        write("proc/sys/kernel/sched_rt_period_us", "1000000\n");
        write("proc/self/limits", LIMITS.formatted("unlimited", "95"));
        write("proc/self/status", "Name:\tjava\nCapEff:\t0000000000000000\n");
        write("sys/devices/system/cpu/isolated", "2-3\n");
        write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n");
        Map<String, Fact> facts = facts();
        assertEquals(6, facts.size());
        facts.values().forEach(fact -> assertNull(fact.remedy(), fact.toString()));
        assertEquals("2-3", facts.get("isolated processors").found());
    }

    @Test
    void shouldSayWhatToDoOnAPoorMachine() throws Exception {
        write("proc/sys/kernel/sched_rt_runtime_us", "950000\n");
        write("proc/sys/kernel/sched_rt_period_us", "1000000\n");
        write("proc/self/limits", LIMITS.formatted("8388608", "0"));
        write("proc/self/status", "CapEff:\t0000000000000000\n");
        write("sys/devices/system/cpu/isolated", "\n");
        write("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        Map<String, Fact> facts = facts();
        assertTrue(facts.get("kernel preemption").remedy().contains("PREEMPT_RT"));
        assertTrue(facts.get("real-time throttling").remedy().contains("sched_rt_runtime_us=-1"));
        assertTrue(facts.get("limit rtprio").remedy().contains("rtprio 95"));
        assertTrue(facts.get("limit memlock").remedy().contains("memlock unlimited"));
        assertTrue(facts.get("isolated processors").remedy().contains("isolcpus"));
        assertTrue(facts.get("frequency governor").remedy().contains("cpupower"));
    }

    @Test
    void shouldNotAskForLimitsThatCapabilitiesMakeNeedless() throws Exception {
        write("proc/self/limits", LIMITS.formatted("8388608", "94"));
        write("proc/self/status", "CapEff:\t0000000000804000\n");
        assertNull(facts().get("limit rtprio").remedy());
        assertNull(facts().get("limit memlock").remedy());
        write("proc/self/status", "CapEff:\t0000000000000000\n");
        assertTrue(facts().get("limit rtprio").remedy().contains("prlimit"), "94 is not enough");
    }

    @Test
    void shouldReadTheKernelsOwnFilesWhole() throws Exception {
        String period =
                Files.readAllLines(Path.of("/proc/sys/kernel/sched_rt_period_us")).getFirst();
        for (Fact fact : new LinuxFacts(Path.of("/")).all()) {
            if (fact.subject().equals("real-time throttling") && !fact.found().equals("off")) {
                assertTrue(fact.found().contains("of each " + period + " us"), fact.toString());
            }
        }
    }

    @Test
    void shouldGetAlongWithAKernelThatTellsNothing() {
        Map<String, Fact> facts = facts();
        assertFalse(facts.containsKey("frequency governor"));
        assertTrue(facts.get("limit rtprio").found().startsWith("unknown"));
    }

    private Map<String, Fact> facts() {
        return new LinuxFacts(root)
                .all().stream().collect(Collectors.toMap(Fact::subject, Function.identity()));
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
