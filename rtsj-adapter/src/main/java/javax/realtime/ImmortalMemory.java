package javax.realtime;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Memory that is never freed. Objects made here lie on the heap and live as long as something
 * refers to them; their account only grows.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any.
 */
public final class ImmortalMemory extends MemoryArea {
    private static final ImmortalMemory INSTANCE = new ImmortalMemory();

    private final AtomicLong consumedBytes = new AtomicLong();

    private ImmortalMemory() {
        super(Runtime.getRuntime().maxMemory());
    }

    /** Immortal memory, always the same object. */
    public static ImmortalMemory instance() {
        return INSTANCE;
    }

    @Override
    public long memoryConsumed() {
        return consumedBytes.get();
    }

    @Override
    public long memoryRemaining() {
        return size() - memoryConsumed();
    }

    @Override
    public String toString() {
        return "immortal memory";
    }

    @Override
    void account(long bytes) {
        long before;
        do {
            before = consumedBytes.get();
            if (bytes > size() - before) {
                throw new OutOfMemoryError(
                        bytes
                                + " bytes do not fit immortal memory, "
                                + (size() - before)
                                + " are left");
            }
        } while (!consumedBytes.compareAndSet(before, before + bytes));
    }
}
