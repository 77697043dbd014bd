package org.zenorb.idl.model;

import java.util.List;

/**
 * A factory of a value type: how a local program makes one.
 *
 * @param parameters all of them in
 * @param raises the exceptions of the {@code raises} clause, in order
 */
public record FactoryDef(Header header, List<Parameter> parameters, List<ScopedName> raises)
        implements Definition {

    public FactoryDef {
        parameters = List.copyOf(parameters);
        raises = List.copyOf(raises);
    }
}
