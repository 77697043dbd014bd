package org.omg.CORBA.portable;

/**
 * The part of a stream that reads chunked values, for values within values.
 *
 * <p>IDL to Java 1.3, "Value types".
 */
public interface ValueInputStream {
    /** Goes into a nested value. */
    void start_value();

    /** Leaves the nested value. */
    void end_value();
}
