package org.omg.CosTSPortability;

import org.omg.CORBA.Environment;
import org.omg.CORBA.WrongTransaction;
import org.omg.CosTransactions.PropagationContext;
import org.omg.CosTransactions.PropagationContextHolder;

/**
 * The transaction service on the client's side.
 *
 * <p>Transaction Service 1.4, "The Sender interface".
 *
 * <p>Thread: that of the call.
 */
public interface Sender {
    /**
     * Gives the context that goes with a request.
     *
     * @param id the same for a request and its reply
     */
    void sending_request(int id, PropagationContextHolder ctx);

    /**
     * Takes the context that came with a reply.
     *
     * @param env holds the exception that the reply carries
     * @throws WrongTransaction when the thread is in another transaction than the request was
     */
    void received_reply(int id, PropagationContext ctx, Environment env) throws WrongTransaction;
}
