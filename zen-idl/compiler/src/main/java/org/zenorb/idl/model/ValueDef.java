package org.zenorb.idl.model;

import java.util.List;

/**
 * A value type.
 *
 * @param truncatable whether a receiver that does not know it may take it for its concrete base
 * @param bases the value types it inherits from directly, in order; only the first can be concrete
 * @param supports the interfaces it supports directly, in order; at most one is not abstract
 * @param contents state members, factories, operations, attributes, types, exceptions and constants
 *     of its own, in order
 */
public record ValueDef(
        Header header,
        Kind kind,
        boolean truncatable,
        List<ScopedName> bases,
        List<ScopedName> supports,
        List<Definition> contents)
        implements Definition {

    /** The word before {@code valuetype}. */
    public enum Kind {
        CONCRETE,
        /** Concrete, and marshalled by the application's own code. */
        CUSTOM,
        ABSTRACT
    }

    public ValueDef {
        bases = List.copyOf(bases);
        supports = List.copyOf(supports);
        contents = List.copyOf(contents);
    }

    /** Its own state members, in order. */
    public List<StateMemberDef> stateMembers() {
        return only(StateMemberDef.class);
    }

    /** Its own factories, in order. */
    public List<FactoryDef> factories() {
        return only(FactoryDef.class);
    }

    /** Its own operations, in order; those of the interfaces it supports are not among them. */
    public List<OperationDef> operations() {
        return only(OperationDef.class);
    }

    /** Its own attributes, in order. */
    public List<AttributeDef> attributes() {
        return only(AttributeDef.class);
    }

    private <D extends Definition> List<D> only(Class<D> wanted) {
        return contents.stream().filter(wanted::isInstance).map(wanted::cast).toList();
    }
}
