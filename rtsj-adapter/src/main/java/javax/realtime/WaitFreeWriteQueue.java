package javax.realtime;

/**
 * A bounded queue that its writer never waits for, and its readers do.
 *
 * <p>Guarantees: {@link #write} and {@link #force} are wait-free and allocate nothing, whatever the
 * readers do and whatever happens to them; two threads that write must exclude each other
 * themselves. {@link #read} may be called by many; they are served one at a time and each gets
 * another element. Elements come out in the order they went in. How a waiting reader is woken is
 * said in {@code BlockingSide}.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: {@code write} and {@code force} by one at a time, the rest by any.
 */
public class WaitFreeWriteQueue {
    private final QueueRing ring;
    private final BlockingSide readers = new BlockingSide();

    /** A queue for {@code maximum} elements in immortal memory. */
    public WaitFreeWriteQueue(int maximum) {
        this(null, null, maximum, null);
    }

    /**
     * A queue for {@code maximum} elements in {@code memory}, null for immortal memory.
     *
     * @throws IllegalArgumentException when {@code maximum} is not positive
     * @throws InaccessibleAreaException when {@code memory} is a scope that the caller is not in
     */
    public WaitFreeWriteQueue(int maximum, MemoryArea memory) {
        this(null, null, maximum, memory);
    }

    /**
     * A queue for {@code maximum} elements that these two will use, as may others.
     *
     * @param writer a thread, a schedulable or null
     * @param reader a thread, a schedulable or null
     * @param memory on whose account the queue's places are; null: the nearest scope that writer
     *     and reader have in common, or immortal memory
     * @throws IllegalArgumentException when {@code maximum} is not positive or writer or reader of
     *     another kind
     * @throws MemoryScopeException when {@code memory} is closed to writer or reader
     * @throws InaccessibleAreaException when {@code memory} is a scope that the caller is not in
     * @throws OutOfMemoryError when {@code memory} has no room
     */
    public WaitFreeWriteQueue(Runnable writer, Runnable reader, int maximum, MemoryArea memory) {
        ring = QueueArguments.ring(writer, reader, maximum, memory);
    }

    /** Takes out all elements that are there when it begins, at most the queue's capacity. */
    public void clear() {
        readers.exclude(this::takeAll);
    }

    /**
     * Puts an element last, or when the queue is full in the place of the one written last.
     *
     * @return whether it took another element's place
     * @throws IllegalArgumentException when {@code object} is null
     */
    public boolean force(Object object) {
        boolean replaced = ring.replaceLast(QueueArguments.requireElement(object));
        readers.wake();
        return replaced;
    }

    /** Whether the queue is empty at this moment. */
    public boolean isEmpty() {
        return ring.size() == 0;
    }

    /** Whether the queue is full at this moment. */
    public boolean isFull() {
        return ring.size() == ring.capacity();
    }

    /**
     * Takes the element written first; waits while there is none.
     *
     * @throws InterruptedException when the caller is interrupted; nothing was taken then
     */
    public Object read() throws InterruptedException {
        return readers.await(ring::take);
    }

    /** How many elements are in the queue at this moment. */
    public int size() {
        return ring.size();
    }

    /**
     * Puts an element last, unless the queue is full.
     *
     * @return false when it was full and nothing was done
     * @throws IllegalArgumentException when {@code object} is null
     */
    public boolean write(Object object) {
        boolean written = ring.put(QueueArguments.requireElement(object));
        if (written) {
            readers.wake();
        }
        return written;
    }

    private void takeAll() {
        for (int i = ring.size(); i > 0 && ring.take() != null; i--) {
            // Bounded by what was there: a writer may go on meanwhile.
        }
    }
}
