package org.omg.CORBA.portable;

import org.omg.CORBA.Pollable;

/**
 * What a set of pollables asks of its members. Thread: any.
 *
 * @see ReplyPollables
 */
abstract class SetMember implements Pollable {
    private static final long serialVersionUID = 1L;

    /** Enters a set; false when it is in another one. */
    abstract boolean enter(ReplyPollables entered);

    /** Leaves the set. */
    abstract void leave();

    /** Whether it is ready, and somebody should be told. */
    abstract boolean isWanted();

    /** Whether it will never be ready any more. */
    abstract boolean isDelivered();

    /** Somebody begins to wait for the set. */
    void watch(Runnable watcher) {}

    /** Nobody of this {@link #watch} waits any more. */
    void unwatch(Runnable watcher) {}
}
