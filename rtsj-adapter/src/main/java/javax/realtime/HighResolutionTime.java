package javax.realtime;

import java.math.BigInteger;

/**
 * A time or a duration in milliseconds and nanoseconds, together with the clock it is measured by.
 *
 * <p>Guarantee: always normalized. The nanoseconds lie within ±999,999 and both parts have the same
 * sign (or are zero), so that a value has one representation only and its negation is normalized
 * too. Arithmetic is exact: a result that fits is always given, even when a sum on the way to it
 * does not fit; one that does not fit is an {@link ArithmeticException}, never a wrong value.
 *
 * <p>Source: RTSJ 1.0.2, time. Not safe for change by several threads at once, as specified.
 *
 * <p>Thread: one at a time.
 */
@SuppressWarnings({"rawtypes", "ComparableType"}) // the RTSJ of 2006 declares the raw Comparable
public abstract class HighResolutionTime implements Comparable, Cloneable {
    static final int NANOS_PER_MILLI = 1_000_000;

    private static final BigInteger BIG_NANOS_PER_MILLI = BigInteger.valueOf(NANOS_PER_MILLI);
    private static final long SAFE_MILLIS = 1L << 61;

    private long millis;
    private int nanos;
    private Clock clock;

    HighResolutionTime(long millis, long nanos, Clock clock) {
        this.clock = clock == null ? Clock.getRealtimeClock() : clock;
        assignArgument(millis, nanos);
    }

    /** A new absolute time for this one; see the subclasses. */
    public abstract AbsoluteTime absolute(Clock clock);

    /** As {@link #absolute(Clock)}, into {@code dest} when that is not null. */
    public abstract AbsoluteTime absolute(Clock clock, AbsoluteTime dest);

    /** A new relative time for this one; see the subclasses. */
    public abstract RelativeTime relative(Clock clock);

    /** As {@link #relative(Clock)}, into {@code dest} when that is not null. */
    public abstract RelativeTime relative(Clock clock, RelativeTime dest);

    /** A copy, of the same class and clock. */
    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Compares with a time of the same kind and clock.
     *
     * @throws ClassCastException when the other is of the other kind (absolute, relative)
     * @throws IllegalArgumentException when the other is null or measured by another clock
     */
    public int compareTo(HighResolutionTime time) {
        if (time == null) {
            throw new IllegalArgumentException("no time to compare with");
        }
        if (time.getClass() != getClass()) {
            throw new ClassCastException(
                    "cannot compare "
                            + getClass().getName()
                            + " with "
                            + time.getClass().getName());
        }
        requireClockOf(time);
        int byMillis = Long.compare(millis, time.millis);
        return byMillis != 0 ? byMillis : Integer.compare(nanos, time.nanos);
    }

    /** As {@link #compareTo(HighResolutionTime)}. */
    @Override
    public int compareTo(Object object) {
        return compareTo((HighResolutionTime) object);
    }

    /** Whether the other is of the same kind, clock and value. */
    public boolean equals(HighResolutionTime time) {
        return time != null
                && time.getClass() == getClass()
                && time.clock == clock
                && time.millis == millis
                && time.nanos == nanos;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof HighResolutionTime time && equals(time);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(millis) * 31 + nanos;
    }

    /** The clock this is measured by. */
    public Clock getClock() {
        return clock;
    }

    /** The milliseconds of the normalized value. */
    public final long getMilliseconds() {
        return millis;
    }

    /** The nanoseconds of the normalized value, within ±999,999. */
    public final int getNanoseconds() {
        return nanos;
    }

    /**
     * Takes over value and clock of a time of the same kind.
     *
     * @throws IllegalArgumentException when {@code time} is null
     * @throws ClassCastException when it is of the other kind
     */
    public void set(HighResolutionTime time) {
        if (time == null) {
            throw new IllegalArgumentException("no time to take over");
        }
        if (time.getClass() != getClass()) {
            throw new ClassCastException(
                    "cannot set " + getClass().getName() + " from " + time.getClass().getName());
        }
        millis = time.millis;
        nanos = time.nanos;
        clock = time.clock;
    }

    /** Sets the milliseconds; the nanoseconds become zero, the clock stays. */
    public void set(long millis) {
        this.millis = millis;
        nanos = 0;
    }

    /**
     * Sets the value, normalizing it; the clock stays.
     *
     * @throws IllegalArgumentException when the normalized milliseconds do not fit
     */
    public void set(long millis, int nanos) {
        assignArgument(millis, nanos);
    }

    /**
     * Waits on {@code target}, whose lock the caller holds, until notified or until {@code time}
     * has come; null or a relative time of zero waits without limit, as {@code Object.wait()} does.
     * The virtual machine waits in whole milliseconds: a fraction is rounded up.
     *
     * @throws IllegalArgumentException when a relative time is negative
     * @throws UnsupportedOperationException when the time is measured by a clock of the application
     * @throws InterruptedException when interrupted; an {@link AsynchronouslyInterruptedException}
     *     when the caller is interruptible by it
     */
    public static void waitForObject(Object target, HighResolutionTime time)
            throws InterruptedException {
        Interruptions.check();
        try {
            awaitNotified(target, time);
        } catch (InterruptedException e) {
            throw Interruptions.delivered(e);
        }
    }

    private static void awaitNotified(Object target, HighResolutionTime time)
            throws InterruptedException {
        if (time == null) {
            target.wait();
            return;
        }
        if (time.clock != Clock.getRealtimeClock()) {
            throw new UnsupportedOperationException(
                    "waitForObject knows the real-time clock only, not " + time.clock);
        }
        if (time instanceof RelativeTime && time.signum() < 0) {
            throw new IllegalArgumentException("negative wait of " + time);
        }
        if (time instanceof RelativeTime) {
            target.wait(time.millis, time.nanos);
            return;
        }
        long leftNs = RealtimeClock.nanosUntil(time);
        if (leftNs > 0) {
            target.wait(leftNs / NANOS_PER_MILLI, (int) (leftNs % NANOS_PER_MILLI));
        }
    }

    @Override
    public String toString() {
        return "(" + millis + " ms, " + nanos + " ns)";
    }

    final int signum() {
        return millis != 0 ? Long.signum(millis) : Integer.signum(nanos);
    }

    final void clock(Clock newClock) {
        clock = newClock == null ? Clock.getRealtimeClock() : newClock;
    }

    final void requireClockOf(HighResolutionTime other) {
        if (other == null) {
            throw new IllegalArgumentException("the other time is null");
        }
        if (other.clock != clock) {
            throw new IllegalArgumentException(
                    "the times are measured by different clocks: " + clock + ", " + other.clock);
        }
    }

    /**
     * The whole value in nanoseconds, held at the ends of {@code long} when it lies beyond them.
     */
    final long toNanosSaturated() {
        long high = Math.multiplyHigh(millis, NANOS_PER_MILLI);
        long low = millis * NANOS_PER_MILLI;
        if (high != low >> 63) {
            return millis < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        long sum = low + nanos;
        // Both parts have one sign: the sum left the range exactly when its sign is another.
        if (low > 0 && sum < 0) {
            return Long.MAX_VALUE;
        }
        return low < 0 && sum > 0 ? Long.MIN_VALUE : sum;
    }

    /** Assigns {@code first + second}, both given as milliseconds and nanoseconds. */
    final void assignSum(long millis1, long nanos1, long millis2, long nanos2) {
        if (isSmall(millis1) && isSmall(millis2)) {
            long nanoSum = nanos1 + nanos2;
            store(millis1 + millis2 + nanoSum / NANOS_PER_MILLI, (int) (nanoSum % NANOS_PER_MILLI));
            return;
        }
        assignBig(big(millis1, nanos1).add(big(millis2, nanos2)));
    }

    /** Assigns {@code first - second}, both given as milliseconds and nanoseconds. */
    final void assignDifference(long millis1, long nanos1, long millis2, long nanos2) {
        if (isSmall(millis1) && isSmall(millis2)) {
            assignSum(millis1, nanos1, -millis2, -nanos2);
            return;
        }
        assignBig(big(millis1, nanos1).subtract(big(millis2, nanos2)));
    }

    private void assignArgument(long newMillis, long newNanos) {
        try {
            assignSum(newMillis, newNanos, 0, 0);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(
                    newMillis + " ms and " + newNanos + " ns do not fit a normalized time", e);
        }
    }

    private void store(long newMillis, int newNanos) {
        if (newMillis > 0 && newNanos < 0) {
            millis = newMillis - 1;
            nanos = newNanos + NANOS_PER_MILLI;
        } else if (newMillis < 0 && newNanos > 0) {
            millis = newMillis + 1;
            nanos = newNanos - NANOS_PER_MILLI;
        } else {
            millis = newMillis;
            nanos = newNanos;
        }
    }

    /** The way for values near the ends of the range; allocates, which ordinary times never do. */
    private void assignBig(BigInteger totalNanos) {
        BigInteger[] parts = totalNanos.divideAndRemainder(BIG_NANOS_PER_MILLI);
        if (parts[0].bitLength() > 63) {
            throw new ArithmeticException("the time does not fit: " + totalNanos + " ns");
        }
        millis = parts[0].longValue();
        nanos = parts[1].intValue();
    }

    private static BigInteger big(long millis, long nanos) {
        return BigInteger.valueOf(millis)
                .multiply(BIG_NANOS_PER_MILLI)
                .add(BigInteger.valueOf(nanos));
    }

    private static boolean isSmall(long millis) {
        return millis < SAFE_MILLIS && millis > -SAFE_MILLIS;
    }
}
