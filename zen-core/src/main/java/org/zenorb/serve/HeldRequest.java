package org.zenorb.serve;

import org.zenorb.error.MinorCode;

/**
 * A request that the object adapter keeps while its POA manager holds requests. It owns its bytes.
 * Exactly one of {@link #resume} and {@link #refuse} must be called, once, unless {@link
 * #isCancelled}: then the adapter may forget it.
 *
 * <p>Thread: any.
 */
public interface HeldRequest {
    /**
     * Hands the request back to its lane, which will call preinvoke for it anew. Does not block.
     */
    void resume();

    /** Answers the client with a system exception, COMPLETED_NO. */
    void refuse(MinorCode minor, String detail);

    /** Whether the client has cancelled the request, so that nothing is left of it. */
    boolean isCancelled();
}
