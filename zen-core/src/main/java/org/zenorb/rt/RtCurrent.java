package org.zenorb.rt;

import org.omg.RTCORBA._CurrentLocalBase;
import org.zenorb.error.MinorCode;

import javax.realtime.PriorityParameters;
import javax.realtime.RealtimeThread;

/**
 * The initial reference "RTCurrent": the CORBA priority of the calling thread, which has to be a
 * real-time thread.
 *
 * <p>Source: Real-time CORBA 1.2, 5.6. Thread: any; each sees its own priority.
 */
public final class RtCurrent extends _CurrentLocalBase {
    private static final long serialVersionUID = 1L;

    /** One serves all threads. */
    public RtCurrent() {}

    @Override
    public short the_priority() {
        if (current().getSchedulingParameters() instanceof PriorityParameters priority) {
            return PriorityMap.toCorba(priority.getPriority());
        }
        throw MinorCode.NO_PRIORITY.no("the thread has no scheduling parameters");
    }

    @Override
    public void the_priority(short value) {
        current().setSchedulingParameters(new PriorityParameters(PriorityMap.toRtsj(value)));
    }

    private static RealtimeThread current() {
        if (Thread.currentThread() instanceof RealtimeThread thread) {
            return thread;
        }
        throw MinorCode.NO_PRIORITY.no(
                Thread.currentThread().getName() + " is no javax.realtime.RealtimeThread");
    }
}
