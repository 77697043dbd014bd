package org.zenorb.idl.model;

/** A member of a struct or exception; {@code long a, b;} gives two. */
public record Member(String name, TypeRef type, SourcePosition position, String documentation) {}
