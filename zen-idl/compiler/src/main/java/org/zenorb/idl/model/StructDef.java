package org.zenorb.idl.model;

import java.util.List;
import java.util.Optional;

/**
 * A struct.
 *
 * @param base the struct whose members come before its own (IDL 4)
 * @param members its own
 * @param contents types that are defined inside its members
 */
public record StructDef(
        Header header, Optional<ScopedName> base, List<Member> members, List<Definition> contents)
        implements Definition {

    public StructDef {
        members = List.copyOf(members);
        contents = List.copyOf(contents);
    }

    /** A struct that inherits from none. */
    public StructDef(Header header, List<Member> members, List<Definition> contents) {
        this(header, Optional.empty(), members, contents);
    }
}
