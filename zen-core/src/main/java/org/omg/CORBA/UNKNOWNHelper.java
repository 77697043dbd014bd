package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link UNKNOWN}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class UNKNOWNHelper {
    /** Nothing to do; public because the standard's is. */
    public UNKNOWNHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, UNKNOWN value) {
        SystemExceptionKind.UNKNOWN.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static UNKNOWN extract(Any any) {
        return (UNKNOWN) SystemExceptionKind.UNKNOWN.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.UNKNOWN.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.UNKNOWN.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static UNKNOWN read(InputStream input) {
        return (UNKNOWN) SystemExceptionKind.UNKNOWN.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, UNKNOWN value) {
        SystemExceptionKind.UNKNOWN.write(output, value);
    }
}
