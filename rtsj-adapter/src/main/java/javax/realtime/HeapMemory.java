package javax.realtime;

/**
 * The collected heap.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any.
 */
public final class HeapMemory extends MemoryArea {
    private static final HeapMemory INSTANCE = new HeapMemory();

    private HeapMemory() {
        super(0);
    }

    /** The heap, always the same object. */
    public static HeapMemory instance() {
        return INSTANCE;
    }

    @Override
    public long memoryConsumed() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /** The bytes that the heap can still give, what it may grow by included. */
    @Override
    public long memoryRemaining() {
        return Runtime.getRuntime().maxMemory() - memoryConsumed();
    }

    /** The bytes the heap has now. */
    @Override
    public long size() {
        return Runtime.getRuntime().totalMemory();
    }

    @Override
    public String toString() {
        return "heap memory";
    }

    @Override
    void account(long bytes) {
        // The collector keeps this account.
    }
}
