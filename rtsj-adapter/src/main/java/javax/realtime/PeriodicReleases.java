package javax.realtime;

/**
 * The releases of one periodic thread, on the monotonic clock.
 *
 * <p>Guarantee: a release is the one before plus the period, whatever happened in between.
 *
 * <p>Thread: its real-time thread only.
 */
final class PeriodicReleases {
    private final PeriodicParameters parameters;
    private long currentNs;
    private boolean missTaken;

    PeriodicReleases(PeriodicParameters parameters, long nowNs) {
        this.parameters = parameters;
        HighResolutionTime start = parameters.startInForce();
        currentNs =
                start instanceof AbsoluteTime
                        ? Math.max(nowNs, RealtimeClock.toMonotonicNs(start))
                        : RealtimeClock.plusSaturated(nowNs, start.toNanosSaturated());
    }

    PeriodicParameters parameters() {
        return parameters;
    }

    long currentNs() {
        return currentNs;
    }

    long nextNs() {
        return RealtimeClock.plusSaturated(currentNs, periodNs());
    }

    void advance() {
        currentNs = nextNs();
        missTaken = false;
    }

    /** Whether the current release missed its deadline; true once per release. */
    boolean takeMiss(long nowNs) {
        long deadlineNs = RealtimeClock.plusSaturated(currentNs, parameters.deadlineNs());
        if (missTaken || nowNs <= deadlineNs) {
            return false;
        }
        missTaken = true;
        return true;
    }

    /** Makes the next release the first one at or after {@code nowNs}. */
    void skipPast(long nowNs) {
        long periodNs = periodNs();
        long behindNs = nowNs - currentNs;
        if (behindNs > periodNs) {
            currentNs += (behindNs - 1) / periodNs * periodNs;
        }
    }

    private long periodNs() {
        return parameters.periodNs();
    }
}
