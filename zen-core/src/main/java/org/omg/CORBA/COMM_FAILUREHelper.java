package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link COMM_FAILURE}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class COMM_FAILUREHelper {
    /** Nothing to do; public because the standard's is. */
    public COMM_FAILUREHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, COMM_FAILURE value) {
        SystemExceptionKind.COMM_FAILURE.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static COMM_FAILURE extract(Any any) {
        return (COMM_FAILURE) SystemExceptionKind.COMM_FAILURE.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.COMM_FAILURE.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.COMM_FAILURE.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static COMM_FAILURE read(InputStream input) {
        return (COMM_FAILURE) SystemExceptionKind.COMM_FAILURE.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, COMM_FAILURE value) {
        SystemExceptionKind.COMM_FAILURE.write(output, value);
    }
}
