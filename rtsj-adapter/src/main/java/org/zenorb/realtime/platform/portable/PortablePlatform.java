package org.zenorb.realtime.platform.portable;

import org.zenorb.realtime.platform.Fact;
import org.zenorb.realtime.platform.KernelMutex;
import org.zenorb.realtime.platform.MemoryRegion;
import org.zenorb.realtime.platform.ParkedWait;
import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.TimedWait;

import java.lang.foreign.Arena;
import java.util.List;

/**
 * A platform of nothing but Java: ordinary priorities, waits by parking, unlocked memory.
 *
 * <p>Thread: any.
 */
final class PortablePlatform implements Platform {
    private static final int REGION_ALIGNMENT = 64;

    @Override
    public String name() {
        return "portable Java on " + System.getProperty("os.name");
    }

    @Override
    public boolean watchThreads(Runnable started, Runnable ending) {
        return false;
    }

    @Override
    public String whyNoScheduling() {
        return "Linux".equals(System.getProperty("os.name"))
                ? "native access is not available to this process"
                : "there is no real-time provider for " + System.getProperty("os.name");
    }

    @Override
    public int threadId() {
        return 0;
    }

    @Override
    public int setScheduling(int threadId, int policy, int priority) {
        return UNSUPPORTED;
    }

    @Override
    public int tryScheduling(int priority) {
        return UNSUPPORTED;
    }

    @Override
    public int policy(int threadId) {
        return UNSUPPORTED;
    }

    @Override
    public int priority(int threadId) {
        return UNSUPPORTED;
    }

    @Override
    public int setAffinity(int threadId, long[] processors) {
        return UNSUPPORTED;
    }

    @Override
    public long[] affinity(int threadId) {
        return new long[0];
    }

    @Override
    public long lockableBytes() {
        return UNSUPPORTED;
    }

    @Override
    public long lockedBytes() {
        return UNSUPPORTED;
    }

    @Override
    public double realtimeShare() {
        return UNSUPPORTED;
    }

    @Override
    public int lockProcessMemory() {
        return UNSUPPORTED;
    }

    @Override
    public MemoryRegion reserve(long bytes) {
        return new MemoryRegion(Arena.ofAuto().allocate(bytes, REGION_ALIGNMENT), false);
    }

    @Override
    public TimedWait newWait() {
        return new ParkedWait(Thread.currentThread());
    }

    @Override
    public KernelMutex newMutex() {
        return new ParkedMutex();
    }

    @Override
    public int changeScheduling(int threadId, int policy, int priority) {
        return UNSUPPORTED;
    }

    @Override
    public int setThreadName(String name) {
        return UNSUPPORTED;
    }

    @Override
    public long timerSlackNs() {
        return UNSUPPORTED;
    }

    @Override
    public int setTimerSlack(long slackNs) {
        return UNSUPPORTED;
    }

    @Override
    public long cpuTimeNs(int threadId) {
        return UNSUPPORTED;
    }

    @Override
    public long clockResolutionNs() {
        return 1;
    }

    @Override
    public List<Fact> facts() {
        return List.of();
    }

    @Override
    public String schedulingRemedy() {
        return "Linux".equals(System.getProperty("os.name"))
                ? "Start Java with --enable-native-access=ALL-UNNAMED (class path) or"
                        + " --enable-native-access=org.zenorb.rtsj (module path)."
                : "Run on Linux.";
    }
}
