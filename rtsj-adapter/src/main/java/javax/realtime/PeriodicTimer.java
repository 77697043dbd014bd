package javax.realtime;

/**
 * A timer that fires at its start time and then after each interval. With an interval of zero it
 * fires once per activation.
 *
 * <p>Guarantees, source and threads as in {@link Timer}.
 */
public class PeriodicTimer extends Timer {
    private volatile RelativeTime interval;
    private volatile long intervalNs;

    /** A timer by the clock of {@code start}; see {@link Timer}. */
    public PeriodicTimer(
            HighResolutionTime start, RelativeTime interval, AsyncEventHandler handler) {
        this(start, interval, clockOf(start), handler);
    }

    /**
     * A timer.
     *
     * @param start the first fire time: a point in time, or a duration from the timer's start; null
     *     is none
     * @param interval null is zero
     * @param clock null: the real-time clock
     * @param handler its first handler; null for none
     * @throws IllegalArgumentException when a duration is negative
     * @throws UnsupportedOperationException when a clock is not the real-time clock
     */
    public PeriodicTimer(
            HighResolutionTime start,
            RelativeTime interval,
            Clock clock,
            AsyncEventHandler handler) {
        super(start, clock, handler);
        take(interval);
    }

    /**
     * Release parameters that suit handlers of this timer: periodic ones from the next fire time
     * (the first, when the timer is not active), aperiodic ones when the interval is zero.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    @Override
    public ReleaseParameters createReleaseParameters() {
        requireUsable();
        if (intervalNs == 0) {
            return super.createReleaseParameters();
        }
        return new PeriodicParameters(
                isActive() ? getFireTime() : firstFireTime(), new RelativeTime(interval));
    }

    @Override
    public AbsoluteTime getFireTime() {
        return super.getFireTime();
    }

    /**
     * The interval.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    public RelativeTime getInterval() {
        requireUsable();
        return interval;
    }

    /**
     * Sets the interval, from the next fire time on.
     *
     * @param interval null is zero
     * @throws IllegalArgumentException when it is negative
     * @throws IllegalStateException when the timer is destroyed
     */
    public void setInterval(RelativeTime interval) {
        requireUsable();
        take(interval);
    }

    @Override
    final long periodNs() {
        return intervalNs;
    }

    private void take(RelativeTime wanted) {
        RelativeTime taken = wanted == null ? new RelativeTime(0, 0) : wanted;
        requireSupported(taken.getClock());
        if (taken.signum() < 0) {
            throw new IllegalArgumentException("an interval is not negative: " + taken);
        }
        interval = taken;
        intervalNs = taken.toNanosSaturated();
    }
}
