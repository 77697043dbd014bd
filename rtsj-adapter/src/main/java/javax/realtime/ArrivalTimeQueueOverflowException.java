package javax.realtime;

/**
 * Raised by {@link AperiodicParameters#arrivalTimeQueueOverflowExcept}: an event fired while the
 * queue of its handler's arrival times was full. The arrival is lost. Happenings, which nobody
 * fires, lose it silently.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and scheduling.
 *
 * <p>Thread: any.
 */
public class ArrivalTimeQueueOverflowException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public ArrivalTimeQueueOverflowException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public ArrivalTimeQueueOverflowException(String description) {
        super(description);
    }
}
