package javax.realtime;

/**
 * Raised when an event is to be bound to a happening, or released from one, that this system does
 * not know.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and asynchrony.
 *
 * <p>Thread: any.
 */
public class UnknownHappeningException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public UnknownHappeningException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public UnknownHappeningException(String description) {
        super(description);
    }
}
