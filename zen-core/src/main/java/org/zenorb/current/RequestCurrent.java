package org.zenorb.current;

import org.omg.CORBA.Current;

/**
 * The request that the calling thread serves; the initial reference {@code ZenRequestCurrent}.
 *
 * <pre>{@code
 * RequestCurrent current =
 *         (RequestCurrent) orb.resolve_initial_references("ZenRequestCurrent");
 * while (hasMore() && !current.isCancelled()) {
 *     goOn();
 * }
 * }</pre>
 *
 * <p>Thread: any, each about itself.
 */
public interface RequestCurrent extends Current {
    /** The name for {@code resolve_initial_references}. */
    String NAME = "ZenRequestCurrent";

    /**
     * Whether nobody waits for the reply any more: the client has sent CancelRequest (CORBA 3.3
     * part 2, 9.4.4), as clients do whose time is up, or its connection is over. The reply of a
     * cancelled request is not sent, so an upcall may end in any way. Never true for a oneway
     * operation or within the process. Costs two reads of memory.
     *
     * @throws org.omg.CORBA.OBJ_ADAPTER NO_UPCALL when the calling thread serves no request
     */
    boolean isCancelled();
}
