package org.zenorb.idl.model;

import java.util.List;

/**
 * A union.
 *
 * @param discriminator an integer, char, wchar, boolean or enum type, possibly through a typedef
 * @param contents types that are defined inside its discriminator or its cases
 */
public record UnionDef(
        Header header, TypeRef discriminator, List<UnionCase> cases, List<Definition> contents)
        implements Definition {

    public UnionDef {
        cases = List.copyOf(cases);
        contents = List.copyOf(contents);
    }
}
