package javax.realtime;

/**
 * Raised by {@link SporadicParameters#mitViolationExcept}: an event fired sooner after the arrival
 * before than its handler's minimum interarrival time allows. The arrival is lost. Happenings,
 * which nobody fires, lose it silently.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and scheduling.
 *
 * <p>Thread: any.
 */
public class MITViolationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public MITViolationException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public MITViolationException(String description) {
        super(description);
    }
}
