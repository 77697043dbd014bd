package javax.realtime;

/**
 * Raised when a thread that must not see the heap touches a reference into it.
 *
 * <p>Source: RTSJ 1.0.2, exceptions.
 *
 * <p>Thread: any.
 */
public class MemoryAccessError extends Error {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public MemoryAccessError() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public MemoryAccessError(String description) {
        super(description);
    }
}
