package org.zenorb.idl.model;

import java.util.List;

/**
 * A bitmask (IDL 4): flags that share one integer.
 *
 * @param bits how many there is room for, 1 to 64
 */
public record BitmaskDef(Header header, int bits, List<Flag> flags) implements Definition {

    /**
     * One flag; its name lives in the scope that holds the bitmask.
     *
     * @param position which bit it is, 0 for the least significant
     */
    public record Flag(Header header, int position) {}

    public BitmaskDef {
        flags = List.copyOf(flags);
    }
}
