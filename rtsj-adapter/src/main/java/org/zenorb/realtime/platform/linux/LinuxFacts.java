package org.zenorb.realtime.platform.linux;

import org.zenorb.realtime.platform.Fact;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the kernel's text files say about how late threads may run.
 *
 * <p>Thread: any.
 */
final class LinuxFacts {
    private final Path root;

    /** From the files under {@code root}, which is {@code /} except in tests. */
    LinuxFacts(Path root) {
        this.root = root;
    }

    List<Fact> all() {
        List<Fact> facts = new ArrayList<>();
        facts.add(preemption());
        facts.add(throttling());
        facts.add(priorityLimit());
        facts.add(lockLimit());
        facts.add(isolated());
        Fact governor = governor();
        if (governor != null) {
            facts.add(governor);
        }
        return facts;
    }

    private Fact preemption() {
        if (text("sys/kernel/realtime").equals("1")) {
            return new Fact("kernel preemption", "PREEMPT_RT", null);
        }
        return new Fact(
                "kernel preemption",
                "no PREEMPT_RT, the kernel may delay any thread",
                "install a kernel with PREEMPT_RT (Debian: apt install linux-image-rt-amd64), or"
                        + " boot with preempt=full");
    }

    private Fact throttling() {
        long runtimeUs = number("proc/sys/kernel/sched_rt_runtime_us");
        long periodUs = number("proc/sys/kernel/sched_rt_period_us");
        if (runtimeUs < 0) {
            return new Fact("real-time throttling", "off", null);
        }
        return new Fact(
                "real-time throttling",
                runtimeUs + " of each " + periodUs + " us for real-time threads",
                "sysctl -w kernel.sched_rt_runtime_us=-1, when no thread spins");
    }

    private Fact priorityLimit() {
        String limit = limit("Max realtime priority");
        boolean high = limit.equals("unlimited") || parse(limit) >= 95;
        boolean privileged = (capabilities() & (1L << 23)) != 0;
        return new Fact(
                "limit rtprio",
                limit + (privileged ? ", not needed with CAP_SYS_NICE" : ""),
                high || privileged
                        ? null
                        : "add \"USER - rtprio 95\" to /etc/security/limits.conf, or start with"
                                + " prlimit --rtprio=95");
    }

    private Fact lockLimit() {
        String limit = limit("Max locked memory");
        boolean privileged = (capabilities() & (1L << 14)) != 0;
        return new Fact(
                "limit memlock",
                limit + (privileged ? " bytes, not needed with CAP_IPC_LOCK" : " bytes"),
                limit.equals("unlimited") || privileged
                        ? null
                        : "add \"USER - memlock unlimited\" to /etc/security/limits.conf, or start"
                                + " with prlimit --memlock=unlimited");
    }

    private Fact isolated() {
        String processors = text("sys/devices/system/cpu/isolated");
        return processors.isEmpty()
                ? new Fact(
                        "isolated processors",
                        "none",
                        "boot with isolcpus=N nohz_full=N rcu_nocbs=N, then Affinity.pin(N)")
                : new Fact("isolated processors", processors, null);
    }

    private Fact governor() {
        String governor = text("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
        if (governor.isEmpty()) {
            return null;
        }
        return new Fact(
                "frequency governor",
                governor,
                governor.equals("performance") ? null : "cpupower frequency-set -g performance");
    }

    private long capabilities() {
        for (String line : text("proc/self/status").split("\n")) {
            if (line.startsWith("CapEff:")) {
                return Long.parseUnsignedLong(line.substring(7).strip(), 16);
            }
        }
        return 0;
    }

    private String limit(String label) {
        for (String line : text("proc/self/limits").split("\n")) {
            if (line.startsWith(label)) {
                return line.substring(label.length()).strip().split("\\s+")[0];
            }
        }
        return "unknown";
    }

    private long number(String file) {
        return parse(text(file));
    }

    private static long parse(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            // A kernel without that file or with another form of it.
            return -1;
        }
    }

    private String text(String file) {
        try {
            // By lines, since a file of /proc/sys gives nothing more after its first read, which
            // readString makes one byte long.
            return String.join("\n", Files.readAllLines(root.resolve(file))).strip();
        } catch (IOException e) {
            // Not every kernel has every file: what is not told counts as not there.
            return "";
        }
    }
}
