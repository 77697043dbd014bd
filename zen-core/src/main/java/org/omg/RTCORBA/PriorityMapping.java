package org.omg.RTCORBA;

import org.omg.CORBA.ShortHolder;

/**
 * Translates between CORBA priorities and the operating system's.
 *
 * <p>Both operations say by their result whether there is such a priority; they raise nothing and
 * must not block, since the ORB calls them while it handles requests.
 *
 * <p>Real-time CORBA 1.2, "Priority mappings".
 *
 * <p>Thread: any.
 */
public abstract class PriorityMapping {
    /** For ORBs and for programs with a mapping of their own. */
    public PriorityMapping() {}

    /**
     * From CORBA's scale to the system's.
     *
     * @return false when the priority has no counterpart; the holder is then left alone
     */
    public abstract boolean to_native(short corba_priority, ShortHolder native_priority);

    /**
     * From the system's scale to CORBA's.
     *
     * @return false when the priority has no counterpart; the holder is then left alone
     */
    public abstract boolean to_CORBA(short native_priority, ShortHolder corba_priority);
}
