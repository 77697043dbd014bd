package org.zenorb.interop;

import interop.NamedObjectPOA;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The reference behind an abstract interface.
 *
 * <p>Thread: any.
 */
final class NamedObjectServant extends NamedObjectPOA {
    private static final long serialVersionUID = 1L;

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    public String name() {
        calls.incrementAndGet();
        return "object";
    }

    @Override
    public int calls() {
        return calls.get();
    }
}
