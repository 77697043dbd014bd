package javax.realtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * An event that a clock fires.
 *
 * <p>A timer is not active and disabled when it is made. {@link #start()} makes it active, until it
 * has fired for the last time or is stopped; a disabled one goes on counting, and a fire time that
 * comes meanwhile is skipped. The standard's table of states holds, with these choices: {@link
 * #reschedule} with a duration counts from the call, and the past start of a periodic timer is the
 * moment of its start.
 *
 * <p>Guarantees: times are absolute nanoseconds of the monotonic clock inside; a periodic timer
 * never drifts, and each fire time is fired or skipped, however late the machine is. There is no
 * thread per timer: one thread per priority fires the timers whose highest handler has that
 * priority, at that priority, in O(log n) each. Starting, stopping and changing take no lock.
 *
 * <p>Source: RTSJ 1.0.2, time, clocks and timers. Only the real-time clock drives timers.
 *
 * <p>Thread: any; who changes a timer from several threads puts them in order himself, as
 * specified.
 */
public abstract class Timer extends AsyncEvent {
    private static final VarHandle ACTIVATION;

    static {
        try {
            ACTIVATION =
                    MethodHandles.lookup()
                            .findVarHandle(Timer.class, "activation", TimerActivation.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** When the next activation fires first: a point in time or a duration, nanoseconds. */
    private record FirstTime(boolean isAbsolute, long ns) {}

    private volatile FirstTime firstTime;

    /** Not null while active. */
    private volatile TimerActivation activation;

    private volatile boolean destroyed;

    /**
     * A timer that is not active.
     *
     * @param time when it fires first: a point in time, or a duration from its start; null is none
     * @param clock null: the real-time clock
     * @param handler its first handler; null for none
     * @throws IllegalArgumentException when the time is a negative duration
     * @throws UnsupportedOperationException when the clock is not the real-time clock
     */
    protected Timer(HighResolutionTime time, Clock clock, AsyncEventHandler handler) {
        requireSupported(clock);
        firstTime = firstTime(time);
        if (handler != null) {
            addHandler(handler);
        }
    }

    /**
     * Not for timers.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public void bindTo(String happening) {
        throw new UnsupportedOperationException("a timer is bound to its clock alone");
    }

    /**
     * Release parameters that suit handlers of this timer: aperiodic ones.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    @Override
    public ReleaseParameters createReleaseParameters() {
        requireUsable();
        return super.createReleaseParameters();
    }

    /**
     * Ends the timer for good and removes its handlers.
     *
     * @throws IllegalStateException when it is destroyed already
     */
    public void destroy() {
        requireUsable();
        destroyed = true;
        deactivate();
        setHandler(null);
    }

    /**
     * Has fire times skipped from now on.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    public void disable() {
        enable(false);
    }

    /**
     * Has fire times fired again from now on, when the timer is active.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    public void enable() {
        enable(true);
    }

    /**
     * Not for applications.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public void fire() {
        throw new UnsupportedOperationException("a timer is fired by its clock alone");
    }

    /**
     * The clock that drives the timer.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    public Clock getClock() {
        requireUsable();
        return Clock.getRealtimeClock();
    }

    /** As {@link #getFireTime(AbsoluteTime)}, in a new object. */
    public AbsoluteTime getFireTime() {
        return getFireTime(null);
    }

    /**
     * When the timer fires next, or skips that.
     *
     * @param dest receives the time; null gives a new object
     * @throws IllegalStateException when the timer is not active, or destroyed
     */
    public AbsoluteTime getFireTime(AbsoluteTime dest) {
        requireUsable();
        TimerActivation active = activation;
        if (active == null) {
            throw new IllegalStateException("the timer is not active");
        }
        AbsoluteTime result = dest == null ? new AbsoluteTime() : dest;
        RealtimeClock.fromMonotonicNs(active.targetNs(), result);
        return result;
    }

    /**
     * Whether the timer is active and enabled.
     *
     * @throws IllegalStateException when it is destroyed
     */
    public boolean isRunning() {
        requireUsable();
        TimerActivation active = activation;
        return active != null && active.isEnabled();
    }

    /**
     * Sets when the timer fires first. Once its first fire time in this activation has come, that
     * is for the next activation.
     *
     * @param time a point in time; or a duration, from this call when the timer is active, else
     *     from its start; null changes nothing
     * @throws IllegalArgumentException when it is a negative duration
     * @throws IllegalStateException when the timer is destroyed
     */
    public void reschedule(HighResolutionTime time) {
        requireUsable();
        if (time == null) {
            return;
        }
        FirstTime wanted = firstTime(time);
        while (true) {
            TimerActivation active = activation;
            if (active != null && active.reschedule(targetNs(wanted))) {
                return;
            }
            if (active == activation) {
                firstTime = wanted;
                return;
            }
        }
    }

    /**
     * Makes the timer active and enabled.
     *
     * @throws IllegalStateException when it is active, or destroyed
     */
    public void start() {
        start(false);
    }

    /**
     * Makes the timer active.
     *
     * @param disabled whether fire times are skipped
     * @throws IllegalStateException when it is active, or destroyed
     */
    public void start(boolean disabled) {
        requireUsable();
        TimerActivation fresh =
                new TimerActivation(this, wantedQueue(), firstTargetNs(), !disabled);
        if (!ACTIVATION.compareAndSet(this, null, fresh)) {
            throw new IllegalStateException("the timer is active already");
        }
        fresh.submit();
    }

    /**
     * Ends the activation, if there is one; whether there was.
     *
     * @throws IllegalStateException when the timer is destroyed
     */
    public boolean stop() {
        requireUsable();
        return deactivate();
    }

    /** Has the timer fired by a thread of the priority of its highest handler. */
    @Override
    final void handlersChanged() {
        TimerActivation active = activation;
        if (active == null || active.queue().priority() == wantedPriority()) {
            return;
        }
        TimerActivation moved = active.moveTo(wantedQueue());
        if (moved != null && ACTIVATION.compareAndSet(this, active, moved)) {
            moved.enable(active.isEnabled());
            moved.submit();
        }
        active.submit();
    }

    final boolean isActivation(TimerActivation candidate) {
        return activation == candidate;
    }

    /** Ends an activation that fires for the last time; false when it was stopped. */
    final boolean end(TimerActivation last) {
        return ACTIVATION.compareAndSet(this, last, null);
    }

    /** By the timer's thread: a fire time has come. */
    final void expire() {
        try {
            fireHandlers();
        } catch (MITViolationException | ArrivalTimeQueueOverflowException e) {
            // Nobody called fire: the thread's handler is who can be told.
            AsyncEventHandler.report(e);
        }
    }

    /** The time from one fire time to the next, 0 when there is but one. */
    long periodNs() {
        return 0;
    }

    /** When the next activation fires first: a new point in time, or duration from its start. */
    final HighResolutionTime firstFireTime() {
        FirstTime first = firstTime;
        if (!first.isAbsolute()) {
            return new RelativeTime(first.ns() / 1_000_000, (int) (first.ns() % 1_000_000));
        }
        AbsoluteTime time = new AbsoluteTime();
        RealtimeClock.fromMonotonicNs(first.ns(), time);
        return time;
    }

    final boolean isActive() {
        return activation != null;
    }

    final void requireUsable() {
        if (destroyed) {
            throw new IllegalStateException("the timer is destroyed");
        }
    }

    static Clock clockOf(HighResolutionTime time) {
        return time == null ? null : time.getClock();
    }

    static void requireSupported(Clock clock) {
        if (clock != null && clock != Clock.getRealtimeClock()) {
            throw new UnsupportedOperationException(
                    "only the real-time clock drives timers, not " + clock);
        }
    }

    private boolean deactivate() {
        TimerActivation active = (TimerActivation) ACTIVATION.getAndSet(this, null);
        if (active == null) {
            return false;
        }
        active.submit();
        return true;
    }

    private void enable(boolean on) {
        requireUsable();
        TimerActivation active;
        do {
            active = activation;
            if (active != null) {
                active.enable(on);
            }
        } while (active != activation);
    }

    private long firstTargetNs() {
        long targetNs = targetNs(firstTime);
        return periodNs() == 0 ? targetNs : Math.max(targetNs, System.nanoTime());
    }

    private int wantedPriority() {
        int highest = highestEligibility();
        return highest == 0 ? PriorityScheduler.instance().getMinPriority() : highest;
    }

    private TimerQueue wantedQueue() {
        return TimerQueue.of(wantedPriority());
    }

    private static long targetNs(FirstTime time) {
        return time.isAbsolute()
                ? time.ns()
                : RealtimeClock.plusSaturated(System.nanoTime(), time.ns());
    }

    private static FirstTime firstTime(HighResolutionTime time) {
        if (time == null) {
            return new FirstTime(false, 0);
        }
        if (time instanceof AbsoluteTime) {
            return new FirstTime(true, RealtimeClock.toMonotonicNs(time));
        }
        if (!(time instanceof RelativeTime) || time.signum() < 0) {
            throw new IllegalArgumentException(
                    "a timer's time is a point in time or a duration that is not negative: "
                            + time);
        }
        return new FirstTime(false, time.toNanosSaturated());
    }
}
