package javax.realtime;

/**
 * Raised in an outer memory area when an exception made in an inner one cannot be carried across.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class ThrowBoundaryError extends Error {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public ThrowBoundaryError() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public ThrowBoundaryError(String description) {
        super(description);
    }
}
