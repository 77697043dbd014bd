package javax.realtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The asynchronous interruptions of one thread: which are under way, from the outermost in, and
 * which of them is pending.
 *
 * <p>Guarantee: the pending one is the outermost of those that were raised since nothing was
 * pending. An exception is of one thread at a time.
 *
 * <p>Thread: any. Blocking: raising holds the lock for a few steps and {@link Thread#interrupt()};
 * no logic runs under it.
 */
final class Interruptions {
    private static final StackWalker CALLERS =
            StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    /** The classes between a wait and the method that asked for it. */
    @SuppressWarnings("deprecation") // of WaitFreeDequeue, which is to be there
    private static final Set<Class<?>> WAITS =
            Set.of(
                    Interruptions.class,
                    AsynchronouslyInterruptedException.class,
                    BlockingSide.class,
                    HighResolutionTime.class,
                    RealtimeThread.class,
                    ScopedMemory.class,
                    Timed.class,
                    WaitFreeDequeue.class,
                    WaitFreeReadQueue.class,
                    WaitFreeWriteQueue.class);

    private final RealtimeThread thread;

    /** From the outermost in. Guarded by this. */
    private final List<AsynchronouslyInterruptedException> underWay = new ArrayList<>(4);

    /** Written under the lock; read without it to see that nothing is pending. */
    private volatile AsynchronouslyInterruptedException pending;

    Interruptions(RealtimeThread thread) {
        this.thread = thread;
    }

    static Interruptions ofCaller() {
        if (Thread.currentThread() instanceof RealtimeThread realtime) {
            return realtime.interruptions();
        }
        throw new IllegalThreadStateException(
                Thread.currentThread().getName() + " is not a real-time thread");
    }

    /**
     * At the begin of a wait: throws what is pending when the method that waits is interruptible.
     */
    static void check() {
        if (Thread.currentThread() instanceof RealtimeThread realtime) {
            realtime.interruptions().deliverToCaller();
        }
    }

    /** What a wait throws that was interrupted. */
    static InterruptedException delivered(InterruptedException interrupted) {
        if (Thread.currentThread() instanceof RealtimeThread realtime) {
            AsynchronouslyInterruptedException raised = realtime.interruptions().deliverable();
            if (raised != null && isCallerInterruptible()) {
                return raised;
            }
        }
        return interrupted;
    }

    boolean isOfCaller() {
        return Thread.currentThread() == thread;
    }

    /** Takes an exception that is nobody's, as the innermost. */
    boolean begin(AsynchronouslyInterruptedException exception) {
        synchronized (exception) {
            if (exception.owner() != null) {
                return false;
            }
            synchronized (this) {
                underWay.add(exception);
                exception.owner(this);
            }
            return true;
        }
    }

    /** Gives back the innermost; it is pending no more. */
    void end(AsynchronouslyInterruptedException exception) {
        synchronized (this) {
            underWay.remove(underWay.size() - 1);
            exception.owner(null);
            if (pending == exception) {
                pending = null;
            }
        }
        adjustFlag();
    }

    boolean fire(AsynchronouslyInterruptedException exception) {
        synchronized (this) {
            if (exception.owner() != this || exception.fired()) {
                return false;
            }
            if (!exception.enabled()) {
                exception.held(true);
                return false;
            }
            raise(exception);
            // Under the lock, so that no flag is set for what has ended or was cleared meanwhile.
            thread.wakeInterrupted();
            return true;
        }
    }

    synchronized void raiseGeneric() {
        pending = AsynchronouslyInterruptedException.theGeneric();
        thread.wakeInterrupted();
    }

    boolean enable(AsynchronouslyInterruptedException exception) {
        synchronized (this) {
            if (exception.enabled()) {
                return false;
            }
            exception.enabled(true);
            if (exception.held()) {
                exception.held(false);
                raise(exception);
            }
        }
        adjustFlag();
        return true;
    }

    synchronized boolean disable(AsynchronouslyInterruptedException exception) {
        boolean was = exception.enabled();
        exception.enabled(false);
        return was;
    }

    synchronized boolean isEnabled(AsynchronouslyInterruptedException exception) {
        return exception.enabled();
    }

    boolean clear(AsynchronouslyInterruptedException exception) {
        synchronized (this) {
            if (pending != exception) {
                return false;
            }
            pending = null;
            if (!exception.isGeneric()) {
                exception.fired(false);
            }
        }
        adjustFlag();
        return true;
    }

    /** What is pending and not held back, or null. */
    AsynchronouslyInterruptedException deliverable() {
        if (pending == null) {
            return null;
        }
        synchronized (this) {
            AsynchronouslyInterruptedException raised = pending;
            return raised != null && (raised.isGeneric() || raised.enabled()) ? raised : null;
        }
    }

    void deliverToCaller() {
        AsynchronouslyInterruptedException raised = deliverable();
        if (raised != null && isCallerInterruptible()) {
            Thread.interrupted();
            throw undeclared(raised);
        }
    }

    void propagate() {
        AsynchronouslyInterruptedException raised = deliverable();
        if (raised != null) {
            throw undeclared(raised);
        }
    }

    private void raise(AsynchronouslyInterruptedException exception) {
        exception.fired(true);
        if (pending == null || depth(exception) < depth(pending)) {
            pending = exception;
        }
    }

    private int depth(AsynchronouslyInterruptedException exception) {
        return exception.isGeneric() ? -1 : underWay.indexOf(exception);
    }

    /**
     * The thread's flag ends waits that know nothing of us; it follows what is pending. It is taken
     * back first: what others raise after the look sets it after that.
     */
    private void adjustFlag() {
        Thread.interrupted();
        if (deliverable() != null) {
            thread.keepInterrupt();
        }
    }

    /** Takes back what is pending and the flag, before the thread does other work. */
    void forget() {
        synchronized (this) {
            pending = null;
        }
        Thread.interrupted();
    }

    /** Sets the flag of the calling thread again, after a wait that is not interruptible. */
    static void keepFlag() {
        if (Thread.currentThread() instanceof RealtimeThread realtime) {
            realtime.keepInterrupt();
        } else {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isCallerInterruptible() {
        return CALLERS.walk(frames ->
                frames.dropWhile(frame -> WAITS.contains(frame.getDeclaringClass()))
                        .findFirst()
                        .map(Interruptions::isInterruptible)
                        .orElse(false));
    }

    private static boolean isInterruptible(StackWalker.StackFrame frame) {
        Class<?> type = frame.getDeclaringClass();
        Class<?>[] parameters = frame.getMethodType().parameterArray();
        try {
            Class<?>[] thrown =
                    frame.getMethodName().equals("<init>")
                            ? type.getDeclaredConstructor(parameters).getExceptionTypes()
                            : type.getDeclaredMethod(frame.getMethodName(), parameters)
                                    .getExceptionTypes();
            return Arrays.stream(thrown)
                    .anyMatch(AsynchronouslyInterruptedException.class::isAssignableFrom);
        } catch (NoSuchMethodException e) {
            return false; // an initializer of a class: nothing that could declare exceptions
        }
    }

    /** The standard throws it out of methods that do not declare it. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException undeclared(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
