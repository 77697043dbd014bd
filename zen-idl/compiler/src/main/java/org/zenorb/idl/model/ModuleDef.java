package org.zenorb.idl.model;

import java.util.List;

/** One opening of a module; a module that is reopened appears once for each opening. */
public record ModuleDef(Header header, List<Definition> contents) implements Definition {

    public ModuleDef {
        contents = List.copyOf(contents);
    }
}
