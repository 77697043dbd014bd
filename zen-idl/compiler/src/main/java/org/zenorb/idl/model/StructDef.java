package org.zenorb.idl.model;

import java.util.List;

/**
 * A struct.
 *
 * @param contents types that are defined inside its members
 */
public record StructDef(Header header, List<Member> members, List<Definition> contents)
        implements Definition {

    public StructDef {
        members = List.copyOf(members);
        contents = List.copyOf(contents);
    }
}
