package javax.realtime;

import org.zenorb.realtime.platform.ParkedWait;
import org.zenorb.realtime.platform.TimedWait;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Supplier;

/**
 * The side of a wait-free queue that blocks: any number of threads, one at a time, until what they
 * try succeeds.
 *
 * <p>Of the threads that must wait one is the leader. It sleeps on a wait of its own and is the
 * only one that the wait-free side wakes; the others wait for it in an ordinary monitor, which the
 * wait-free side never touches. Whoever leaves hands the lead on.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>{@link #wake()} is wait-free: a fence and a load; when there is a sleeper one
 *       compare-and-set and one system call that does not wait. It takes no lock of this class and
 *       allocates nothing. A sleeper that is not a real-time thread is unparked, which holds a
 *       mutex of the virtual machine for a few instructions.
 *   <li>No wake-up is lost: the wait-free side changes the ring, then looks for a sleeper; the
 *       leader names itself the sleeper, then looks at the ring. A full fence stands between the
 *       two steps on both sides, so that at least one of them sees the other.
 *   <li>The monitor is not held while the leader sleeps.
 * </ul>
 *
 * <p>Modes: {@code sleeper} is written and read opaque because the fences order it; it is removed
 * by compare-and-set, so that a late waker cannot remove a sleeper that it does not wake.
 *
 * <p>Thread: {@link #wake()} by the wait-free side, the rest by any.
 */
final class BlockingSide {
    private static final VarHandle SLEEPER;

    static {
        try {
            SLEEPER =
                    MethodHandles.lookup()
                            .findVarHandle(BlockingSide.class, "sleeper", TimedWait.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @SuppressWarnings("unused") // through SLEEPER
    private TimedWait sleeper;

    private boolean led;

    /**
     * Runs {@code attempt}, which is never run by two threads at once, until it gives something.
     *
     * @throws InterruptedException when the caller was or is interrupted; nothing was done then
     */
    <T> T await(Supplier<T> attempt) throws InterruptedException {
        Interruptions.check();
        try {
            return awaitOutcome(attempt);
        } catch (InterruptedException e) {
            throw Interruptions.delivered(e);
        }
    }

    private <T> T awaitOutcome(Supplier<T> attempt) throws InterruptedException {
        boolean leading = false;
        boolean waited = false;
        try {
            while (true) {
                TimedWait wait;
                int ticket;
                synchronized (this) {
                    if (Thread.interrupted()) {
                        throw new InterruptedException();
                    }
                    T outcome = attempt.get();
                    if (outcome != null) {
                        return outcome;
                    }
                    if (led && !leading) {
                        waited = true;
                        wait();
                        continue;
                    }
                    leading = true;
                    led = true;
                    wait = waitOfCaller();
                    ticket = wait.ticket();
                    SLEEPER.setOpaque(this, wait);
                    VarHandle.fullFence();
                    outcome = attempt.get();
                    if (outcome != null) {
                        return outcome;
                    }
                }
                // An interrupt that came before the ticket was taken is seen here, a later one ends
                // the wait.
                if (!Thread.currentThread().isInterrupted()) {
                    wait.await(ticket, Long.MAX_VALUE);
                }
            }
        } finally {
            if (leading || waited) {
                handOn(leading);
            }
        }
    }

    /** Runs {@code action} when no attempt runs. */
    synchronized void exclude(Runnable action) {
        action.run();
    }

    /** Wakes the leader, after the ring has changed. */
    void wake() {
        VarHandle.fullFence();
        TimedWait sleeping = (TimedWait) SLEEPER.getOpaque(this);
        if (sleeping != null && SLEEPER.compareAndSet(this, sleeping, null)) {
            sleeping.wake();
        }
    }

    /** A thread that leaves may have used up the notification that was meant for the next. */
    private synchronized void handOn(boolean leading) {
        if (leading) {
            led = false;
            SLEEPER.setOpaque(this, null);
        }
        if (!led) {
            notify();
        }
    }

    private static TimedWait waitOfCaller() {
        return Thread.currentThread() instanceof RealtimeThread thread
                ? thread.ownWait()
                : new ParkedWait(Thread.currentThread());
    }
}
