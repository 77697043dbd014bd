package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link INVALID_ACTIVITY}.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions".
 *
 * <p>Thread: any.
 */
public abstract class INVALID_ACTIVITYHelper {
    /** Nothing to do; public because the standard's is. */
    public INVALID_ACTIVITYHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, INVALID_ACTIVITY value) {
        SystemExceptionKind.INVALID_ACTIVITY.insert(any, value);
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static INVALID_ACTIVITY extract(Any any) {
        return (INVALID_ACTIVITY) SystemExceptionKind.INVALID_ACTIVITY.extract(any);
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        return SystemExceptionKind.INVALID_ACTIVITY.type();
    }

    /** The exception's repository id. */
    public static String id() {
        return SystemExceptionKind.INVALID_ACTIVITY.id();
    }

    /**
     * Reads the exception with its repository id in front.
     *
     * @throws MARSHAL when the id is another one
     */
    public static INVALID_ACTIVITY read(InputStream input) {
        return (INVALID_ACTIVITY) SystemExceptionKind.INVALID_ACTIVITY.read(input);
    }

    /** Writes the exception with its repository id in front. */
    public static void write(OutputStream output, INVALID_ACTIVITY value) {
        SystemExceptionKind.INVALID_ACTIVITY.write(output, value);
    }
}
