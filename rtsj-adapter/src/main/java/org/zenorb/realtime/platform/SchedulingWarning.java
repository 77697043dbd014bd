package org.zenorb.realtime.platform;

import java.lang.System.Logger.Level;

/**
 * Says, once in the life of the process, that real-time priorities are not in force.
 *
 * <p>Thread: any.
 */
public final class SchedulingWarning {
    private SchedulingWarning() {}

    /** Warns when nobody has yet. */
    public static void give() {
        Once.given();
    }

    /** Initialising a class happens exactly once, whoever comes first. */
    private static final class Once {
        static {
            Platform platform = Platforms.current();
            String why = platform.whyNoScheduling();
            System.getLogger("org.zenorb.realtime")
                    .log(
                            Level.WARNING,
                            "Real-time threads run on ordinary priorities: "
                                    + (why == null
                                            ? "the system refused SCHED_FIFO, or a priority that high, to this process"
                                            : why)
                                    + ". "
                                    + platform.schedulingRemedy());
        }

        static void given() {
            // Calling it is what matters.
        }
    }
}
