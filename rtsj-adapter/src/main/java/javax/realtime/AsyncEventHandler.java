package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Code that asynchronous events release.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li>Releases of one handler come one after the other, each after what its event's firer did
 *       before it fired. Unless the handler takes releases itself, each is one call of {@link
 *       #handleAsyncEvent()}.
 *   <li>Each release runs with the handler's priority, in its initial memory area, on a server
 *       thread of a pool (see {@code README}), which the handler has only while it runs. No handler
 *       of a lower priority takes a server that a higher one needs.
 *   <li>A change of parameters reaches the handler at once, waiting or running.
 *   <li>What a release throws goes to the server's uncaught exception handler; the next release
 *       comes all the same.
 * </ul>
 *
 * <p>The scopes of the initial memory area are entered while the handler is released, not while it
 * rests. A handler made without release parameters has new {@link AperiodicParameters}.
 *
 * <p>Source: RTSJ 1.0.2, asynchrony and scheduling.
 *
 * <p>Thread: any.
 */
public class AsyncEventHandler implements Schedulable {
    private static final VarHandle ATTACHMENTS;

    static {
        try {
            ATTACHMENTS =
                    MethodHandles.lookup()
                            .findVarHandle(AsyncEventHandler.class, "attachments", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final SchedulableParameters parameters;
    private final InitialScopes scopes;
    private final ScopeStack stack;
    private final Runnable logic;
    private final HandlerReleases releases = new HandlerReleases();
    private final ArrivalRule arrivals = new ArrivalRule(releases);

    /** What waits for the time of a sporadic release; null before the first that is put off. */
    private volatile Deferral deferral;

    /** Where the handler is served; changed with its priority. */
    private volatile HandlerServers servers;

    private volatile ReadyNode node = new ReadyNode(this);

    /** Who serves the handler now, or null. */
    private volatile HandlerServer server;

    private volatile boolean daemon;
    private volatile int attachments;

    /** A handler of default parameters, whose subclass has the logic. */
    public AsyncEventHandler() {
        this(null, null, null, null, null, false, null);
    }

    /** A handler of default parameters, whose subclass has the logic. */
    public AsyncEventHandler(boolean nonheap) {
        this(null, null, null, null, null, nonheap, null);
    }

    /** A handler of default parameters. */
    public AsyncEventHandler(boolean nonheap, Runnable logic) {
        this(null, null, null, null, null, nonheap, logic);
    }

    /** A handler of default parameters. */
    public AsyncEventHandler(Runnable logic) {
        this(null, null, null, null, null, false, logic);
    }

    /** A handler whose subclass has the logic. */
    public AsyncEventHandler(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            MemoryArea area,
            ProcessingGroupParameters group,
            boolean nonheap) {
        this(scheduling, release, memory, area, group, nonheap, null);
    }

    /** A handler that may use the heap. */
    public AsyncEventHandler(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            MemoryArea area,
            ProcessingGroupParameters group,
            Runnable logic) {
        this(scheduling, release, memory, area, group, false, logic);
    }

    /**
     * A handler with all parameters, each of which may be null.
     *
     * @param scheduling null: as the creator when that is a schedulable, else the scheduler's
     *     default
     * @param release null: new aperiodic ones
     * @param memory null: no limits
     * @param area the initial memory area; null: the creator's current one
     * @param group null: none
     * @param nonheap whether the handler keeps off the heap and off the threads of those that do
     *     not
     * @param logic what a release runs; null: nothing, unless a subclass overrides {@link
     *     #handleAsyncEvent()}
     * @throws IllegalArgumentException when parameters do not suit the scheduler, or a no-heap
     *     handler would begin in the heap
     */
    public AsyncEventHandler(
            SchedulingParameters scheduling,
            ReleaseParameters release,
            MemoryParameters memory,
            MemoryArea area,
            ProcessingGroupParameters group,
            boolean nonheap,
            Runnable logic) {
        ReleaseParameters given = release == null ? new AperiodicParameters() : release;
        this.parameters = new SchedulableParameters(this, scheduling, given, memory, group);
        this.scopes = new InitialScopes(area);
        if (nonheap && scopes.area() == HeapMemory.instance()) {
            throw new IllegalArgumentException(
                    "a no-heap handler cannot begin in the heap: give it another memory area");
        }
        this.stack = scopes.newStack();
        this.logic = logic;
        this.servers = firstServers(nonheap);
        parameters.scheduling().govern(this);
    }

    @Override
    public boolean addIfFeasible() {
        return parameters.addIfFeasible();
    }

    @Override
    public boolean addToFeasibility() {
        return parameters.addToFeasibility();
    }

    /** Takes all pending releases; how many there were. */
    protected final int getAndClearPendingFireCount() {
        return releases.takeAll();
    }

    /** Takes a pending release, if there is one; how many there were. */
    protected int getAndDecrementPendingFireCount() {
        return releases.take();
    }

    /**
     * Adds a release, as an event does; how many were pending before.
     *
     * @throws MITViolationException when the release parameters say so
     * @throws ArrivalTimeQueueOverflowException when the release parameters say so
     */
    protected int getAndIncrementPendingFireCount() {
        return release();
    }

    /** The initial memory area. */
    public MemoryArea getMemoryArea() {
        return scopes.area();
    }

    @Override
    public MemoryParameters getMemoryParameters() {
        return parameters.memory();
    }

    /** How many releases have not begun; the one that runs does not count. */
    protected final int getPendingFireCount() {
        return releases.pending();
    }

    @Override
    public ProcessingGroupParameters getProcessingGroupParameters() {
        return parameters.group();
    }

    @Override
    public ReleaseParameters getReleaseParameters() {
        return parameters.release();
    }

    @Override
    public Scheduler getScheduler() {
        return parameters.scheduler();
    }

    @Override
    public SchedulingParameters getSchedulingParameters() {
        return parameters.scheduling();
    }

    /** One release. Runs the constructor's logic; a subclass may have its own instead. */
    public void handleAsyncEvent() {
        if (logic != null) {
            logic.run();
        }
    }

    /** Whether the process may end while this handler is attached to an event; false at first. */
    public final boolean isDaemon() {
        return daemon;
    }

    @Override
    public boolean removeFromFeasibility() {
        return parameters.removeFromFeasibility();
    }

    /**
     * Calls {@link #handleAsyncEvent()} for each pending release; for the adapter, not for users.
     */
    @Override
    public final void run() {
        while (mayBegin() && releases.take() > 0) {
            try {
                handleAsyncEvent();
            } catch (Throwable e) {
                report(e);
            }
        }
    }

    /**
     * Says whether the process may end while this handler is attached to an event.
     *
     * @throws IllegalThreadStateException when it is attached to one
     */
    public final void setDaemon(boolean on) {
        if (attachments > 0) {
            throw new IllegalThreadStateException(this + " is attached to an event");
        }
        daemon = on;
    }

    @Override
    public boolean setIfFeasible(ReleaseParameters release, MemoryParameters memory) {
        return parameters.setIfFeasible(release, memory);
    }

    @Override
    public boolean setIfFeasible(
            ReleaseParameters release, MemoryParameters memory, ProcessingGroupParameters group) {
        return parameters.setIfFeasible(release, memory, group);
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
        return parameters.setIfFeasible(scheduling, release, memory, group);
    }

    @Override
    public void setMemoryParameters(MemoryParameters memory) {
        parameters.memory(memory);
    }

    @Override
    public boolean setMemoryParametersIfFeasible(MemoryParameters memory) {
        return setIfFeasible(getReleaseParameters(), memory);
    }

    @Override
    public void setProcessingGroupParameters(ProcessingGroupParameters group) {
        parameters.group(group);
    }

    @Override
    public boolean setProcessingGroupParametersIfFeasible(ProcessingGroupParameters group) {
        return setIfFeasible(getReleaseParameters(), group);
    }

    /** Sets the release parameters, for arrivals from now on; null gives new aperiodic ones. */
    @Override
    public void setReleaseParameters(ReleaseParameters release) {
        parameters.release(release == null ? new AperiodicParameters() : release);
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
            MemoryParameters memory,
            ProcessingGroupParameters group) {
        if (scheduler == null) {
            throw new IllegalArgumentException("no scheduler");
        }
        SchedulingParameters suitable = SchedulableParameters.suitable(scheduler, scheduling);
        setReleaseParameters(release);
        parameters.scheduler(scheduler);
        parameters.memory(memory);
        parameters.group(group);
        replaceScheduling(suitable);
    }

    @Override
    public void setSchedulingParameters(SchedulingParameters scheduling) {
        replaceScheduling(parameters.suitable(scheduling));
    }

    @Override
    public boolean setSchedulingParametersIfFeasible(SchedulingParameters scheduling) {
        return setIfFeasible(scheduling, getReleaseParameters(), getMemoryParameters());
    }

    final SchedulableParameters parameters() {
        return parameters;
    }

    final InitialScopes scopes() {
        return scopes;
    }

    final ScopeStack stack() {
        return stack;
    }

    final HandlerServers servers() {
        return servers;
    }

    final void server(HandlerServer newServer) {
        server = newServer;
    }

    /** Adds a release and makes the handler ready when it was at rest; the count before. */
    final int release() {
        ReleaseParameters own = parameters.release();
        // Only sporadic releases ask for the time.
        long before =
                arrivals.arrive(own, own instanceof SporadicParameters ? System.nanoTime() : 0);
        if (before < 0) {
            return releases.pending();
        }
        if (HandlerReleases.wasAtRest(before)) {
            makeReady();
        } else {
            Deferral waiting = deferral;
            if (waiting != null) {
                waiting.look();
            }
        }
        return HandlerReleases.count(before);
    }

    /** Queues the handler; by whoever alone knows that it is awake and in no queue. */
    final void makeReady() {
        ReadyNode own = node;
        own.queue();
        servers.add(own);
    }

    /** When the next pending release may begin; long ago when it may at once. */
    final long nextBeginNs() {
        return arrivals.beginsNs(parameters.release());
    }

    /** By a server: all pending releases, inside the initial scopes. */
    final void serveReleases() {
        try {
            scopes.acquire();
        } catch (ScopedCycleException e) {
            // The scopes have other parents now, so that no release can begin.
            releases.takeAll();
            report(e);
            return;
        }
        try {
            run();
        } finally {
            scopes.release();
        }
    }

    /** By a server that is done; false when there are releases that may begin. */
    final boolean rest() {
        if (releases.rest()) {
            return true;
        }
        if (mayBegin()) {
            return false;
        }
        TimerQueue queue = TimerQueue.of(eligibility());
        Deferral waiting = deferral;
        if (waiting == null || waiting.queue() != queue) {
            waiting = new Deferral(this, queue);
            deferral = waiting;
        }
        waiting.begin();
        return true;
    }

    /** Counts an event that this handler is now attached to. */
    final void attached() {
        ATTACHMENTS.getAndAdd(this, 1);
        if (!daemon) {
            KeepAlive.enter();
        }
    }

    /** Counts an event that this handler was attached to. */
    final void detached() {
        if (!daemon) {
            KeepAlive.leave();
        }
        ATTACHMENTS.getAndAdd(this, -1);
    }

    /** Brings other scheduling parameters into force. */
    final void replaceScheduling(SchedulingParameters suitable) {
        parameters.scheduling().release(this);
        parameters.scheduling(suitable);
        suitable.govern(this);
        eligibilityChanged();
    }

    /** Brings the priority of the parameters into force, wherever the handler is. */
    final void eligibilityChanged() {
        synchronized (parameters) {
            HandlerServers before = servers;
            servers = serversOf(before);
            ReadyNode queued = node;
            if (servers != before && queued.cancel()) {
                ReadyNode fresh = new ReadyNode(this);
                fresh.queue();
                node = fresh;
                servers.add(fresh);
            }
        }
        HandlerServer running = server;
        if (running != null) {
            running.applyScheduling();
        }
    }

    private boolean mayBegin() {
        long beginsNs = nextBeginNs();
        return beginsNs == Long.MIN_VALUE || beginsNs <= System.nanoTime();
    }

    /** Where a new handler is served. */
    HandlerServers firstServers(boolean nonheap) {
        return (nonheap ? HandlerPool.NO_HEAP : HandlerPool.HEAP).prepare(eligibility());
    }

    /** Where the handler is served from now on. */
    HandlerServers serversOf(HandlerServers before) {
        int priority = eligibility();
        return before.priority() == priority ? before : before.pool().prepare(priority);
    }

    /** The priority to be served with. */
    final int eligibility() {
        int priority = parameters.priority();
        return priority == 0 ? PriorityScheduler.instance().getNormPriority() : priority;
    }

    /** Tells the uncaught exception handler of the calling thread, which goes on. */
    static void report(Throwable thrown) {
        Thread thread = Thread.currentThread();
        try {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        } catch (Throwable e) {
            System.getLogger("org.zenorb.realtime")
                    .log(System.Logger.Level.ERROR, "an uncaught exception handler failed", e);
        }
    }
}
