package org.zenorb.serve;

import org.omg.CORBA.LocalObject;
import org.zenorb.context.ThreadContexts;
import org.zenorb.current.RequestCurrent;
import org.zenorb.error.MinorCode;

/** The initial reference of {@link RequestCurrent}. Thread: any, each about itself. */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
public final class RequestCurrentFace extends LocalObject implements RequestCurrent {
    private final ThreadContexts contexts;

    /** One serves all threads of an ORB. */
    public RequestCurrentFace(ThreadContexts contexts) {
        this.contexts = contexts;
    }

    @Override
    public boolean isCancelled() {
        if (contexts.current().currentUpcall() instanceof ServerRequest request) {
            return request.isCancelled() || request.isAbandoned();
        }
        throw MinorCode.NO_UPCALL.no(Thread.currentThread().getName());
    }
}
