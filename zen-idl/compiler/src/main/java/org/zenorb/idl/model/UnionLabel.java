package org.zenorb.idl.model;

/** A label of a union's branch. */
public sealed interface UnionLabel {

    /** The label {@code default:}. */
    UnionLabel DEFAULT = new Default();

    /** {@code case value:}, with the value already in the discriminator's type. */
    record Case(ConstantValue value) implements UnionLabel {}

    /** {@code default:}. */
    record Default() implements UnionLabel {}
}
