package org.zenorb.context;

/**
 * The thread contexts of one ORB: the one thread-local of the whole house.
 *
 * <p>Thread: any; each sees its own context.
 */
public final class ThreadContexts {
    private final ThreadLocal<ThreadContext> contexts;

    /**
     * Contexts whose upcall stack is bounded.
     *
     * @param maxDepth zen.maxCallDepth
     */
    public ThreadContexts(int maxDepth) {
        this.contexts = ThreadLocal.withInitial(() -> new ThreadContext(maxDepth));
    }

    /** The calling thread's context, made at its first call. */
    public ThreadContext current() {
        return contexts.get();
    }
}
