package org.omg.CORBA.portable;

/**
 * The replies to the dynamic requests that an ORB sent deferred, as a set of pollables sees them.
 * This interface is ours, like {@link ReplyAdapter}.
 *
 * <p>Thread: any.
 */
public interface DeferredReplies {
    /** Whether a reply is there that nobody has asked for. */
    boolean isAnyThere();

    /**
     * Has somebody told of every reply that comes, until {@link #unwatch}.
     *
     * @param watcher called by the thread that brought the reply, which holds no lock then; must
     *     not wait
     */
    void watch(Runnable watcher);

    /** Takes back one {@link #watch}. */
    void unwatch(Runnable watcher);
}
