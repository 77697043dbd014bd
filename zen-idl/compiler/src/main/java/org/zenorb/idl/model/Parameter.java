package org.zenorb.idl.model;

import java.util.List;

/**
 * A parameter of an operation or factory.
 *
 * @param documentation the comment before it, or else what a {@code @param} of the operation's
 *     comment says of it; empty where there is neither
 */
public record Parameter(
        String name,
        Mode mode,
        TypeRef type,
        SourcePosition position,
        String documentation,
        List<Annotation> annotations) {

    /** The direction in which it travels. */
    public enum Mode {
        IN,
        OUT,
        INOUT
    }

    public Parameter {
        annotations = List.copyOf(annotations);
    }

    /** Without comment and annotations. */
    public Parameter(String name, Mode mode, TypeRef type, SourcePosition position) {
        this(name, mode, type, position, "", List.of());
    }

    /** The same parameter with a type that says as much in other words. */
    public Parameter typed(TypeRef other) {
        return new Parameter(name, mode, other, position, documentation, annotations);
    }
}
