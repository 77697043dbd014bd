package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link ACTIVITY_REQUIRED}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class ACTIVITY_REQUIREDHelper {
    /** Nothing to do; public because the standard's is. */
    public ACTIVITY_REQUIREDHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, ACTIVITY_REQUIRED value) {
        SystemExceptionKind.ACTIVITY_REQUIRED.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static ACTIVITY_REQUIRED extract(Any any) {
        return (ACTIVITY_REQUIRED) SystemExceptionKind.ACTIVITY_REQUIRED.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.ACTIVITY_REQUIRED.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.ACTIVITY_REQUIRED.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static ACTIVITY_REQUIRED read(InputStream input) {
        return (ACTIVITY_REQUIRED) SystemExceptionKind.ACTIVITY_REQUIRED.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, ACTIVITY_REQUIRED value) {
        SystemExceptionKind.ACTIVITY_REQUIRED.write(output, value);
    }
}
