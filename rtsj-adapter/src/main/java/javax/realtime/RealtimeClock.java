package javax.realtime;

/**
 * The real-time clock: CLOCK_MONOTONIC, told from 1970.
 *
 * <p>Guarantee: never goes back, never jumps. Its zero is fixed once, when this class is loaded, so
 * that its readings then agree with the calendar within a millisecond; what an operator or NTP does
 * to the wall clock afterwards is not followed. {@link System#nanoTime()} is CLOCK_MONOTONIC on
 * Linux, so that a deadline needs no native call.
 *
 * <p>Thread: any.
 */
final class RealtimeClock extends Clock {
    static final RealtimeClock INSTANCE = new RealtimeClock();

    /** Calendar time minus {@link System#nanoTime()}, both in nanoseconds. */
    private static final long EPOCH_OFFSET_NS = epochOffsetNs();

    private RealtimeClock() {}

    /** What {@link System#nanoTime()} shows at {@code time}; for absolute times of this clock. */
    static long toMonotonicNs(HighResolutionTime time) {
        return minusSaturated(time.toNanosSaturated(), EPOCH_OFFSET_NS);
    }

    /** The nanoseconds left until an absolute time of this clock, zero or less when it is past. */
    static long nanosUntil(HighResolutionTime time) {
        return minusSaturated(toMonotonicNs(time), System.nanoTime());
    }

    /** The reading of {@link System#nanoTime()} at which a wait for {@code time} is over. */
    static long deadlineNs(HighResolutionTime time) {
        if (time.getClock() != INSTANCE) {
            throw new UnsupportedOperationException(
                    "only the real-time clock drives waits, not " + time.getClock());
        }
        return time instanceof AbsoluteTime
                ? toMonotonicNs(time)
                : plusSaturated(System.nanoTime(), time.toNanosSaturated());
    }

    static long plusSaturated(long a, long b) {
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0 ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
    }

    static long minusSaturated(long a, long b) {
        long difference = a - b;
        return ((a ^ b) & (a ^ difference)) < 0
                ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE)
                : difference;
    }

    /**
     * Sets {@code dest} to the time at which {@link System#nanoTime()} shows {@code monotonicNs}.
     */
    static void fromMonotonicNs(long monotonicNs, AbsoluteTime dest) {
        dest.assignSum(0, plusSaturated(monotonicNs, EPOCH_OFFSET_NS), 0, 0);
        dest.clock(INSTANCE);
    }

    static void nowInto(AbsoluteTime dest) {
        dest.assignSum(0, System.nanoTime() + EPOCH_OFFSET_NS, 0, 0);
        dest.clock(INSTANCE);
    }

    @Override
    public RelativeTime getEpochOffset() {
        return new RelativeTime(0, 0, this);
    }

    @Override
    public RelativeTime getResolution() {
        return new RelativeTime(0, 1, this);
    }

    @Override
    public AbsoluteTime getTime() {
        return getTime(null);
    }

    @Override
    public AbsoluteTime getTime(AbsoluteTime dest) {
        AbsoluteTime result = dest == null ? new AbsoluteTime(this) : dest;
        nowInto(result);
        return result;
    }

    /** The resolution is the kernel's nanosecond; other wishes are ignored, as the RTSJ allows. */
    @Override
    public void setResolution(RelativeTime resolution) {
        if (resolution == null || resolution.signum() <= 0) {
            throw new IllegalArgumentException("a resolution is positive, not " + resolution);
        }
    }

    @Override
    public String toString() {
        return "real-time clock";
    }

    /** Reads both clocks a few times and believes the pair that was read closest together. */
    private static long epochOffsetNs() {
        long bestGapNs = Long.MAX_VALUE;
        long bestOffsetNs = 0;
        for (int i = 0; i < 5; i++) {
            long beforeNs = System.nanoTime();
            java.time.Instant now = java.time.Instant.now();
            long afterNs = System.nanoTime();
            if (afterNs - beforeNs < bestGapNs) {
                bestGapNs = afterNs - beforeNs;
                long wallNs = now.getEpochSecond() * 1_000_000_000L + now.getNano();
                bestOffsetNs = wallNs - (beforeNs + bestGapNs / 2);
            }
        }
        return bestOffsetNs;
    }
}
