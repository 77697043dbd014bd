package org.zenorb.interop;

import interop.BasePOA;

/**
 * An object with a name.
 *
 * <p>Thread: any.
 */
final class BaseServant extends BasePOA {
    private final String name;

    BaseServant(String name) {
        this.name = name;
    }

    @Override
    public String who() {
        return name;
    }
}
