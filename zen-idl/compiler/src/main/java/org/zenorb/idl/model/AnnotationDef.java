package org.zenorb.idl.model;

import java.util.List;
import java.util.Optional;

/**
 * The declaration of an annotation (IDL 4); the last part of its name begins with {@code @}.
 *
 * @param contents enums, constants and typedefs for its members
 */
public record AnnotationDef(Header header, List<Member> members, List<Definition> contents)
        implements Definition {

    /** One parameter, with its default if it has one. */
    public record Member(
            String name,
            TypeRef type,
            Optional<ConstantValue> defaultValue,
            SourcePosition position,
            String documentation) {}

    public AnnotationDef {
        members = List.copyOf(members);
        contents = List.copyOf(contents);
    }
}
