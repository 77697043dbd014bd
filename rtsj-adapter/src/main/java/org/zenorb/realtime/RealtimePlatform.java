package org.zenorb.realtime;

import org.zenorb.realtime.platform.Fact;
import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.Platforms;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryManagerMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import javax.realtime.PriorityScheduler;

/**
 * What the machine gives this process, asked of the machine and not of the documentation.
 *
 * <p>Thread: any.
 */
public final class RealtimePlatform {
    private final Platform platform;
    private final int schedulingOutcome;

    private RealtimePlatform(Platform platform) {
        this.platform = platform;
        // The highest priority, because limits may permit lower ones only.
        schedulingOutcome = platform.tryScheduling(PriorityScheduler.instance().getMaxPriority());
    }

    /** Asks the platform now. */
    public static RealtimePlatform current() {
        return new RealtimePlatform(Platforms.current());
    }

    /** The platform's name. */
    public String name() {
        return platform.name();
    }

    /** Whether real-time threads get SCHED_FIFO, up to the highest priority. */
    public boolean realtimeScheduling() {
        return schedulingOutcome == 0;
    }

    /** One sentence on scheduling, with the remedy when it is missing. */
    public String schedulingReport() {
        if (realtimeScheduling()) {
            return "in force (SCHED_FIFO)";
        }
        String why = platform.whyNoScheduling();
        return "not in force, "
                + (why == null
                        ? "the system refuses SCHED_FIFO, or its priority 95, to this process"
                        : why)
                + ". "
                + platform.schedulingRemedy();
    }

    /** The lowest real-time priority. */
    public int minPriority() {
        return PriorityScheduler.instance().getMinPriority();
    }

    /** The highest real-time priority. */
    public int maxPriority() {
        return PriorityScheduler.instance().getMaxPriority();
    }

    /** The resolution of the monotonic clock, nanoseconds. */
    public long clockResolutionNs() {
        return platform.clockResolutionNs();
    }

    /** How late an ordinary thread may be woken, nanoseconds; negative when unknown. */
    public long timerSlackNs() {
        return platform.timerSlackNs();
    }

    /** How many bytes this process may lock; {@link Long#MAX_VALUE} for all, negative unknown. */
    public long lockableBytes() {
        return platform.lockableBytes();
    }

    /** How many bytes of this process are locked in memory now; negative when unknown. */
    public long lockedBytes() {
        return platform.lockedBytes();
    }

    /** The share of each processor that real-time threads may use, 0 to 1; negative unknown. */
    public double realtimeShare() {
        return platform.realtimeShare();
    }

    /** Locks the whole process in memory, pages to come included; whether that was permitted. */
    public boolean lockMemory() {
        return platform.lockProcessMemory() == 0;
    }

    /** The report, one plain line for each capability. */
    public List<String> report() {
        List<String> lines = new ArrayList<>();
        lines.add("platform              " + name());
        lines.add("real-time priorities  " + schedulingReport());
        lines.add(
                "priority range        "
                        + minPriority()
                        + " to "
                        + maxPriority()
                        + ", the kernel's own numbers");
        lines.add("real-time share       " + share());
        lines.add("memory locking        " + locking());
        lines.add("clock resolution      " + clockResolutionNs() + " ns");
        lines.add("timer slack           " + slack());
        lines.add("processors            " + Affinity.get());
        List<Fact> facts = new ArrayList<>(platform.facts());
        facts.add(collector());
        for (Fact fact : facts) {
            lines.add(String.format("%-21s %s", fact.subject(), fact.found()));
            if (fact.remedy() != null) {
                lines.add(" ".repeat(22) + "better: " + fact.remedy());
            }
        }
        return lines;
    }

    /** Measured: ZGC stops threads for less than a millisecond, the others for up to hundreds. */
    private static Fact collector() {
        String names =
                ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .map(MemoryManagerMXBean::getName)
                        .collect(Collectors.joining(", "));
        boolean pausesLittle =
                names.contains("ZGC") || names.contains("Shenandoah") || names.contains("Epsilon");
        return new Fact(
                "collector",
                names,
                pausesLittle
                        ? null
                        : "java -XX:+UseZGC -Xms4g -Xmx4g -XX:+AlwaysPreTouch (eight times the live"
                                + " data)");
    }

    private String share() {
        double share = realtimeShare();
        if (share < 0) {
            return "unknown";
        }
        return Math.round(share * 100)
                + " % of each processor"
                + (share < 1 ? ", then ordinary threads get their turn: never spin" : "");
    }

    private String locking() {
        long lockable = lockableBytes();
        if (lockable < 0) {
            return "not available";
        }
        String allowed =
                lockable == Long.MAX_VALUE
                        ? "allowed for the whole process"
                        : "allowed for "
                                + lockable / 1024
                                + " KiB; raise the limit \"memlock\" or give CAP_IPC_LOCK for more";
        return allowed + "; locked now: " + lockedBytes() / 1024 + " KiB";
    }

    private String slack() {
        long slackNs = timerSlackNs();
        return slackNs < 0 ? "unknown" : slackNs + " ns for ordinary threads, none for SCHED_FIFO";
    }
}
