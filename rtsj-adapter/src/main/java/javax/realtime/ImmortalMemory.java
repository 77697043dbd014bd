package javax.realtime;

/**
 * Memory that is never freed. Objects made here lie on the heap and live as long as something
 * refers to them; their account only grows. Its size is that of the largest heap.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any.
 */
public final class ImmortalMemory extends MemoryArea {
    private static final ImmortalMemory INSTANCE = new ImmortalMemory();

    private ImmortalMemory() {
        super(Runtime.getRuntime().maxMemory());
    }

    /** Immortal memory, always the same object. */
    public static ImmortalMemory instance() {
        return INSTANCE;
    }

    @Override
    public String toString() {
        return "immortal memory";
    }
}
