package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link ACTIVITY_COMPLETED}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class ACTIVITY_COMPLETEDHelper {
    /** Nothing to do; public because the standard's is. */
    public ACTIVITY_COMPLETEDHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, ACTIVITY_COMPLETED value) {
        SystemExceptionKind.ACTIVITY_COMPLETED.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static ACTIVITY_COMPLETED extract(Any any) {
        return (ACTIVITY_COMPLETED) SystemExceptionKind.ACTIVITY_COMPLETED.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.ACTIVITY_COMPLETED.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.ACTIVITY_COMPLETED.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static ACTIVITY_COMPLETED read(InputStream input) {
        return (ACTIVITY_COMPLETED) SystemExceptionKind.ACTIVITY_COMPLETED.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, ACTIVITY_COMPLETED value) {
        SystemExceptionKind.ACTIVITY_COMPLETED.write(output, value);
    }
}
