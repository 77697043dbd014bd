package javax.realtime;

/**
 * Raised when entering a scope would give it a second parent.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class ScopedCycleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public ScopedCycleException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public ScopedCycleException(String description) {
        super(description);
    }
}
