package org.zenorb.poa;

import org.omg.PortableServer.Servant;
import org.zenorb.context.ThreadContext;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

/**
 * Questions about the upcalls that the calling thread is inside of.
 *
 * <p>Thread: any, about itself.
 */
final class Upcalls {
    private Upcalls() {}

    /** The innermost running request, or null outside of all. */
    static ServerRequest current(ThreadContexts contexts) {
        return contexts.current().currentUpcall() instanceof ServerRequest r ? r : null;
    }

    /** The innermost running request if it runs in this servant, else null. */
    static ServerRequest currentIn(ThreadContexts contexts, Servant servant) {
        ServerRequest request = current(contexts);
        return request != null && request.servant() == servant ? request : null;
    }

    /** Whether the thread runs a request of this entry, at any depth. */
    static boolean isInside(ThreadContext context, ObjectEntry entry) {
        for (int level = context.upcallDepth() - 1; level >= 0; level--) {
            if (context.upcallAt(level) instanceof ServerRequest r && r.entry() == entry) {
                return true;
            }
        }
        return false;
    }

    /**
     * Refuses to wait for requests from within one.
     *
     * @throws org.omg.CORBA.BAD_INV_ORDER OMG minor 3
     */
    static void checkMayWait(ThreadContexts contexts) {
        if (contexts.current().upcallDepth() > 0) {
            throw MinorCode.WOULD_DEADLOCK.no(null);
        }
    }
}
