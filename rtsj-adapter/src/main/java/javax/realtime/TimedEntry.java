package javax.realtime;

/**
 * Something that is due at a time: an entry of a {@link TimerQueue}.
 *
 * <p>Thread: fields belong to the queue's thread but for {@link #submitted}; {@link #dueNs} is
 * asked by any, {@link #due} by the queue's thread.
 */
abstract class TimedEntry {
    /** What {@link #dueNs} says to leave the queue. */
    static final long NEVER = Long.MAX_VALUE;

    static final int OUT = -1;

    /** The place in the heap. */
    int place = OUT;

    /** What the heap has ordered this by. */
    long keyNs;

    /** Owner: whoever made {@link #submitted} true, until the queue takes it. */
    TimedEntry nextSubmitted;

    /** Whether the queue is yet to look at {@link #dueNs}. */
    volatile boolean submitted;

    /** When this is due, on the monotonic clock. */
    abstract long dueNs();

    /** Is due. The queue asks for {@link #dueNs} afterwards. */
    abstract void due(long nowNs);
}
