package javax.realtime;

/**
 * Raised when a kind of physical memory contradicts itself, or contradicts the address it is asked
 * for at.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and physical memory.
 *
 * <p>Thread: any.
 */
public class MemoryTypeConflictException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public MemoryTypeConflictException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public MemoryTypeConflictException(String description) {
        super(description);
    }
}
