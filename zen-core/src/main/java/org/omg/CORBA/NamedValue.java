package org.omg.CORBA;

/**
 * A value with a name and a direction.
 *
 * <p>CORBA 3.3, part 1, "Common data structures"; IDL to Java 1.3, "NamedValue".
 *
 * <p>Thread: one at a time.
 */
public abstract class NamedValue {
    /** For ORBs. */
    public NamedValue() {}

    /** The name, or the empty string. */
    public abstract String name();

    /** The value itself, not a copy. */
    public abstract Any value();

    /** {@link ARG_IN}, {@link ARG_OUT} or {@link ARG_INOUT}. */
    public abstract int flags();
}
