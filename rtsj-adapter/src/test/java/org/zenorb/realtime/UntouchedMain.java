package org.zenorb.realtime;

import javax.realtime.AbsoluteTime;
import javax.realtime.Clock;
import javax.realtime.LTMemory;
import javax.realtime.PeriodicParameters;
import javax.realtime.PriorityParameters;
import javax.realtime.RealtimeThread;
import javax.realtime.RelativeTime;

/** A program that {@link ProcessTest} starts: it makes everything and starts nothing. */
final class UntouchedMain {
    private UntouchedMain() {}

    public static void main(String[] arguments) {
        AbsoluteTime now = Clock.getRealtimeClock().getTime();
        RealtimeThread thread =
                new RealtimeThread(
                        new PriorityParameters(20),
                        new PeriodicParameters(now, new RelativeTime(1, 0)),
                        null,
                        new LTMemory(1 << 20),
                        null,
                        () -> {});
        System.out.println(thread.getName() + " " + RealtimeContext.get(0));
    }
}
