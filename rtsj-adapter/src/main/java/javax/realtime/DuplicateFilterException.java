package javax.realtime;

/**
 * Thrown when a kind of physical memory already has a filter. Checked, as the standard declares it.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and physical memory.
 *
 * <p>Thread: any.
 */
public class DuplicateFilterException extends Exception {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public DuplicateFilterException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public DuplicateFilterException(String description) {
        super(description);
    }
}
