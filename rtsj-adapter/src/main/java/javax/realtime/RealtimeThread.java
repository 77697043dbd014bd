package javax.realtime;

import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.Platforms;
import org.zenorb.realtime.platform.SchedulingWarning;
import org.zenorb.realtime.platform.TimedWait;

/**
 * A thread with a real-time priority, a scope stack and releases.
 *
 * <p>Guarantees: at its start the thread gives itself its priority, before its logic runs; threads
 * that it makes do not inherit it. A change of its parameters reaches the running thread before the
 * setter returns. Waits are for absolute times and end at once when interrupted. Releases of a
 * periodic thread never drift: each is counted from the one before, however late that was seen.
 *
 * <p>A subclass may override {@link #run()}: the virtual machine's thread events then do what this
 * class does around a {@link Runnable}, see {@link OverriddenRun}.
 *
 * <p>Source: RTSJ 1.0.2, real-time threads.
 *
 * <p>Thread: setters by any; static methods act on the calling thread.
 */
public class RealtimeThread extends Thread implements Schedulable {
    private static final int ATTACHMENTS = 4;

    /** For {@code RealtimeContext}: one load and no thread-local. Owner: this thread. */
    final Object[] attachments = new Object[ATTACHMENTS];

    private final Interruptions interruptions = new Interruptions(this);
    private final SchedulableParameters parameters;
    private final InitialScopes scopes;

    /** Guards the system's thread id against the end of the thread, after which it is another's. */
    private final Object lifeLock = new Object();

    private Platform platform;
    private volatile boolean running;
    private boolean ended;
    private int ceiling;
    private boolean runOverridden;
    private volatile int kernelId;
    private volatile int kernelPriority;
    private volatile TimedWait wait;
    private volatile boolean descheduled;

    // Of this thread only from its start on.
    private ScopeStack scopeStack;
    private PeriodicReleases releases;

    /** A thread of normal real-time priority, or of the priority of the creating one. */
    public RealtimeThread() {
        this(null, null, null, null, null, null);
    }

    /** A thread with scheduling parameters. */
    public RealtimeThread(SchedulingParameters scheduling) {
        this(scheduling, null, null, null, null, null);
    }

    /** A thread with scheduling and release parameters. */
    public RealtimeThread(SchedulingParameters scheduling, ReleaseParameters release) {
        this(scheduling, release, null, null, null, null);
    }

    /**
     * A thread with all parameters, each of which may be null.
     *
     * @param scheduling null: as the creator when that is a real-time thread, else the scheduler's
     *     default
     * @param release null: released once, by its start
     * @param memory null: no limits
     * @param area the first memory area; null: the creator's current one
     * @param group null: none
     * @param logic what runs; null: nothing, unless a subclass has a {@code run()} of its own
     * @throws IllegalArgumentException when parameters do not suit the scheduler
     */
    public RealtimeThread(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            MemoryArea area,
            ProcessingGroupParameters group,
            Runnable logic) {
        super(logic);
        this.parameters = new SchedulableParameters(this, scheduling, release, memory, group);
        this.scopes = new InitialScopes(area);
    }

    /** A thread of the adapter's own, which inherits nothing from the thread that makes it. */
    RealtimeThread(SchedulingParameters scheduling, Runnable logic, String name) {
        super(null, logic, name, 0, false);
        this.parameters = new SchedulableParameters(this, scheduling, null, null, null);
        this.scopes = new InitialScopes(HeapMemory.instance());
        setDaemon(true);
    }

    /** The calling thread. */
    public static RealtimeThread currentRealtimeThread() {
        return (RealtimeThread) Thread.currentThread();
    }

    /** The current memory area of the calling thread, whatever kind of thread it is. */
    public static MemoryArea getCurrentMemoryArea() {
        return Thread.currentThread() instanceof RealtimeThread thread
                ? thread.scopeStack().current()
                : PlainThreadArea.current();
    }

    /**
     * Where the initial memory area of the calling thread stands on its initial stack.
     *
     * @throws IllegalStateException when the current stack has another area in that place
     */
    public static int getInitialMemoryAreaIndex() {
        RealtimeThread thread = currentRealtimeThread();
        InitialScopes scopes = thread.scopes();
        int index = scopes.index();
        if (thread.scopeStack.at(index) != scopes.area()) {
            throw new IllegalStateException("the scope stack has been left below " + scopes.area());
        }
        return index;
    }

    /** How many areas the calling thread is in; the current one has the index below that. */
    public static int getMemoryAreaStackDepth() {
        return currentRealtimeThread().scopeStack.depth();
    }

    /** The area at an index of the calling thread's stack, the outermost is 0; null beyond it. */
    public static MemoryArea getOuterMemoryArea(int index) {
        return currentRealtimeThread().scopeStack.at(index);
    }

    /** As {@link #sleep(HighResolutionTime)}, measured by {@code clock} (null: the time's own). */
    public static void sleep(Clock clock, HighResolutionTime time) throws InterruptedException {
        if (clock != null && clock != Clock.getRealtimeClock()) {
            throw new UnsupportedOperationException(
                    "only the real-time clock drives waits, not " + clock);
        }
        sleep(time);
    }

    /**
     * Sleeps for a duration or until a point in time.
     *
     * @throws IllegalArgumentException when the time is null or a negative duration
     * @throws ClassCastException when the caller is not a real-time thread
     * @throws UnsupportedOperationException when the time is measured by a clock of the application
     * @throws InterruptedException when interrupted; an {@link AsynchronouslyInterruptedException}
     *     when the caller is interruptible by it
     */
    public static void sleep(HighResolutionTime time) throws InterruptedException {
        RealtimeThread thread = currentRealtimeThread();
        if (time == null) {
            throw new IllegalArgumentException("no time to sleep");
        }
        if (time instanceof RelativeTime && time.signum() < 0) {
            throw new IllegalArgumentException("cannot sleep for a negative time: " + time);
        }
        Interruptions.check();
        try {
            thread.waitUntil(RealtimeClock.deadlineNs(time));
        } catch (InterruptedException e) {
            throw Interruptions.delivered(e);
        }
    }

    /**
     * Ends the current release and waits for the next.
     *
     * @return false, at once and once per release, when the deadline of the current release has
     *     passed; true when the next release has come
     * @throws IllegalThreadStateException when the calling thread is not periodic
     * @throws ClassCastException when the caller is not a real-time thread
     */
    public static boolean waitForNextPeriod() throws IllegalThreadStateException {
        RealtimeThread thread = currentRealtimeThread();
        PeriodicReleases releases = thread.requireReleases();
        if (releases.takeMiss(System.nanoTime())) {
            return false;
        }
        boolean interrupted = Thread.interrupted();
        while (true) {
            try {
                thread.awaitRelease(releases);
                break;
            } catch (InterruptedException e) {
                // This form is not interruptible: the flag is kept for later.
                interrupted = true;
            }
        }
        if (interrupted) {
            thread.keepInterrupt();
        }
        return true;
    }

    /**
     * As {@link #waitForNextPeriod()}, ended by an interrupt; the release waited for stays the
     * next.
     */
    public static boolean waitForNextPeriodInterruptible()
            throws InterruptedException, IllegalThreadStateException {
        RealtimeThread thread = currentRealtimeThread();
        PeriodicReleases releases = thread.requireReleases();
        Interruptions.check();
        try {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (releases.takeMiss(System.nanoTime())) {
                return false;
            }
            thread.awaitRelease(releases);
            return true;
        } catch (InterruptedException e) {
            throw Interruptions.delivered(e);
        }
    }

    /** Lets the current release end; from then on the thread stays until it is scheduled again. */
    public void deschedulePeriodic() {
        if (parameters.release() instanceof PeriodicParameters) {
            descheduled = true;
        }
    }

    /** Lets a descheduled thread go on, with the first release that is yet to come. */
    public void schedulePeriodic() {
        if (parameters.release() instanceof PeriodicParameters) {
            descheduled = false;
            wakeWait();
        }
    }

    /** The initial memory area. */
    public MemoryArea getMemoryArea() {
        return scopes().area();
    }

    /** Starts the thread. Its initial scopes are entered before this returns. */
    @Override
    public void start() {
        synchronized (lifeLock) {
            if (getState() != State.NEW) {
                throw new IllegalThreadStateException(getName() + " has been started before");
            }
            parameters.suitable(parameters.scheduling());
            runOverridden = OverriddenRun.isIn(getClass());
            boolean watched = runOverridden && OverriddenRun.watch();
            scopes.acquire();
            scopeStack = scopes.newStack();
            boolean started = false;
            try {
                super.start();
                started = true;
                if (runOverridden && !watched) {
                    OverriddenRun.endAfter(this);
                }
            } finally {
                if (!started) {
                    scopes.release();
                }
            }
        }
    }

    /** Runs the logic; as the thread itself, with its priority and at its first release. */
    @Override
    public void run() {
        if (Thread.currentThread() != this || runOverridden) {
            super.run();
            return;
        }
        begin();
        try {
            super.run();
        } finally {
            end();
        }
    }

    /**
     * Interrupts the thread; a wait of this class ends at once. The generic {@link
     * AsynchronouslyInterruptedException} is pending from then on.
     */
    @Override
    public void interrupt() {
        interruptions.raiseGeneric();
    }

    final Interruptions interruptions() {
        return interruptions;
    }

    /** Ends the wait of this thread, after something became pending. */
    final void wakeInterrupted() {
        super.interrupt();
        wakeWait();
    }

    /** Sets the flag again that a wait took which is not interruptible; nothing new is pending. */
    final void keepInterrupt() {
        super.interrupt();
    }

    @Override
    public boolean addIfFeasible() {
        return parameters().addIfFeasible();
    }

    @Override
    public boolean addToFeasibility() {
        return parameters().addToFeasibility();
    }

    @Override
    public boolean removeFromFeasibility() {
        return parameters().removeFromFeasibility();
    }

    @Override
    public MemoryParameters getMemoryParameters() {
        return parameters().memory();
    }

    @Override
    public ProcessingGroupParameters getProcessingGroupParameters() {
        return parameters().group();
    }

    @Override
    public ReleaseParameters getReleaseParameters() {
        return parameters().release();
    }

    @Override
    public Scheduler getScheduler() {
        return parameters().scheduler();
    }

    @Override
    public SchedulingParameters getSchedulingParameters() {
        return parameters().scheduling();
    }

    @Override
    public boolean setIfFeasible(ReleaseParameters release, MemoryParameters memory) {
        return parameters().setIfFeasible(release, memory);
    }

    @Override
    public boolean setIfFeasible(
            ReleaseParameters release, MemoryParameters memory, ProcessingGroupParameters group) {
        return parameters().setIfFeasible(release, memory, group);
    }

    @Override
    public boolean setIfFeasible(ReleaseParameters release, ProcessingGroupParameters group) {
        return setIfFeasible(release, getMemoryParameters(), group);
    }

    @Override
    public boolean setIfFeasible(
            SchedulingParameters scheduling, ReleaseParameters release, MemoryParameters memory) {
        return setIfFeasible(scheduling, release, memory, getProcessingGroupParameters());
    }

    @Override
    public boolean setIfFeasible(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            ProcessingGroupParameters group) {
        return parameters().setIfFeasible(scheduling, release, memory, group);
    }

    @Override
    public void setMemoryParameters(MemoryParameters memory) {
        parameters().memory(memory);
    }

    @Override
    public boolean setMemoryParametersIfFeasible(MemoryParameters memory) {
        return setIfFeasible(getReleaseParameters(), memory);
    }

    @Override
    public void setProcessingGroupParameters(ProcessingGroupParameters group) {
        parameters().group(group);
    }

    @Override
    public boolean setProcessingGroupParametersIfFeasible(ProcessingGroupParameters group) {
        return setIfFeasible(getReleaseParameters(), group);
    }

    /** Sets the release parameters; a running thread goes by them from its next wait on. */
    @Override
    public void setReleaseParameters(ReleaseParameters release) {
        parameters().release(release);
    }

    @Override
    public boolean setReleaseParametersIfFeasible(ReleaseParameters release) {
        return setIfFeasible(release, getMemoryParameters());
    }

    @Override
    public void setScheduler(Scheduler scheduler) {
        setScheduler(
                scheduler,
                getSchedulingParameters(),
                getReleaseParameters(),
                getMemoryParameters(),
                getProcessingGroupParameters());
    }

    @Override
    public void setScheduler(
            Scheduler scheduler,
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memoryParameters,
            ProcessingGroupParameters group) {
        if (scheduler == null) {
            throw new IllegalArgumentException("no scheduler");
        }
        SchedulingParameters suitable = SchedulableParameters.suitable(scheduler, scheduling);
        SchedulableParameters own = parameters();
        own.release(release);
        own.scheduler(scheduler);
        own.memory(memoryParameters);
        own.group(group);
        replaceScheduling(suitable);
    }

    @Override
    public void setSchedulingParameters(SchedulingParameters scheduling) {
        replaceScheduling(parameters().suitable(scheduling));
    }

    @Override
    public boolean setSchedulingParametersIfFeasible(SchedulingParameters scheduling) {
        return setIfFeasible(scheduling, getReleaseParameters(), getMemoryParameters());
    }

    /** The parameters that the code running on this thread goes by. */
    SchedulableParameters parameters() {
        return parameters;
    }

    /** Where the code running on this thread began. */
    InitialScopes scopes() {
        return scopes;
    }

    /** The innermost scope that both initial stacks begin with, or null. */
    final ScopedMemory nearestCommonScope(RealtimeThread other) {
        return scopes().nearestCommon(other.scopes());
    }

    final ScopeStack scopeStack() {
        ScopeStack stack = scopeStack;
        if (stack == null) {
            throw new IllegalThreadStateException(getName() + " has not been started");
        }
        return stack;
    }

    /** Has the code that runs on this thread from now on begin elsewhere; by the thread itself. */
    final void scopeStack(ScopeStack stack) {
        scopeStack = stack;
    }

    final int kernelId() {
        return kernelId;
    }

    final boolean isRunOverridden() {
        return runOverridden;
    }

    /** Brings the priority of the parameters into force, when the thread runs; 0 when it is. */
    final int applyScheduling() {
        synchronized (lifeLock) {
            int outcome = 0;
            // A handler may leave its server between the look at its priority and the call.
            for (int wanted = wantedPriority();
                    running && wanted != 0 && wanted != kernelPriority;
                    wanted = wantedPriority()) {
                kernelPriority = wanted;
                outcome = platform.setScheduling(kernelId, Platform.POLICY_FIFO, wanted);
                if (outcome != 0) {
                    SchedulingWarning.give();
                }
            }
            return outcome;
        }
    }

    /** What the thread's parameters ask for, whatever it is held above. */
    final int basePriority() {
        return parameters().priority();
    }

    /** Keeps the thread at a priority or above from now on; 0 for its own. */
    final int holdAbove(int priority) {
        synchronized (lifeLock) {
            ceiling = priority;
            return applyScheduling();
        }
    }

    /** The priority to ask the system for, 0 for none. */
    private int wantedPriority() {
        int base = parameters().priority();
        return base == 0 ? 0 : Math.max(base, ceiling);
    }

    /** The priority last asked of the system, 0 for none. */
    final int kernelPriority() {
        return kernelPriority;
    }

    /** By the thread itself, before its logic. */
    final void begin() {
        synchronized (lifeLock) {
            platform = Platforms.current();
            kernelId = platform.threadId();
            wait = platform.newWait();
            running = true;
            parameters.scheduling().govern(this);
            if (applyScheduling() != 0) {
                // At least the ordinary thread shall not be woken later than need be.
                platform.setTimerSlack(1);
            }
        }
        if (parameters.release() instanceof PeriodicParameters periodic) {
            releases = new PeriodicReleases(periodic, System.nanoTime());
            awaitFirstRelease();
        }
    }

    /** By the thread itself, after its logic; by another when the thread is gone for certain. */
    final void end() {
        synchronized (lifeLock) {
            if (ended) {
                return;
            }
            ended = true;
            running = false;
            kernelId = 0;
            parameters.scheduling().release(this);
        }
        parameters.removeFromFeasibility();
        scopes.release();
    }

    /** Brings other scheduling parameters into force. */
    void replaceScheduling(SchedulingParameters suitable) {
        synchronized (lifeLock) {
            if (running) {
                parameters.scheduling().release(this);
                suitable.govern(this);
            }
            parameters.scheduling(suitable);
        }
        applyScheduling();
    }

    private PeriodicReleases requireReleases() {
        if (!(parameters().release() instanceof PeriodicParameters periodic)
                || this instanceof HandlerServer) {
            throw new IllegalThreadStateException(getName() + " is not a periodic thread");
        }
        ownWait();
        if (releases == null || releases.parameters() != periodic) {
            // Made periodic while running: this moment is its first release.
            releases = new PeriodicReleases(periodic, System.nanoTime());
        }
        return releases;
    }

    private void awaitFirstRelease() {
        boolean interrupted = false;
        while (true) {
            try {
                waitUntil(releases.currentNs());
                break;
            } catch (InterruptedException e) {
                // The logic sees the flag; the start is not cut short by it.
                interrupted = true;
            }
        }
        if (interrupted) {
            super.interrupt();
        }
    }

    private void awaitRelease(PeriodicReleases releases) throws InterruptedException {
        if (descheduled) {
            awaitScheduled();
            releases.skipPast(System.nanoTime());
        }
        waitUntil(releases.nextNs());
        releases.advance();
    }

    private void awaitScheduled() throws InterruptedException {
        TimedWait wait = ownWait();
        while (true) {
            int ticket = wait.ticket();
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (!descheduled) {
                return;
            }
            wait.await(ticket, Long.MAX_VALUE);
        }
    }

    private void waitUntil(long deadlineNs) throws InterruptedException {
        TimedWait wait = ownWait();
        while (true) {
            int ticket = wait.ticket();
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (System.nanoTime() >= deadlineNs) {
                return;
            }
            wait.await(ticket, deadlineNs);
        }
    }

    /** The wait of this thread, which begins now when nobody saw its start. */
    final TimedWait ownWait() {
        if (wait == null) {
            begin();
        }
        return wait;
    }

    private void wakeWait() {
        TimedWait current = wait;
        if (current != null) {
            current.wake();
        }
    }
}
