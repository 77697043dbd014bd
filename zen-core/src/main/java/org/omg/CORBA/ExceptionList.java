package org.omg.CORBA;

/**
 * The types of the user exceptions that a dynamic request may raise.
 *
 * <p>IDL to Java 1.3, "ExceptionList".
 *
 * <p>Thread: one at a time.
 */
public abstract class ExceptionList {
    /** For ORBs. */
    public ExceptionList() {}

    /** The number of exceptions. */
    public abstract int count();

    /** Adds one. */
    public abstract void add(TypeCode exception);

    /** One of them, counted from 0. */
    public abstract TypeCode item(int index) throws Bounds;

    /** Takes one out, counted from 0. */
    public abstract void remove(int index) throws Bounds;
}
