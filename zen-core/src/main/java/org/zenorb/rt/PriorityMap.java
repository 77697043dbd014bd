package org.zenorb.rt;

import org.zenorb.error.MinorCode;

import javax.realtime.PriorityScheduler;

/**
 * CORBA priorities (0 to 32767) onto the RTSJ's, linearly.
 *
 * <p>Source: Real-time CORBA 1.2, section 5.4; the default mapping of RT ORBs. Thread: any.
 */
public final class PriorityMap {
    private static final int MAX_CORBA = 32_767;

    private PriorityMap() {}

    /** The RTSJ priority for a CORBA priority. */
    public static int toRtsj(short corbaPriority) {
        if (corbaPriority < 0) {
            throw MinorCode.BAD_LANE.no("priority " + corbaPriority + " is negative");
        }
        int min = PriorityScheduler.instance().getMinPriority();
        int max = PriorityScheduler.instance().getMaxPriority();
        return min + (int) ((long) corbaPriority * (max - min) / MAX_CORBA);
    }

    /** The CORBA priority for an RTSJ priority. */
    public static short toCorba(int rtsjPriority) {
        int min = PriorityScheduler.instance().getMinPriority();
        int max = PriorityScheduler.instance().getMaxPriority();
        int clamped = Math.min(Math.max(rtsjPriority, min), max);
        return (short) ((long) (clamped - min) * MAX_CORBA / (max - min));
    }
}
