package javax.realtime;

/**
 * The current area of threads that are not real-time threads: the heap, or immortal memory while
 * they execute in it. Scopes are closed to them.
 *
 * <p>Thread: any.
 */
final class PlainThreadArea {
    private static final ScopedValue<MemoryArea> AREA = ScopedValue.newInstance();

    private PlainThreadArea() {}

    static MemoryArea current() {
        return AREA.isBound() ? AREA.get() : HeapMemory.instance();
    }

    static void run(MemoryArea area, Runnable logic) {
        ScopedValue.where(AREA, area).run(logic);
    }
}
