package javax.realtime;

/**
 * Raised when a reference would be stored where it could outlive the object it refers to.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class IllegalAssignmentError extends Error {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public IllegalAssignmentError() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public IllegalAssignmentError(String description) {
        super(description);
    }
}
