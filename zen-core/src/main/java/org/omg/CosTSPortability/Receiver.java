package org.omg.CosTSPortability;

import org.omg.CosTransactions.PropagationContext;
import org.omg.CosTransactions.PropagationContextHolder;

/**
 * The transaction service on the server's side.
 *
 * <p>Transaction Service 1.4, "The Receiver interface".
 *
 * <p>Thread: that of the upcall.
 */
public interface Receiver {
    /**
     * Takes the context that came with a request.
     *
     * @param id the same for a request and its reply
     */
    void received_request(int id, PropagationContext ctx);

    /** Gives the context that goes with a reply. */
    void sending_reply(int id, PropagationContextHolder ctx);
}
