package org.zenorb.idl.model;

/**
 * A state member of a value type; {@code public long a, b;} gives two. A type that is defined
 * inside it stands before it in the value type's contents.
 *
 * @param isPublic whether it was declared {@code public}, not {@code private}
 */
public record StateMemberDef(Header header, boolean isPublic, TypeRef type) implements Definition {}
