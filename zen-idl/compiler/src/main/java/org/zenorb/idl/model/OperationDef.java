package org.zenorb.idl.model;

import java.util.List;

/**
 * An operation of an interface.
 *
 * @param result {@link BasicType#VOID} where nothing is returned
 * @param raises the exceptions of the {@code raises} clause, in order
 * @param contexts the names of the {@code context} clause, in order
 */
public record OperationDef(
        Header header,
        boolean oneway,
        TypeRef result,
        List<Parameter> parameters,
        List<ScopedName> raises,
        List<String> contexts)
        implements Definition {

    public OperationDef {
        parameters = List.copyOf(parameters);
        raises = List.copyOf(raises);
        contexts = List.copyOf(contexts);
    }
}
