package javax.realtime;

import java.util.Date;

/**
 * A point in time: the distance from the epoch of its clock.
 *
 * <p>Guarantee, threads and normal form as in {@link HighResolutionTime}.
 *
 * <p>Source: RTSJ 1.0.2, time. Thread: one at a time.
 */
public class AbsoluteTime extends HighResolutionTime {
    /** The epoch of the real-time clock. */
    public AbsoluteTime() {
        this(0, 0, null);
    }

    /** A copy of a time and its clock. */
    public AbsoluteTime(AbsoluteTime time) {
        this(required(time), time.getClock());
    }

    /** A copy of a time's value, measured by {@code clock}. */
    public AbsoluteTime(AbsoluteTime time, Clock clock) {
        super(required(time).getMilliseconds(), time.getNanoseconds(), clock);
    }

    /** The epoch of {@code clock}. */
    public AbsoluteTime(Clock clock) {
        this(0, 0, clock);
    }

    /** The time of a date, by the real-time clock. */
    public AbsoluteTime(Date date) {
        this(date, null);
    }

    /** The time of a date, by {@code clock}; see {@link Clock#getEpochOffset()}. */
    public AbsoluteTime(Date date, Clock clock) {
        this(0, 0, clock);
        set(date);
    }

    /** A time from its parts, which are normalized; by the real-time clock. */
    public AbsoluteTime(long millis, int nanos) {
        this(millis, nanos, null);
    }

    /** A time from its parts, which are normalized. */
    public AbsoluteTime(long millis, int nanos, Clock clock) {
        super(millis, nanos, clock);
    }

    /** A copy, measured by {@code clock} (null: the real-time clock). */
    @Override
    public AbsoluteTime absolute(Clock clock) {
        return new AbsoluteTime(this, clock);
    }

    @Override
    public AbsoluteTime absolute(Clock clock, AbsoluteTime dest) {
        AbsoluteTime result = dest == null ? new AbsoluteTime() : dest;
        result.assignSum(getMilliseconds(), getNanoseconds(), 0, 0);
        result.clock(clock);
        return result;
    }

    /** This plus a duration in parts. */
    public AbsoluteTime add(long millis, int nanos) {
        return add(millis, nanos, null);
    }

    /** This plus a duration in parts, into {@code dest} when that is not null. */
    public AbsoluteTime add(long millis, int nanos, AbsoluteTime dest) {
        AbsoluteTime result = dest == null ? new AbsoluteTime() : dest;
        result.assignSum(getMilliseconds(), getNanoseconds(), millis, nanos);
        result.clock(getClock());
        return result;
    }

    /** This plus a duration of the same clock. */
    public AbsoluteTime add(RelativeTime time) {
        return add(time, null);
    }

    /** This plus a duration of the same clock, into {@code dest} when that is not null. */
    public AbsoluteTime add(RelativeTime time, AbsoluteTime dest) {
        requireClockOf(time);
        return add(time.getMilliseconds(), time.getNanoseconds(), dest);
    }

    /**
     * This as a date, without the nanoseconds.
     *
     * @throws UnsupportedOperationException when the clock knows no dates
     */
    public Date getDate() {
        return new Date(
                getClock().getEpochOffset().add(getMilliseconds(), getNanoseconds()).floorMillis());
    }

    /** The time left until this, seen from {@code clock}'s now (null: the real-time clock). */
    @Override
    public RelativeTime relative(Clock clock) {
        return relative(clock, null);
    }

    @Override
    public RelativeTime relative(Clock clock, RelativeTime dest) {
        Clock by = clock == null ? Clock.getRealtimeClock() : clock;
        AbsoluteTime now = by.getTime();
        return difference(now, by, dest);
    }

    /**
     * Sets this to the time of a date; the clock stays.
     *
     * @throws UnsupportedOperationException when the clock knows no dates
     */
    public void set(Date date) {
        if (date == null) {
            throw new IllegalArgumentException("no date");
        }
        RelativeTime offset = getClock().getEpochOffset();
        assignDifference(date.getTime(), 0, offset.getMilliseconds(), offset.getNanoseconds());
    }

    /** The time from {@code time} to this, both of one clock. */
    public RelativeTime subtract(AbsoluteTime time) {
        return subtract(time, null);
    }

    /** The time from {@code time} to this, into {@code dest} when that is not null. */
    public RelativeTime subtract(AbsoluteTime time, RelativeTime dest) {
        requireClockOf(time);
        return difference(time, getClock(), dest);
    }

    /** This minus a duration of the same clock. */
    public AbsoluteTime subtract(RelativeTime time) {
        return subtract(time, null);
    }

    /** This minus a duration of the same clock, into {@code dest} when that is not null. */
    public AbsoluteTime subtract(RelativeTime time, AbsoluteTime dest) {
        requireClockOf(time);
        AbsoluteTime result = dest == null ? new AbsoluteTime() : dest;
        result.assignDifference(
                getMilliseconds(), getNanoseconds(), time.getMilliseconds(), time.getNanoseconds());
        result.clock(getClock());
        return result;
    }

    @Override
    public String toString() {
        return super.toString();
    }

    private RelativeTime difference(AbsoluteTime from, Clock by, RelativeTime dest) {
        RelativeTime result = dest == null ? new RelativeTime() : dest;
        result.assignDifference(
                getMilliseconds(), getNanoseconds(), from.getMilliseconds(), from.getNanoseconds());
        result.clock(by);
        return result;
    }

    private static AbsoluteTime required(AbsoluteTime time) {
        if (time == null) {
            throw new IllegalArgumentException("no time to copy");
        }
        return time;
    }
}
