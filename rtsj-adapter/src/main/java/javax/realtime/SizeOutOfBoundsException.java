package javax.realtime;

/**
 * Raised when a size in bytes of physical memory is negative, or when an access would reach beyond
 * the memory that is mapped.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and physical memory.
 *
 * <p>Thread: any.
 */
public class SizeOutOfBoundsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public SizeOutOfBoundsException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public SizeOutOfBoundsException(String description) {
        super(description);
    }
}
