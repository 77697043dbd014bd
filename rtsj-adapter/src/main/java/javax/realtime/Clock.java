package javax.realtime;

/**
 * A clock that advances steadily. Applications may have clocks of their own; the one that drives
 * sleeping, periods and time-outs is {@link #getRealtimeClock()}.
 *
 * <p>Source: RTSJ 1.0.2, clocks.
 *
 * <p>Thread: any.
 */
public abstract class Clock {
    /** For clocks of the application. */
    public Clock() {
        super();
    }

    /** How far this clock's epoch lies after 1970-01-01T00:00:00Z; zero for the real-time clock. */
    public abstract RelativeTime getEpochOffset();

    /** The real-time clock, always the same object. */
    public static Clock getRealtimeClock() {
        return RealtimeClock.INSTANCE;
    }

    /** The nominal time between two ticks. */
    public abstract RelativeTime getResolution();

    /** The time now, in a new object. */
    public abstract AbsoluteTime getTime();

    /** The time now, in {@code dest}; null gives a new object. */
    public abstract AbsoluteTime getTime(AbsoluteTime dest);

    /** Sets the resolution, where the clock has a choice. */
    public abstract void setResolution(RelativeTime resolution);
}
