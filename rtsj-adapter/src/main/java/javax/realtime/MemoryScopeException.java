package javax.realtime;

/**
 * Raised by the wait-free queues when the areas of queue, reader, writer and element do not go
 * together: one of them could not keep a reference that the queue would hand to it.
 *
 * <p>Source: RTSJ 1.0.2, exceptions and synchronization.
 *
 * <p>Thread: any.
 */
public class MemoryScopeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Makes one without a message. */
    public MemoryScopeException() {
        super();
    }

    /**
     * Makes one with a message.
     *
     * @param description what happened, may be null
     */
    public MemoryScopeException(String description) {
        super(description);
    }
}
