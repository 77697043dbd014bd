package javax.realtime;

/**
 * A duration, possibly negative.
 *
 * <p>Guarantee, threads and normal form as in {@link HighResolutionTime}.
 *
 * <p>Source: RTSJ 1.0.2, time. Thread: one at a time.
 */
public class RelativeTime extends HighResolutionTime {
    /** Zero, by the real-time clock. */
    public RelativeTime() {
        this(0, 0, null);
    }

    /** Zero, by {@code clock}. */
    public RelativeTime(Clock clock) {
        this(0, 0, clock);
    }

    /** A duration from its parts, which are normalized; by the real-time clock. */
    public RelativeTime(long millis, int nanos) {
        this(millis, nanos, null);
    }

    /** A duration from its parts, which are normalized. */
    public RelativeTime(long millis, int nanos, Clock clock) {
        super(millis, nanos, clock);
    }

    /** A copy of a duration and its clock. */
    public RelativeTime(RelativeTime time) {
        this(required(time), time.getClock());
    }

    /** A copy of a duration's value, measured by {@code clock}. */
    public RelativeTime(RelativeTime time, Clock clock) {
        super(required(time).getMilliseconds(), time.getNanoseconds(), clock);
    }

    /** The point in time that is this far from {@code clock}'s now (null: the real-time clock). */
    @Override
    public AbsoluteTime absolute(Clock clock) {
        return absolute(clock, null);
    }

    @Override
    public AbsoluteTime absolute(Clock clock, AbsoluteTime dest) {
        Clock by = clock == null ? Clock.getRealtimeClock() : clock;
        AbsoluteTime result = by.getTime(dest == null ? new AbsoluteTime() : dest);
        result.assignSum(
                result.getMilliseconds(),
                result.getNanoseconds(),
                getMilliseconds(),
                getNanoseconds());
        return result;
    }

    /** This plus a duration in parts. */
    public RelativeTime add(long millis, int nanos) {
        return add(millis, nanos, null);
    }

    /** This plus a duration in parts, into {@code dest} when that is not null. */
    public RelativeTime add(long millis, int nanos, RelativeTime dest) {
        RelativeTime result = dest == null ? new RelativeTime() : dest;
        result.assignSum(getMilliseconds(), getNanoseconds(), millis, nanos);
        result.clock(getClock());
        return result;
    }

    /** This plus a duration of the same clock. */
    public RelativeTime add(RelativeTime time) {
        return add(time, null);
    }

    /** This plus a duration of the same clock, into {@code dest} when that is not null. */
    public RelativeTime add(RelativeTime time, RelativeTime dest) {
        requireClockOf(time);
        return add(time.getMilliseconds(), time.getNanoseconds(), dest);
    }

    /**
     * Adds this to a point in time, in place.
     *
     * @deprecated the RTSJ withdrew it with RationalTime in 1.0.1
     */
    @Deprecated
    @SuppressWarnings("InlineMeSuggester")
    public void addInterarrivalTo(AbsoluteTime timeAndDestination) {
        timeAndDestination.add(this, timeAndDestination);
    }

    /**
     * A copy of this.
     *
     * @deprecated the RTSJ withdrew it with RationalTime in 1.0.1
     */
    @Deprecated
    public RelativeTime getInterarrivalTime() {
        return new RelativeTime(this);
    }

    /**
     * A copy of this, into {@code dest} when that is not null.
     *
     * @deprecated the RTSJ withdrew it with RationalTime in 1.0.1
     */
    @Deprecated
    public RelativeTime getInterarrivalTime(RelativeTime dest) {
        return add(0, 0, dest);
    }

    /** A copy, measured by {@code clock} (null: the real-time clock). */
    @Override
    public RelativeTime relative(Clock clock) {
        return new RelativeTime(this, clock);
    }

    @Override
    public RelativeTime relative(Clock clock, RelativeTime dest) {
        RelativeTime result = add(0, 0, dest);
        result.clock(clock);
        return result;
    }

    /** This minus a duration of the same clock. */
    public RelativeTime subtract(RelativeTime time) {
        return subtract(time, null);
    }

    /** This minus a duration of the same clock, into {@code dest} when that is not null. */
    public RelativeTime subtract(RelativeTime time, RelativeTime dest) {
        requireClockOf(time);
        RelativeTime result = dest == null ? new RelativeTime() : dest;
        result.assignDifference(
                getMilliseconds(), getNanoseconds(), time.getMilliseconds(), time.getNanoseconds());
        result.clock(getClock());
        return result;
    }

    @Override
    public String toString() {
        return super.toString();
    }

    /** The milliseconds at or below this. */
    final long floorMillis() {
        return getNanoseconds() < 0 ? getMilliseconds() - 1 : getMilliseconds();
    }

    private static RelativeTime required(RelativeTime time) {
        if (time == null) {
            throw new IllegalArgumentException("no time to copy");
        }
        return time;
    }
}
