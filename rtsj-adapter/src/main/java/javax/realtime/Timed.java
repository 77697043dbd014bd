package javax.realtime;

/**
 * Ends logic that takes too long.
 *
 * <p>Each call of {@link #doInterruptible} counts its time anew, from just before the logic begins;
 * when the logic ends first, its time is forgotten. A point in time that is past ends the logic at
 * its first interruptible wait. What it takes for the exception to reach the logic is the firing of
 * a timer, at the highest priority; where control leaves the logic says {@link
 * AsynchronouslyInterruptedException}.
 *
 * <p>Source: RTSJ 1.0.2, asynchronous transfer of control. A call takes a few dozen bytes of the
 * current memory area, which the standard would not have it do.
 *
 * <p>Thread: as {@link AsynchronouslyInterruptedException}; the time is set by one thread.
 */
public class Timed extends AsynchronouslyInterruptedException {
    private static final long serialVersionUID = 1L;

    private static final long NEVER = Long.MAX_VALUE;

    private final transient OneShotTimer timer;
    private transient volatile HighResolutionTime time;

    /** Of the call in progress: the handler of one before may still be on its way. */
    private transient volatile long deadlineNs = NEVER;

    /**
     * Logic will be ended then.
     *
     * @param time a duration, from each call on, or a point in time
     * @throws IllegalArgumentException when it is null or a negative duration
     * @throws UnsupportedOperationException when its clock is not the real-time clock
     */
    public Timed(HighResolutionTime time) {
        super();
        this.time = required(time);
        timer = new OneShotTimer(time, handler());
    }

    /**
     * Runs logic until it ends or its time is over.
     *
     * @return false, at once, when another call of this method is in progress; else true
     * @throws IllegalArgumentException when there is no logic
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     */
    @Override
    public boolean doInterruptible(Interruptible logic) {
        return logic == null ? super.doInterruptible(null) : super.doInterruptible(timed(logic));
    }

    /**
     * Sets the time of the next call of {@link #doInterruptible}.
     *
     * @param time a duration, from each call on, or a point in time
     * @throws IllegalArgumentException when it is null or a negative duration
     * @throws UnsupportedOperationException when its clock is not the real-time clock
     */
    public void resetTime(HighResolutionTime time) {
        this.time = required(time);
    }

    private AsyncEventHandler handler() {
        int highest = PriorityScheduler.instance().getMaxPriority();
        AsyncEventHandler handler =
                new AsyncEventHandler(
                        new PriorityParameters(highest),
                        null,
                        null,
                        ImmortalMemory.instance(),
                        null,
                        this::end);
        handler.setDaemon(true);
        return handler;
    }

    private Interruptible timed(Interruptible logic) {
        return new Interruptible() {
            @Override
            public void run(AsynchronouslyInterruptedException exception)
                    throws AsynchronouslyInterruptedException {
                timer.reschedule(time);
                deadlineNs = RealtimeClock.deadlineNs(time);
                timer.start();
                try {
                    logic.run(exception);
                } finally {
                    deadlineNs = NEVER;
                    timer.stop();
                }
            }

            @Override
            public void interruptAction(AsynchronouslyInterruptedException exception) {
                logic.interruptAction(exception);
            }
        };
    }

    private void end() {
        if (deadlineNs != NEVER && System.nanoTime() >= deadlineNs) {
            fire();
        }
    }

    private static HighResolutionTime required(HighResolutionTime time) {
        if (time == null) {
            throw new IllegalArgumentException("no time");
        }
        if (time instanceof RelativeTime && time.signum() < 0) {
            throw new IllegalArgumentException("logic cannot take a negative time: " + time);
        }
        Timer.requireSupported(time.getClock());
        return (HighResolutionTime) time.clone();
    }
}
