package org.zenorb.idl.model;

import java.util.List;

/**
 * A user exception.
 *
 * @param contents types that are defined inside its members
 */
public record ExceptionDef(Header header, List<Member> members, List<Definition> contents)
        implements Definition {

    public ExceptionDef {
        members = List.copyOf(members);
        contents = List.copyOf(contents);
    }
}
