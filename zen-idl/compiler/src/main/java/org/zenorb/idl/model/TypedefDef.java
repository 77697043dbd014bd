package org.zenorb.idl.model;

/**
 * One name of a typedef; {@code typedef long a, b[3];} gives two. A struct, union or enum that is
 * defined inside a typedef stands in the scope around it.
 *
 * @param type with array dimensions folded in
 */
public record TypedefDef(Header header, TypeRef type) implements Definition {}
