package org.zenorb.idl.model;

import java.util.List;

/** A member of a struct or exception; {@code long a, b;} gives two. */
public record Member(
        String name,
        TypeRef type,
        SourcePosition position,
        String documentation,
        List<Annotation> annotations) {

    public Member {
        annotations = List.copyOf(annotations);
    }

    /** Without annotations. */
    public Member(String name, TypeRef type, SourcePosition position, String documentation) {
        this(name, type, position, documentation, List.of());
    }

    /** The same member with a type that says as much in other words. */
    public Member typed(TypeRef other) {
        return new Member(name, other, position, documentation, annotations);
    }
}
