package org.zenorb.idl.model;

import java.util.List;

/**
 * A boxed value: one member without a name, shared and nullable as values are.
 *
 * @param type what is in the box; never a value type
 * @param contents types that are defined inside the box
 */
public record ValueBoxDef(Header header, TypeRef type, List<Definition> contents)
        implements Definition {

    public ValueBoxDef {
        contents = List.copyOf(contents);
    }
}
