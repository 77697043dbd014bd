package javax.realtime;

/**
 * A timer that fires once per activation, at once when the time is past.
 *
 * <p>Guarantees, source and threads as in {@link Timer}.
 */
public class OneShotTimer extends Timer {
    /** A timer by the clock of {@code time}; see {@link Timer}. */
    public OneShotTimer(HighResolutionTime time, AsyncEventHandler handler) {
        this(time, clockOf(time), handler);
    }

    /** A timer by {@code clock}, null for the real-time clock; see {@link Timer}. */
    public OneShotTimer(HighResolutionTime time, Clock clock, AsyncEventHandler handler) {
        super(time, clock, handler);
    }
}
