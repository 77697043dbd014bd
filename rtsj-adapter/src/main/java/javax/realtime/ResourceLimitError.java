package javax.realtime;

/**
 * Raised when the platform has run out of a resource that it must reserve in advance.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class ResourceLimitError extends Error {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public ResourceLimitError() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public ResourceLimitError(String description) {
        super(description);
    }
}
