package javax.realtime;

/**
 * Transfers control out of logic that another thread wants to end.
 *
 * <p>A method is interruptible when its throws clause names this class. On a stock virtual machine
 * control leaves it only where the RTSJ's own waits are called directly from it ({@link
 * RealtimeThread#sleep(HighResolutionTime)}, {@link
 * RealtimeThread#waitForNextPeriodInterruptible()}, {@link ScopedMemory#join()}, {@link
 * HighResolutionTime#waitForObject}, the blocking sides of the wait-free queues), where {@link
 * #doInterruptible} returns into it, and where {@link Interruptible#run} ends. Elsewhere the
 * exception stays pending. Waits called from methods that are not interruptible end with a plain
 * {@link InterruptedException}, and it stays pending too.
 *
 * <p>Guarantee: of several exceptions for one thread the outermost is pending and the others are
 * dropped; {@link RealtimeThread#interrupt()} raises the generic one, which is outside of all.
 *
 * <p>Source: RTSJ 1.0.2, asynchronous transfer of control.
 *
 * <p>Thread: {@link #fire()} by any; the others by the one that they act for.
 */
public class AsynchronouslyInterruptedException extends InterruptedException {
    private static final long serialVersionUID = 1L;

    private static final AsynchronouslyInterruptedException GENERIC = generic();

    /** The thread in whose doInterruptible this is. Written under the lock of its value. */
    private transient volatile Interruptions owner;

    // Guarded by the owner.
    private transient boolean enabled;
    private transient boolean fired;
    private transient boolean held;

    /** Makes one that nobody waits for yet. */
    public AsynchronouslyInterruptedException() {
        super();
    }

    /**
     * Ends the pending of this exception on the calling thread.
     *
     * @return whether it was pending
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     */
    public boolean clear() {
        return Interruptions.ofCaller().clear(this);
    }

    /**
     * Holds this exception back until {@link #enable()}, when it is fired from now on or pending.
     *
     * @return whether it was enabled; false, too, when the caller is not in its doInterruptible
     */
    public boolean disable() {
        return isOwn() && owner.disable(this);
    }

    /**
     * Runs logic that {@link #fire()} can end.
     *
     * @return false, at once, when another call of this method is in progress; else true
     * @throws IllegalArgumentException when there is no logic
     * @throws IllegalThreadStateException when the caller is not a real-time thread, or this is the
     *     generic exception
     */
    public boolean doInterruptible(Interruptible logic) {
        Interruptions mine = Interruptions.ofCaller();
        if (logic == null) {
            throw new IllegalArgumentException("no logic");
        }
        if (this == GENERIC) {
            throw new IllegalThreadStateException("the generic exception runs no logic");
        }
        if (!mine.begin(this)) {
            return false;
        }
        try {
            AsynchronouslyInterruptedException thrown = null;
            try {
                logic.run(this);
            } catch (AsynchronouslyInterruptedException e) {
                thrown = e;
            }
            AsynchronouslyInterruptedException pending = mine.deliverable();
            if (pending != null || thrown != null) {
                logic.interruptAction(pending != null ? pending : thrown);
            }
        } finally {
            mine.end(this);
        }
        mine.deliverToCaller();
        return true;
    }

    /**
     * Lets this exception through again. One that was held back becomes pending.
     *
     * @return whether it was disabled; false, too, when the caller is not in its doInterruptible
     */
    public boolean enable() {
        return isOwn() && owner.enable(this);
    }

    /**
     * Interrupts the logic that {@link #doInterruptible} runs.
     *
     * @return true when logic is running, this is enabled and was not fired before; else false.
     *     What is fired while disabled is held back
     */
    public boolean fire() {
        Interruptions target = owner;
        return target != null && target.fire(this);
    }

    /**
     * The exception that {@link RealtimeThread#interrupt()} raises, one for all threads.
     *
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     */
    public static AsynchronouslyInterruptedException getGeneric() {
        Interruptions.ofCaller();
        return GENERIC;
    }

    /**
     * As {@link #clear()}; when another exception is pending, throws that if asked to.
     *
     * @param propagate whether to throw another one that is pending
     * @return whether this was pending
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     * @deprecated since RTSJ 1.0.1: it throws what no signature tells; use {@link #clear()}
     */
    @Deprecated
    public boolean happened(boolean propagate) {
        Interruptions mine = Interruptions.ofCaller();
        if (mine.clear(this)) {
            return true;
        }
        if (propagate) {
            mine.propagate();
        }
        return false;
    }

    /** Whether this lets interruptions through; false when the caller is not in its logic. */
    public boolean isEnabled() {
        return isOwn() && owner.isEnabled(this);
    }

    /**
     * Throws what is pending on the calling thread, if anything is.
     *
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     * @deprecated since RTSJ 1.0.1: it throws what no signature tells; throw the exception caught
     */
    @Deprecated
    public static void propagate() {
        Interruptions.ofCaller().propagate();
    }

    final boolean isGeneric() {
        return this == GENERIC;
    }

    final Interruptions owner() {
        return owner;
    }

    /** Takes the exception for a thread, or gives it back; the lock of the thread is held. */
    final void owner(Interruptions newOwner) {
        enabled = newOwner != null;
        fired = false;
        held = false;
        owner = newOwner;
    }

    final boolean enabled() {
        return enabled;
    }

    final void enabled(boolean newEnabled) {
        enabled = newEnabled;
    }

    final boolean fired() {
        return fired;
    }

    final void fired(boolean newFired) {
        fired = newFired;
    }

    final boolean held() {
        return held;
    }

    final void held(boolean newHeld) {
        held = newHeld;
    }

    private boolean isOwn() {
        Interruptions current = owner;
        return current != null && current.isOfCaller();
    }

    private static AsynchronouslyInterruptedException generic() {
        AsynchronouslyInterruptedException made = new AsynchronouslyInterruptedException();
        made.setStackTrace(new StackTraceElement[0]);
        return made;
    }

    static AsynchronouslyInterruptedException theGeneric() {
        return GENERIC;
    }
}
