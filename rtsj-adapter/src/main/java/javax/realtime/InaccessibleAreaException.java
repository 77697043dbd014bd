package javax.realtime;

/**
 * Raised when a memory area is used that is not on the scope stack of the caller.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class InaccessibleAreaException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public InaccessibleAreaException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public InaccessibleAreaException(String description) {
        super(description);
    }
}
