package org.zenorb.idl.model;

import java.util.ArrayList;
import java.util.List;

/**
 * An interface.
 *
 * @param bases the interfaces it inherits from directly, in order
 * @param contents operations, attributes, types, exceptions and constants of its own, in order
 */
public record InterfaceDef(
        Header header, Kind kind, List<ScopedName> bases, List<Definition> contents)
        implements Definition {

    /** The word before {@code interface}. */
    public enum Kind {
        UNCONSTRAINED,
        LOCAL,
        ABSTRACT
    }

    public InterfaceDef {
        bases = List.copyOf(bases);
        contents = List.copyOf(contents);
    }

    /** Its own operations, in order. */
    public List<OperationDef> operations() {
        return only(OperationDef.class);
    }

    /** Its own attributes, in order. */
    public List<AttributeDef> attributes() {
        return only(AttributeDef.class);
    }

    private <D extends Definition> List<D> only(Class<D> wanted) {
        List<D> found = new ArrayList<>();
        for (Definition each : contents) {
            if (wanted.isInstance(each)) {
                found.add(wanted.cast(each));
            }
        }
        return found;
    }
}
