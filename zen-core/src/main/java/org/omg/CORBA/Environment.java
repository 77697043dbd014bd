package org.omg.CORBA;

/**
 * Where the exception of a dynamic request is kept.
 *
 * <p>IDL to Java 1.3, "Environment".
 *
 * <p>Thread: one at a time.
 */
public abstract class Environment {
    /** For ORBs. */
    public Environment() {}

    /** The exception, or null. */
    public abstract Exception exception();

    /** Sets the exception. */
    public abstract void exception(Exception exception);

    /** Forgets the exception. */
    public abstract void clear();
}
