package javax.realtime;

/**
 * A bounded queue that its reader never waits for, and its writers do.
 *
 * <p>Guarantees: {@link #read} is wait-free and allocates nothing, whatever the writers do and
 * whatever happens to them; two threads that read must exclude each other themselves. {@link
 * #write} may be called by many; they are served one at a time. Elements come out in the order they
 * went in. How a waiting thread is woken is said in {@code BlockingSide}.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: {@code read} and {@code clear} by one at a time, the rest by any.
 */
public class WaitFreeReadQueue {
    private final QueueRing ring;
    private final boolean notify;
    private final BlockingSide writers = new BlockingSide();
    private final BlockingSide waitingForData = new BlockingSide();

    /**
     * A queue for {@code maximum} elements in immortal memory.
     *
     * @param notify whether {@link #waitForData()} can be used
     */
    public WaitFreeReadQueue(int maximum, boolean notify) {
        this(null, null, maximum, null, notify);
    }

    /**
     * A queue for {@code maximum} elements in {@code memory}, null for immortal memory.
     *
     * @param notify whether {@link #waitForData()} can be used
     * @throws IllegalArgumentException when {@code maximum} is not positive
     * @throws InaccessibleAreaException when {@code memory} is a scope that the caller is not in
     */
    public WaitFreeReadQueue(int maximum, MemoryArea memory, boolean notify) {
        this(null, null, maximum, memory, notify);
    }

    /** As the constructor with all parameters, without {@link #waitForData()}. */
    public WaitFreeReadQueue(Runnable writer, Runnable reader, int maximum, MemoryArea memory) {
        this(writer, reader, maximum, memory, false);
    }

    /**
     * A queue for {@code maximum} elements that these two will use, as may others.
     *
     * @param writer a thread, a schedulable or null
     * @param reader a thread, a schedulable or null
     * @param memory on whose account the queue's places are; null: the nearest scope that writer
     *     and reader have in common, or immortal memory
     * @param notify whether {@link #waitForData()} can be used
     * @throws IllegalArgumentException when {@code maximum} is not positive or writer or reader of
     *     another kind
     * @throws MemoryScopeException when {@code memory} is closed to writer or reader
     * @throws InaccessibleAreaException when {@code memory} is a scope that the caller is not in
     * @throws OutOfMemoryError when {@code memory} has no room
     */
    public WaitFreeReadQueue(
            Runnable writer, Runnable reader, int maximum, MemoryArea memory, boolean notify) {
        ring = QueueArguments.ring(writer, reader, maximum, memory);
        this.notify = notify;
    }

    /** Takes out all elements that are there when it begins; for the reader only. */
    public void clear() {
        for (int i = ring.size(); i > 0 && ring.take() != null; i--) {
            // Bounded by what was there: writers may go on meanwhile.
        }
        writers.wake();
    }

    /** Whether the queue is empty at this moment. */
    public boolean isEmpty() {
        return ring.size() == 0;
    }

    /** Whether the queue is full at this moment. */
    public boolean isFull() {
        return ring.size() == ring.capacity();
    }

    /** Takes the element written first; null when there is none. */
    public Object read() {
        Object element = ring.take();
        if (element != null) {
            writers.wake();
        }
        return element;
    }

    /** How many elements are in the queue at this moment. */
    public int size() {
        return ring.size();
    }

    /**
     * Waits until there is an element. The only reader finds it then.
     *
     * @throws UnsupportedOperationException when the queue was made without {@code notify}
     * @throws InterruptedException when the caller is interrupted
     */
    public void waitForData() throws InterruptedException {
        if (!notify) {
            throw new UnsupportedOperationException(
                    "this queue was constructed without notify: its reader has to poll");
        }
        waitingForData.await(() -> isEmpty() ? null : this);
    }

    /**
     * Puts an element last; waits while the queue is full.
     *
     * @throws IllegalArgumentException when {@code object} is null
     * @throws InterruptedException when the caller is interrupted; nothing was written then
     */
    public void write(Object object) throws InterruptedException {
        QueueArguments.requireElement(object);
        writers.await(() -> ring.put(object) ? this : null);
        if (notify) {
            waitingForData.wake();
        }
    }
}
