package org.omg.CORBA.portable;

/**
 * The part of a stream that writes chunked values, for values within values.
 *
 * <p>IDL to Java 1.3, "Value types".
 */
public interface ValueOutputStream {
    /** Begins a nested value of this repository id. */
    void start_value(String repositoryId);

    /** Ends the nested value. */
    void end_value();
}
