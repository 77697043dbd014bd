package javax.realtime;

/**
 * A duration that is divided into {@code frequency} parts of equal length, the interarrival times.
 *
 * <p>Where the API takes a {@link RelativeTime}, it takes the whole duration; only the methods of
 * this class divide it. Times of this kind are equal when their frequencies are, too; comparing
 * compares durations.
 *
 * <p>Source: RTSJ 1.0.2, time. Thread: one at a time.
 *
 * @deprecated the RTSJ withdrew it in 1.0.1
 */
@Deprecated
public class RationalTime extends RelativeTime {
    private int frequency;

    /**
     * One second, divided.
     *
     * @param frequency parts per second
     * @throws IllegalArgumentException when the frequency is negative
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    public RationalTime(int frequency) {
        this(frequency, 1_000, 0);
    }

    /**
     * A duration from its parts, divided; by the real-time clock.
     *
     * @param frequency parts per duration
     * @throws IllegalArgumentException when an argument is negative or the duration does not fit
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    public RationalTime(int frequency, long millis, int nanos) {
        super(requireNotNegative("milliseconds", millis), nanos);
        requireNotNegative("nanoseconds", nanos);
        this.frequency = (int) requireNotNegative("frequency", frequency);
    }

    /**
     * A copy of a duration and its clock, divided.
     *
     * @param frequency parts per duration
     * @throws IllegalArgumentException when the frequency or the duration is negative, or the
     *     duration null
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    public RationalTime(int frequency, RelativeTime interval) {
        super(interval);
        requireNotNegative("milliseconds", interval.getMilliseconds());
        requireNotNegative("nanoseconds", interval.getNanoseconds());
        this.frequency = (int) requireNotNegative("frequency", frequency);
    }

    /**
     * The point in time that the whole duration is away from now.
     *
     * @param clock whose now; null is the real-time clock
     * @param destination takes the result when it is not null
     * @return {@code destination}, or a new time when that is null
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    @Override
    public AbsoluteTime absolute(Clock clock, AbsoluteTime destination) {
        return super.absolute(clock, destination);
    }

    /**
     * Adds one interarrival time to a point in time, in place.
     *
     * @throws ArithmeticException when the frequency is zero or the sum does not fit
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    @Override
    public void addInterarrivalTo(AbsoluteTime destination) {
        destination.add(getInterarrivalTime(), destination);
    }

    /**
     * Into how many parts the duration is divided.
     *
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    public int getFrequency() {
        return frequency;
    }

    /**
     * The length of one part, rounded down to whole nanoseconds.
     *
     * @return a new duration of the same clock
     * @throws ArithmeticException when the frequency is zero
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    @Override
    public RelativeTime getInterarrivalTime() {
        return getInterarrivalTime(null);
    }

    /**
     * The length of one part, rounded down to whole nanoseconds.
     *
     * @param dest takes the result when it is not null
     * @return {@code dest}, or a new duration when that is null; of the same clock as this
     * @throws ArithmeticException when the frequency is zero
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    @Override
    public RelativeTime getInterarrivalTime(RelativeTime dest) {
        if (frequency == 0) {
            throw new ArithmeticException("no interarrival time: the frequency is zero");
        }
        long millis = Math.floorDiv(getMilliseconds(), (long) frequency);
        long restNs =
                Math.floorMod(getMilliseconds(), (long) frequency) * NANOS_PER_MILLI
                        + getNanoseconds();
        RelativeTime result = dest == null ? new RelativeTime() : dest;
        result.assignSum(millis, Math.floorDiv(restNs, frequency), 0, 0);
        result.clock(getClock());
        return result;
    }

    /**
     * Takes over value, frequency and clock.
     *
     * @throws IllegalArgumentException when {@code time} is null
     * @throws ClassCastException when it is of another kind
     */
    @Override
    public void set(HighResolutionTime time) {
        super.set(time);
        frequency = ((RationalTime) time).frequency;
    }

    /**
     * Sets the duration, normalizing it; frequency and clock stay.
     *
     * @throws IllegalArgumentException when the normalized milliseconds do not fit
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    @Override
    public void set(long millis, int nanos) {
        super.set(millis, nanos);
    }

    /**
     * Sets into how many parts the duration is divided.
     *
     * @throws IllegalArgumentException when the frequency is negative
     * @deprecated the RTSJ withdrew it in 1.0.1
     */
    @Deprecated
    public void setFrequency(int frequency) {
        this.frequency = (int) requireNotNegative("frequency", frequency);
    }

    /** Whether the other is of the same kind, clock, value and frequency. */
    @Override
    public boolean equals(HighResolutionTime time) {
        return super.equals(time) && ((RationalTime) time).frequency == frequency;
    }

    private static long requireNotNegative(String what, long value) {
        if (value < 0) {
            throw new IllegalArgumentException("negative " + what + ": " + value);
        }
        return value;
    }
}
