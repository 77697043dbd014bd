package org.omg.RTCORBA;

import org.omg.CORBA.ShortHolder;

/**
 * Changes the CORBA priority of a call on its way: when a request comes in, and when the servant
 * calls out.
 *
 * <p>Both operations say by their result whether they could; false ends the request in {@link
 * org.omg.CORBA.UNKNOWN}.
 *
 * <p>Real-time CORBA 1.2, "Priority transforms".
 *
 * <p>Thread: any.
 */
public abstract class PriorityTransform {
    /** For programs with a transform of their own. */
    public PriorityTransform() {}

    /** Changes the priority that the upcall will run at. */
    public abstract boolean inbound(ShortHolder the_priority, byte[] oid);

    /** Changes the priority that the servant's own requests will carry. */
    public abstract boolean outbound(ShortHolder the_priority, byte[] oid);
}
