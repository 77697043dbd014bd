package org.zenorb.realtime;

import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.Platforms;
import org.zenorb.realtime.platform.SchedulingWarning;

import javax.realtime.PriorityScheduler;
import javax.realtime.RealtimeThread;

/**
 * The ceilings a thread holds, and the priority that follows: the highest of them and of its own.
 *
 * <p>Guarantee: locks may be given back in any order.
 *
 * <p>Thread: its own only.
 */
final class HeldCeilings {
    private static final ThreadLocal<HeldCeilings> OF_CALLER =
            ThreadLocal.withInitial(HeldCeilings::new);

    private final int[] held = new int[PriorityScheduler.instance().getMaxPriority() + 1];
    private int highest;

    /** What an ordinary thread had before its first ceiling. */
    private KernelScheduling before;

    static HeldCeilings ofCaller() {
        return OF_CALLER.get();
    }

    /**
     * Raises the calling thread to a ceiling.
     *
     * @throws javax.realtime.CeilingViolationException when its own priority, or a ceiling that it
     *     holds, is above that
     */
    void raise(int ceiling) {
        int own = Math.max(basePriority(), highest);
        if (own > ceiling) {
            throw Inside.DOOR.ceilingViolation(own, ceiling);
        }
        held[ceiling]++;
        apply(ceiling);
    }

    /** Takes one of the calling thread's ceilings back. */
    void lower(int ceiling) {
        held[ceiling]--;
        int next = highest;
        while (next > 0 && held[next] == 0) {
            next--;
        }
        apply(next);
    }

    private void apply(int next) {
        if (next == highest) {
            return;
        }
        boolean first = highest == 0;
        highest = next;
        int outcome =
                Thread.currentThread() instanceof RealtimeThread thread
                        ? Inside.DOOR.holdAbove(thread, next)
                        : applyToOrdinary(first, next);
        if (outcome != 0) {
            SchedulingWarning.give();
        }
    }

    private int applyToOrdinary(boolean first, int next) {
        Platform platform = Platforms.current();
        if (first) {
            before = KernelScheduling.ofCurrentThread();
        }
        return next == 0
                ? platform.changeScheduling(0, before.policy(), before.priority())
                : platform.changeScheduling(0, Platform.POLICY_FIFO, next);
    }

    private int basePriority() {
        if (Thread.currentThread() instanceof RealtimeThread thread) {
            return Inside.DOOR.basePriority(thread);
        }
        KernelScheduling own = highest == 0 ? KernelScheduling.ofCurrentThread() : before;
        // Java's ordinary priorities, 1 to 10, lie below all ceilings.
        return own.isRealtime() ? own.priority() : Thread.currentThread().getPriority();
    }
}
