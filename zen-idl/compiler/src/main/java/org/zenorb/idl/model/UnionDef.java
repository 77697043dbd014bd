package org.zenorb.idl.model;

import java.util.List;

/**
 * A union.
 *
 * @param discriminator an integer, char, wchar, boolean or enum type, possibly through a typedef
 * @param onDiscriminator the annotations of the discriminator
 * @param contents types that are defined inside its discriminator or its cases
 */
public record UnionDef(
        Header header,
        TypeRef discriminator,
        List<Annotation> onDiscriminator,
        List<UnionCase> cases,
        List<Definition> contents)
        implements Definition {

    public UnionDef {
        onDiscriminator = List.copyOf(onDiscriminator);
        cases = List.copyOf(cases);
        contents = List.copyOf(contents);
    }

    /** Without annotations of the discriminator. */
    public UnionDef(
            Header header,
            TypeRef discriminator,
            List<UnionCase> cases,
            List<Definition> contents) {
        this(header, discriminator, List.of(), cases, contents);
    }
}
