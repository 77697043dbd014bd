package org.zenorb.idl.model;

import java.util.List;

/** An enum; an enumerator's value is its position. */
public record EnumDef(Header header, List<Enumerator> enumerators) implements Definition {

    /** One enumerator; it lives in the scope that holds the enum. */
    public record Enumerator(String name, SourcePosition position, String documentation) {}

    public EnumDef {
        enumerators = List.copyOf(enumerators);
    }

    /** The position of the enumerator called so, or -1. */
    public int indexOf(String enumerator) {
        for (int i = 0; i < enumerators.size(); i++) {
            if (enumerators.get(i).name().equals(enumerator)) {
                return i;
            }
        }
        return -1;
    }
}
