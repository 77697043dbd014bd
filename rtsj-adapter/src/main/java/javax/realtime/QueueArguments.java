package javax.realtime;

/**
 * The constructor arguments of the wait-free queues, checked, and the storage they ask for.
 *
 * <p>Thread: any.
 */
final class QueueArguments {
    private QueueArguments() {}

    /**
     * The ring of a queue.
     *
     * @param memory on whose account the places are; null: the nearest scope that writer and reader
     *     have in common, when both are given, else immortal memory
     * @throws IllegalArgumentException when {@code maximum} is not positive, or writer or reader is
     *     neither null nor a thread nor a schedulable
     * @throws MemoryScopeException when writer or reader may not hold references into {@code
     *     memory}
     * @throws InaccessibleAreaException when {@code memory} is a scope that the caller is not in
     * @throws OutOfMemoryError when {@code memory} has no room for the places
     */
    static QueueRing ring(Runnable writer, Runnable reader, int maximum, MemoryArea memory) {
        requireUser("writer", writer);
        requireUser("reader", reader);
        if (maximum <= 0) {
            throw new IllegalArgumentException(
                    "a queue holds at least one element, not " + maximum);
        }
        MemoryArea area = memory == null ? commonArea(writer, reader) : memory;
        requireOpenTo("writer", writer, area);
        requireOpenTo("reader", reader, area);
        if (area instanceof ScopedMemory && !(Thread.currentThread() instanceof RealtimeThread)) {
            throw new InaccessibleAreaException(
                    Thread.currentThread().getName()
                            + " is not a real-time thread and so not inside "
                            + area);
        }
        return new QueueRing((Object[]) area.newArray(Object.class, maximum));
    }

    /** Null cannot be told from an empty place. */
    static Object requireElement(Object element) {
        if (element == null) {
            throw new IllegalArgumentException("a wait-free queue takes no null");
        }
        return element;
    }

    private static void requireUser(String role, Runnable user) {
        if (user != null && !(user instanceof Thread) && !(user instanceof Schedulable)) {
            throw new IllegalArgumentException(
                    "the "
                            + role
                            + " is neither a thread nor a schedulable but "
                            + user.getClass().getName());
        }
    }

    /** Ordinary threads cannot be inside scopes, and so cannot hold references into them. */
    private static void requireOpenTo(String role, Runnable user, MemoryArea area) {
        if (area instanceof ScopedMemory && user != null && !(user instanceof Schedulable)) {
            throw new MemoryScopeException(
                    "the " + role + " is an ordinary thread, which cannot be inside " + area);
        }
    }

    private static MemoryArea commonArea(Runnable writer, Runnable reader) {
        if (writer instanceof RealtimeThread one && reader instanceof RealtimeThread other) {
            MemoryArea scope = one.nearestCommonScope(other);
            if (scope != null) {
                return scope;
            }
        }
        return ImmortalMemory.instance();
    }
}
