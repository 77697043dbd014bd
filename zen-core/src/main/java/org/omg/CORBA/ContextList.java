package org.omg.CORBA;

/**
 * The names of the context values that a dynamic request sends.
 *
 * <p>IDL to Java 1.3, "ContextList".
 *
 * <p>Thread: one at a time.
 */
public abstract class ContextList {
    /** For ORBs. */
    public ContextList() {}

    /** The number of names. */
    public abstract int count();

    /** Adds one. */
    public abstract void add(String name);

    /** One of them, counted from 0. */
    public abstract String item(int index) throws Bounds;

    /** Takes one out, counted from 0. */
    public abstract void remove(int index) throws Bounds;
}
