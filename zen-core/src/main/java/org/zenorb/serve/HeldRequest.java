package org.zenorb.serve;

import org.zenorb.error.MinorCode;

/**
 * A request that the object adapter keeps while its POA manager holds requests. It owns its bytes.
 * Exactly one of the two methods must be called, once.
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
}
