package org.zenorb.idl.model;

import java.util.List;

/**
 * An attribute of an interface; {@code attribute long a, b;} gives two.
 *
 * @param getRaises exceptions of the accessor ({@code raises} of a readonly attribute, {@code
 *     getraises} otherwise)
 * @param setRaises exceptions of the modifier
 */
public record AttributeDef(
        Header header,
        boolean readonly,
        TypeRef type,
        List<ScopedName> getRaises,
        List<ScopedName> setRaises)
        implements Definition {

    public AttributeDef {
        getRaises = List.copyOf(getRaises);
        setRaises = List.copyOf(setRaises);
    }
}
