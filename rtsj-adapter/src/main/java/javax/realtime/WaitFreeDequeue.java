package javax.realtime;

/**
 * A {@link WaitFreeWriteQueue} and a {@link WaitFreeReadQueue}: two queues, so that what is written
 * without blocking is read blocking, and what is written blocking is read without.
 *
 * <p>Guarantee: as those queues give for their methods.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: as said for the two queues.
 *
 * @deprecated since RTSJ 1.0.1, use the two queues themselves
 */
@Deprecated
public class WaitFreeDequeue {
    private final WaitFreeWriteQueue written;
    private final WaitFreeReadQueue read;

    /**
     * Two queues for {@code maximum} elements each, with arguments as theirs.
     *
     * @deprecated since RTSJ 1.0.1, use the two queues themselves
     */
    @Deprecated
    public WaitFreeDequeue(Runnable writer, Runnable reader, int maximum, MemoryArea memory) {
        written = new WaitFreeWriteQueue(writer, reader, maximum, memory);
        read = new WaitFreeReadQueue(writer, reader, maximum, memory);
    }

    /**
     * Reads what {@link #nonBlockingWrite} or {@link #force} wrote; waits while there is nothing.
     *
     * @deprecated since RTSJ 1.0.1
     */
    @Deprecated
    public Object blockingRead() throws InterruptedException {
        return written.read();
    }

    /**
     * Writes for {@link #nonBlockingRead}; waits while there is no room.
     *
     * @deprecated since RTSJ 1.0.1
     */
    @Deprecated
    public void blockingWrite(Object object) throws InterruptedException {
        read.write(object);
    }

    /**
     * Writes for {@link #blockingRead}, when there is no room in the place of the last element.
     *
     * @return whether it took another element's place
     * @deprecated since RTSJ 1.0.1
     */
    @Deprecated
    public boolean force(Object object) {
        return written.force(object);
    }

    /**
     * Reads what {@link #blockingWrite} wrote; null when there is nothing.
     *
     * @deprecated since RTSJ 1.0.1
     */
    @Deprecated
    public Object nonBlockingRead() {
        return read.read();
    }

    /**
     * Writes for {@link #blockingRead}; false when there is no room.
     *
     * @deprecated since RTSJ 1.0.1
     */
    @Deprecated
    public boolean nonBlockingWrite(Object object) {
        return written.write(object);
    }
}
