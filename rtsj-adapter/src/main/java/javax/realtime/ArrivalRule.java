package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Which arrivals become releases of a handler, and when those may begin: the length of the arrival
 * time queue, and the minimum interarrival time of sporadic releases.
 *
 * <p>Guarantee: an arrival is lock-free and allocates nothing, unless the parameters ask for an
 * exception. Of the times of arrivals only one is kept, the earliest at which the next release may
 * be counted from: releases that were put off follow each other at exactly the minimum interarrival
 * time, so that their times follow from it and from how many are pending. Replacing an arrival
 * therefore moves that one time and no other.
 *
 * <p>VarHandle modes: volatile. An arrival first moves the time and then adds the release, so that
 * whoever sees the release sees the time.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: {@link #arrive} by any, {@link #beginsNs} by any.
 */
final class ArrivalRule {
    private static final long DROPPED = -1;
    private static final VarHandle EARLIEST;

    static {
        try {
            EARLIEST =
                    MethodHandles.lookup()
                            .findVarHandle(ArrivalRule.class, "earliestNs", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final HandlerReleases releases;

    /** The time of the latest sporadic release and the minimum after it. */
    private volatile long earliestNs = Long.MIN_VALUE;

    ArrivalRule(HandlerReleases releases) {
        this.releases = releases;
    }

    /**
     * Adds a release where the parameters let it.
     *
     * @return what {@link HandlerReleases#add} gives; negative when the arrival was dropped
     * @throws MITViolationException when the arrival is too early and that is asked for
     * @throws ArrivalTimeQueueOverflowException when the queue is full and that is asked for
     */
    long arrive(ReleaseParameters parameters, long nowNs) {
        if (!(parameters instanceof AperiodicParameters aperiodic)) {
            return add(HandlerReleases.MOST, true);
        }
        boolean saved = isSaved(aperiodic);
        int length = saved ? HandlerReleases.MOST : aperiodic.getInitialArrivalTimeQueueLength();
        if (aperiodic instanceof SporadicParameters sporadic
                && releases.pending() < length
                && !takeTime(sporadic, nowNs)) {
            return DROPPED;
        }
        return add(length, saved || isRefused(aperiodic));
    }

    /**
     * When the next pending release may begin, {@link Long#MIN_VALUE} for at once. The last of the
     * pending ones has the latest time; each before it that was put off is one interval earlier,
     * and those that were not have their time behind them.
     */
    long beginsNs(ReleaseParameters parameters) {
        long earliest = earliestNs;
        int pending = releases.pending();
        if (!(parameters instanceof SporadicParameters sporadic)
                || earliest == Long.MIN_VALUE
                || pending == 0) {
            return Long.MIN_VALUE;
        }
        long intervalNs = sporadic.minimumInterarrivalNs();
        long backNs = intervalNs > Long.MAX_VALUE / pending ? Long.MAX_VALUE : intervalNs * pending;
        return RealtimeClock.minusSaturated(earliest, backNs);
    }

    /** Whether there is a release for an arrival now; it has its time then. */
    private boolean takeTime(SporadicParameters sporadic, long nowNs) {
        long intervalNs = sporadic.minimumInterarrivalNs();
        while (true) {
            long earliest = earliestNs;
            boolean early = nowNs < earliest;
            boolean replaces = early && isReplacing(sporadic) && releases.pending() > 0;
            if (early && !replaces && !isPuttingOff(sporadic)) {
                refuse(sporadic, earliest - nowNs);
                return false;
            }
            long from = early && !replaces ? earliest : nowNs;
            if (EARLIEST.compareAndSet(
                    this, earliest, RealtimeClock.plusSaturated(from, intervalNs))) {
                return !replaces;
            }
        }
    }

    private long add(int limit, boolean refuse) {
        long before = releases.add(limit);
        if (before < 0 && refuse) {
            throw new ArrivalTimeQueueOverflowException(
                    limit + " releases are pending, the arrival time queue holds no more");
        }
        return before;
    }

    @SuppressWarnings("ReferenceEquality") // the RTSJ compares these by identity
    private static void refuse(SporadicParameters sporadic, long tooEarlyNs) {
        if (sporadic.getMitViolationBehavior() == SporadicParameters.mitViolationExcept) {
            throw new MITViolationException(
                    "released "
                            + tooEarlyNs
                            + " ns before the minimum interarrival time of "
                            + sporadic.getMinimumInterarrival()
                            + " had passed");
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isReplacing(SporadicParameters sporadic) {
        return sporadic.getMitViolationBehavior() == SporadicParameters.mitViolationReplace;
    }

    /** Replacing puts off, too, when nothing is pending that could be replaced. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isPuttingOff(SporadicParameters sporadic) {
        return isReplacing(sporadic)
                || sporadic.getMitViolationBehavior() == SporadicParameters.mitViolationSave;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSaved(AperiodicParameters aperiodic) {
        return aperiodic.getArrivalTimeQueueOverflowBehavior()
                == AperiodicParameters.arrivalTimeQueueOverflowSave;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isRefused(AperiodicParameters aperiodic) {
        return aperiodic.getArrivalTimeQueueOverflowBehavior()
                == AperiodicParameters.arrivalTimeQueueOverflowExcept;
    }
}
