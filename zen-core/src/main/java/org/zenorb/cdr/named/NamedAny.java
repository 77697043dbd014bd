package org.zenorb.cdr.named;

import org.omg.CORBA.Any;
import org.omg.CORBA.NamedValue;

/**
 * A name, a value and flags (CORBA 3.3 part 1, 8.2.1). Thread: whoever holds it, one at a time.
 *
 * @see AnyList
 */
public final class NamedAny extends NamedValue {
    private final String name;
    private final Any value;
    private final int flags;

    /**
     * Of all three.
     *
     * @param name may be empty or null
     * @param value shared with the caller
     */
    public NamedAny(String name, Any value, int flags) {
        this.name = name;
        this.value = value;
        this.flags = flags;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Any value() {
        return value;
    }

    @Override
    public int flags() {
        return flags;
    }
}
