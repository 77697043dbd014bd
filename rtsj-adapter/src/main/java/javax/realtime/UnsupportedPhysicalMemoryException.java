package javax.realtime;

/**
 * Raised when this machine has no physical memory of the kind asked for.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and physical memory.
 *
 * <p>Thread: any.
 */
public class UnsupportedPhysicalMemoryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public UnsupportedPhysicalMemoryException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public UnsupportedPhysicalMemoryException(String description) {
        super(description);
    }
}
