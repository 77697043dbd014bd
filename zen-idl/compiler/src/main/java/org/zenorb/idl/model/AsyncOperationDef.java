package org.zenorb.idl.model;

import java.util.List;

/**
 * An operation that stubs have besides those of their interface: it sends a request and returns,
 * and the reply goes to a handler. No server knows it; implied IDL, as {@code sendc_greet} for
 * {@code greet}.
 *
 * @param calls the operation or attribute that is called
 * @param part which half of an attribute, or the operation
 * @param parameters the handler, then what travels to the server
 * @param contexts the names of the {@code context} clause of the operation called
 * @param handler the interface of the handler
 * @param reply the handler's operation that takes the results
 * @param exception the handler's operation that takes an exception
 */
public record AsyncOperationDef(
        Header header,
        ScopedName calls,
        Part part,
        List<Parameter> parameters,
        List<String> contexts,
        ScopedName handler,
        String reply,
        String exception)
        implements Definition {

    /** What of a definition is called. */
    public enum Part {
        OPERATION,
        GETTER,
        SETTER
    }

    public AsyncOperationDef {
        parameters = List.copyOf(parameters);
        contexts = List.copyOf(contexts);
    }
}
