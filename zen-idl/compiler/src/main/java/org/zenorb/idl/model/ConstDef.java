package org.zenorb.idl.model;

/**
 * A constant.
 *
 * @param type as written, possibly through a typedef
 * @param value evaluated and within the type's range
 */
public record ConstDef(Header header, TypeRef type, ConstantValue value) implements Definition {}
