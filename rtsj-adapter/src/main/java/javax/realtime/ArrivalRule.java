package javax.realtime;

/**
 * Whether a release that arrives is taken: the length of the arrival time queue.
 *
 * <p>Guarantee: lock-free and without allocation, unless the parameters ask for an exception.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any.
 */
final class ArrivalRule {
    private final AsyncEventHandler handler;

    ArrivalRule(AsyncEventHandler handler) {
        this.handler = handler;
    }

    /**
     * Adds a release where the parameters let it.
     *
     * @return what {@link HandlerReleases#add} gives; negative when the arrival was dropped
     * @throws ArrivalTimeQueueOverflowException when the queue is full and that is asked for
     */
    @SuppressWarnings("ReferenceEquality") // the RTSJ compares these by identity
    long arrive(HandlerReleases releases, ReleaseParameters parameters) {
        if (!(parameters instanceof AperiodicParameters aperiodic)) {
            return added(releases);
        }
        String behavior = aperiodic.getArrivalTimeQueueOverflowBehavior();
        if (behavior == AperiodicParameters.arrivalTimeQueueOverflowSave) {
            return added(releases);
        }
        int length = aperiodic.getInitialArrivalTimeQueueLength();
        long before = releases.add(length);
        if (before < 0 && behavior == AperiodicParameters.arrivalTimeQueueOverflowExcept) {
            throw new ArrivalTimeQueueOverflowException(
                    length + " releases of " + handler + " are pending, the queue holds no more");
        }
        return before;
    }

    private long added(HandlerReleases releases) {
        long before = releases.add(HandlerReleases.MOST);
        if (before < 0) {
            throw new ArrivalTimeQueueOverflowException(
                    HandlerReleases.MOST + " releases of " + handler + " are pending");
        }
        return before;
    }
}
