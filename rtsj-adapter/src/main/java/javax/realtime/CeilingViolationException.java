package javax.realtime;

/**
 * Raised when a thread would lock an object whose priority ceiling lies below the thread's base
 * priority: the protocol could not keep what it promises. Only the system makes these.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: any; immutable but for what {@link Throwable} lets change.
 */
public class CeilingViolationException extends IllegalThreadStateException {
    private static final long serialVersionUID = 1L;

    private final int callerPriority;
    private final int ceiling;

    CeilingViolationException(int callerPriority, int ceiling) {
        super(
                "the caller's priority "
                        + callerPriority
                        + " is above the ceiling "
                        + ceiling
                        + " of the object");
        this.callerPriority = callerPriority;
        this.ceiling = ceiling;
    }

    /**
     * The base priority of the thread that tried to lock.
     *
     * @return a priority as {@link PriorityParameters} has it
     */
    public int getCallerPriority() {
        return callerPriority;
    }

    /**
     * The ceiling of the object that was to be locked.
     *
     * @return a priority as {@link PriorityParameters} has it
     */
    public int getCeiling() {
        return ceiling;
    }
}
