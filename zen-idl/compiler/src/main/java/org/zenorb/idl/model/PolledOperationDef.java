package org.zenorb.idl.model;

/**
 * An operation that stubs have besides those of their interface: it sends a request and gives a
 * poller, which is asked for the reply. No server knows it; implied IDL, as {@code sendp_greet} for
 * {@code greet}.
 *
 * @param callback the operation that sends the same request and has the reply go to a handler
 * @param poller the value type of the poller
 * @param poll the poller's operation that asks for the reply
 */
public record PolledOperationDef(
        Header header, AsyncOperationDef callback, ScopedName poller, String poll)
        implements Definition {}
