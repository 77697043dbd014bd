package org.omg.CORBA;

/**
 * A list of named values: the arguments of a dynamic request.
 *
 * <p>CORBA 3.3, part 1, "List operations"; IDL to Java 1.3, "NVList".
 *
 * <p>Thread: one at a time.
 */
public abstract class NVList {
    /** For ORBs. */
    public NVList() {}

    /** The number of values. */
    public abstract int count();

    /**
     * Adds a value without a name and without a type.
     *
     * @param flags {@link ARG_IN}, {@link ARG_OUT} or {@link ARG_INOUT}
     */
    public abstract NamedValue add(int flags);

    /** Adds a value without a type. */
    public abstract NamedValue add_item(String name, int flags);

    /** Adds a value. */
    public abstract NamedValue add_value(String name, Any value, int flags);

    /** One value, counted from 0. */
    public abstract NamedValue item(int index) throws Bounds;

    /** Takes one value out, counted from 0. */
    public abstract void remove(int index) throws Bounds;
}
