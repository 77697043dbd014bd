package javax.realtime;

/**
 * Raised when a memory range is asked for that already belongs to another area.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class MemoryInUseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public MemoryInUseException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public MemoryInUseException(String description) {
        super(description);
    }
}
