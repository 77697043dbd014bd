package javax.realtime;

/**
 * Raised when an address, or an offset in bytes into physical memory, is negative or beyond the
 * range.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and physical memory.
 *
 * <p>Thread: any.
 */
public class OffsetOutOfBoundsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public OffsetOutOfBoundsException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public OffsetOutOfBoundsException(String description) {
        super(description);
    }
}
