package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/**
 * An area that lives while threads are in it.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>The reference count is the number of times threads have entered and not left, and one for
 *       each running thread whose initial stack holds the scope.
 *   <li>While it is above zero the scope has one parent, the nearest scope around its first entry;
 *       another nesting is a {@link ScopedCycleException}.
 *   <li>When it falls to zero, before anyone can enter again and before {@link #join} returns, the
 *       thread that left last empties the scope: exit actions run, the portal is cleared, the
 *       account is reset, and what was handed out of the region outside the heap is zeroed.
 *   <li>Entering and leaving are a few atomic operations and never wait, unless another thread is
 *       just emptying the scope: that wait blocks and never spins, so that a thread of high
 *       priority cannot lock out the one it waits for.
 * </ul>
 *
 * <p>An exception thrown inside passes out of the scope unchanged: it lies on the heap, so that
 * nothing asks for a {@link ThrowBoundaryError}. Java finalizers stay with the collector.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any; entering is for real-time threads.
 */
public abstract class ScopedMemory extends MemoryArea {
    /**
     * The state word: bits 0-30 the reference count, bit 31 set while one thread changes the scope
     * from unused to used or back, bits 32-63 counting the returns to unused. The generation makes
     * a compare-and-set fail when the parent that was looked at is no longer the parent.
     */
    private static final long COUNT = 0x7fff_ffffL;

    private static final long CHANGING = 0x8000_0000L;
    private static final long GENERATION = 1L << 32;
    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(ScopedMemory.class, "state", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final ScopeContents contents;

    /**
     * Guards nothing but waiting; threads count themselves in {@link #waiters} before they wait.
     */
    private final Object quiet = new Object();

    private volatile long state;
    private volatile int waiters;

    /** Written only while CHANGING; null when the parent is the primordial scope. */
    private volatile ScopedMemory parent;

    private volatile Object portal;

    /** A scope of {@code size} bytes. */
    public ScopedMemory(long size) {
        this(size, size, null);
    }

    /** A scope of {@code size} bytes, with what {@link #enter()} runs. */
    public ScopedMemory(long size, Runnable logic) {
        this(size, size, logic);
    }

    /** A scope of an estimated size. */
    public ScopedMemory(SizeEstimator size) {
        this(bytes(size), bytes(size), null);
    }

    /** A scope of an estimated size, with what {@link #enter()} runs. */
    public ScopedMemory(SizeEstimator size, Runnable logic) {
        this(bytes(size), bytes(size), logic);
    }

    ScopedMemory(long initial, long maximum, Runnable logic) {
        super(initial, logic);
        if (maximum < initial) {
            throw new IllegalArgumentException(
                    "the maximum of " + maximum + " bytes is less than the initial " + initial);
        }
        contents = new ScopeContents(maximum);
    }

    @Override
    public void enter() {
        super.enter();
    }

    /**
     * Runs {@code logic} with this as the current area.
     *
     * @throws ScopedCycleException when the scope has another parent
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     * @throws IllegalArgumentException when {@code logic} is null
     */
    @Override
    public void enter(Runnable logic) {
        requireLogic(logic);
        ScopeStack stack = callersStack();
        acquire(stack.nearestScope());
        runAndLeave(stack, logic);
    }

    /**
     * Runs {@code logic} with this as the current area.
     *
     * @throws InaccessibleAreaException when the caller is not inside this scope
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     * @throws IllegalArgumentException when {@code logic} is null
     */
    @Override
    public void executeInArea(Runnable logic) {
        requireLogic(logic);
        ScopeStack stack = callersStack();
        int before = stack.goBackTo(this);
        try {
            logic.run();
        } finally {
            stack.restore(before);
        }
    }

    /** The size the area may grow to. */
    public long getMaximumSize() {
        return contents.maxBytes();
    }

    /**
     * What {@link #setPortal} left here, or null.
     *
     * @throws InaccessibleAreaException when the caller is not inside this scope
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     */
    public Object getPortal() {
        requireAccessible();
        return portal;
    }

    /** How many entries have not been left. */
    public int getReferenceCount() {
        long now = state;
        return (now & CHANGING) != 0 && (now & COUNT) == 0 ? 1 : (int) (now & COUNT);
    }

    /**
     * Waits until the reference count is zero and the scope is emptied.
     *
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     */
    public void join() throws InterruptedException {
        callersStack();
        awaitUnused(Long.MAX_VALUE);
    }

    /**
     * As {@link #join()}, at most until {@code time}.
     *
     * @throws IllegalArgumentException when {@code time} is null
     */
    public void join(HighResolutionTime time) throws InterruptedException {
        callersStack();
        awaitUnused(RealtimeClock.deadlineNs(requireTime(time)));
    }

    /** Waits until the scope is unused and enters it before anyone else does. */
    public void joinAndEnter() throws InterruptedException {
        joinAndEnter(constructorLogic());
    }

    /**
     * As {@link #joinAndEnter()}, at most until {@code time}; then it enters as {@link #enter()}
     * does.
     */
    public void joinAndEnter(HighResolutionTime time) throws InterruptedException {
        joinAndEnter(constructorLogic(), time);
    }

    /** Waits until the scope is unused and enters it before anyone else does. */
    public void joinAndEnter(Runnable logic) throws InterruptedException {
        joinAndEnter(logic, Long.MAX_VALUE);
    }

    /** As {@link #joinAndEnter(Runnable)}, at most until {@code time}; then it simply enters. */
    public void joinAndEnter(Runnable logic, HighResolutionTime time) throws InterruptedException {
        joinAndEnter(logic, RealtimeClock.deadlineNs(requireTime(time)));
    }

    @Override
    public long memoryConsumed() {
        return contents.consumedBytes();
    }

    @Override
    public long memoryRemaining() {
        return contents.maxBytes() - contents.consumedBytes();
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Object newArray(Class type, int number) {
        return super.newArray(type, number);
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Object newInstance(Class type) throws IllegalAccessException, InstantiationException {
        return super.newInstance(type);
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Object newInstance(Constructor c, Object[] args)
            throws IllegalAccessException, InstantiationException, InvocationTargetException {
        return super.newInstance(c, args);
    }

    /**
     * Leaves an object for threads that enter later; it is cleared when the last one leaves.
     *
     * @throws InaccessibleAreaException when the caller is not inside this scope
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     */
    public void setPortal(Object object) {
        requireAccessible();
        portal = object;
    }

    /** The bytes the area has now: its initial size, or what it has grown to. */
    @Override
    public long size() {
        return Math.max(initialBytes(), contents.consumedBytes());
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + "("
                + initialBytes()
                + " bytes)@"
                + Integer.toHexString(System.identityHashCode(this));
    }

    @Override
    final void account(long bytes) {
        contents.account(bytes);
    }

    @Override
    final void requireAccessible() {
        ScopeStack stack = callersStack();
        if (stack.current() != this && !stack.holds(this)) {
            throw new InaccessibleAreaException(
                    this + " is not on the scope stack of " + Thread.currentThread().getName());
        }
    }

    final ScopeContents contents() {
        return contents;
    }

    /** Counts one more entry from inside {@code outer} (null for the primordial scope). */
    final void acquire(ScopedMemory outer) {
        while (true) {
            long seen = state;
            if ((seen & CHANGING) != 0) {
                awaitSettled();
            } else if ((seen & COUNT) == 0) {
                if (acquireUnused(seen, outer)) {
                    return;
                }
            } else if (parent != outer) {
                // The parent belongs to this state only when the state is still the same.
                if (state == seen) {
                    throw new ScopedCycleException(
                            this
                                    + " stands in "
                                    + name(parent)
                                    + " and cannot be entered from "
                                    + name(outer));
                }
            } else if (STATE.compareAndSet(this, seen, seen + 1)) {
                return;
            }
        }
    }

    /** Counts one entry less; the last one empties the scope. */
    final void release() {
        while (true) {
            long seen = state;
            assert (seen & COUNT) > 0 && (seen & CHANGING) == 0;
            if ((seen & COUNT) > 1) {
                if (STATE.compareAndSet(this, seen, seen - 1)) {
                    return;
                }
            } else if (STATE.compareAndSet(this, seen, seen | CHANGING)) {
                try {
                    empty();
                } finally {
                    settle((seen & -GENERATION) + GENERATION);
                }
                return;
            }
        }
    }

    private boolean acquireUnused(long seen, ScopedMemory outer) {
        if (!STATE.compareAndSet(this, seen, seen | CHANGING)) {
            return false;
        }
        parent = outer;
        settle(seen + 1);
        return true;
    }

    private void empty() {
        try {
            contents.empty();
        } finally {
            portal = null;
            parent = null;
        }
    }

    /** Ends CHANGING. A waiter that counted itself before this write is seen and woken. */
    private void settle(long newState) {
        state = newState;
        if (waiters > 0) {
            synchronized (quiet) {
                quiet.notifyAll();
            }
        }
    }

    private void runAndLeave(ScopeStack stack, Runnable logic) {
        int before = stack.push(this);
        try {
            logic.run();
        } finally {
            stack.pop(before);
            release();
        }
    }

    private void joinAndEnter(Runnable logic, long deadlineNs) throws InterruptedException {
        requireLogic(logic);
        ScopeStack stack = callersStack();
        Interruptions.check();
        while (true) {
            long seen = state;
            if ((seen & (COUNT | CHANGING)) == 0) {
                if (acquireUnused(seen, stack.nearestScope())) {
                    break;
                }
            } else if (!awaitChange(seen, deadlineNs)) {
                acquire(stack.nearestScope());
                break;
            }
        }
        runAndLeave(stack, logic);
    }

    private void awaitUnused(long deadlineNs) throws InterruptedException {
        Interruptions.check();
        long generation = state & -GENERATION;
        while (true) {
            long seen = state;
            if ((seen & (COUNT | CHANGING)) == 0 || (seen & -GENERATION) != generation) {
                return;
            }
            if (!awaitChange(seen, deadlineNs)) {
                return;
            }
        }
    }

    /**
     * Blocks until the scope has settled since {@code seen}; false when the deadline came first.
     * Counts of entries may change without waking: only transitions matter to those who wait.
     */
    private boolean awaitChange(long seen, long deadlineNs) throws InterruptedException {
        synchronized (quiet) {
            waiters++;
            try {
                while (isSameUse(seen)) {
                    long leftNs = RealtimeClock.minusSaturated(deadlineNs, System.nanoTime());
                    if (leftNs <= 0) {
                        return false;
                    }
                    if (deadlineNs == Long.MAX_VALUE) {
                        quiet.wait();
                    } else {
                        quiet.wait(leftNs / 1_000_000, (int) (leftNs % 1_000_000));
                    }
                }
                return true;
            } catch (InterruptedException e) {
                throw Interruptions.delivered(e);
            } finally {
                waiters--;
            }
        }
    }

    private boolean isSameUse(long seen) {
        long now = state;
        return (now & -GENERATION) == (seen & -GENERATION) && (now & (COUNT | CHANGING)) != 0;
    }

    private void awaitSettled() {
        boolean interrupted = false;
        synchronized (quiet) {
            waiters++;
            while ((state & CHANGING) != 0) {
                try {
                    quiet.wait();
                } catch (InterruptedException e) {
                    // Entering is not interruptible: the flag is for the logic that comes.
                    interrupted = true;
                }
            }
            waiters--;
        }
        if (interrupted) {
            Interruptions.keepFlag();
        }
    }

    private static HighResolutionTime requireTime(HighResolutionTime time) {
        if (time == null) {
            throw new IllegalArgumentException("no time to join until");
        }
        return time;
    }

    private static String name(ScopedMemory scope) {
        return scope == null ? "the primordial scope" : scope.toString();
    }
}
