package javax.realtime;

/**
 * Logic for {@link AsynchronouslyInterruptedException#doInterruptible}.
 *
 * <p>Source: RTSJ 1.0.2, asynchronous transfer of control.
 *
 * <p>Thread: the one that calls {@code doInterruptible}.
 */
public interface Interruptible {
    /**
     * Called after {@link #run} was interrupted, and only then.
     *
     * @param exception what is pending
     */
    void interruptAction(AsynchronouslyInterruptedException exception);

    /**
     * The logic. The throws clause is what makes a method interruptible.
     *
     * @param exception the one whose {@code doInterruptible} was called
     * @throws AsynchronouslyInterruptedException when the logic is interrupted
     */
    void run(AsynchronouslyInterruptedException exception)
            throws AsynchronouslyInterruptedException;
}
